import {
  assessmentLetterWords as letter,
  assessmentNoticeWords as notice,
} from "#content/en/assessment/mails.ts";
import { waysOn } from "#content/en/ways-on.ts";
import { pageUrl } from "#content/links.ts";
import { questions } from "#domain/assessment/questions.ts";
import type { Registration } from "#domain/person/registration.ts";
import { contactPhoneOf } from "#domain/person/understood-phone.ts";
import { ActionButton, Facts, Paragraph } from "#server/mail/letter.tsx";
import type { MailPhotos } from "#server/mail/mail-photos.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import { officeNotice } from "#server/mail/office-notice.tsx";
import { personLetter, QuestionsLine } from "#server/mail/person-letter.tsx";
import type { StoredAssessment } from "./stored-assessment.ts";

export type AssessmentLead = StoredAssessment & { customerInfo: Registration };

/** To the office: who asked, and how the roof did. */
export function assessmentNotice(
  lead: AssessmentLead,
  options: MailOptions,
  photos?: MailPhotos,
): Promise<MailMessage> {
  const { customerInfo, result, values } = lead;
  return officeNotice(
    {
      person: customerInfo,
      suspicion: lead,
      subject: notice.subject(result.category, customerInfo.name),
      heading: notice.heading,
      preview: `${result.category}, ${contactPhoneOf(customerInfo.phone).shown}`,
      facts: {
        first: [[letter.result, notice.result(result)]],
        last: answersInWords(values),
      },
      photos,
    },
    options,
  );
}

/** To the visitor: the result, the answers it came from, and the next step. */
export function assessmentConfirmation(
  { customerInfo, result, values }: AssessmentLead,
  options: MailOptions,
): Promise<MailMessage> {
  return personLetter(
    {
      person: customerInfo,
      subject: letter.subject(result.category),
      heading: letter.heading,
      preview: result.category,
      children: (
        <>
          <Paragraph>{result.recommendation}</Paragraph>
          <Facts facts={[[letter.result, result.category], ...answersInWords(values)]} />
          <ActionButton href={pageUrl(options.siteUrl, waysOn.book.to)}>
            {waysOn.book.label}
          </ActionButton>
          <QuestionsLine profile={options.profile} />
        </>
      ),
    },
    options,
  );
}

function answersInWords(values: Record<string, string>): [string, string][] {
  return questions.map(({ id, question, options }) => [
    question,
    options.find(({ value }) => value === values[id])?.label ?? "",
  ]);
}
