import type { LeadListName } from "#domain/lead/lead-list.ts";

/**
 * Whether new leads wait for a press even while nobody seems to read the list: in new bookings always, because one press
 * there says that all which are shown have been seen. An empty list has nothing to press.
 */
export function mustHold(list: LeadListName, shown: number): boolean {
  return list === "new-bookings" && shown > 0;
}
