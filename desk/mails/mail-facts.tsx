import type { ReactNode } from "react";
import { Link } from "react-router";
import { mailFacts as words } from "#content/en/desk/mails.ts";
import { Moment } from "#desk/parts/moment.tsx";
import type { DeskMail } from "#domain/lead/records-contract.ts";
import { MailState } from "./mail-state.tsx";

/** The recipient, the time, the number of attempts, and why the mail has not arrived. */
export function MailFacts({ mail }: { mail: DeskMail }) {
  return (
    <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] tight:block gap-x-3 gap-y-1">
      <Fact name={words.state}>
        <MailState mail={mail} />
        {mail.error && mail.state !== "sent" && <span className="block">{mail.error}</span>}
      </Fact>
      {mail.to && <Fact name={words.to}>{mail.to}</Fact>}
      <Fact name={words.written}>
        <Moment at={mail.createdAt} />
      </Fact>
      {mail.sentAt && (
        <Fact name={words.sent}>
          <Moment at={mail.sentAt} />
        </Fact>
      )}
      {mail.dueAt && mail.state === "queued" && (
        <Fact name={words.nextTry}>
          <Moment at={mail.dueAt} />
        </Fact>
      )}
      <Fact name={words.tries}>{mail.attempts}</Fact>
      {mail.leadId && (
        <Fact name={words.lead}>
          <Link to={`/desk/leads/${mail.leadId}`} className="text-link underline">
            {words.openLead}
          </Link>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
