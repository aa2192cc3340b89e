import { newsHeading } from "#domain/appointment/inspector-news.ts";
import { closedStates, type ReturnReason } from "#domain/lead/lead.ts";
import { tellInspector } from "#server/alert/tell-inspector.ts";
import { queueAppointmentChange, type StaffTold } from "#server/alert/tell-staff.ts";
import { findAppointment } from "#server/appointment/appointments-repository.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { answerPromisesOf } from "#server/lead/answer-promises.ts";
import { isNewBookingLead } from "#server/lead/confirmed-bookings.ts";
import { addCalendarChange, addLeadEvent } from "#server/lead/lead-events.ts";
import { returnLead } from "#server/lead/returned-leads.ts";
import { lockLeadOfAppointment, type StoredLead } from "#server/lead/stored-lead.ts";
import type { MailOptions } from "#server/mail/message.ts";

type Telling = { mailOptions: MailOptions; now: Date };

/** Tells the inspector who got what a visitor has booked, in its transaction, if it is soon. */
export async function tellOfBooking(
  transaction: DatabaseTransaction,
  id: string,
  telling: Telling,
): Promise<void> {
  const after = await findAppointment(transaction, id);
  if (!after) return;
  await tellInspector(transaction, { before: null, after, staffId: null }, telling);
}

/**
 * Brings the lead of an appointment that its visitor has moved or canceled back to waiting, and tells its inspector and
 * the lead's assignee at once, each of them once, in the transaction of the change.
 */
export async function afterVisitorChange(
  transaction: DatabaseTransaction,
  before: AppointmentsTable,
  telling: Telling,
): Promise<void> {
  const after = await findAppointment(transaction, before.id);
  if (!after) return;
  const { now, mailOptions } = telling;
  const known = await lockLeadOfAppointment(transaction, before.id);
  const reason: ReturnReason = after.status === "cancelled" ? "canceled" : "moved";
  const assignee = known?.assignee_id ?? null;
  const change = { before, after, staffId: null, isUrgent: true };
  const told = await tellInspector(transaction, change, telling);
  // The screen of whoever had it shows it until then.
  if (after.inspector_id !== before.inspector_id) await addCalendarChange(transaction, now);
  if (!known || closedStates.some((state) => state === known.state)) return;
  if (assignee && !told.some(({ staffId }) => staffId === assignee)) {
    const who = { staffId: assignee, heading: newsHeading(reason, "visitor") };
    told.push(...(await queueAppointmentChange(transaction, change, who, telling)));
  }
  // Nobody at the office knows another time of a booking that nobody has seen; a list that is open has not shown this one.
  if (reason === "moved" && isNewBookingLead(known)) {
    const columns = { version: known.version + 1, updated_at: now.toISOString() };
    await transaction.updateTable("leads").set(columns).where("id", "=", known.id).execute();
    return record(transaction, known, told, now);
  }
  const isAssigneeHere = told.some(({ staffId }) => staffId === assignee);
  const rules = { opening: mailOptions.profile, promises: answerPromisesOf(mailOptions.profile) };
  const returned = { reason, appointmentId: after.id, isAssigneeHere };
  await returnLead(transaction, known, returned, now, rules);
  await record(transaction, known, told, now);
}

/** Whoever was told stands in the lead's timeline, and is asked about it after others. */
async function record(
  transaction: DatabaseTransaction,
  { id: leadId }: StoredLead,
  told: readonly StaffTold[],
  at: Date,
): Promise<void> {
  for (const details of told) {
    const event = { kind: "alert" as const, details };
    await addLeadEvent(transaction, { leadId, at, staffId: null, event });
  }
}
