import { closureWords as words } from "#content/en/desk/calendar.ts";
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
      : words.span(formatDay(first, "short"), formatDay(last, "short"));
  return [
    days,
    timesText(fromSlot, toSlot),
    inspectorId ? inspectorName({ inspectors }, inspectorId) : "everybody",
  ].join(", ");
}

function timesText(from: string | null, to: string | null): string {
  if (from && to) return from === to ? from : words.span(from, to);
  if (from) return words.from(from);
  return to ? words.until(to) : words.allDay;
}

/** What a closure covers that is booked: `6 people have an appointment on Friday. Nothing has moved yet.` */
export function coveredText(count: number, first: CalendarDay, last: CalendarDay): string {
  const who = words.have(count);
  const when = first === last ? words.onDay(weekdayOf(first)) : words.onTheseDays;
  return words.covered(who, when);
}
