import { correctedEstimateMail, estimateMail } from "#content/en/estimate/estimate-mail.ts";
import type { MailKindName } from "#domain/lead/mail-kind.ts";
import { isCurrent } from "#server/draft/sent-drafts.ts";
import { Unwanted } from "#server/mail/delivery-fault.ts";
import type { Contact, OutboxKind, PersonMail } from "#server/mail/kinds.ts";
import { ActionButton, Paragraph } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import { personLetter, QuestionsLine } from "#server/mail/person-letter.tsx";
import { estimateKind } from "./estimate-kind.ts";

/** Whom an estimate is for. No price is in the mail, so that nobody reads it in the outbox, or over a shoulder. */
type EstimateMail = {
  person: Contact;
  isCorrection: boolean;
  /** How many options it has. */
  options: number;
  estimateId: string;
};

/** The estimate is on the person's page. */
function estimateLetter(
  { person, isCorrection, options: count }: EstimateMail,
  { roofLink, ...options }: MailOptions,
): Promise<MailMessage> {
  const words = isCorrection ? correctedEstimateMail : estimateMail;
  return personLetter(
    {
      ...{ person, subject: words.subject, heading: words.heading, preview: words.intro(count) },
      children: (
        <>
          <Paragraph>{words.intro(count)}</Paragraph>
          <Paragraph>{words.more}</Paragraph>
          {roofLink && <ActionButton href={roofLink}>{words.action}</ActionButton>}
          <Paragraph>{words.noHurry}</Paragraph>
          <QuestionsLine profile={options.profile} />
        </>
      ),
    },
    options,
  );
}

const sentEstimate: PersonMail<EstimateMail> = {
  version: 1,
  lane: () => "ordinary",
  to: "person",
  purpose: () => "letter",
  appointment: () => null,
  lead: { person: ({ person }) => person, about: () => "the estimate for their roof" },
  roofLink: "needed",
  async refuseWrongMoment({ estimateId }, { database }) {
    const isRight = await isCurrent(database, estimateKind, estimateId);
    if (!isRight) throw new Unwanted("the estimate was revoked or corrected");
  },
  render: estimateLetter,
};

/** What is mailed about estimates, by the names under which the outbox knows it. */
export const estimateMailKinds = {
  "roof-estimate": sentEstimate,
} satisfies Partial<Record<MailKindName, OutboxKind>>;
