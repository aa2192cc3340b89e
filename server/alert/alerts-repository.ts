import type { Selectable } from "kysely";
import { closedStates } from "#domain/lead/lead.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { LeadsTable, StaffTable } from "#server/database/schema.ts";

/** A lead that somebody has to be alerted about. */
export type DueLead = Selectable<LeadsTable>;

/** Leads read per look. The rest are found a second later. */
const atOnce = 20;

/**
 * Leads whose alert is due, emergencies first. While nobody is on duty, other leads are included only if their alerts
 * are over: answered, closed, or with an `answer_by` before `expiredBefore`. A lead that another session has locked is
 * not waited for.
 */
export async function dueLeads(
  { database, engine }: Connection,
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
    .$if(engine === "postgres", (query) => query.forUpdate().skipLocked())
    .execute();
}

/**
 * Claims a due alert in one statement and sets when the next one is due. Returns false when another process, or an
 * answer to the lead, came first, and while another session has locked the lead.
 */
export async function claimAlert(
  transaction: DatabaseTransaction,
  engine: Connection["engine"],
  lead: DueLead,
  next: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("leads")
    .set({ alert_at: next?.toISOString() ?? null })
    .where("id", "in", (due) =>
      due
        .selectFrom("leads")
        .select("id")
        .where("id", "=", lead.id)
        .where("alert_at", "=", lead.alert_at)
        .where("version", "=", lead.version)
        .$if(engine === "postgres", (query) => query.forUpdate().skipLocked()),
    )
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

/** Stops all further alerts about a lead. */
export async function endAlerts(transaction: DatabaseTransaction, leadId: string): Promise<void> {
  await transaction.updateTable("leads").set({ alert_at: null }).where("id", "=", leadId).execute();
}

/** Whether there is any active staff at all. */
export async function isAnybodyHere(database: Database): Promise<boolean> {
  const staff = database.selectFrom("staff").select("id").where("is_active", "=", 1).limit(1);
  return (await staff.executeTakeFirst()) !== undefined;
}

/** Staff who answer leads and are on duty, longest on duty first. */
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

export async function findOwners(database: Database): Promise<StaffTable[]> {
  return database
    .selectFrom("staff")
    .selectAll()
    .where("is_active", "=", 1)
    .where("role", "=", "owner")
    .orderBy("id")
    .execute();
}

/** What a lead's timeline records about an alert. */
export type AlertDetails = { to: string; by: "mail" | "text"; staffId: string | null };

/** How often each person was alerted about a lead, by staff id; null stands for the office. */
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
    // A text always accompanies a mail, so only mails are counted.
    if (by === "mail") counts.set(staffId, (counts.get(staffId) ?? 0) + 1);
  }
  return counts;
}
