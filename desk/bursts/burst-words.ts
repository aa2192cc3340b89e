import { toBeConfirmedBy } from "#content/en/pending-booking.ts";
import { momentText } from "#desk/moment-text.ts";
import type { ShownBurst } from "#domain/appointment/burst-contract.ts";

/** `To be confirmed by 2:05 PM` */
export function pendingText(until: string): string {
  return toBeConfirmedBy(momentText(until));
}

/** `153 bookings in 19 seconds` */
export function burstText({ bookings, confirmed, beganAt, lastAt }: ShownBurst): string {
  const count = bookings.length + confirmed;
  const bookingsText = count === 1 ? "1 booking" : `${count} bookings`;
  return `${bookingsText} in ${lengthText(Date.parse(lastAt) - Date.parse(beganAt))}`;
}

function lengthText(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1_000));
  if (seconds < 120) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
}
