import { knownPerson as words } from "#content/en/desk/several-rooms.ts";
import { dayOf, today } from "#desk/moment-text.ts";
import { addDays, formatDay, weekdayOf } from "#domain/calendar/calendar-day.ts";
import type { KnownPerson } from "#domain/person/known-person.ts";

/** Days back within which a weekday's name is unambiguous. */
const daysOfOneName = 6;

/** Who somebody is in a line: `Ada Homeowner, 12 Maple Street, 4 leads, last called Tuesday`. */
export function knownPersonText(person: KnownPerson, now = Date.now()): string {
  const { name, address, leads, calledAt } = person;
  const count = words.leads(leads);
  const called = calledAt && words.lastCalled(dayText(calledAt, now));
  return [name, address, count, called].filter(Boolean).join(", ");
}

function dayText(at: string, now: number): string {
  const [day, here] = [dayOf(at), today(now)];
  if (day === here) return "today";
  if (day === addDays(here, -1)) return "yesterday";
  return day >= addDays(here, -daysOfOneName) ? weekdayOf(day) : formatDay(day, "short");
}
