import type {
  CalendarAppointment,
  CalendarDayResponse,
  CalendarInspector,
  ShownClosure,
} from "#domain/appointment/calendar-contract.ts";
import { covers } from "#domain/appointment/capacity.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { bySlot, type SlotLabel, slotOfLabel } from "#domain/calendar/slot.ts";
import type { Column, Place } from "./place.ts";

/** Days with their appointments, as the server tells them. */
export type Calendar = {
  inspectors: readonly CalendarInspector[];
  times?: readonly SlotLabel[] | undefined;
  days: readonly CalendarDayResponse[];
};

/** What a place has room for. */
export type PlaceState =
  | { kind: "free"; room: number }
  | { kind: "taken"; by: readonly CalendarAppointment[] }
  /** Its last seats are being booked on the site. `until`: when the last of them is free again otherwise. */
  | { kind: "held"; until: string }
  | { kind: "closed"; reason: string }
  /** Its inspector's own calendar has something else then. */
  | { kind: "elsewhere" }
  /** Outside of hours, or nobody works then. */
  | { kind: "off" };

/** The times that days are offered at. */
export function offeredTimes({ times, days }: Pick<Calendar, "times" | "days">): SlotLabel[] {
  return inOrder(times ?? days.flatMap(({ slots }) => slots.map(({ timeSlot }) => timeSlot)));
}

/** Those, and where appointments are that keep a time which is offered no more: the rows of a calendar. */
export function shownTimes(calendar: Pick<Calendar, "times" | "days">): SlotLabel[] {
  const kept = calendar.days.flatMap(({ appointments }) => appointments);
  return inOrder([...offeredTimes(calendar), ...kept.map(({ timeSlot }) => timeSlot)]);
}

/** Each once. */
export function inOrder(times: readonly SlotLabel[]): SlotLabel[] {
  return [...new Set(times)].sort((one, other) => bySlot(slotOfLabel(one), slotOfLabel(other)));
}

export function dayOf({ days }: Pick<Calendar, "days">, date: string) {
  return days.find((day) => day.date === date);
}

/** The place of an appointment among the columns shown. */
export function placeAmong(
  columns: readonly Column[],
  { date, timeSlot, inspectorId }: CalendarAppointment,
): Place {
  const isAnybody = columns.every((column) => column.inspectorId === undefined);
  return {
    ...{ date: calendarDay(date), timeSlot },
    inspectorId: isAnybody ? undefined : inspectorId,
  };
}

/** An appointment as it would be at another place. */
export function movedTo(
  appointment: CalendarAppointment,
  { date, timeSlot, inspectorId = appointment.inspectorId }: Place,
): CalendarAppointment {
  return { ...appointment, date, timeSlot, inspectorId };
}

/** Whether a move to a place would change nothing. */
export function isPlaceOf(place: Place, { date, timeSlot, inspectorId }: CalendarAppointment) {
  return (
    place.date === date &&
    place.timeSlot === timeSlot &&
    (place.inspectorId === undefined || place.inspectorId === inspectorId)
  );
}

/** A day's columns: unassigned first, if anything is, or if nobody has inspections. */
export function columnsOfDay({ inspectors }: Calendar, day: CalendarDayResponse): Column[] {
  const date = calendarDay(day.date);
  const isUnassigned = day.appointments.some(({ inspectorId }) => inspectorId === null);
  return [
    ...(isUnassigned || inspectors.length === 0 ? [{ date, inspectorId: null }] : []),
    ...inspectors.map(({ id }) => ({ date, inspectorId: id })),
  ];
}

/**
 * A week's columns: its days, without those that are never open and have nothing.
 * @param inspectorId Whose week it is; undefined: everybody's.
 */
export function columnsOfWeek(
  { days }: Pick<Calendar, "days">,
  inspectorId: Place["inspectorId"],
): Column[] {
  return days
    .filter(({ slots, appointments }) => slots.length > 0 || appointments.length > 0)
    .map(({ date }) => ({ date: calendarDay(date), inspectorId }));
}

/** The appointments at a place: of one inspector, or of all when the place leaves that open. */
export function appointmentsAt(
  day: Pick<CalendarDayResponse, "appointments">,
  { timeSlot, inspectorId }: Pick<Place, "timeSlot" | "inspectorId">,
): CalendarAppointment[] {
  return day.appointments.filter(
    (each) =>
      each.timeSlot === timeSlot && (inspectorId === undefined || each.inspectorId === inspectorId),
  );
}

/** What a place has room for, not counting the appointment that is to be moved there. */
export function placeState(
  calendar: Pick<Calendar, "days">,
  place: Place,
  moving?: CalendarAppointment,
): PlaceState {
  const day = dayOf(calendar, place.date);
  if (!day) return { kind: "off" };
  const closed = closureAt(day, place.timeSlot, place.inspectorId ?? null);
  if (closed) return { kind: "closed", reason: closed.reason };
  const slot = day.slots.find(({ timeSlot }) => timeSlot === place.timeSlot);
  if (!slot) return { kind: "off" };
  const by = appointmentsAt(day, place).filter(
    ({ id, status }) => status === "booked" && id !== moving?.id,
  );
  const isItsTime = moving !== undefined && isAt(moving, place);
  const booked = slot.booked - (isItsTime ? 1 : 0);
  const room = slot.capacity - booked;
  const held = slot.heldUntil ?? [];
  const until = held.at(-1);
  const isHeld = until !== undefined && room > 0 && room <= held.length && !isItsTime;
  if (place.inspectorId) {
    if (by.length > 0) return { kind: "taken", by };
    const isOwn = moving?.inspectorId === place.inspectorId && isItsTime;
    if (!isOwn && !slot.freeInspectors.includes(place.inspectorId)) {
      const isElsewhere = slot.busyElsewhere?.includes(place.inspectorId) === true;
      return { kind: isElsewhere ? "elsewhere" : "off" };
    }
    return isHeld ? { kind: "held", until } : { kind: "free", room: 1 };
  }
  if (slot.capacity === 0) return { kind: "off" };
  if (isHeld) return { kind: "held", until };
  if (room > 0) return { kind: "free", room: Math.max(1, room - held.length) };
  return { kind: "taken", by: appointmentsAt(day, { ...place, inspectorId: undefined }) };
}

/** A day in numbers, and why it is closed if all of it is, for everybody. */
export function dayCounts({ slots, closures }: Pick<CalendarDayResponse, "slots" | "closures">) {
  const whole = closures.find(
    ({ inspectorId, fromSlot, toSlot }) =>
      inspectorId === null && fromSlot === null && toSlot === null,
  );
  return {
    booked: slots.reduce((sum, { booked }) => sum + booked, 0),
    free: slots.reduce((sum, slot) => sum + Math.max(0, freeSeats(slot)), 0),
    closed: whole?.reason ?? null,
  };
}

/** Seats of a slot that are neither booked nor being booked; negative when too many are. */
function freeSeats({ capacity, booked, heldUntil = [] }: CalendarDayResponse["slots"][number]) {
  return capacity - booked - heldUntil.length;
}

/** How many seats of a time are being booked on the site, and until when; undefined when none are. */
export function heldAt(
  { slots }: Pick<CalendarDayResponse, "slots">,
  timeSlot: SlotLabel,
): { count: number; until: string } | undefined {
  const held = slots.find((slot) => slot.timeSlot === timeSlot)?.heldUntil ?? [];
  const until = held.at(-1);
  return until === undefined ? undefined : { count: held.length, until };
}

/** Whose own calendars have something else at a place, by name: its inspector's, or anybody's where it leaves that open. */
export function busyElsewhereAt(
  { days, inspectors }: Pick<Calendar, "days" | "inspectors">,
  { date, timeSlot, inspectorId }: Place,
): string[] {
  const slot = dayOf({ days }, date)?.slots.find((each) => each.timeSlot === timeSlot);
  return inspectors
    .filter(({ id }) => inspectorId === undefined || id === inspectorId)
    .filter(({ id }) => slot?.busyElsewhere?.includes(id))
    .map(({ name }) => name);
}

/** What only runs into closed hours has no room, but is no time that was closed. */
const oneMinute = 1;

/** The closure that covers a slot for everybody, or for one inspector. */
export function closureAt(
  { date, closures }: Pick<CalendarDayResponse, "date" | "closures">,
  timeSlot: SlotLabel,
  inspectorId: string | null,
): ShownClosure | undefined {
  return closures.find(
    (closure) =>
      (closure.inspectorId === null || closure.inspectorId === inspectorId) &&
      covers(
        {
          firstDay: calendarDay(closure.firstDay),
          lastDay: calendarDay(closure.lastDay),
          fromSlot: closure.fromSlot && slotOfLabel(closure.fromSlot),
          toSlot: closure.toSlot && slotOfLabel(closure.toSlot),
          inspectorId: closure.inspectorId,
        },
        calendarDay(date),
        slotOfLabel(timeSlot),
        oneMinute,
      ),
  );
}

/** The calendar with one appointment replaced, unless it knows a newer one. What has not changed stays the same object. */
export function withAppointment<Shown extends Pick<Calendar, "days">>(
  calendar: Shown,
  appointment: CalendarAppointment,
): Shown {
  const known = findAppointment(calendar, appointment.id);
  if (known && known.sequence > appointment.sequence) return calendar;
  const days = calendar.days.map((day) => {
    const others = day.appointments.filter(({ id }) => id !== appointment.id);
    if (day.date === appointment.date) {
      return { ...day, appointments: [...others, appointment].sort(byName) };
    }
    return others.length === day.appointments.length ? day : { ...day, appointments: others };
  });
  return { ...calendar, days };
}

export function findAppointment(
  { days }: Pick<Calendar, "days">,
  id: string,
): CalendarAppointment | undefined {
  for (const { appointments } of days) {
    const found = appointments.find((each) => each.id === id);
    if (found) return found;
  }
  return undefined;
}

function byName(one: CalendarAppointment, other: CalendarAppointment): number {
  return one.name.localeCompare(other.name);
}

function isAt({ date, timeSlot }: CalendarAppointment, place: Place): boolean {
  return date === place.date && timeSlot === place.timeSlot;
}
