import { type WaitingLeads, waitingText } from "#domain/lead/waiting-leads.ts";
import { ActionButton, Letter, Paragraph, renderLetter } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";

/** Several leads that wait, as told to one person on duty. */
export type WaitingAlert = WaitingLeads & { to: { name: string; email: string } };

/** Mail to the person on duty: how many leads wait, with one tap to their list. It names nobody. */
export async function waitingAlertMail(
  { to, ...waiting }: WaitingAlert,
  { profile, mailFrom, siteUrl }: MailOptions,
): Promise<MailMessage> {
  const subject = waitingText(waiting);
  const body = await renderLetter(
    <Letter profile={profile} preview={subject} heading={`${waiting.count} leads wait`}>
      <Paragraph>{subject}.</Paragraph>
      <ActionButton href={`${siteUrl}/desk/leads`}>Open the list</ActionButton>
      <Paragraph>
        Log your calls at the desk, or the next person is alerted in five minutes about those that
        still wait.
      </Paragraph>
    </Letter>,
  );
  return { from: mailFrom, to: { name: to.name, address: to.email }, subject, ...body };
}
