import { addDays, type CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { AppointmentTime } from "./appointment-form.ts";
import { type AppointmentRules, isWithinHours } from "./appointment-rules.ts";
import { capacityOf, isClosed, type Staffing, type StaffingRules } from "./capacity.ts";

/** Why a visitor could not have a time, for which the desk is asked before it books it all the same. */
export type Obstacle =
  | "today"
  | "too far ahead"
  | "outside hours"
  | "not offered"
  | "closed"
  | "full"
  | "being booked"
  | "not working"
  | "busy elsewhere";

/** What stands in the way of one more appointment at a time that is still ahead, the plainest first. */
export function obstaclesAt(
  { date, timeSlot }: AppointmentTime,
  {
    today,
    rules,
    staffing,
    taken,
    held = 0,
  }: {
    today: CalendarDay;
    rules: AppointmentRules & StaffingRules;
    staffing: Staffing;
    /** Seats that others have of the time, or of one that runs into it. */
    taken: number;
    /** The same of seats that are held for visitors and offers. */
    held?: number;
  },
): Obstacle[] {
  const isClosedDay = rules.closures.some(({ day }) => day === date);
  const closed = isClosedDay || isClosed(staffing, date, timeSlot, rules.inspection.takes.to);
  const open = isWithinHours(date, timeSlot, rules);
  const capacity = capacityOf(staffing, date, timeSlot, rules);
  const full = taken >= capacity;
  return [
    ...when(date === today, "today"),
    ...when(date > addDays(today, rules.inspection.horizonDays), "too far ahead"),
    ...when(closed, "closed"),
    ...when(!closed && !open, "outside hours"),
    ...when(!closed && open && !rules.inspection.slots.includes(timeSlot), "not offered"),
    // Whoever is closed has no room anyway.
    ...when(!closed && open && full, "full"),
    ...when(!closed && open && !full && taken + held >= capacity, "being booked"),
  ];
}

/** Obstacles in sentences for staff. `inspector`: the name of whoever does not work. */
export function obstaclesInWords(
  obstacles: readonly Obstacle[],
  { inspector, horizonDays }: { inspector: string; horizonDays: number },
): string {
  const sentences: Record<Obstacle, string> = {
    today: "That is today.",
    "too far ahead": `That is more than ${horizonDays} days ahead.`,
    "outside hours": "We are not open then.",
    "not offered": "That is none of the times at which inspections begin.",
    closed: "That time is closed.",
    full: "Nobody is free then.",
    "being booked": "That time is being booked on the website right now.",
    "not working": `${inspector} does not work then.`,
    "busy elsewhere": `${inspector} is busy elsewhere then.`,
  };
  return obstacles.map((obstacle) => sentences[obstacle]).join(" ");
}

function when(is: boolean, obstacle: Obstacle): Obstacle[] {
  return is ? [obstacle] : [];
}
