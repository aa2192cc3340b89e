import type { CalendarDay } from "./calendar-day.ts";
import type { MinuteOfDay } from "./opening-hours.ts";

const minute = 60_000;

/**
 * The instant (epoch milliseconds) at which clocks in an IANA time zone show a minute of a day; minute 1440 is the next
 * midnight. A minute skipped by a clock change moves past it (2:30 becomes 3:30); of a repeated one, the first counts.
 */
export function instantInZone(day: CalendarDay, time: MinuteOfDay, timeZone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + time * minute;
  const [early, late] = [wall - 86_400_000, wall + 86_400_000].map((near) =>
    offsetAt(near, timeZone),
  ) as [number, number];
  const first = wall - early;
  // The offsets differ only near a clock change: the earlier one holds before it, the later one after it.
  if (early === late || offsetAt(first, timeZone) === early) return first;
  return offsetAt(wall - late, timeZone) === late ? wall - late : first;
}

/** The zone's offset from UTC at an instant, in milliseconds; positive east of Greenwich. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(
    read("year"),
    read("month") - 1,
    read("day"),
    read("hour"),
    read("minute"),
    read("second"),
  );
  return shown - Math.floor(instant / 1_000) * 1_000;
}

// Creating a formatter takes longer than a thousand uses of it.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    formats.set(timeZone, format);
  }
  return format;
}
