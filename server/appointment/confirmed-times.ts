import { proposing } from "#content/en/appointments.ts";
import { pendingPageWords } from "#content/en/pending-booking.ts";
import type { Appointment } from "#domain/appointment/appointment.ts";
import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { asksFrom } from "#domain/appointment/reminders.ts";
import { isSameTime } from "#domain/appointment/told-time.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { addAppointmentNote } from "#server/lead/appointment-events.ts";
import { callNoMore } from "#server/lead/called-leads.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import { lockLead, lockLeadOfAppointment } from "#server/lead/stored-lead.ts";
import { canceledAppointment, Refusal } from "#server/refusal.ts";
import { lockAppointment, updateAppointment } from "./appointments-repository.ts";
import { asAppointment } from "./changed-appointment.ts";
import { markTold } from "./desk-change.ts";
import { keepTime } from "./kept-times.ts";
import { leadAfterKnown } from "./lead-after-change.ts";
import { lockKnownAppointment } from "./locked-appointment.ts";
import type { Moment } from "./moment.ts";
import { isPast } from "./past-appointments.ts";
import { untoldOf } from "./told-times.ts";

type Confirming = Moment & {
  /** The time that the person has seen, and says they will be there. Missing: the one that they know. */
  seen?: AppointmentTime | undefined;
};

/** Whether an appointment is near, at a time that its person knows, and nobody has said yet that they will be there. */
export function isConfirmationAsked(row: AppointmentsTable, confirming: Confirming): boolean {
  if (untoldOf(row)) return false;
  const { timeZone } = confirming.profile;
  const from = asksFrom({ date: row.date, timeSlot: row.slot }, timeZone);
  return isUnconfirmed(row, confirming) && from <= confirming.now.getTime();
}

/**
 * Notes that the person will be there, and that they keep the time to which we moved the appointment, if we did. Saying so
 * again, or of one that is over, changes nothing. A time that they have not been told is only kept by somebody who has seen it.
 * @throws Refusal 404 when the appointment is unknown, 409 when it is canceled, still to be confirmed with its key, or at another
 * time than they know or have seen, or that they were not told of before it began.
 */
export async function confirmTime(
  transaction: DatabaseTransaction,
  id: string,
  confirming: Confirming,
): Promise<Appointment> {
  const { now } = confirming;
  const row = await lockKnownAppointment(transaction, id);
  if (row.status === "cancelled") throw canceledAppointment();
  if (row.pending_until !== null) {
    throw new Refusal(409, pendingPageWords.moveFirst).because("not confirmed yet");
  }
  const isProposed = untoldOf(row) !== null;
  if (isProposed && !isSeen(row, confirming.seen)) {
    throw new Refusal(409, proposing.lookAgain).because("moved meanwhile");
  }
  if (isProposed && isPast(row, confirming)) {
    throw new Refusal(409, proposing.over).because("moved meanwhile");
  }
  if (isProposed) await markTold(transaction, row, now);
  await keepTime(transaction, id, { staffId: null, now });
  const kept = (await lockAppointment(transaction, id)) ?? row;
  const isNew = isUnconfirmed(kept, confirming);
  if (isNew) await updateAppointment(transaction, id, { progress: "confirmed" });
  const lead = await lockLeadOfAppointment(transaction, id);
  if (lead?.follow_up_reason === "unconfirmed") await callNoMore(transaction, lead, now);
  if (lead && isProposed) {
    const known = (await lockLead(transaction, lead.id)) ?? lead;
    const happening = { staffId: null, now, opening: confirming.profile };
    await leadAfterKnown(transaction, known, kept, happening);
  }
  if (lead && isNew) {
    const event = isProposed ? "kept" : "confirmed";
    await addAppointmentNote(transaction, lead.id, { event }, { staffId: null, now });
    await addCalendarChange(transaction, now);
  }
  return asAppointment(kept);
}

function isSeen({ date, slot }: AppointmentsTable, seen: AppointmentTime | undefined): boolean {
  return seen !== undefined && isSameTime(seen, { date, timeSlot: slot });
}

function isUnconfirmed(row: AppointmentsTable, confirming: Confirming): boolean {
  const isFirm = row.status === "booked" && row.pending_until === null;
  return isFirm && row.progress === "booked" && !isPast(row, confirming);
}
