import type { Selectable } from "kysely";
import type { LeadFacts } from "#domain/lead/lead-rules.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { LeadsTable } from "#server/database/schema.ts";
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

/**
 * Locks the lead for which this appointment was booked last, or that began as this appointment. An erasure of the
 * person is waited for.
 */
export async function lockLeadOfAppointment(
  transaction: DatabaseTransaction,
  appointmentId: string,
): Promise<StoredLead | undefined> {
  for (const column of ["appointment_id", "source_id"] as const) {
    const lead = await transaction
      .updateTable("leads")
      .set((row) => ({ version: row.ref("version") }))
      .where(column, "=", appointmentId)
      .returningAll()
      .executeTakeFirst();
    if (lead) return lead;
  }
  return undefined;
}

/** A lead as it is stored; undefined when the id is unknown or was never one. */
export async function findLead(
  database: Database | DatabaseTransaction,
  id: string,
): Promise<StoredLead | undefined> {
  if (!isId(id)) return undefined;
  return database.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Who inspects for a lead; undefined without an appointment, null when it is unassigned. */
export async function inspectorOf(
  database: Database,
  { appointment_id }: StoredLead,
): Promise<string | null | undefined> {
  if (!appointment_id) return undefined;
  const appointment = await database
    .selectFrom("appointments")
    .select("inspector_id")
    .where("id", "=", appointment_id)
    .executeTakeFirst();
  return appointment?.inspector_id;
}

export function factsOf(lead: StoredLead): LeadFacts {
  return {
    state: lead.state,
    lostReason: lead.lost_reason,
    assigneeId: lead.assignee_id,
    followUpOn: lead.follow_up_on,
  };
}
