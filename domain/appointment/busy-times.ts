import { addDays, type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import type { MinuteOfDay } from "#domain/calendar/opening-hours.ts";
import { type Slot, slotStart } from "#domain/calendar/slot.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";

/** Part of a day, in minutes after local midnight; `to` is not included and may be the next midnight, 1440. */
export type PartOfDay = { day: CalendarDay; from: MinuteOfDay; to: MinuteOfDay };

/** When an inspector is busy elsewhere, as their own calendar says. Nothing else of it is known. */
export type BusyTime = PartOfDay & { inspectorId: string };

const minute = 60_000;
const midnight = 24 * 60;

/** Whether an inspector is busy during some of what begins at a slot of a day and takes so many minutes. */
export function isBusyAt(
  busy: readonly BusyTime[],
  inspectorId: string,
  day: CalendarDay,
  slot: Slot,
  minutes: number,
): boolean {
  const begins = slotStart(slot);
  return busy.some(
    (time) =>
      time.inspectorId === inspectorId &&
      time.day === day &&
      time.from < begins + minutes &&
      begins < time.to,
  );
}

/**
 * An interval of epoch milliseconds as clocks in an IANA time zone show it, day by day. Begun minutes count as whole ones;
 * what is within an hour that clocks show twice keeps its length.
 */
export function partsOfDays(
  { start, end }: { start: number; end: number },
  timeZone: string,
): PartOfDay[] {
  const parts: PartOfDay[] = [];
  let day = dayInZone(start, timeZone);
  for (let begins = start; begins < end; day = addDays(day, 1)) {
    const dayBegins = instantInZone(day, 0, timeZone);
    const dayEnds = instantInZone(addDays(day, 1), 0, timeZone);
    const ends = Math.min(end, dayEnds);
    const from = Math.floor(shownMinute(begins, day, dayBegins, timeZone));
    const last = ends === dayEnds ? midnight : shownMinute(ends, day, dayBegins, timeZone);
    const to = last > from ? last : from + (ends - begins) / minute;
    parts.push({ day, from, to: Math.min(midnight, Math.ceil(to)) });
    begins = dayEnds;
  }
  return parts;
}

/** The minute that clocks show at an instant of a day: what has passed since midnight, but for a change of the clocks. */
function shownMinute(
  instant: number,
  day: CalendarDay,
  dayBegins: number,
  timeZone: string,
): number {
  const passed = (instant - dayBegins) / minute;
  const shift = (instant - instantInZone(day, Math.floor(passed), timeZone)) / minute;
  const shown = Math.floor(passed) + Math.trunc(shift / 30) * 30;
  return Math.max(0, Math.min(midnight, shown + (passed % 1)));
}
