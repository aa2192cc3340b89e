import type { MinuteOfDay } from "#domain/calendar/opening-hours.ts";

/** When an inspector who is on the way arrives, in minutes after local midnight. */
export type ArrivalWindow = { from: MinuteOfDay; to: MinuteOfDay };

/** In minutes. */
const windowLength = 30;
const leastDrive = 15;
const step = 15;

/** The window that begins at a minute of the day. */
export function windowFrom(from: MinuteOfDay): ArrivalWindow {
  return { from, to: from + windowLength };
}

/**
 * The half hour in which an inspector arrives who leaves now: from the agreed time, or if that is too soon, from the next
 * quarter of an hour that is at least fifteen minutes away.
 */
export function arrivalWindow(now: MinuteOfDay, start: MinuteOfDay): ArrivalWindow {
  const soonest = Math.ceil((now + leastDrive) / step) * step;
  return windowFrom(Math.max(start, soonest));
}

/** `10:15 to 10:45 AM`, `11:45 AM to 12:15 PM` */
export function windowText({ from, to }: ArrivalWindow): string {
  const [begins, ends] = [clockOf(from), clockOf(to)];
  const isSameHalf = begins.half === ends.half;
  return `${begins.time}${isSameHalf ? "" : ` ${begins.half}`} to ${ends.time} ${ends.half}`;
}

function clockOf(minute: MinuteOfDay): { time: string; half: "AM" | "PM" } {
  const hour = Math.floor(minute / 60) % 24;
  const time = `${hour % 12 || 12}:${String(minute % 60).padStart(2, "0")}`;
  return { time, half: hour < 12 ? "AM" : "PM" };
}
