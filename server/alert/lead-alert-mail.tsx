import type { InquiryChoices } from "#domain/inquiry/choice-table.ts";
import { phoneLink } from "#domain/person/contact-links.ts";
import { contactPhoneOf } from "#domain/person/understood-phone.ts";
import { choiceFacts } from "#server/mail/choice-facts.ts";
import { contactFacts } from "#server/mail/contact-facts.tsx";
import type { Contact } from "#server/mail/kinds.ts";
import { ActionButton, Facts, Letter, Paragraph, renderLetter } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";

/** A lead that nobody has answered, as told to the person on duty. */
export type LeadAlert = {
  leadId: string;
  person: Contact;
  emergency: boolean;
  /** How the subject begins, such as `Not reached yet`; rows of earlier releases have none. */
  heading?: string;
  /** For example `message` or `roof quiz`. */
  what: string;
  /** What they chose in a form; rows of earlier releases have it in the message. */
  choices?: InquiryChoices;
  /** The beginning of their own words. */
  message?: string;
  /** Whether somebody still expects us at a time that is wrong. */
  isUntold?: boolean;
  /** Null when the office is told instead: nobody is on duty, or `hasFailed`. */
  to: { name: string; email: string } | null;
  /** Whether the person on duty could not be told because of a fault. */
  hasFailed?: boolean;
};

/** Mail to the person on duty: who is waiting, with one tap to call them or to open the lead. */
export async function leadAlertMail(
  {
    leadId,
    person,
    emergency,
    what,
    choices = {},
    message = "",
    to,
    hasFailed,
    isUntold,
    ...alert
  }: LeadAlert,
  { profile, mailFrom, officeEmail, siteUrl }: MailOptions,
): Promise<MailMessage> {
  const heading = alert.heading ?? (emergency ? "Emergency" : "New lead");
  const body = await renderLetter(
    <Letter
      profile={profile}
      preview={`${what}, ${contactPhoneOf(person.phone).shown}`}
      heading={heading}
    >
      {to ? null : (
        <Paragraph>
          {hasFailed
            ? "Because of an error on our side, nobody on duty could be alerted."
            : "Nobody is on duty at the desk."}{" "}
          Please call right away.
        </Paragraph>
      )}
      <Facts
        facts={[
          ["What", what],
          ...choiceFacts(choices),
          ["Message", message],
          ...contactFacts(person),
        ]}
      />
      <ActionButton href={phoneLink(contactPhoneOf(person.phone))}>Call {person.name}</ActionButton>
      <ActionButton href={`${siteUrl}/desk/leads/${leadId}`}>Open the lead</ActionButton>
      <Paragraph>
        {isUntold
          ? "Tell them, and log your call at the desk."
          : "Log your call at the desk, or the next person is alerted in five minutes."}
      </Paragraph>
    </Letter>,
  );
  return {
    from: mailFrom,
    to: to ? { name: to.name, address: to.email } : officeEmail,
    subject: `${heading}: ${person.name}`,
    ...body,
    ...(emergency && { priority: "high" }),
  };
}
