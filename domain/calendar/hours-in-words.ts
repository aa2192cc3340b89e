import { type MinuteOfDay, type OpeningHours, type WeekHours, week } from "./opening-hours.ts";

/**
 * The week as people say it, with equal days grouped: `Mon-Fri`, `9:00 AM-5:00 PM`; `Sun`,
 * `closed`.
 */
export function openingHours(hours: WeekHours): { days: string; times: string }[] {
  const lines: { first: string; last: string; times: string }[] = [];
  for (const weekday of week) {
    const day = weekday.slice(0, 3);
    const times = dayHours(hours[weekday]);
    const line = lines.at(-1);
    if (line?.times === times) line.last = day;
    else lines.push({ first: day, last: day, times });
  }
  return lines.map(({ first, last, times }) => ({
    days: first === last ? first : `${first}-${last}`,
    times,
  }));
}

/** `9:00 AM-5:00 PM`, or `closed`. */
export function dayHours(open: OpeningHours | undefined): string {
  return open ? `${clockOf(open.opens)}-${clockOf(open.closes)}` : "closed";
}

/** 540 is `9:00 AM`. */
export function clockOf(minute: MinuteOfDay): string {
  const hour = Math.floor(minute / 60);
  const minutes = String(minute % 60).padStart(2, "0");
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}
