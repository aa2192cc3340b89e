import { revokedMail } from "#content/en/revoked-mail.ts";
import { type CalendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import type { MailKindName } from "#domain/lead/mail-kind.ts";
import type { Contact, OutboxKind, PersonMail } from "#server/mail/kinds.ts";
import { Paragraph } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import { personLetter, QuestionsLine } from "#server/mail/person-letter.tsx";

/** Whose report or estimate no longer holds. */
type RevokedMail = {
  person: Contact;
  what: "report" | "estimate";
  sentOn: CalendarDay;
  /** Whether it corrected one before, which does not hold again. */
  isCorrection: boolean;
};

function revokedLetter(
  { person, what, sentOn, isCorrection }: RevokedMail,
  options: MailOptions,
): Promise<MailMessage> {
  const words = revokedMail[what];
  const revoked = words.revoked(formatDay(sentOn, "dated"));
  return personLetter(
    {
      ...{ person, subject: words.subject, heading: words.heading, preview: revoked },
      children: (
        <>
          <Paragraph>{revoked}</Paragraph>
          {isCorrection && <Paragraph>{words.earlier}</Paragraph>}
          <Paragraph>{words.next}</Paragraph>
          <QuestionsLine profile={options.profile} />
        </>
      ),
    },
    options,
  );
}

const revokedKind: PersonMail<RevokedMail> = {
  version: 1,
  lane: () => "ordinary",
  to: "person",
  purpose: () => "letter",
  appointment: () => null,
  lead: {
    person: ({ person }) => person,
    about: ({ what }) => `that the ${what} for their roof no longer holds`,
  },
  render: revokedLetter,
};

/** What is mailed about what was revoked, by the names under which the outbox knows it. */
export const revokedMailKinds = {
  "roof-revoked": revokedKind,
} satisfies Partial<Record<MailKindName, OutboxKind>>;
