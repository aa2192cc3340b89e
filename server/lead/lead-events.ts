import type { LeadChangeKind, LeadEventKind } from "#domain/lead/lead.ts";
import type { Database } from "#server/database/connection.ts";
import { unguessableId } from "#server/unguessable-id.ts";

/**
 * An entry in a lead's timeline. The form of `details` depends on the kind: `leadEvent` in
 * domain/lead/lead-page.ts.
 */
export type NewLeadEvent = {
  leadId: string;
  at: Date;
  kind: LeadEventKind;
  /** Null: the visitor, or the system. */
  staffId: string | null;
  details?: Record<string, unknown>;
};

/** Adds an entry to a lead's timeline, in the transaction of the event. */
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
