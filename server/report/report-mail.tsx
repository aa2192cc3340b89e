import { answerText } from "#content/en/report.ts";
import { correctedReportMail, reportMail } from "#content/en/report-mail.ts";
import type { MailKindName } from "#domain/lead/mail-kind.ts";
import type { ReportAnswer } from "#domain/report/report-answer.ts";
import type { ConditionWords } from "#domain/roof-photo/roof-words.ts";
import { isCurrent } from "#server/draft/sent-drafts.ts";
import { Unwanted } from "#server/mail/delivery-fault.ts";
import type { Contact, OutboxKind, PersonMail } from "#server/mail/kinds.ts";
import { ActionButton, Paragraph } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import { personLetter, QuestionsLine } from "#server/mail/person-letter.tsx";
import { reportKind } from "./report-kind.ts";

/** Whom a report is for, and what its first sentence says. The link to it is no part of what is stored. */
type ReportMail = {
  person: Contact;
  answer: ReportAnswer;
  /** What conditions were called when it was sent; absent in mails of an earlier release. */
  conditions?: ConditionWords;
  isCorrection: boolean;
  reportId: string;
};

/** The report about their roof is on the person's page. */
function reportLetter(
  { person, answer, conditions, isCorrection }: ReportMail,
  { roofLink, ...options }: MailOptions,
): Promise<MailMessage> {
  const words = isCorrection ? correctedReportMail : reportMail;
  const sentence = answerText(answer, conditions);
  return personLetter(
    {
      ...{ person, subject: words.subject, heading: words.heading, preview: sentence },
      children: (
        <>
          <Paragraph>{words.intro}</Paragraph>
          <Paragraph>
            <strong>{sentence}</strong>
          </Paragraph>
          <Paragraph>{words.more}</Paragraph>
          {roofLink && <ActionButton href={roofLink}>{words.action}</ActionButton>}
          <QuestionsLine profile={options.profile} />
        </>
      ),
    },
    options,
  );
}

const sentReport: PersonMail<ReportMail> = {
  version: 1,
  lane: () => "ordinary",
  to: "person",
  purpose: () => "letter",
  appointment: () => null,
  lead: { person: ({ person }) => person, about: () => "the report about their roof" },
  roofLink: "needed",
  async refuseWrongMoment({ reportId }, { database }) {
    const isRight = await isCurrent(database, reportKind, reportId);
    if (!isRight) throw new Unwanted("the report was revoked or corrected");
  },
  render: reportLetter,
};

/** What is mailed about reports, by the names under which the outbox knows it. */
export const reportMailKinds = {
  "roof-report": sentReport,
} satisfies Partial<Record<MailKindName, OutboxKind>>;
