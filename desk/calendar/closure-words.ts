import type { CalendarInspector, ShownClosure } from "#domain/appointment/calendar-contract.ts";
import {
  type CalendarDay,
  calendarDay,
  formatDay,
  weekdayOf,
} from "#domain/calendar/calendar-day.ts";
import { inspectorName } from "./spoken-place.ts";

/** Which days, which times and who: `Fri, Nov 27, 1:00 PM to 4:00 PM, everybody`. */
export function closureText(
  {
    firstDay,
    lastDay,
    fromSlot,
    toSlot,
    inspectorId,
  }: Omit<ShownClosure, "id" | "reason" | "closedBy">,
  inspectors: readonly CalendarInspector[],
): string {
  const [first, last] = [calendarDay(firstDay), calendarDay(lastDay)];
  const days =
    first === last
      ? formatDay(first, "short")
      : `${formatDay(first, "short")} to ${formatDay(last, "short")}`;
  return [
    days,
    timesText(fromSlot, toSlot),
    inspectorId ? inspectorName({ inspectors }, inspectorId) : "everybody",
  ].join(", ");
}

function timesText(from: string | null, to: string | null): string {
  if (from && to) return from === to ? from : `${from} to ${to}`;
  if (from) return `from ${from}`;
  return to ? `until ${to}` : "all day";
}

/** What a closure covers that is booked: `6 people have an appointment on Friday. Nothing has moved yet.` */
export function coveredText(count: number, first: CalendarDay, last: CalendarDay): string {
  const who = count === 1 ? "1 person has" : `${count} people have`;
  const when = first === last ? `on ${weekdayOf(first)}` : "on these days";
  return `${who} an appointment ${when}. Nothing has moved yet.`;
}
