import {
  correctedEstimateMail,
  estimateMail,
  estimateReminderMail,
} from "#content/en/estimate/estimate-mail.ts";
import type { MailKindName } from "#domain/lead/mail-kind.ts";
import { afterQuietHours } from "#domain/text/quiet-hours.ts";
import { isCurrent } from "#server/draft/sent-drafts.ts";
import { Postponed, Unwanted } from "#server/mail/delivery-fault.ts";
import type { Contact, OutboxKind, PersonMail } from "#server/mail/kinds.ts";
import { ActionButton, Paragraph, TextLink } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import { personLetter, QuestionsLine } from "#server/mail/person-letter.tsx";
import { estimateKind } from "./estimate-kind.ts";
import { isStillSilent } from "./followed-estimates.ts";

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

/** Whom it is for, and which of the cadence it is, counted from 0. */
type EstimateReminder = { person: Contact; estimateId: string; number: number };

/** Both links lead to the page, where a press says it: programs that check mails open every link. */
function reminderLetter(
  { person, estimateId }: EstimateReminder,
  { roofLink, ...options }: MailOptions,
): Promise<MailMessage> {
  const words = estimateReminderMail;
  const page = roofLink && `${roofLink}/estimate/${estimateId}`;
  return personLetter(
    {
      ...{ person, subject: words.subject, heading: words.heading, preview: words.preview },
      children: (
        <>
          <Paragraph>{words.intro}</Paragraph>
          {page && <ActionButton href={page}>{words.action}</ActionButton>}
          <Paragraph>{words.answer}</Paragraph>
          <QuestionsLine profile={options.profile} />
          {page && (
            <Paragraph>
              <TextLink href={`${page}#answer`}>{words.off}</TextLink>
            </Paragraph>
          )}
        </>
      ),
    },
    options,
  );
}

const reminderKind: PersonMail<EstimateReminder> = {
  version: 1,
  lane: () => "ordinary",
  to: "person",
  purpose: () => "unasked",
  appointment: () => null,
  isSentOnce: true,
  lead: { person: ({ person }) => person, about: () => "a reminder of the estimate" },
  roofLink: "needed",
  async refuseWrongMoment({ estimateId }, { database, now }, { profile }) {
    if (!(await isStillSilent(database, estimateId, { profile, now }))) {
      throw new Unwanted("its person has said something, or the estimate no longer stands");
    }
    const at = afterQuietHours(now, profile.timeZone);
    if (at > now) throw new Postponed(at);
  },
  render: reminderLetter,
};

/** What is mailed about estimates, by the names under which the outbox knows it. */
export const estimateMailKinds = {
  "roof-estimate": sentEstimate,
  "estimate-reminder": reminderKind,
} satisfies Partial<Record<MailKindName, OutboxKind>>;
