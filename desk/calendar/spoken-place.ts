import { spokenPlaceWords as words } from "#content/en/desk/calendar.ts";
import { clockText } from "#desk/moment-text.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import { weekdayOf } from "#domain/calendar/calendar-day.ts";
import { type Calendar, dayOf, isPlaceOf, placeState } from "./calendar-model.ts";
import type { Place } from "./place.ts";

/**
 * A place in words, for somebody who carries an appointment there: `Tuesday 10:00 AM, Dana Ruiz. Free.`, `… Taken by Pat
 * Miller.`, `… Closed: training.`
 */
export function spokenPlace(calendar: Calendar, place: Place, moving: CalendarAppointment): string {
  const name = inspectorAt(calendar, place, moving);
  return `${timeText(place)}${name ? `, ${name}` : ""}. ${stateText(calendar, place, moving)}`;
}

/** `Tuesday 10:00 AM` */
export function timeText({ date, timeSlot }: Pick<Place, "date" | "timeSlot">): string {
  return `${weekdayOf(date)} ${timeSlot}`;
}

/** The name of an inspector; `Unassigned` for none. */
export function inspectorName(
  { inspectors }: Pick<Calendar, "inspectors">,
  id: string | null,
): string {
  if (id === null) return words.unassigned;
  return inspectors.find((inspector) => inspector.id === id)?.name ?? words.somebodyElse;
}

/** Who would have it: where the place leaves that open, its own inspector if they are free. */
function inspectorAt(calendar: Calendar, place: Place, moving: CalendarAppointment): string {
  if (place.inspectorId !== undefined) return inspectorName(calendar, place.inspectorId);
  const own = moving.inspectorId;
  const slot = dayOf(calendar, place.date)?.slots.find(
    ({ timeSlot }) => timeSlot === place.timeSlot,
  );
  return own && slot?.freeInspectors.includes(own) ? inspectorName(calendar, own) : "";
}

function stateText(calendar: Calendar, place: Place, moving: CalendarAppointment): string {
  if (isPlaceOf(place, moving)) return words.isThere;
  const state = placeState(calendar, place, moving);
  if (state.kind === "free") return words.free;
  if (state.kind === "closed") return words.closed(state.reason.replace(/[.!]$/, ""));
  if (state.kind === "held") return `${heldText({ count: 1, until: state.until })}.`;
  if (state.kind === "elsewhere") return words.elsewhere;
  if (state.kind === "off") return place.inspectorId ? words.doesNotWork : words.nobodyWorks;
  return takenText(state.by);
}

/** `Being booked until 9:12 AM`, `2 being booked until 9:12 AM` */
export function heldText({ count, until }: { count: number; until: string }): string {
  return words.held(count, clockText(until));
}

/** By whom a place is taken, for somebody whose move there was refused; empty when it is not. */
export function takenPlaceText(
  calendar: Calendar,
  place: Place,
  moving: CalendarAppointment,
): string {
  const state = placeState(calendar, place, moving);
  return state.kind === "taken" ? takenText(state.by) : "";
}

function takenText([first, ...others]: readonly CalendarAppointment[]): string {
  if (!first) return words.taken.unknown;
  if (others.length === 0) return words.taken.by(first.name);
  return words.taken.bySeveral(first.name, others.length);
}
