import { lockKnownAppointment } from "#server/appointment/locked-appointment.ts";
import { areRemindersOff, setReminders } from "#server/appointment/reminders-off.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { addAppointmentNote } from "#server/lead/appointment-events.ts";
import { lockLeadOfAppointment } from "#server/lead/stored-lead.ts";

/**
 * Ends the reminders of an appointment, or begins them again, as its person says; the office sees it. Saying so again
 * changes nothing.
 * @throws Refusal 404 when the appointment is unknown.
 */
export async function wantReminders(
  transaction: DatabaseTransaction,
  id: string,
  { isWanted, now }: { isWanted: boolean; now: Date },
): Promise<void> {
  const row = await lockKnownAppointment(transaction, id);
  if ((await areRemindersOff(transaction, id)) !== isWanted) return;
  await setReminders(transaction, row, { isWanted, now });
  const lead = await lockLeadOfAppointment(transaction, id);
  if (!lead) return;
  const note = { event: isWanted ? "reminders-on" : "reminders-off" } as const;
  await addAppointmentNote(transaction, lead.id, note, { staffId: null, now });
}
