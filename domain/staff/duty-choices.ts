import { addDays, dayInZone, weekdayOf } from "#domain/calendar/calendar-day.ts";
import type { MinuteOfDay } from "#domain/calendar/opening-hours.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import { type OpeningRules, whenOpen } from "#domain/lead/answer-clock.ts";

/** For how long somebody wants no ordinary alerts. */
export const muteChoices = ["30-minutes", "1-hour", "opening"] as const;

export type MuteChoice = (typeof muteChoices)[number];

const minute = 60_000;

/** When somebody's ordinary alerts begin again; `opening`: when we open next, tomorrow at the earliest. */
export function mutedUntil(choice: MuteChoice, now: Date, rules: OpeningRules): Date {
  if (choice === "30-minutes") return new Date(now.getTime() + 30 * minute);
  if (choice === "1-hour") return new Date(now.getTime() + 60 * minute);
  const tomorrow = addDays(dayInZone(now.getTime(), rules.timeZone), 1);
  return whenOpen(new Date(instantInZone(tomorrow, 0, rules.timeZone)), rules);
}

/** Today's closing time; null when we are closed for the rest of the day. */
export function closingToday(now: Date, { hours, closures, timeZone }: OpeningRules): Date | null {
  const today = dayInZone(now.getTime(), timeZone);
  const open = closures.some(({ day }) => day === today) ? undefined : hours[weekdayOf(today)];
  const closes = open && new Date(instantInZone(today, open.closes, timeZone));
  return closes && closes > now ? closes : null;
}

/** When clocks next show a time of day: today, or tomorrow if that has passed. */
export function nextTime(time: MinuteOfDay, now: Date, timeZone: string): Date {
  const today = dayInZone(now.getTime(), timeZone);
  const at = new Date(instantInZone(today, time, timeZone));
  return at > now ? at : new Date(instantInZone(addDays(today, 1), time, timeZone));
}

/** Minutes after midnight of `HH:MM`. */
export function minuteOf(time: string): MinuteOfDay {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** `HH:MM`, as a browser's field for times has it; the end of a day, minute 1440, is `00:00`. */
export function timeOf(minuteOfDay: MinuteOfDay): string {
  const [hours, minutes] = [Math.floor(minuteOfDay / 60) % 24, minuteOfDay % 60];
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}
