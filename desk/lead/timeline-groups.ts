import { timelineGroup as words } from "#content/en/desk/lead.ts";
import type { TimelineEntry } from "#domain/lead/timeline-entry.ts";

type MailDetails = Extract<TimelineEntry, { kind: "mail" }>["details"];

/** What a timeline shows as one line: an entry, or several that no person made. */
export type TimelineGroup<Entry extends TimelineEntry = TimelineEntry> = {
  id: string;
  entries: [Entry, ...Entry[]];
};

/**
 * The entries in their order, in which mails and alerts that the system sent one after the other
 * are one group. What needs somebody's attention, a mail that has not arrived, stays by itself.
 */
export function timelineGroups<Entry extends TimelineEntry>(
  entries: readonly Entry[],
): TimelineGroup<Entry>[] {
  const groups: TimelineGroup<Entry>[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && isRoutine(entry) && isRoutine(last.entries[0])) last.entries.push(entry);
    else groups.push({ id: entry.id, entries: [entry] });
  }
  return groups;
}

/** `3 mails, 2 alerts`. */
export function groupText(entries: readonly TimelineEntry[]): string {
  const counted = (["mail", "alert"] as const).flatMap((kind) => {
    const { length } = entries.filter((entry) => entry.kind === kind);
    return length === 0 ? [] : [words[kind](length)];
  });
  return counted.join(", ");
}

function isRoutine(entry: TimelineEntry): boolean {
  if (entry.staff) return false;
  return entry.kind === "alert" || (entry.kind === "mail" && !isStuck(entry.details));
}

function isStuck({ state, error }: MailDetails): boolean {
  return state === "dead" || state === "withheld" || (state !== "sent" && Boolean(error));
}
