import type { LeadEvent } from "#domain/lead/lead-page.ts";

/** What a timeline shows as one line: an entry, or several that no person made. */
export type TimelineGroup<Event extends LeadEvent = LeadEvent> = {
  id: string;
  events: [Event, ...Event[]];
};

/**
 * The entries in their order, in which mails and alerts that the system sent one after the other
 * are one group. What needs somebody's attention, a mail that has not arrived, stays by itself.
 */
export function timelineGroups<Event extends LeadEvent>(
  events: readonly Event[],
): TimelineGroup<Event>[] {
  const groups: TimelineGroup<Event>[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && isRoutine(event) && isRoutine(last.events[0])) last.events.push(event);
    else groups.push({ id: event.id, events: [event] });
  }
  return groups;
}

/** `3 mails, 2 alerts`. */
export function groupText(events: readonly LeadEvent[]): string {
  const count = (kind: LeadEvent["kind"], one: string) => {
    const { length } = events.filter((event) => event.kind === kind);
    return length === 0 ? [] : [`${length} ${one}${length === 1 ? "" : "s"}`];
  };
  return [...count("mail", "mail"), ...count("alert", "alert")].join(", ");
}

function isRoutine({ kind, staff, details }: LeadEvent): boolean {
  if (staff) return false;
  return kind === "alert" || (kind === "mail" && !isStuck(details));
}

function isStuck({ state, error }: LeadEvent["details"]): boolean {
  return state === "dead" || state === "withheld" || (state !== "sent" && Boolean(error));
}
