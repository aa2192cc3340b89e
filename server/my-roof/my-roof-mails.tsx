import { roofLinkLetter as words } from "#content/en/my-roof/mails.ts";
import type { Contact } from "#server/mail/kinds.ts";
import { ActionButton, Paragraph } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import { personLetter, QuestionsLine } from "#server/mail/person-letter.tsx";

/** Whom the link goes to. It is no part of what is stored: the mail gets it as it is sent. */
export type LostLink = { person: Contact };

/** To somebody who has lost the link to their page. */
export function roofLinkLetter(
  { person }: LostLink,
  { roofLink, ...options }: MailOptions,
): Promise<MailMessage> {
  const { subject, heading, preview } = words;
  return personLetter(
    {
      ...{ person, subject, heading, preview },
      children: (
        <>
          <Paragraph>{words.intro}</Paragraph>
          {roofLink && <ActionButton href={roofLink}>{words.action}</ActionButton>}
          <Paragraph>{words.notYou}</Paragraph>
          <QuestionsLine profile={options.profile} />
        </>
      ),
    },
    options,
  );
}
