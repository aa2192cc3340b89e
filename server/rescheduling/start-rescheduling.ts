import type { Rescheduling } from "#domain/appointment/rescheduling-contract.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { slotOfLabel } from "#domain/calendar/slot.ts";
import { appointmentInstants } from "#server/appointment/appointment-instants.ts";
import {
  findItems,
  findOpenReschedulings,
  insertItems,
  insertRescheduling,
} from "#server/appointment/reschedulings-repository.ts";
import { closureOf } from "#server/appointment/staffing.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import { findClosure } from "#server/calendar/closures-repository.ts";
import { findCovered } from "#server/calendar/covered-appointments.ts";
import type { DeskCall } from "#server/call/desk-call.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { ClosuresTable } from "#server/database/schema/booking-tables.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { Refusal } from "#server/refusal.ts";
import { type DeskDeps, deskWork } from "#server/submission/desk-work.ts";
import { isId, unguessableId } from "#server/unguessable-id.ts";
import { newItems } from "./new-proposals.ts";
import { readRescheduling } from "./shown-rescheduling.ts";

/**
 * Starts moving whoever has an appointment in a closure, or goes on with what somebody has started: appointments booked
 * since are added.
 * @throws Refusal 404 when the closure is unknown, 409 when there is nobody to move.
 */
export async function start(
  deps: DeskDeps & { mailOptions: MailOptions },
  call: DeskCall,
  closureId: string,
): Promise<Rescheduling> {
  const id = await deskWork(deps, call, async (transaction, doing) => {
    const closure = isId(closureId) && (await findClosure(transaction, closureId));
    if (!closure) throw new Refusal(404, "We cannot find this closure.");
    const known = await openFor(transaction, closure, doing);
    await addCovered(transaction, known.id, closure, {
      mailOptions: deps.mailOptions,
      now: doing.now,
    });
    await addCalendarChange(transaction, doing.now);
    return known.id;
  });
  return readRescheduling(deps.connection.database, id, deps.mailOptions);
}

/** The open one of a closure, whoever started it. */
async function openFor(
  transaction: DatabaseTransaction,
  closure: ClosuresTable,
  { staffId, now }: Doing,
): Promise<{ id: string }> {
  const [before] = await findOpenReschedulings(transaction, closure.id);
  if (before) return before;
  const { first_day, last_day } = closure;
  const id = unguessableId();
  const isOurs = await insertRescheduling(transaction, {
    ...{ id, closure_id: closure.id, first_day, last_day, reason: closure.reason },
    ...{ staff_id: staffId, created_at: now.toISOString(), finished_at: null },
  });
  if (isOurs) {
    const details = { id, firstDay: first_day, lastDay: last_day };
    const action = "rescheduling.started";
    await addAuditEntry(transaction, { at: now, staffId, action, details });
    return { id };
  }
  const [other] = await findOpenReschedulings(transaction, closure.id);
  if (!other) throw new Refusal(409, "Somebody else has just finished this. Try again.");
  return other;
}

/** Adds whoever has an appointment ahead in the closure and is not there yet. @throws Refusal 409 when there is nobody. */
async function addCovered(
  transaction: DatabaseTransaction,
  id: string,
  closure: ClosuresTable,
  { mailOptions, now }: { mailOptions: MailOptions; now: Date },
): Promise<void> {
  const items = await findItems(transaction, [id]);
  const there = new Set(items.map(({ appointment_id }) => appointment_id));
  const { timeZone, inspection } = mailOptions.profile;
  const covered = await findCovered(transaction, closureOf(closure), inspection.takes.to);
  const missing = covered.filter((appointment) => {
    const time = {
      date: appointment.date as CalendarDay,
      timeSlot: slotOfLabel(appointment.timeSlot),
    };
    const { start } = appointmentInstants(time, timeZone, inspection.takes.to);
    return !there.has(appointment.id) && start > now;
  });
  if (missing.length + items.length === 0) {
    throw new Refusal(409, "Nobody has an appointment then.");
  }
  await insertItems(transaction, await newItems(transaction, id, missing, { mailOptions, now }));
}
