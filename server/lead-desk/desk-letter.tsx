import type { MailKindName } from "#domain/lead/mail-kind.ts";
import { addressOf } from "#domain/person/mailbox-address.ts";
import type { Contact, OutboxKind, PersonMail } from "#server/mail/kinds.ts";
import { Letter, Paragraph, renderLetter, withLineBreaks } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import { personMailbox } from "#server/mail/visitor-words.ts";

/** A message that staff write to a person. */
type DeskLetter = {
  person: Contact;
  subject: string;
  text: string;
  /** The author. */
  staffId: string;
  /** The Message-ID of the mail that it answers; absent: none. */
  answers?: string;
  /** Ids of pictures that go along (rows of `photos`); absent: none. */
  photos?: string[];
};

/** The typed text on our letterhead. Replies go to the office, where the author works. */
async function deskLetter(
  { person, subject, text, answers }: DeskLetter,
  { profile, mailFrom, officeEmail }: MailOptions,
): Promise<MailMessage> {
  const paragraphs = text.split(/\n{2,}/);
  const body = await renderLetter(
    <Letter profile={profile} preview={paragraphs[0] ?? ""} heading={subject}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text that never changes
        <Paragraph key={index}>{withLineBreaks(paragraph)}</Paragraph>
      ))}
    </Letter>,
  );
  return {
    from: mailFrom,
    to: personMailbox(person),
    replyTo: { name: profile.name, address: addressOf(officeEmail) },
    subject,
    ...(answers && { answers }),
    ...body,
  };
}

const deskLetterKind: PersonMail<DeskLetter> = {
  // An earlier release would send it without its photos.
  version: 2,
  lane: () => "ordinary",
  to: "person",
  purpose: () => "letter",
  appointment: () => null,
  lead: {
    person: ({ person }) => person,
    about: ({ subject }) => subject,
  },
  attached: ({ photos = [] }) => photos,
  withAttached: (payload, photos) => ({ ...payload, photos: [...photos] }),
  render: deskLetter,
};

/** What staff write to people, by the names under which the outbox knows it. */
export const letterKinds = {
  "desk-letter": deskLetterKind,
} satisfies Partial<Record<MailKindName, OutboxKind>>;
