import { addDays, type CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { AppointmentTime } from "./appointment-form.ts";
import { type AppointmentRules, openSlots } from "./appointment-rules.ts";
import { capacityOf, isClosed, type Staffing, type StaffingRules } from "./capacity.ts";

/** Why a visitor could not have a time, for which the desk is asked before it books it all the same. */
export type Obstacle =
  | "today"
  | "too far ahead"
  | "outside hours"
  | "closed"
  | "full"
  | "being booked"
  | "not working";

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
    /** Seats of the time that others have. */
    taken: number;
    /** Seats of the time that are held for visitors and offers. */
    held?: number;
  },
): Obstacle[] {
  const isClosedDay = rules.closures.some(({ day }) => day === date);
  const closed = isClosedDay || isClosed(staffing, date, timeSlot);
  const open = openSlots(date, rules).includes(timeSlot);
  const capacity = capacityOf(staffing, date, timeSlot, rules);
  const full = taken >= capacity;
  return [
    ...when(date === today, "today"),
    ...when(date > addDays(today, rules.inspection.horizonDays), "too far ahead"),
    ...when(closed, "closed"),
    ...when(!closed && !open, "outside hours"),
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
    closed: "That time is closed.",
    full: "Nobody is free then.",
    "being booked": "That time is being booked on the website right now.",
    "not working": `${inspector} does not work then.`,
  };
  return obstacles.map((obstacle) => sentences[obstacle]).join(" ");
}

function when(is: boolean, obstacle: Obstacle): Obstacle[] {
  return is ? [obstacle] : [];
}
