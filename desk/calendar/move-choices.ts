import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { SlotLabel } from "#domain/calendar/slot.ts";
import { type Calendar, inOrder, offeredTimes, placeState } from "./calendar-model.ts";
import type { Place } from "./place.ts";

export type MoveChoice<Value extends string = string> = { value: Value; isFree: boolean };

/** Where an appointment may go: days, the times of the chosen day, the inspectors at the chosen time. */
export function choicesOfMove(
  calendar: Calendar,
  appointment: CalendarAppointment,
  { date, timeSlot }: { date: string; timeSlot: SlotLabel },
): { days: MoveChoice[]; times: MoveChoice<SlotLabel>[]; inspectors: MoveChoice[] } {
  const isFree = (day: string, time: SlotLabel, inspectorId?: string) => {
    const place: Place = { date: calendarDay(day), timeSlot: time, inspectorId };
    return placeState(calendar, place, appointment).kind === "free";
  };
  const times = offeredTimes(calendar);
  // Its own time may be offered no more.
  const withOwn = inOrder([...times, appointment.timeSlot]);
  const known = calendar.days.map((day) => day.date);
  // Its own day may lie before those that are shown.
  const days = known.includes(appointment.date) ? known : [appointment.date, ...known];
  return {
    days: days.map((day) => ({
      value: day,
      isFree: times.some((time) => isFree(day, time)),
    })),
    times: withOwn.map((time) => ({ value: time, isFree: isFree(date, time) })),
    inspectors: calendar.inspectors.map(({ id }) => ({
      value: id,
      isFree: isFree(date, timeSlot, id),
    })),
  };
}

/** What is free before what is not, each in its order. */
export function freeFirst<Choice extends { isFree: boolean }>(choices: readonly Choice[]) {
  return {
    free: choices.filter(({ isFree }) => isFree),
    rest: choices.filter(({ isFree }) => !isFree),
  };
}
