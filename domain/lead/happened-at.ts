import type { LeadEvent, UnknownEvent } from "./lead-event.ts";

/**
 * When something happened to a lead, ISO 8601: when somebody pressed it, if it waited for a network after that, otherwise when
 * it was stored.
 */
export function happenedAt(
  storedAt: string,
  { details }: Pick<LeadEvent | UnknownEvent, "details">,
): string {
  return ("pressedAt" in details && details.pressedAt) || storedAt;
}
