import type { CalendarAppointment, ShownClosure } from "#domain/appointment/calendar-contract.ts";
import type { Closure } from "#domain/appointment/capacity.ts";
import { addDays, type CalendarDay } from "#domain/calendar/calendar-day.ts";
import { bySlot } from "#domain/calendar/slot.ts";
import { lockDays } from "#server/appointment/appointments-repository.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import {
  findOpenReschedulings,
  finishReschedulings,
} from "#server/appointment/reschedulings-repository.ts";
import { closureOf } from "#server/appointment/staffing.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { DeskCall } from "#server/call/desk-call.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { ClosuresTable } from "#server/database/schema/booking-tables.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import { invalidInput, Refusal } from "#server/refusal.ts";
import { findStaff } from "#server/staff/staff-repository.ts";
import { type DeskDeps, deskWork } from "#server/submission/desk-work.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { deleteClosure, findClosure, insertClosure } from "./closures-repository.ts";
import { findCovered } from "./covered-appointments.ts";
import { shownClosures } from "./shown-closures.ts";

/** Longest closure, in days. Each of them is locked. */
const mostClosedDays = 60;

type NewClosure = Closure & { reason: string };

export type ClosureServices = ReturnType<typeof createClosureServices>;

type Deps = DeskDeps & { availability: Pick<AvailabilityServices, "changed"> };

/** Times at which nobody, or one inspector, works. */
export function createClosureServices(deps: Deps) {
  return {
    add: (call: DeskCall, closure: NewClosure) => add(deps, call, closure),
    remove: (call: DeskCall, id: string) => remove(deps, call, id),
  };
}

/**
 * Closes days, hours or one inspector; what is booked stays.
 * @returns the closure, and the booked appointments that it covers, in order.
 * @throws Refusal 400 when it ends before it begins, is too long, or is about nobody who works here.
 */
async function add(
  deps: Deps,
  call: DeskCall,
  closure: NewClosure,
): Promise<{ closure: ShownClosure; appointments: CalendarAppointment[] }> {
  const { database } = deps.connection;
  const days = daysOf(closure);
  const id = await deskWork(deps, call, async (transaction, { staffId, now }) => {
    const { inspectorId } = closure;
    if (inspectorId && !(await findStaff(transaction, inspectorId))) {
      throw invalidInput({ inspectorId: "Choose somebody who works here" });
    }
    const row: ClosuresTable = {
      id: unguessableId(),
      first_day: closure.firstDay,
      last_day: closure.lastDay,
      from_slot: closure.fromSlot,
      to_slot: closure.toSlot,
      inspector_id: inspectorId,
      reason: closure.reason,
      staff_id: staffId,
      created_at: now.toISOString(),
    };
    await lockDays(transaction, days);
    await insertClosure(transaction, row);
    await recorded(transaction, "closure.added", row, { staffId, now });
    return row.id;
  });
  deps.availability.changed();
  const row = await known(database, id);
  const [shown] = await shownClosures(database, [row]);
  if (!shown) throw unknownClosure();
  const { takes } = deps.profile.inspection;
  return { closure: shown, appointments: await findCovered(database, closureOf(row), takes.to) };
}

/** Opens again what was closed. @throws Refusal 404 when unknown. */
async function remove(deps: Deps, call: DeskCall, id: string): Promise<void> {
  await deskWork(deps, call, async (transaction, { staffId, now }) => {
    const row = await known(transaction, id);
    await lockDays(transaction, daysOf(closureOf(row)));
    if (!(await deleteClosure(transaction, id))) throw unknownClosure();
    // Nobody has to leave now; anyone who has been told still answers.
    const open = await findOpenReschedulings(transaction, id);
    const ids = open.map((rescheduling) => rescheduling.id);
    await finishReschedulings(transaction, ids, now);
    await recorded(transaction, "closure.removed", row, { staffId, now });
    return id;
  });
  deps.availability.changed();
}

/** Adds it to the audit trail, without its reason, and tells open screens. */
async function recorded(
  transaction: DatabaseTransaction,
  action: "closure.added" | "closure.removed",
  row: ClosuresTable,
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  const { id, first_day: firstDay, last_day: lastDay, inspector_id: of } = row;
  const details = { id, firstDay, lastDay, of };
  await addAuditEntry(transaction, { at: now, staffId, action, details });
  await addCalendarChange(transaction, now);
}

/** The days of a closure, in order. @throws Refusal 400 */
function daysOf({ firstDay, lastDay, fromSlot, toSlot }: Closure): CalendarDay[] {
  if (lastDay < firstDay) throw invalidInput({ lastDay: "Choose a last day after the first" });
  if (fromSlot && toSlot && bySlot(toSlot, fromSlot) < 0) {
    throw invalidInput({ toSlot: "Choose a last time after the first" });
  }
  const days: CalendarDay[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    if (days.length === mostClosedDays) {
      throw invalidInput({ lastDay: `Close at most ${mostClosedDays} days at a time` });
    }
    days.push(day);
  }
  return days;
}

async function known(database: Database, id: string): Promise<ClosuresTable> {
  const row = await findClosure(database, id);
  if (!row) throw unknownClosure();
  return row;
}

function unknownClosure(): Refusal {
  return new Refusal(404, "We cannot find this closure.");
}
