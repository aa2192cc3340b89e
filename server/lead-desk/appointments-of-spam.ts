import { startOf } from "#domain/appointment/reminders.ts";
import { tellInspector } from "#server/alert/tell-inspector.ts";
import { cancelAtDesk } from "#server/appointment/desk-change.ts";
import { leadAfterCancel } from "#server/appointment/lead-after-change.ts";
import { lockKnownAppointment } from "#server/appointment/locked-appointment.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { Refusal } from "#server/refusal.ts";

const spamCancels =
  "An inspection is booked for this lead, and marking it as spam would cancel it. Please ask the office.";

/** What a lead has booked that is still ahead. */
async function bookedAhead(
  transaction: DatabaseTransaction,
  leadId: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<string[]> {
  const booked = await transaction
    .selectFrom("appointments")
    .select(["id", "date", "slot"])
    .where("lead_id", "=", leadId)
    .where("status", "=", "booked")
    .orderBy("id")
    .execute();
  return booked
    .filter(({ date, slot }) => startOf({ date, timeSlot: slot }, timeZone) > now.getTime())
    .map(({ id }) => id);
}

/**
 * Cancels what a lead that staff have marked as spam has booked and what is still ahead, so that it takes nobody's seat.
 * Inspectors are told; the person is not written to, and stands in 'Not told' if the lead is released.
 * @returns whether anything was canceled. @throws Refusal 403 when there is something to cancel for whoever may not.
 */
export async function cancelSpam(
  transaction: DatabaseTransaction,
  leadId: string,
  doing: Doing,
  { mailOptions, mayCancel }: { mailOptions: MailOptions; mayCancel: boolean },
): Promise<boolean> {
  const { now, staffId } = doing;
  const { timeZone } = mailOptions.profile;
  const ahead = await bookedAhead(transaction, leadId, { now, timeZone });
  if (ahead.length > 0 && !mayCancel) throw new Refusal(403, spamCancels);
  for (const id of ahead) {
    const before = await lockKnownAppointment(transaction, id);
    if (before.status === "cancelled") continue;
    const canceled = await cancelAtDesk(transaction, before, now);
    const change = { before, after: canceled.after, staffId };
    await tellInspector(transaction, change, { mailOptions, now });
    await leadAfterCancel(transaction, canceled, "Marked as spam", doing);
  }
  return ahead.length > 0;
}
