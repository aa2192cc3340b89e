import { pageUrl } from "#content/links.ts";
import { questions } from "#domain/assessment/questions.ts";
import type { Registration } from "#domain/person/registration.ts";
import { ActionButton, Facts, Paragraph } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import { officeNotice } from "#server/mail/office-notice.tsx";
import { personLetter, QuestionsLine } from "#server/mail/person-letter.tsx";
import type { StoredAssessment } from "./assessments.ts";

export type AssessmentLead = StoredAssessment & { customerInfo: Registration };

/** To the office: who asks, and what the roof is like. */
export function assessmentNotice(lead: AssessmentLead, options: MailOptions): Promise<MailMessage> {
  const { customerInfo, result, values } = lead;
  return officeNotice(
    {
      person: customerInfo,
      suspicion: lead,
      subject: `Roof assessment: ${result.category} (${customerInfo.name})`,
      heading: "New roof assessment",
      preview: `${result.category}, ${customerInfo.phone}`,
      facts: {
        first: [
          ["Result", `${result.category}, ${result.score} points (urgency ${result.urgency})`],
        ],
        last: answersInWords(values),
      },
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
      subject: `Your roof assessment: ${result.category}`,
      heading: "Your roof assessment",
      preview: result.category,
      children: (
        <>
          <Paragraph>{result.recommendation}</Paragraph>
          <Facts facts={[["Result", result.category], ...answersInWords(values)]} />
          <ActionButton href={pageUrl(options.siteUrl, "/schedule-inspection")}>
            Book a free inspection
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
