import { questions } from "#domain/assessment/questions.ts";
import type { Registration } from "#domain/person/registration.ts";
import { suspicionMark } from "#domain/spam/suspicion.ts";
import { contactFacts } from "#server/mail/contact-facts.tsx";
import {
  ActionButton,
  Facts,
  Letter,
  Paragraph,
  PhoneNumberLink,
  renderLetter,
} from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import { greeting, visitorMailbox } from "#server/mail/visitor-words.ts";
import type { StoredAssessment } from "./assessments.ts";

export type AssessmentLead = StoredAssessment & { customerInfo: Registration };

/** To the office: who asks, and what the roof is like. A reply to it goes to the visitor. */
export async function assessmentNotice(
  lead: AssessmentLead,
  { profile, mailFrom, officeEmail }: MailOptions,
): Promise<MailMessage> {
  const { customerInfo, result, values } = lead;
  const body = await renderLetter(
    <Letter
      profile={profile}
      preview={`${result.category}, ${customerInfo.phone}`}
      heading="New roof assessment"
    >
      <Facts
        facts={[
          ["Result", `${result.category}, ${result.score} points (urgency ${result.urgency})`],
          ...contactFacts(customerInfo),
          ...answersInWords(values),
        ]}
      />
      <Paragraph>Reply to this email to reach {customerInfo.name}.</Paragraph>
    </Letter>,
  );
  return {
    from: mailFrom,
    to: officeEmail,
    replyTo: { name: customerInfo.name, address: customerInfo.email },
    subject: `${suspicionMark(lead)}Roof assessment: ${result.category} (${customerInfo.name})`,
    ...body,
  };
}

/** To the visitor: the result, the answers it came from, and the next step. */
export async function assessmentConfirmation(
  { customerInfo, result, values }: AssessmentLead,
  { profile, mailFrom, siteUrl }: MailOptions,
): Promise<MailMessage> {
  const body = await renderLetter(
    <Letter profile={profile} preview={result.category} heading="Your roof assessment">
      <Paragraph>{greeting(customerInfo.name)}</Paragraph>
      <Paragraph>{result.recommendation}</Paragraph>
      <Facts facts={[["Result", result.category], ...answersInWords(values)]} />
      <ActionButton href={`${siteUrl}/schedule-inspection`}>Book a free inspection</ActionButton>
      <Paragraph>
        Questions? Reply to this email or call <PhoneNumberLink number={profile.phone} />.
      </Paragraph>
    </Letter>,
  );
  return {
    from: mailFrom,
    to: visitorMailbox(customerInfo),
    replyTo: { name: profile.name, address: profile.email },
    subject: `Your roof assessment: ${result.category}`,
    ...body,
  };
}

function answersInWords(values: Record<string, string>): [string, string][] {
  return questions.map(({ id, question, options }) => [
    question,
    options.find(({ value }) => value === values[id])?.label ?? "",
  ]);
}
