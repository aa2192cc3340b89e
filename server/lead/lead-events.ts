import type { LeadChangeKind } from "#domain/lead/lead.ts";
import type { LeadEvent } from "#domain/lead/lead-event.ts";
import type { Database } from "#server/database/connection.ts";
import { eventColumns } from "#server/database/stored-event.ts";
import { queueForWebhooks } from "#server/database/webhook-deliveries.ts";
import { unguessableId } from "#server/unguessable-id.ts";

/** Something that happened to a lead, and who did it. */
type NewLeadEvent = {
  leadId: string;
  at: Date;
  /** Null: the visitor, or the system. */
  staffId: string | null;
  event: LeadEvent;
};

/** Adds an event to a lead's timeline, in its transaction, with which webhooks are told of it. */
export async function addLeadEvent(
  transaction: Database,
  { leadId, at, staffId, event }: NewLeadEvent,
): Promise<void> {
  const id = unguessableId();
  await transaction
    .insertInto("lead_events")
    .values({
      id,
      lead_id: leadId,
      at: at.toISOString(),
      staff_id: staffId,
      ...eventColumns(event),
    })
    .execute();
  await queueForWebhooks(transaction, { id, kind: event.kind, leadId, at });
}

/**
 * Tells open screens about a change, in its transaction. `formerAssigneeId` is whose lead it was, if this change took it
 * from them.
 */
export async function addLeadChange(
  transaction: Database,
  leadId: string,
  at: Date,
  {
    kind = "changed",
    formerAssigneeId = null,
  }: { kind?: LeadChangeKind; formerAssigneeId?: string | null } = {},
): Promise<void> {
  await transaction
    .insertInto("lead_changes")
    .values({
      lead_id: leadId,
      at: at.toISOString(),
      kind,
      former_assignee_id: formerAssigneeId,
    })
    .execute();
}

/** The same about many leads at once. */
export async function addLeadChanges(
  transaction: Database,
  leadIds: readonly string[],
  at: Date,
): Promise<void> {
  if (leadIds.length === 0) return;
  const changes = leadIds.map((id) => ({
    lead_id: id,
    at: at.toISOString(),
    kind: "changed" as const,
  }));
  await transaction.insertInto("lead_changes").values(changes).execute();
}

/** What stands in a change for a lead's id when the calendar changed, and no lead. */
export const calendarChange = "calendar";

/**
 * Tells open screens in its transaction that days have other inspectors or closures. An earlier release takes it for the
 * change of a lead that was erased.
 */
export function addCalendarChange(transaction: Database, at: Date): Promise<void> {
  return addLeadChange(transaction, calendarChange, at);
}

/** The same about all leads of these people. */
export async function addChangesOfPeople(
  transaction: Database,
  people: readonly string[],
  at: Date,
): Promise<void> {
  await transaction
    .insertInto("lead_changes")
    .columns(["lead_id", "at"])
    .expression((row) =>
      row
        .selectFrom("leads")
        .select((lead) => ["id", lead.val(at.toISOString()).as("at")])
        .where("person_id", "in", people),
    )
    .execute();
}
