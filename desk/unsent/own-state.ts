import type { ShownEvent, TimelineEntry } from "#domain/lead/timeline-entry.ts";

/**
 * Whether a lead's state is what this person has made it, and nobody has changed the lead since: a call that they logged
 * before an outcome makes a new lead a contacted one, with which their own outcome is not in conflict.
 */
export function isOwnState(
  timeline: readonly (ShownEvent & Pick<TimelineEntry, "staff">)[],
  staffId: string,
): boolean {
  const changes = timeline.filter(({ kind }) =>
    ["changed", "appointment", "released"].includes(kind),
  );
  const own = changes.findLastIndex(({ kind, details }) => kind === "changed" && details.state);
  return own >= 0 && changes.slice(own).every(({ staff }) => staff?.id === staffId);
}
