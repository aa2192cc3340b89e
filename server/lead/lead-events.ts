import type { LeadChangeKind, LeadEventKind } from "#domain/lead/lead.ts";
import type { Database } from "#server/database/connection.ts";
import { unguessableId } from "#server/unguessable-id.ts";

/** A line of a lead's timeline. `details` by kind: `leadEvent` in domain/lead/lead-contract.ts. */
export type NewLeadEvent = {
  leadId: string;
  at: Date;
  kind: LeadEventKind;
  /** Null: the visitor, or the system. */
  staffId: string | null;
  details?: Record<string, unknown>;
};

/** Writes a line into a lead's timeline, in the transaction of what has happened. */
export async function addLeadEvent(transaction: Database, event: NewLeadEvent): Promise<void> {
  await transaction
    .insertInto("lead_events")
    .values({
      id: unguessableId(),
      lead_id: event.leadId,
      at: event.at.toISOString(),
      kind: event.kind,
      staff_id: event.staffId,
      details: JSON.stringify(event.details ?? {}),
    })
    .execute();
}

/** Tells open screens of a lead, in the transaction of what has happened to it. */
export async function noteLeadChange(
  transaction: Database,
  leadId: string,
  at: Date,
  kind: LeadChangeKind = "changed",
): Promise<void> {
  await transaction
    .insertInto("lead_changes")
    .values({ lead_id: leadId, at: at.toISOString(), kind })
    .execute();
}
