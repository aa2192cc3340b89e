import { type LeadEvent, leadEvent, type UnknownEvent } from "#domain/lead/lead-event.ts";
import type { LeadEventsTable } from "./schema/lead-tables.ts";

/* The only place that knows how `lead_events` holds an event: `kind` is a column, `details` is JSON. */

/** The columns that hold an event. */
export type EventColumns = Pick<LeadEventsTable, "kind" | "details">;

export function eventColumns({ kind, details }: LeadEvent): EventColumns {
  return { kind, details: JSON.stringify(details) };
}

/** What a row says. `unknown` if a later release has written it in another form, or it is damaged. */
export function readEvent({ kind, details }: EventColumns): LeadEvent | UnknownEvent {
  const read = leadEvent.safeParse({ kind, details: parsed(details) });
  return read.success ? read.data : { kind: "unknown", details: {} };
}

/** Everything that a row holds, also what this release does not know; damaged, its text as it is. */
export function storedDetails({ details }: Pick<EventColumns, "details">): unknown {
  return parsed(details) ?? details;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
