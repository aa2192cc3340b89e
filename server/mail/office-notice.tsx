import type { ReactNode } from "react";
import { emailLink } from "#domain/person/contact-links.ts";
import { type Suspicion, suspicionMark } from "#domain/spam/suspicion.ts";
import { contactFacts } from "./contact-facts.tsx";
import type { Contact } from "./kinds.ts";
import { Facts, Letter, Paragraph, renderLetter, TextLink } from "./letter.tsx";
import { type MailPhotos, Photos } from "./mail-photos.tsx";
import { isAsciiMailbox } from "./mailbox.ts";
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
      <HowToAnswer person={person} />
    </Letter>,
  );
  return {
    from: mailFrom,
    to: notice.to ?? officeEmail,
    ...(canReply(person) && { replyTo: { name: person.name, address: person.email } }),
    subject: `${suspicion ? suspicionMark(suspicion) : ""}${notice.subject}`,
    ...body,
    ...(notice.photos && { pictures: notice.photos.shown }),
  };
}

/** Whether a reply can be addressed to them by every mail server. */
function canReply({ email }: Contact): boolean {
  return email !== "" && isAsciiMailbox(email);
}

function HowToAnswer({ person }: { person: Contact }) {
  if (!person.email) return null;
  if (canReply(person)) return <Paragraph>Reply to this email to reach {person.name}.</Paragraph>;
  return (
    <Paragraph>
      A reply to this email does not reach {person.name}: not every mail server takes their address.
      Call them, or write to <TextLink href={emailLink(person.email)}>{person.email}</TextLink>.
    </Paragraph>
  );
}
