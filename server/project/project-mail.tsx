import { newerQuestionMail, questionMail } from "#content/en/project-consent.ts";
import type { MailKindName } from "#domain/lead/mail-kind.ts";
import { Unwanted } from "#server/mail/delivery-fault.ts";
import type { Contact, OutboxKind, PersonMail } from "#server/mail/kinds.ts";
import { ActionButton, Paragraph } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import { personLetter, QuestionsLine } from "#server/mail/person-letter.tsx";

/** Who is asked, and what. The link to their page is no part of what is stored. */
type QuestionMail = {
  person: Contact;
  consentId: string;
  /** Whether an earlier version is shown, to which they have agreed; absent: none is. */
  isShown?: boolean;
};

/** Asks the owner of a finished roof whether it may be shown. */
function questionLetter(
  { person, isShown }: QuestionMail,
  { roofLink, ...options }: MailOptions,
): Promise<MailMessage> {
  const words = isShown ? newerQuestionMail : questionMail;
  const { subject, heading, preview } = words;
  return personLetter(
    {
      ...{ person, subject, heading, preview },
      children: (
        <>
          <Paragraph>{words.intro}</Paragraph>
          <Paragraph>{words.more}</Paragraph>
          {roofLink && <ActionButton href={roofLink}>{words.action}</ActionButton>}
          <Paragraph>{words.no}</Paragraph>
          <QuestionsLine profile={options.profile} />
        </>
      ),
    },
    options,
  );
}

const questionKind: PersonMail<QuestionMail> = {
  version: 1,
  lane: () => "ordinary",
  to: "person",
  purpose: () => "unasked",
  appointment: () => null,
  lead: { person: ({ person }) => person, about: () => "whether their roof may be shown" },
  roofLink: "needed",
  async refuseWrongMoment({ consentId }, { database }) {
    const consent = await database
      .selectFrom("project_consents")
      .select(["answer", "project_id", "asked_at"])
      .where("id", "=", consentId)
      .executeTakeFirst();
    if (!consent || consent.answer !== null) throw new Unwanted("the question was answered");
    const newer = await database
      .selectFrom("project_consents")
      .select("id")
      .where("project_id", "=", consent.project_id)
      .where("asked_at", ">", consent.asked_at)
      .executeTakeFirst();
    if (newer) throw new Unwanted("they were asked anew");
  },
  render: questionLetter,
};

/** What is mailed about finished roofs, by the names under which the outbox knows it. */
export const projectMailKinds = {
  "project-question": questionKind,
} satisfies Partial<Record<MailKindName, OutboxKind>>;
