import type { ReactNode } from "react";
import { type Suspicion, suspicionMark } from "#domain/spam/suspicion.ts";
import { contactFacts } from "./contact-facts.tsx";
import type { Contact } from "./kinds.ts";
import { Facts, Letter, Paragraph, renderLetter } from "./letter.tsx";
import { type MailPhotos, Photos } from "./mail-photos.tsx";
import type { MailMessage, MailOptions } from "./message.ts";

type Fact = readonly [label: string, value: ReactNode];

/**
 * A mail to the office about a person: the subject, how to reach them, what they wrote. Replies go to the person, and
 * the subject starts with what makes it suspicious.
 */
export async function officeNotice(
  notice: {
    person: Contact;
    suspicion?: Suspicion | undefined;
    subject: string;
    heading: string;
    preview: string;
    /** Shown above everything else. */
    warning?: string | undefined;
    /** Facts before and after the person's details. */
    facts: { first: readonly Fact[]; last: readonly Fact[] };
    photos?: MailPhotos | undefined;
    action?: ReactNode;
    /** Recipient instead of the office. */
    to?: string;
  },
  { profile, mailFrom, officeEmail }: MailOptions,
): Promise<MailMessage> {
  const { person, suspicion, facts } = notice;
  const body = await renderLetter(
    <Letter profile={profile} preview={notice.preview} heading={notice.heading}>
      {notice.warning && <Paragraph>{notice.warning}</Paragraph>}
      <Facts facts={[...facts.first, ...contactFacts(person), ...facts.last]} />
      {notice.photos && <Photos photos={notice.photos} />}
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
    ...(notice.photos && { pictures: notice.photos.shown }),
  };
}
