import { calendarDay, dayInZone, weekdayOf } from "#domain/calendar/calendar-day.ts";
import { clockTime } from "#domain/calendar/clock-time.ts";
import { nearDayName } from "#domain/calendar/near-day-name.ts";
import type { ReturnReason } from "./lead.ts";
import type { LeadRow } from "./lead-row.ts";

/** How a mail or a text about a lead that has returned begins. */
export const returnHeadings: Record<ReturnReason, string> = {
  canceled: "Canceled by visitor",
  moved: "Moved by visitor",
  texted: "Text from visitor",
  mailed: "Mail from visitor",
  answered: "Estimate answered",
};

/**
 * Why a lead waits again, and since when: `Canceled by visitor at 9:12 AM`, `Moved by visitor at 9:12 AM to Tue 10:00 AM`;
 * on a later day `Canceled by visitor on Mon, Jun 1 at 9:12 AM`. Empty if it does not.
 * @param now epoch milliseconds.
 */
export function returnText(
  { returned, appointment }: Pick<LeadRow, "returned" | "appointment">,
  now: number,
  timeZone: string,
): string {
  // A row that was kept without a network may be from an earlier release.
  if (!returned) return "";
  const today = dayInZone(now, timeZone);
  const at = Date.parse(returned.at);
  const time = clockTime(new Date(at), timeZone);
  const day = dayInZone(at, timeZone);
  const when = day === today ? `at ${time}` : `on ${nearDayName(day, today)} at ${time}`;
  const to =
    returned.reason === "moved" && appointment ? ` to ${timeText(appointment, today)}` : "";
  return `${returnHeadings[returned.reason]} ${when}${to}`;
}

function timeText(
  { date, timeSlot }: NonNullable<LeadRow["appointment"]>,
  today: ReturnType<typeof dayInZone>,
): string {
  const day = calendarDay(date);
  const name = nearDayName(day, today);
  return `${name === weekdayOf(day) ? name.slice(0, 3) : name} ${timeSlot}`;
}
