import { ownSubject } from "#content/asked-in-words.ts";
import { emergencyTime, replyTime } from "#content/en/answer-times-in-words.ts";
import { hotlineWords } from "#content/en/hotline.ts";
import { waysOn } from "#content/en/ways-on.ts";
import { factsOfProfile } from "#content/facts.ts";
import { pageUrl } from "#content/links.ts";
import { phoneLink } from "#domain/person/contact-links.ts";
import { contactPhoneOf } from "#domain/person/understood-phone.ts";
import { choiceFacts } from "#server/mail/choice-facts.ts";
import { ActionButton, Paragraph, PhoneNumberLink } from "#server/mail/letter.tsx";
import type { MailPhotos } from "#server/mail/mail-photos.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import { officeNotice } from "#server/mail/office-notice.tsx";
import { personLetter } from "#server/mail/person-letter.tsx";
import type { StoredInquiry } from "./stored-inquiry.ts";

/** To the office, or for an emergency to the address on call. */
export function inquiryNotice(
  inquiry: StoredInquiry,
  options: MailOptions,
  photos?: MailPhotos,
): Promise<MailMessage> {
  const others = inquiry.emergency ? { to: options.emergencyEmail } : {};
  return notice(inquiry, { ...others, photos }, options);
}

/** To the office, when the notice did not reach the address on call. */
export function inquiryEscalation(
  inquiry: StoredInquiry,
  options: MailOptions,
  photos?: MailPhotos,
): Promise<MailMessage> {
  const escalation = {
    photos,
    subject: "On-call crew not reached: ",
    warning:
      "This email has not reached the on-call crew. Please make sure someone calls right away.",
  };
  return notice(inquiry, escalation, options);
}

async function notice(
  inquiry: StoredInquiry,
  {
    subject = "",
    ...others
  }: { to?: string; subject?: string; warning?: string; photos?: MailPhotos | undefined },
  options: MailOptions,
): Promise<MailMessage> {
  const { choices, words } = inquiry.asked ?? { choices: {}, words: inquiry.message };
  const message = await officeNotice(
    {
      person: inquiry,
      suspicion: inquiry,
      subject: `${subject}${inquiry.subject} (${inquiry.name})`,
      heading: inquiry.emergency ? "Emergency request" : "New request",
      preview: `${inquiry.name}, ${contactPhoneOf(inquiry.phone).shown}`,
      facts: {
        first: [["Subject", ownSubject(inquiry.subject, choices)], ...choiceFacts(choices)],
        last: [["Message", words || "None"]],
      },
      action: inquiry.emergency && (
        <ActionButton href={phoneLink(contactPhoneOf(inquiry.phone))}>
          Call {inquiry.name} now
        </ActionButton>
      ),
      ...others,
    },
    options,
  );
  return { ...message, ...(inquiry.emergency && { priority: "high" }) };
}

/** To the visitor: we received it, and what happens next. It repeats only the name. */
export function inquiryConfirmation(
  inquiry: StoredInquiry,
  options: MailOptions,
): Promise<MailMessage> {
  const { profile, siteUrl } = options;
  const facts = factsOfProfile(profile);
  const words = inquiry.emergency
    ? { subject: "We have your emergency request", preview: "Help is on the way" }
    : {
        subject: "We have your message",
        preview: `We'll reply within ${replyTime(facts)}`,
      };
  return personLetter(
    {
      person: inquiry,
      ...words,
      heading: words.subject,
      children: inquiry.emergency ? (
        <Paragraph>
          Our on-call crew has your request and will typically reach you within{" "}
          {emergencyTime(facts)}. If things get worse, call our {hotlineWords.line} at{" "}
          <PhoneNumberLink number={profile.hotline} />. Stay off the roof, and keep away from wet
          ceilings and wiring.
        </Paragraph>
      ) : (
        <>
          <Paragraph>
            Thanks for reaching out. We'll reply within {replyTime(facts)}. If it can't wait, call
            us at <PhoneNumberLink number={profile.phone} />.
          </Paragraph>
          <ActionButton href={pageUrl(siteUrl, waysOn.book.to)}>{waysOn.book.label}</ActionButton>
        </>
      ),
    },
    options,
  );
}
