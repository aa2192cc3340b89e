import { questions } from "#domain/assessment/questions.ts";
import type { Registration } from "#domain/customer/registration.ts";
import { suspicionMark } from "#domain/request/suspicion.ts";
import {
  ActionButton,
  Facts,
  Letter,
  Paragraph,
  renderLetter,
  TextLink,
} from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import type { StoredAssessment } from "./assessments.ts";

export type AssessmentLead = StoredAssessment & { customerInfo: Registration };

/** To the office: who asks, and what the roof is like. Answering it writes to the visitor. */
export async function assessmentOfficeMail(
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
          ["Name", customerInfo.name],
          [
            "Phone",
            <TextLink key="phone" href={`tel:${customerInfo.phone.replace(/[^\d+]/g, "")}`}>
              {customerInfo.phone}
            </TextLink>,
          ],
          [
            "Email",
            <TextLink key="email" href={`mailto:${customerInfo.email}`}>
              {customerInfo.email}
            </TextLink>,
          ],
          ["Address", customerInfo.address],
          ...answersInWords(values),
        ]}
      />
      <Paragraph>Answering this mail writes to {customerInfo.name}.</Paragraph>
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
export async function assessmentVisitorMail(
  { customerInfo, result, values }: AssessmentLead,
  { profile, mailFrom, siteUrl }: MailOptions,
): Promise<MailMessage> {
  const body = await renderLetter(
    <Letter profile={profile} preview={result.category} heading="Your roof assessment">
      <Paragraph>Hello,</Paragraph>
      <Paragraph>{result.recommendation}</Paragraph>
      <Facts facts={[["Result", result.category], ...answersInWords(values)]} />
      <ActionButton href={`${siteUrl}/schedule-inspection`}>Book a free inspection</ActionButton>
      <Paragraph>Questions? Answer this mail or call {profile.phone.display}.</Paragraph>
    </Letter>,
  );
  return {
    from: mailFrom,
    to: { name: customerInfo.name, address: customerInfo.email },
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
