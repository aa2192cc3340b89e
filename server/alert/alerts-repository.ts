import type { Selectable } from "kysely";
import { closedStates } from "#domain/lead/lead.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { LeadsTable, StaffTable } from "#server/database/schema.ts";

/** A lead that somebody is to be alerted of. */
export type DueLead = Selectable<LeadsTable>;

/** Leads of one look: the others are found a second later. */
const atOnce = 20;

/**
 * Leads whose alert is due, emergencies first. While nobody is on duty others wait for somebody, unless they have
 * done so since before `expiredBefore`.
 */
export async function dueLeads(
  database: Database,
  {
    now,
    isAnybodyOnDuty,
    expiredBefore,
  }: { now: Date; isAnybodyOnDuty: boolean; expiredBefore: Date },
): Promise<DueLead[]> {
  return database
    .selectFrom("leads")
    .selectAll()
    .where("alert_at", "<=", now.toISOString())
    .$if(!isAnybodyOnDuty, (query) =>
      query.where((lead) =>
        lead.or([
          lead("emergency", "=", 1),
          lead("answer_by", "<", expiredBefore.toISOString()),
          lead("answered_at", "is not", null),
          lead("state", "in", closedStates),
        ]),
      ),
    )
    .orderBy("emergency", "desc")
    .orderBy("alert_at")
    .limit(atOnce)
    .execute();
}

/**
 * Takes a due alert, in one statement, and says when the next one is; false when another process, or an answer, was
 * quicker.
 */
export async function claimAlert(
  transaction: DatabaseTransaction,
  lead: DueLead,
  next: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("leads")
    .set({ alert_at: next?.toISOString() ?? null })
    .where("id", "=", lead.id)
    .where("alert_at", "=", lead.alert_at)
    .where("version", "=", lead.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countAlert(transaction: DatabaseTransaction, leadId: string): Promise<void> {
  await transaction
    .updateTable("leads")
    .set((lead) => ({ alerts: lead("alerts", "+", 1) }))
    .where("id", "=", leadId)
    .execute();
}

/** Nobody is alerted of it any more. */
export async function endAlerts(transaction: DatabaseTransaction, leadId: string): Promise<void> {
  await transaction.updateTable("leads").set({ alert_at: null }).where("id", "=", leadId).execute();
}

/** Whether the desk has any staff at all. */
export async function isAnybodyHere(database: Database): Promise<boolean> {
  const staff = database.selectFrom("staff").select("id").where("is_active", "=", 1).limit(1);
  return (await staff.executeTakeFirst()) !== undefined;
}

/** Who answers leads and is on duty, the longest first. */
export async function findOnDuty(database: Database): Promise<StaffTable[]> {
  return database
    .selectFrom("staff")
    .selectAll()
    .where("on_duty_since", "is not", null)
    .where("is_active", "=", 1)
    .where("role", "in", ["owner", "office"])
    .orderBy("on_duty_since")
    .orderBy("id")
    .execute();
}

/** What the timeline of a lead tells of one who was alerted. */
export type AlertDetails = { to: string; by: "mail" | "text"; staffId: string | null };

/** How often each one was alerted of a lead, by id; null is the office. */
export async function alertsOf(
  database: Database,
  leadId: string,
): Promise<Map<string | null, number>> {
  const events = await database
    .selectFrom("lead_events")
    .select("details")
    .where("lead_id", "=", leadId)
    .where("kind", "=", "alert")
    .execute();
  const counts = new Map<string | null, number>();
  for (const { details } of events) {
    const { by, staffId } = JSON.parse(details) as AlertDetails;
    // A text goes along with a mail.
    if (by === "mail") counts.set(staffId, (counts.get(staffId) ?? 0) + 1);
  }
  return counts;
}
