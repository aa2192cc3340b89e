import type { Selectable } from "kysely";
import type { LeadFacts } from "#domain/lead/lead-rules.ts";
import type { LetterDraft } from "#domain/lead/letter-draft.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { LeadsTable } from "#server/database/schema/lead-tables.ts";
import { isId } from "#server/unguessable-id.ts";

export type StoredLead = Selectable<LeadsTable>;

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

/** Locks the lead of this appointment, even when it has another by now. Waits for an erasure of the person. */
export async function lockLeadOfAppointment(
  transaction: DatabaseTransaction,
  appointmentId: string,
): Promise<StoredLead | undefined> {
  return transaction
    .updateTable("leads")
    .set((row) => ({ version: row.ref("version") }))
    .where("id", "=", (row) =>
      row.selectFrom("appointments").select("lead_id").where("appointments.id", "=", appointmentId),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Leaves a letter on a locked lead, for anybody to look at and send, or takes it away. */
export async function leaveLetter(
  transaction: DatabaseTransaction,
  id: string,
  letter: LetterDraft | null,
): Promise<void> {
  await transaction
    .updateTable("leads")
    .set({ letter_draft: letter })
    .where("id", "=", id)
    .execute();
}

/** A lead as it is stored; undefined when the id is unknown or was never one. */
export async function findLead(
  database: Database | DatabaseTransaction,
  id: string,
): Promise<StoredLead | undefined> {
  if (!isId(id)) return undefined;
  return database.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Whoever inspects or has inspected for these leads, by lead: the inspectors of all their appointments. */
export async function inspectorsOf(
  database: Database,
  leadIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (leadIds.length === 0) return new Map();
  const rows = await database
    .selectFrom("appointments")
    .select(["lead_id", "inspector_id"])
    .distinct()
    .where("lead_id", "in", leadIds)
    .where("inspector_id", "is not", null)
    .execute();
  const byLead = Map.groupBy(rows, ({ lead_id }) => lead_id ?? "");
  return new Map(
    [...byLead].map(([id, of]) => [id, of.flatMap(({ inspector_id }) => inspector_id ?? [])]),
  );
}

export function factsOf(lead: StoredLead): LeadFacts {
  return {
    state: lead.state,
    lostReason: lead.lost_reason,
    assigneeId: lead.assignee_id,
    followUpOn: lead.follow_up_on,
    amountCents: lead.amount_cents,
  };
}
