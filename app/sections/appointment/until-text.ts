import { clockTime } from "#domain/calendar/clock-time.ts";

/** For example `2:05 PM`, by the clock where the inspection is. */
export function untilText(until: string, timeZone: string): string {
  return clockTime(new Date(until), timeZone);
}
