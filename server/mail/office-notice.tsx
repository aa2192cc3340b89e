import type { ReactNode } from "react";
import { type Suspicion, suspicionMark } from "#domain/spam/suspicion.ts";
import { contactFacts } from "./contact-facts.tsx";
import type { Contact } from "./kinds.ts";
import { Facts, Letter, Paragraph, renderLetter } from "./letter.tsx";
import type { MailMessage, MailOptions } from "./message.ts";

type Fact = readonly [label: string, value: ReactNode];

/**
 * A mail to the office about a person: what it is, how to reach them, what they wrote. A reply to it
 * goes to the person, and its subject begins with what makes it suspicious.
 */
export async function officeNotice(
  notice: {
    person: Contact;
    suspicion?: Suspicion | undefined;
    subject: string;
    heading: string;
    preview: string;
    /** Stands above everything else. */
    warning?: string | undefined;
    /** Before the person's details, and after them. */
    facts: { first: readonly Fact[]; last: readonly Fact[] };
    action?: ReactNode;
    /** Who gets it in the office's place. */
    to?: string;
  },
  { profile, mailFrom, officeEmail }: MailOptions,
): Promise<MailMessage> {
  const { person, suspicion, facts } = notice;
  const body = await renderLetter(
    <Letter profile={profile} preview={notice.preview} heading={notice.heading}>
      {notice.warning && <Paragraph>{notice.warning}</Paragraph>}
      <Facts facts={[...facts.first, ...contactFacts(person), ...facts.last]} />
      {notice.action}
      {person.email && <Paragraph>Reply to this email to reach {person.name}.</Paragraph>}
    </Letter>,
  );
  return {
    from: mailFrom,
    to: notice.to ?? officeEmail,
    ...(person.email && { replyTo: { name: person.name, address: person.email } }),
    subject: `${suspicion ? suspicionMark(suspicion) : ""}${notice.subject}`,
    ...body,
  };
}
