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
  if (id === null) return "Unassigned";
  return inspectors.find((inspector) => inspector.id === id)?.name ?? "Somebody else";
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
  if (isPlaceOf(place, moving)) return "Where it is now.";
  const state = placeState(calendar, place, moving);
  if (state.kind === "free") return "Free.";
  if (state.kind === "closed") return `Closed: ${state.reason.replace(/[.!]$/, "")}.`;
  if (state.kind === "held") return `${heldText({ count: 1, until: state.until })}.`;
  if (state.kind === "off") return place.inspectorId ? "Does not work then." : "Nobody works then.";
  return takenText(state.by);
}

/** `Being booked until 9:12 AM`, `2 being booked until 9:12 AM` */
export function heldText({ count, until }: { count: number; until: string }): string {
  return `${count === 1 ? "Being" : `${count} being`} booked until ${clockText(until)}`;
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
  if (!first) return "Taken.";
  if (others.length === 0) return `Taken by ${first.name}.`;
  return `Taken by ${first.name} and ${others.length === 1 ? "1 other" : `${others.length} others`}.`;
}
