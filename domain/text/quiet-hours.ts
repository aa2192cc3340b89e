import { addDays, dayInZone } from "#domain/calendar/calendar-day.ts";
import type { MinuteOfDay } from "#domain/calendar/opening-hours.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";

/** Nobody gets a text from 9 PM to 8 AM, unless it answers one of theirs. */
export const quietHours: { from: MinuteOfDay; to: MinuteOfDay } = { from: 21 * 60, to: 8 * 60 };

/** When a text is sent; null: it is not, since it would be too late by then. */
export type TextTime = Date | null;

/**
 * When a text that is due now is sent: at once, or at the end of the quiet hours of the business's time zone.
 * @param notAfter The last moment at which it is of use; null: it always is.
 */
export function textTime(now: Date, notAfter: Date | null, timeZone: string): TextTime {
  const at = afterQuietHours(now, timeZone);
  return notAfter && at > notAfter ? null : at;
}

/** The moment itself, or the end of the quiet hours that it is in. */
export function afterQuietHours(now: Date, timeZone: string): Date {
  const day = dayInZone(now.getTime(), timeZone);
  const ends = instantInZone(day, quietHours.to, timeZone);
  if (now.getTime() < ends) return new Date(ends);
  if (now.getTime() < instantInZone(day, quietHours.from, timeZone)) return now;
  return new Date(instantInZone(addDays(day, 1), quietHours.to, timeZone));
}
