import type { LeadEvent } from "#domain/lead/lead-page.ts";

/**
 * Whether a lead's state is what this person has made it, and nobody has changed the lead since: a call that they logged
 * before an outcome makes a new lead a contacted one, with which their own outcome is not in conflict.
 */
export function isOwnState(
  timeline: readonly Pick<LeadEvent, "kind" | "staff" | "details">[],
  staffId: string,
): boolean {
  const changes = timeline.filter(({ kind }) =>
    ["changed", "appointment", "released"].includes(kind),
  );
  const own = changes.findLastIndex(({ details }) => details.state !== undefined);
  return own >= 0 && changes.slice(own).every(({ staff }) => staff?.id === staffId);
}
