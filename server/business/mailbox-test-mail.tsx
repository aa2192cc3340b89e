import { mailboxTestWords as words } from "#content/en/mailbox-test.ts";
import type { OwnMailbox } from "#domain/business/own-mailboxes.ts";
import type { MailKindName } from "#domain/lead/mail-kind.ts";
import type { OfficeMail, OutboxKind } from "#server/mail/kinds.ts";
import { Letter, Paragraph, renderLetter } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";

/** `to` is where mails went when the test was asked for, whatever is set until it is sent. */
type MailboxTest = { mailbox: OwnMailbox; to: string };

const mailboxTestKind: OfficeMail<MailboxTest> = {
  version: 1,
  to: "office",
  // As what it tries: an emergency's notice waits for nothing else.
  lane: ({ mailbox }) => (mailbox === "emergency" ? "emergency" : "ordinary"),
  lead: null,
  render: mailboxTestMail,
};

async function mailboxTestMail(
  { mailbox, to }: MailboxTest,
  { profile, mailFrom }: MailOptions,
): Promise<MailMessage> {
  const about = words.about[mailbox];
  const body = await renderLetter(
    <Letter profile={profile} preview={about} heading={words.subject}>
      <Paragraph>{about}</Paragraph>
      <Paragraph>{words.asked}</Paragraph>
    </Letter>,
  );
  return { from: mailFrom, to, subject: `${words.subject}: ${profile.name}`, ...body };
}

/** What is mailed to try a mailbox of ours, by the name under which the outbox knows it. */
export const mailboxTestKinds = {
  "mailbox-test": mailboxTestKind,
} satisfies Partial<Record<MailKindName, OutboxKind>>;
