import type { ReactNode } from "react";
import { greeting } from "#content/en/greeting.ts";
import { roofLinkLine } from "#content/en/my-roof/mails.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { addressOf } from "#domain/person/mailbox-address.ts";
import type { Contact } from "./kinds.ts";
import { Letter, Paragraph, PhoneNumberLink, renderLetter, TextLink } from "./letter.tsx";
import type { MailMessage, MailOptions } from "./message.ts";
import { greetedName, personMailbox } from "./visitor-words.ts";

/** A mail that greets the person by name. Replies go to the office. */
export async function personLetter(
  letter: {
    person: Pick<Contact, "name" | "email"> & { isSuspected?: boolean | undefined };
    subject: string;
    heading: string;
    preview: string;
    children: ReactNode;
  },
  { profile, mailFrom, officeEmail, roofLink }: MailOptions,
): Promise<MailMessage> {
  const body = await renderLetter(
    <Letter profile={profile} preview={letter.preview} heading={letter.heading}>
      <Paragraph>{greeting(greetedName(letter.person))}</Paragraph>
      {letter.children}
      {roofLink && (
        <Paragraph>
          {roofLinkLine.before}
          <TextLink href={roofLink}>{roofLinkLine.link}</TextLink>
          {roofLinkLine.after}
        </Paragraph>
      )}
    </Letter>,
  );
  return {
    from: mailFrom,
    to: personMailbox(letter.person),
    replyTo: { name: profile.name, address: addressOf(officeEmail) },
    subject: letter.subject,
    ...body,
  };
}

/** Closing line of mails that may leave questions open. */
export function QuestionsLine({ profile }: { profile: BusinessProfile }) {
  return (
    <Paragraph>
      Questions? Reply to this email or call <PhoneNumberLink number={profile.phone} />.
    </Paragraph>
  );
}
