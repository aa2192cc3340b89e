import { pendingFor } from "#domain/appointment/booking-brake.ts";
import { countInWords } from "./figures.ts";

const minute = 60_000;
const hour = 60 * minute;

/** How long a booking is kept that is still to be confirmed: `two hours`, `one hour`, `90 minutes`. */
export function pendingTime(milliseconds = pendingFor): string {
  const isWhole = milliseconds % hour === 0;
  const [count, unit] = isWhole ? [milliseconds / hour, "hour"] : [milliseconds / minute, "minute"];
  return `${countInWords(count)} ${unit}${count === 1 ? "" : "s"}`;
}
