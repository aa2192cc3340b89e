import type { Obstacle } from "#domain/appointment/obstacles.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { closedStates, type LeadState } from "#domain/lead/lead.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { staffNames } from "#server/database/staff-names.ts";
import {
  addAppointmentEvent,
  addAppointmentNote,
  type LeadAppointmentEvent,
} from "#server/lead/appointment-events.ts";
import { callNoMore, callOn } from "#server/lead/called-leads.ts";
import {
  changeLead,
  type Doing,
  giveBackConfirmation,
  type Happening,
  schedule,
  takeBackAnswer,
} from "#server/lead/change-lead.ts";
import { isAnsweredByConfirmation, isConfirmationGood } from "#server/lead/confirmed-bookings.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import { answer } from "#server/lead/lead-work.ts";
import {
  factsOf,
  lockLead,
  lockLeadOfAppointment,
  type StoredLead,
} from "#server/lead/stored-lead.ts";
import type { DeskMove } from "./desk-change.ts";
import { untoldOf } from "./told-times.ts";
import { untoldOfLead } from "./untold-appointments.ts";

/* What becomes of a lead when the desk changes its appointment. */

/** States before and while an inspection is agreed on. Work that has gone further stays where it is. */
const beforeInspection: readonly LeadState[] = ["new", "contacted", "scheduled"];

/**
 * What a move by the desk makes of the lead. Nobody has been told of it yet, so that it answers nothing: as long as the
 * person believes in another time, the lead is a call for today. What told them and was taken back is no answer, either.
 * `isTelling`: whoever moves it tells them right away (`leadAfterTelling`).
 */
export async function leadAfterMove(
  transaction: DatabaseTransaction,
  { after, isUnsent, isTold }: DeskMove,
  { isTelling }: { isTelling: boolean },
  doing: Doing,
): Promise<void> {
  const lead = await withEvent(transaction, { event: "moved", ...timeOf(after) }, doing);
  if (!lead) return;
  if (isTold) return leadAfterTelling(transaction, after, doing);
  if (isTelling && untoldOf(after)) return;
  await leadAfterUntold(transaction, lead, { after, isUnsent }, doing);
}

/**
 * What becomes of the lead once the person of a locked appointment knows how it is: whoever has told them has answered them,
 * and they have to be called no more. With a time, the lead is scheduled.
 */
export async function leadAfterTelling(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  doing: Happening,
): Promise<void> {
  const known = await lockLeadOfAppointment(transaction, row.id);
  if (!known) return;
  const lead = await endCall(transaction, known, doing.now);
  const isCurrent = lead.appointment_id === null || lead.appointment_id === row.id;
  if (row.status === "booked" && isCurrent && beforeInspection.includes(lead.state)) {
    const placed = { appointmentId: row.id, address: row.address };
    return schedule(transaction, lead, placed, doing);
  }
  if (isClosed(lead)) return changeLead(transaction, lead, {}, doing);
  await answer(transaction, lead, doing);
}

/** Notes who inspects now, also for the screen of whoever no longer does. */
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

/** A lead that was scheduled is open again, and a call for today until its person is told. */
export async function leadAfterCancel(
  transaction: DatabaseTransaction,
  canceled: { after: AppointmentsTable; isUnsent: boolean },
  reason: string,
  doing: Doing,
): Promise<void> {
  const { after } = canceled;
  const event = { event: "cancelled", ...timeOf(after), reason } as const;
  const lead = await withEvent(transaction, event, doing);
  if (!lead) return;
  const isOpenAgain = lead.state === "scheduled" && lead.appointment_id === after.id;
  const facts = isOpenAgain ? { ...factsOf(lead), state: "contacted" as const } : undefined;
  await changeLead(transaction, lead, { facts }, doing);
  const changed = await lockLead(transaction, lead.id);
  if (changed) await leadAfterUntold(transaction, changed, canceled, doing);
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

/** What becomes of the lead once we learn that the mail did not arrive which told its person of a locked appointment. */
export async function leadAfterUndelivered(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  happening: Happening,
): Promise<void> {
  const lead = await lockLeadOfAppointment(transaction, row.id);
  if (!lead) return;
  await leadAfterUntold(transaction, lead, { after: row, isUnsent: true }, happening);
  await addCalendarChange(transaction, happening.now);
}

/** What a change that nobody has told the person of makes of their lead. */
async function leadAfterUntold(
  transaction: DatabaseTransaction,
  before: StoredLead,
  { after, isUnsent }: { after: AppointmentsTable; isUnsent: boolean },
  doing: Happening,
): Promise<void> {
  const isUntold = untoldOf(after) !== null;
  // The confirmation of an online booking told another time.
  const isMisled = isUntold && !isClosed(before) && isAnsweredByConfirmation(before);
  const isUnanswered = isMisled || (isUnsent && isAnsweredByTelling(before, after));
  if (isUnanswered) await takeBackAnswer(transaction, before, doing);
  const lead = isUnanswered ? await lockLead(transaction, before.id) : before;
  if (!lead || isClosed(lead)) return;
  if (!isUntold) return leadAfterKnown(transaction, lead, after, doing);
  const day = dayInZone(doing.now.getTime(), doing.opening.timeZone);
  // Earlier releases know no reason of its own for this; the appointment says that it is one (`followUpText`).
  await callOn(transaction, lead, { day, reason: "unconfirmed" }, doing);
}

/**
 * What becomes of a locked lead whose person knows where this appointment is, though nobody has answered them: the
 * confirmation of their online booking is an answer again.
 */
export async function leadAfterKnown(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  { status }: AppointmentsTable,
  doing: Happening,
): Promise<void> {
  if (status !== "booked" || lead.answered_at || !isConfirmationGood(lead)) return;
  if ((await untoldOfLead(transaction, lead.id)).length > 0) return;
  await giveBackConfirmation(transaction, lead, doing);
}

/**
 * Whether a lead's only answer is that somebody told its person where this appointment is: both were noted at once. The
 * confirmation of an online booking was there before.
 */
function isAnsweredByTelling(
  { answered_at, answered_by }: StoredLead,
  { known_at }: AppointmentsTable,
): boolean {
  return answered_at !== null && answered_at === known_at && answered_by !== null;
}

/** Ends the call of a locked lead, unless it has something else that its person does not know. @returns it as it is now. */
async function endCall(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  now: Date,
): Promise<StoredLead> {
  if (lead.follow_up_reason !== "unconfirmed") return lead;
  if ((await untoldOfLead(transaction, lead.id)).length > 0) return lead;
  await callNoMore(transaction, lead, now);
  return (await lockLead(transaction, lead.id)) ?? lead;
}

function isClosed({ state }: StoredLead): boolean {
  return closedStates.some((closed) => closed === state);
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
