import { type BusyTime, isBusyAt } from "#domain/appointment/busy-times.ts";
import type {
  CalendarAppointment,
  CalendarDayResponse,
  CalendarInspector,
} from "#domain/appointment/calendar-contract.ts";
import { calendarSlots } from "#domain/appointment/calendar-slots.ts";
import type { Inspector, Staffing } from "#domain/appointment/capacity.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { addDays, type CalendarDay } from "#domain/calendar/calendar-day.ts";
import { type Slot, type SlotLabel, slotLabel, slotOfLabel } from "#domain/calendar/slot.ts";
import { countSeats } from "#server/appointment/appointments-repository.ts";
import { findCalendarRows } from "#server/appointment/calendar-rows.ts";
import { findHoldEnds } from "#server/appointment/holds-repository.ts";
import {
  closureOf,
  findClosures,
  findInspectors,
  staffingRulesOf,
} from "#server/appointment/staffing.ts";
import { withTexts } from "#server/appointment/texted-people.ts";
import { type Caller, seesAll } from "#server/call/desk-call.ts";
import { findBusyTimes } from "#server/database/busy-times.ts";
import type { Connection, Database } from "#server/database/connection.ts";
import { staffNames } from "#server/database/staff-names.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { shownClosures } from "./shown-closures.ts";

export type CalendarServices = ReturnType<typeof createCalendarServices>;

type Deps = {
  connection: Connection;
  profile: BusinessProfile;
  mailOptions: Pick<MailOptions, "visitorTexts">;
  clock: () => Date;
};

/** Which days, and whether only the numbers of their appointments. */
type Wanted = { from: CalendarDay; days: number; only?: "counts" | undefined };

/** Days of the desk's calendar. Whoever sees only their own day sees what they inspect, and when they work. */
export function createCalendarServices(deps: Deps) {
  return { read: (caller: Caller, wanted: Wanted) => read(deps, caller, wanted) };
}

/** A fixed number of queries, whatever the number of days and appointments. */
async function read(
  { connection: { database }, profile, mailOptions, clock }: Deps,
  caller: Caller,
  { from, days, only }: Wanted,
): Promise<{
  inspectors: CalendarInspector[];
  times: SlotLabel[];
  days: CalendarDayResponse[];
}> {
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index));
  const span = { first: from, last: addDays(from, days - 1) };
  const own = seesAll(caller) ? undefined : caller.staff.id;
  const isTheirs = (id: string | null) => own === undefined || id === null || id === own;

  const working = (await findInspectors(database)).filter(({ id }) => isTheirs(id));
  const closures = (await findClosures(database, span.first, span.last)).filter(
    ({ inspector_id }) => isTheirs(inspector_id),
  );
  // Everybody's counts are in the seats; one inspector has few appointments.
  const isCounted = only === "counts" && own === undefined;
  const seats = isCounted ? await countSeats(database, dates) : undefined;
  const found = isCounted ? [] : await findCalendarRows(database, { ...span, inspectorId: own });
  const rows = await withTexts(database, found, mailOptions);
  // What visitors are booking is the office's to know.
  const held = own === undefined ? await findHoldEnds(database, span, clock()) : undefined;
  const shown = await shownClosures(database, closures);
  const busy = (await findBusyTimes(database, span.first, span.last)).filter(({ inspectorId }) =>
    isTheirs(inspectorId),
  );
  const byDay = Map.groupBy(rows, ({ date }) => date);
  const busyByDay = Map.groupBy(busy, ({ day }) => day);
  const staffing: Staffing = { inspectors: working, closures: closures.map(closureOf), busy };
  const minutes = profile.inspection.takes.to;
  return {
    inspectors: await inspectorsOf(database, working, rows),
    times: profile.inspection.slots.map(slotLabel),
    days: dates.map((date) => {
      const elsewhere = busyByDay.get(date) ?? [];
      const appointments = (byDay.get(date) ?? []).map((one) =>
        withCollision(one, { date, busy: elsewhere, minutes }),
      );
      return {
        date,
        slots: slotsOf(date, {
          ...{ profile, staffing },
          booked: seats?.get(date) ?? bookedBySlot(appointments),
          assigned: seats ? undefined : appointments,
          held: held?.get(date) ?? {},
        }),
        closures: shown.filter(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay),
        appointments: only === "counts" ? [] : appointments,
      };
    }),
  };
}

function slotsOf(
  date: CalendarDay,
  day: {
    profile: BusinessProfile;
    staffing: Staffing;
    booked: Partial<Record<Slot, number>>;
    /** Undefined: only counted. */
    assigned: readonly CalendarAppointment[] | undefined;
    held: Partial<Record<Slot, string[]>>;
  },
): CalendarDayResponse["slots"] {
  const { profile, staffing, booked, held } = day;
  const assigned = day.assigned?.flatMap(({ status, timeSlot, inspectorId }) =>
    status === "booked" && inspectorId ? { slot: slotOfLabel(timeSlot), inspectorId } : [],
  );
  const rules = staffingRulesOf(profile);
  const slots = calendarSlots(date, { rules, staffing, booked, assigned });
  const minutes = profile.inspection.takes.to;
  return slots.map(({ slot, free, ...counts }) => {
    const elsewhere = staffing.inspectors.filter(({ id }) =>
      isBusyAt(staffing.busy ?? [], id, date, slot, minutes),
    );
    return {
      timeSlot: slotLabel(slot),
      ...counts,
      ...(held[slot] && { heldUntil: held[slot] }),
      freeInspectors: free,
      ...(elsewhere.length > 0 && { busyElsewhere: elsewhere.map(({ id }) => id) }),
    };
  });
}

/** Says of a booked appointment that its inspector's own calendar has something else then. */
function withCollision(
  appointment: CalendarAppointment,
  { date, busy, minutes }: { date: CalendarDay; busy: readonly BusyTime[]; minutes: number },
): CalendarAppointment {
  const { status, inspectorId, timeSlot } = appointment;
  const collides =
    status === "booked" &&
    inspectorId !== null &&
    isBusyAt(busy, inspectorId, date, slotOfLabel(timeSlot), minutes);
  return collides ? { ...appointment, isBusyElsewhere: true } : appointment;
}

/** Everyone who inspects, and everyone who no longer does but still has an appointment; by name. */
async function inspectorsOf(
  database: Database,
  working: readonly Inspector[],
  rows: readonly CalendarAppointment[],
): Promise<CalendarInspector[]> {
  const known = new Set(working.map(({ id }) => id));
  const assigned = rows.flatMap(({ inspectorId }) => inspectorId ?? []);
  const others = await staffNames(
    database,
    assigned.filter((id) => !known.has(id)),
  );
  return [
    ...working.map(({ id, name }) => ({ id, name })),
    ...[...others].map(([id, name]) => ({ id, name })),
  ].sort((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id));
}

function bookedBySlot(appointments: readonly CalendarAppointment[]): Partial<Record<Slot, number>> {
  const counts: Partial<Record<Slot, number>> = {};
  for (const { status, timeSlot } of appointments) {
    const slot = slotOfLabel(timeSlot);
    if (status === "booked") counts[slot] = (counts[slot] ?? 0) + 1;
  }
  return counts;
}
