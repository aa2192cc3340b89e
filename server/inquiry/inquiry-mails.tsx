import { suspicionMark } from "#domain/spam/suspicion.ts";
import { contactFacts } from "#server/mail/contact-facts.tsx";
import { phoneLink } from "#server/mail/contact-links.ts";
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
import type { StoredInquiry } from "./inquiries.ts";

/**
 * To the office, or at once to whoever is on call, or as an escalation to the office when nobody on
 * call has got it. A reply to it goes to the visitor.
 */
export async function inquiryNotice(
  inquiry: StoredInquiry,
  { profile, mailFrom, officeEmail, emergencyEmail }: MailOptions,
  { isEscalation = false }: { isEscalation?: boolean } = {},
): Promise<MailMessage> {
  const body = await renderLetter(
    <Letter
      profile={profile}
      preview={`${inquiry.name}, ${inquiry.phone}`}
      heading={inquiry.emergency ? "Emergency request" : "New request"}
    >
      {isEscalation && (
        <Paragraph>
          This email has not reached the on-call crew. Please make sure someone calls right away.
        </Paragraph>
      )}
      <Facts
        facts={[
          ["Subject", inquiry.subject],
          ...contactFacts(inquiry),
          ["Message", inquiry.message || "None"],
        ]}
      />
      {inquiry.emergency && (
        <ActionButton href={phoneLink(inquiry.phone)}>Call {inquiry.name} now</ActionButton>
      )}
      <Paragraph>Reply to this email to reach {inquiry.name}.</Paragraph>
    </Letter>,
  );
  return {
    from: mailFrom,
    to: inquiry.emergency && !isEscalation ? emergencyEmail : officeEmail,
    replyTo: { name: inquiry.name, address: inquiry.email },
    subject: `${suspicionMark(inquiry)}${isEscalation ? "On-call crew not reached: " : ""}${inquiry.subject} (${inquiry.name})`,
    ...(inquiry.emergency && { priority: "high" }),
    ...body,
  };
}

/** To the visitor: we have it, and what happens next. It repeats nothing but the name. */
export async function inquiryConfirmation(
  inquiry: StoredInquiry,
  { profile, mailFrom, siteUrl }: MailOptions,
): Promise<MailMessage> {
  const body = await renderLetter(
    <Letter
      profile={profile}
      preview={inquiry.emergency ? "Help is on the way" : "We'll reply within 24 hours"}
      heading={inquiry.emergency ? "We have your emergency request" : "We have your message"}
    >
      <Paragraph>{greeting(inquiry.name)}</Paragraph>
      {inquiry.emergency ? (
        <Paragraph>
          Our on-call crew has your request and will typically reach you within 2-4 hours. If things
          get worse, call our 24/7 line at <PhoneNumberLink number={profile.hotline} />. Stay off
          the roof, and keep away from wet ceilings and wiring.
        </Paragraph>
      ) : (
        <Paragraph>
          Thanks for reaching out. We'll reply within 24 hours. If it can't wait, call us at{" "}
          <PhoneNumberLink number={profile.phone} />.
        </Paragraph>
      )}
      {!inquiry.emergency && (
        <ActionButton href={`${siteUrl}/schedule-inspection`}>Book a free inspection</ActionButton>
      )}
    </Letter>,
  );
  return {
    from: mailFrom,
    to: visitorMailbox(inquiry),
    replyTo: { name: profile.name, address: profile.email },
    subject: inquiry.emergency ? "We have your emergency request" : "We have your message",
    ...body,
  };
}
