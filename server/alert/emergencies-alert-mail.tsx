import { Fragment } from "react";
import { burstInWords, type EmergencyBurst } from "#domain/lead/emergency-burst.ts";
import { contactFacts } from "#server/mail/contact-facts.tsx";
import type { Contact } from "#server/mail/kinds.ts";
import { ActionButton, Facts, Letter, Paragraph, renderLetter } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";

/** Several emergencies that came in bursts, as told to one person on duty. */
export type EmergenciesAlert = Pick<EmergencyBurst, "isAgain"> & {
  /** In the order of their arrival; `what` such as `Emergency, not reached yet`. */
  emergencies: { leadId: string; what: string; person: Contact }[];
  /** Null when the office is told instead: nobody is on duty. */
  to: { name: string; email: string } | null;
};

/** Mail to the person on duty: who they are, each with one tap to call, and one to the lead. */
export async function emergenciesAlertMail(
  { isAgain, emergencies, to }: EmergenciesAlert,
  { profile, mailFrom, officeEmail, siteUrl }: MailOptions,
): Promise<MailMessage> {
  const heading = burstInWords({ count: emergencies.length, isAgain });
  const subject = `${heading}: call before you drive`;
  const body = await renderLetter(
    <Letter profile={profile} preview="Call before you drive" heading={heading}>
      <Paragraph>
        {to ? "Call" : "Nobody is on duty at the desk. Call"} each of them before you drive: some
        may be made up.
      </Paragraph>
      {emergencies.map(({ leadId, what, person }) => (
        <Fragment key={leadId}>
          <Facts facts={[["What", what], ...contactFacts(person)]} />
          <ActionButton href={`${siteUrl}/desk/leads/${leadId}`}>Open the lead</ActionButton>
        </Fragment>
      ))}
      <Paragraph>
        Log your calls at the desk, or the next person is alerted in five minutes about those that
        still wait.
      </Paragraph>
    </Letter>,
  );
  return {
    from: mailFrom,
    to: to ? { name: to.name, address: to.email } : officeEmail,
    subject,
    ...body,
    priority: "high",
  };
}
