import { calendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import type { LeadRow } from "./lead-row.ts";

/**
 * Why the system made a lead a call: `Not confirmed: Fri, Jun 5, 11:00 AM`, or as long as its person does not know of a change
 * `Not told: still expects Fri, Jun 5, 11:00 AM`. Empty if it did not.
 */
export function followUpText({
  followUpReason,
  appointment,
  lapsedAt,
  untold,
}: Pick<LeadRow, "followUpReason" | "appointment" | "lapsedAt" | "untold">): string {
  if (untold) return `Not told: still expects ${timeText(untold.toldTime)}`;
  // A row that was kept without a network may be from an earlier release.
  if (!followUpReason) return "";
  if (lapsedAt && appointment?.status !== "booked") return "Not confirmed in time: call";
  const words = { unconfirmed: "Not confirmed", "no-show": "Nobody was there" }[followUpReason];
  if (!appointment) return words;
  return `${words}: ${timeText(appointment)}`;
}

function timeText({ date, timeSlot }: { date: string; timeSlot: string }): string {
  return `${formatDay(calendarDay(date), "short")}, ${timeSlot}`;
}
