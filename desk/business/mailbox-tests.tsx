import { useMutation, useQuery } from "@tanstack/react-query";
import { mailboxTests as words } from "#content/en/desk/set-up.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { isOnItsWay, mailQuery } from "#desk/mails/mail-queries.ts";
import type { Business } from "#domain/business/business-settings.ts";
import { type OwnMailbox, ownMailboxes } from "#domain/business/own-mailboxes.ts";
import type { DeskMail } from "#domain/lead/records-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";

/** Sends a mail to where our own mails go, and says what became of it. */
export function MailboxTests({
  mailboxes,
  onBefore,
}: {
  /** Where they go now. */
  mailboxes: Business["mailboxes"];
  /** Saves what was typed and is not yet saved; false when it could not be. */
  onBefore?: (() => Promise<boolean>) | undefined;
}) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {ownMailboxes.map((mailbox) => (
        <li key={mailbox}>
          <MailboxTest mailbox={mailbox} to={mailboxes[mailbox]} onBefore={onBefore} />
        </li>
      ))}
    </ul>
  );
}

function MailboxTest({
  mailbox,
  to,
  onBefore,
}: {
  mailbox: OwnMailbox;
  to: string;
  onBefore: (() => Promise<boolean>) | undefined;
}) {
  const test = useMutation({
    mutationFn: async () => {
      if (onBefore && !(await onBefore())) return null;
      const body = { mailbox };
      return bodyOf(await deskClient.POST("/desk/business/mailbox-tests", { body })).mailId;
    },
  });
  return (
    <div className="grid justify-items-start gap-1">
      <p>
        {words.names[mailbox]}: <span className="font-semibold wrap-anywhere">{to}</span>
      </p>
      <Button look="quiet" busy={test.isPending} onClick={() => test.mutate()}>
        {onBefore ? words.saveAndSend : words.send}
        <span className="sr-only">, {words.names[mailbox]}</span>
      </Button>
      {test.error && (
        <Notice tone="late">
          <p>{failureText(test.error)}</p>
        </Notice>
      )}
      {test.data && <Outcome key={test.data} id={test.data} />}
    </div>
  );
}

/** Milliseconds until the test is asked about again, since somebody is waiting for it; false once nothing more becomes of it. */
export function untilNextLook(mail: Pick<DeskMail, "state"> | undefined): number | false {
  return !mail || isOnItsWay(mail) ? 1_000 : false;
}

/** What has become of the test so far. */
function Outcome({ id }: { id: string }) {
  const { data: mail } = useQuery({
    ...mailQuery(id),
    refetchInterval: ({ state }) => untilNextLook(state.data),
  });
  if (!mail) return null;
  const { state, to, error } = mail;
  const text =
    state === "sent" ? words.sent(to) : error ? words.failed(to, error) : words.going(to);
  return (
    <p
      role="status"
      className={`text-small ${state === "sent" ? "text-good" : error ? "text-late" : "text-soft"}`}
    >
      {text}
    </p>
  );
}
