import type { Selectable, Updateable } from "kysely";
import { answerMinutes, type OpeningRules } from "#domain/lead/answer-clock.ts";
import { differences, type LeadFacts } from "#domain/lead/lead-rules.ts";
import { searchTextOf } from "#domain/lead/lead-search.ts";
import { note } from "#server/audit/audit-trail.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { LeadsTable } from "#server/database/schema.ts";
import { isId } from "#server/unguessable-id.ts";
import { addLeadEvent, noteLeadChange } from "./lead-events.ts";

export type StoredLead = Selectable<LeadsTable>;

/** Who acts, when, and the opening hours. */
export type Doing = { staffId: string; now: Date; opening: OpeningRules };

/**
 * Reads a lead and keeps other transactions from changing it until this one ends. An update that changes nothing locks
 * the row on both engines; SQLite has no `for update`.
 */
export function lockLead(
  transaction: DatabaseTransaction,
  id: string,
): Promise<StoredLead | undefined> {
  return transaction
    .updateTable("leads")
    .set((lead) => ({ version: lead.ref("version") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** A lead as it is stored; undefined when the id is unknown or was never one. */
export async function findLead(
  database: Database | DatabaseTransaction,
  id: string,
): Promise<StoredLead | undefined> {
  if (!isId(id)) return undefined;
  return database.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
}

export function factsOf(lead: StoredLead): LeadFacts {
  return {
    state: lead.state,
    lostReason: lead.lost_reason,
    assigneeId: lead.assignee_id,
    followUpOn: lead.follow_up_on,
  };
}

/** The columns that the first answer sets, which stop the clock; later answers change nothing. */
export function answered(
  lead: StoredLead,
  { staffId, now, opening }: Doing,
): Updateable<LeadsTable> {
  if (lead.answered_at) return {};
  const waited = { arrivedAt: new Date(lead.arrived_at), emergency: lead.emergency === 1 };
  return {
    answered_at: now.toISOString(),
    answered_by: staffId,
    answer_minutes: answerMinutes(waited, now, opening),
    alert_at: null,
  };
}

/**
 * Changes a locked lead: its row, an entry in its timeline and in the audit trail for the facts that differ, and word
 * to open screens. `columns` are those that are not facts.
 */
export async function changeLead(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  { facts, columns = {} }: { facts?: LeadFacts | undefined; columns?: Updateable<LeadsTable> },
  { staffId, now }: Doing,
): Promise<void> {
  const after = facts ?? factsOf(lead);
  const differing = differences(factsOf(lead), after);
  const isChanged = Object.keys(differing).length > 0;
  if (isChanged || Object.keys(columns).length > 0) {
    await transaction
      .updateTable("leads")
      .set({
        ...columns,
        state: after.state,
        lost_reason: after.lostReason,
        assignee_id: after.assigneeId,
        follow_up_on: after.followUpOn,
        version: lead.version + 1,
        updated_at: now.toISOString(),
      })
      .where("id", "=", lead.id)
      .execute();
  }
  if (isChanged) {
    const { assigneeId, ...others } = differing;
    const assignee = assigneeId && {
      from: await nameOf(transaction, assigneeId.from),
      to: await nameOf(transaction, assigneeId.to),
    };
    const details = { ...others, ...(assignee && { assignee }) };
    await addLeadEvent(transaction, {
      leadId: lead.id,
      at: now,
      kind: "changed",
      staffId,
      details,
    });
    await note(transaction, {
      at: now,
      staffId,
      action: "lead.changed",
      leadId: lead.id,
      details: differing,
    });
  }
  await noteLeadChange(transaction, lead.id, now);
}

/** Links an appointment to a locked lead after booking or moving it: agreeing on a time is an answer. */
export function schedule(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  { appointmentId, address }: { appointmentId: string; address: string },
  doing: Doing,
): Promise<void> {
  const columns = {
    ...answered(lead, doing),
    ...addressed(lead, address),
    appointment_id: appointmentId,
  };
  const facts = { ...factsOf(lead), state: "scheduled" as const, lostReason: null };
  return changeLead(transaction, lead, { facts, columns }, doing);
}

/** Fills in a missing address, so that searches find the lead by it. */
function addressed(lead: StoredLead, address: string): Updateable<LeadsTable> {
  if (lead.address !== "") return {};
  return { address, search: searchTextOf({ ...lead, address }) };
}

async function nameOf(database: Database, staffId: string | null): Promise<string | null> {
  if (!staffId) return null;
  const staff = await database
    .selectFrom("staff")
    .select("name")
    .where("id", "=", staffId)
    .executeTakeFirst();
  return staff?.name ?? null;
}
