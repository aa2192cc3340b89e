import { toBeConfirmedBy } from "#content/en/pending-booking.ts";
import { momentText } from "#desk/moment-text.ts";

/** `To be confirmed by 2:05 PM` */
export function pendingText(until: string): string {
  return toBeConfirmedBy(momentText(until));
}
