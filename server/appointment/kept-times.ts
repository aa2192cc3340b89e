import type { Appointment } from "#domain/appointment/appointment.ts";
import { stateAfter } from "#domain/appointment/rescheduling-state.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import { addAppointmentNote } from "#server/lead/appointment-events.ts";
import { callNoMore } from "#server/lead/called-leads.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import { lockLeadOfAppointment } from "#server/lead/stored-lead.ts";
import { updateAppointment } from "./appointments-repository.ts";
import { findCalendarRow } from "./calendar-rows.ts";
import { asAppointment } from "./changed-appointment.ts";
import { lockKnownAppointment } from "./locked-appointment.ts";
import { findToldItem, lockItem, seenItem, updateItem } from "./reschedulings-repository.ts";

/** Whether we moved an appointment and still wait to hear whether the person keeps the new time. */
export async function isAnswerAwaited(database: Database, id: string): Promise<boolean> {
  const item = await findToldItem(database, id);
  if (item?.state !== "told" && item?.state !== "not-reached") return false;
  const shown = await findCalendarRow(database, id);
  return shown !== undefined && seenItem(item, shown) === item.state;
}

/**
 * Notes that the person keeps the time to which we moved their appointment, as they or staff say. Saying so again, or
 * unasked, changes nothing.
 * @throws Refusal 404 when the appointment is unknown.
 */
export async function keepTime(
  transaction: DatabaseTransaction,
  id: string,
  { staffId, now }: { staffId: string | null; now: Date },
): Promise<Appointment> {
  const row = await lockKnownAppointment(transaction, id);
  const told = await findToldItem(transaction, id);
  const shown = await findCalendarRow(transaction, id);
  const item =
    told &&
    (await lockItem(transaction, { reschedulingId: told.rescheduling_id, appointmentId: id }));
  if (!item || !shown || item.state === "accepted") return asAppointment(row);
  const state = seenItem(item, shown) === item.state ? stateAfter(item.state, "keep") : null;
  if (!state) return asAppointment(row);
  await updateItem(transaction, item, { state, answered_at: now.toISOString() });
  await updateAppointment(transaction, id, { progress: "confirmed" });
  await addAppointmentNote(transaction, shown.leadId, { event: "kept" }, { staffId, now });
  const lead = await lockLeadOfAppointment(transaction, id);
  if (lead?.follow_up_reason === "unconfirmed") await callNoMore(transaction, lead, now);
  await addCalendarChange(transaction, now);
  return asAppointment(row);
}
