import type { Obstacle } from "#domain/appointment/obstacles.ts";
import type { LeadState } from "#domain/lead/lead.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { staffNames } from "#server/database/staff-names.ts";
import {
  addAppointmentEvent,
  addAppointmentNote,
  type LeadAppointmentEvent,
} from "#server/lead/appointment-events.ts";
import { changeLead, type Doing, schedule } from "#server/lead/change-lead.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import { factsOf, lockLead, type StoredLead } from "#server/lead/stored-lead.ts";

/* What becomes of a lead when the desk changes its appointment. */

/** States before and while an inspection is agreed on. Work that has gone further stays where it is. */
const beforeInspection: readonly LeadState[] = ["new", "contacted", "scheduled"];

/** A lead whose inspection has another time is scheduled: agreeing on a time is an answer. */
export async function leadAfterMove(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  doing: Doing,
): Promise<void> {
  const lead = await withEvent(transaction, { event: "moved", ...timeOf(row) }, doing);
  if (!lead) return;
  const isCurrent = lead.appointment_id === null || lead.appointment_id === row.id;
  if (!isCurrent || !beforeInspection.includes(lead.state)) {
    return changeLead(transaction, lead, {}, doing);
  }
  await schedule(transaction, lead, { appointmentId: row.id, address: row.address }, doing);
}

/** Who had the appointment is told, too, although it is not theirs any more. */
export async function leadAfterReassignment(
  transaction: DatabaseTransaction,
  { inspector_id }: AppointmentsTable,
  leadId: string,
  doing: Doing,
): Promise<void> {
  const names = await staffNames(transaction, inspector_id ? [inspector_id] : []);
  const inspector = inspector_id && (names.get(inspector_id) ?? null);
  await addAppointmentNote(transaction, leadId, { event: "assigned", inspector }, doing);
  await addCalendarChange(transaction, doing.now);
}

/** A lead that was scheduled is open again. */
export async function leadAfterCancel(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  reason: string,
  doing: Doing,
): Promise<void> {
  const event = { event: "cancelled", ...timeOf(row), reason } as const;
  const lead = await withEvent(transaction, event, doing);
  if (!lead) return;
  const isOpenAgain = lead.state === "scheduled" && lead.appointment_id === row.id;
  const facts = isOpenAgain ? { ...factsOf(lead), state: "contacted" as const } : undefined;
  await changeLead(transaction, lead, { facts }, doing);
}

/** Records that the desk gave an appointment a time that visitors could not have had. */
export function auditForced(
  transaction: DatabaseTransaction,
  { appointmentId, leadId }: { appointmentId: string; leadId: string },
  obstacles: readonly Obstacle[],
  { staffId, now }: Doing,
): Promise<void> {
  return addAuditEntry(transaction, {
    at: now,
    staffId,
    action: "appointment.forced",
    leadId,
    details: { appointmentId, because: obstacles.join(", ") },
  });
}

async function withEvent(
  transaction: DatabaseTransaction,
  event: LeadAppointmentEvent,
  { staffId, now }: Doing,
): Promise<StoredLead | undefined> {
  const leadId = await addAppointmentEvent(transaction, event, now, staffId);
  return leadId === undefined ? undefined : lockLead(transaction, leadId);
}

function timeOf({ id, date, slot }: AppointmentsTable) {
  return { id, date, timeSlot: slot };
}
