import { Fragment } from "react";
import { operatorCopy } from "#content/en/operator-copy.ts";
import { contactFacts } from "#server/mail/contact-facts.tsx";
import type { Contact, OfficeMail } from "#server/mail/kinds.ts";
import { Facts, Letter, Paragraph, renderLetter } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";

/** A mail that was given up, and the person it was for or about. */
export type DeadMail = {
  /** For example `Confirmation of an inspection on Wed, Jun 3, 9:00 AM`. */
  about: string;
  person: Contact;
  /** The mail server's answer, or why it was not contacted. */
  error: string;
  createdAt: string;
};

type DeadMailsReport = {
  mails: DeadMail[];
  furtherMails: number;
  /** Whether it includes an emergency. */
  isUrgent?: boolean;
  /** The office's mailbox, of a copy for the operator. */
  undeliveredTo?: string;
  /** Whether all of it is in a copy that the operator has. */
  isRepeated?: boolean;
};

export const deadMailsName = "dead-mails";

export const deadMailsKind: OfficeMail<DeadMailsReport> = {
  version: 1,
  to: "office",
  lane: ({ isUrgent }) => (isUrgent ? "emergency" : "ordinary"),
  // No report is sent about a report.
  lead: null,
  list: {
    people: ({ mails }) => mails.map(({ person }) => person),
    without({ mails, ...report }, isErased) {
      const left = mails.filter(({ person }) => !isErased(person));
      return left.length > 0 ? { ...report, mails: left } : null;
    },
  },
  render: deadMailsMail,
};

const longestError = 300;

/** To the office: who did not get their mail, so that somebody calls them. */
async function deadMailsMail(
  { mails, furtherMails, undeliveredTo }: DeadMailsReport,
  { profile, mailFrom, officeEmail, operatorEmail = officeEmail }: MailOptions,
): Promise<MailMessage> {
  const count = mails.length + furtherMails;
  const heading = count === 1 ? "1 email was not delivered" : `${count} emails were not delivered`;
  const when = new Intl.DateTimeFormat("en-US", {
    timeZone: profile.timeZone,
    dateStyle: "medium",
    timeStyle: "short",
  });
  const body = await renderLetter(
    <Letter
      profile={profile}
      preview={mails.map(({ person }) => person.name).join(", ")}
      heading={heading}
    >
      <Paragraph>
        We have stopped trying to send {count === 1 ? "this email" : "these emails"}. Please call{" "}
        {count === 1 ? "this person" : "these people"} instead; the email address may be mistyped.
      </Paragraph>
      {undeliveredTo && <Paragraph>{operatorCopy(undeliveredTo)}</Paragraph>}
      {mails.map(({ about, person, error, createdAt }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
        <Fragment key={index}>
          <Facts
            facts={[
              ["What", about],
              ...contactFacts(person),
              ["Submitted", when.format(new Date(createdAt))],
              ["Reason", error.slice(0, longestError)],
            ]}
          />
        </Fragment>
      ))}
      {furtherMails > 0 && (
        <Paragraph>And {furtherMails} more. Whoever runs the site can list them.</Paragraph>
      )}
    </Letter>,
  );
  const to = undeliveredTo ? operatorEmail : officeEmail;
  return { from: mailFrom, to, subject: `${heading}: please call`, ...body };
}
