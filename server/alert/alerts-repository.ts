import type { ExpressionBuilder, Selectable } from "kysely";
import { startOfMinute } from "#domain/lead/emergency-burst.ts";
import { closedStates } from "#domain/lead/lead.ts";
import type { DetailsOf } from "#domain/lead/lead-event.ts";
import type { PastEvent } from "#domain/lead/lead-past.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { LeadEventsTable, LeadsTable } from "#server/database/schema/lead-tables.ts";
import type { Schema } from "#server/database/schema/schema.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import { readEvent } from "#server/database/stored-event.ts";

/** A lead that somebody has to be alerted about. */
export type DueLead = Selectable<LeadsTable>;

/** The moment of a look for due leads, and before when a lead should have been answered for its alerts to be over. */
type Look = { now: Date; expiredBefore: Date };

/** Emergencies read per look, and leads whose alerts are over. The rest are found a second later. */
const atOnce = 20;
/** Ordinary leads that one look spreads over those on duty, and emergencies of bursts that it sums up. */
const mostSpread = 200;

export async function isAnyDue(database: Database, now: Date): Promise<boolean> {
  const due = database.selectFrom("leads").select("id").where("alert_at", "<=", now.toISOString());
  return (await due.limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Emergencies whose alert is due and that are no part of a burst, and leads whose alerts are over: answered, closed, or with an `answer_by` before
 * `expiredBefore`. Read without locks, which other processes that look would take for a lead at work: claiming decides.
 */
export async function dueEmergencies(
  database: Database,
  { now, expiredBefore }: Look,
): Promise<DueLead[]> {
  return database
    .selectFrom("leads")
    .selectAll()
    .where("alert_at", "<=", now.toISOString())
    .where((lead) =>
      lead.or([
        lead.and([lead("emergency", "=", 1), lead("alert_burst", "is", null)]),
        lead("answer_by", "<", expiredBefore.toISOString()),
        lead("answered_at", "is not", null),
        lead("state", "in", closedStates),
      ]),
    )
    .orderBy("emergency", "desc")
    .orderBy("alert_at")
    .limit(atOnce)
    .execute();
}

/** Emergencies of bursts that were due when this minute began and whose alerts are not over, without locks. */
export async function dueOfBursts(database: Database, look: Look): Promise<DueLead[]> {
  return database
    .selectFrom("leads")
    .selectAll()
    .where(isDueOfBurst(look))
    .limit(mostSpread)
    .execute();
}

/**
 * Claims them in one statement, so that of several processes one has them all, and sets when their next alert is due.
 * @returns those that no other process has claimed and no other session has locked, in the order of their arrival.
 */
export async function claimBursts(
  transaction: DatabaseTransaction,
  engine: Connection["engine"],
  look: Look,
  next: Date,
): Promise<DueLead[]> {
  const claimed = await transaction
    .updateTable("leads")
    .set({ alert_at: next.toISOString() })
    .where("id", "in", (due) =>
      due
        .selectFrom("leads")
        .select("id")
        .where(isDueOfBurst(look))
        .limit(mostSpread)
        .$if(engine === "postgres", (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .execute();
  return claimed.sort((one, other) => one.number - other.number);
}

function isDueOfBurst({ now, expiredBefore }: Look) {
  return (lead: ExpressionBuilder<Schema, "leads">) =>
    lead.and([
      lead("alert_at", "<=", startOfMinute(now).toISOString()),
      lead("alert_burst", "is not", null),
      lead("answer_by", ">=", expiredBefore.toISOString()),
      lead("answered_at", "is", null),
      lead("state", "not in", closedStates),
    ]);
}

/** Ordinary leads whose alert is due and not over, the longest due first, without locks. */
export async function dueOrdinaryLeads(
  database: Database,
  { now, expiredBefore }: Look,
): Promise<DueLead[]> {
  return database
    .selectFrom("leads")
    .selectAll()
    .where("alert_at", "<=", now.toISOString())
    .where("emergency", "=", 0)
    .where("answer_by", ">=", expiredBefore.toISOString())
    .where("answered_at", "is", null)
    .where("state", "not in", closedStates)
    .orderBy("alert_at")
    .orderBy("number")
    .limit(mostSpread)
    .execute();
}

/** When the emergencies arrived that nobody has answered. */
export async function waitingEmergencies(database: Database): Promise<{ arrivedAt: Date }[]> {
  const rows = await database
    .selectFrom("leads")
    .select("arrived_at")
    .where("waits", "=", 1)
    .where("emergency", "=", 1)
    .execute();
  return rows.map(({ arrived_at }) => ({ arrivedAt: new Date(arrived_at) }));
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
export type AlertDetails = DetailsOf<"alert">;

/** An entry of a timeline that alerts may depend on. */
export type StoredEvent = Pick<
  Selectable<LeadEventsTable>,
  "lead_id" | "kind" | "staff_id" | "details"
>;

/**
 * Alerts and everything that staff did, about some leads, in the order of the timelines; of one that has returned, only
 * since then, so that those who were asked before are asked again.
 */
export async function eventsOf(
  database: Database,
  leadIds: readonly string[],
): Promise<Map<string, StoredEvent[]>> {
  const events = await database
    .selectFrom("lead_events")
    .innerJoin("leads", "leads.id", "lead_events.lead_id")
    .select(["lead_id", "lead_events.kind", "staff_id", "details"])
    .where("lead_id", "in", leadIds)
    .where((event) =>
      event.or([event("lead_events.kind", "=", "alert"), event("staff_id", "is not", null)]),
    )
    .where((event) =>
      event.or([
        event("leads.returned_at", "is", null),
        event("lead_events.at", ">=", event.ref("leads.returned_at")),
      ]),
    )
    .orderBy("lead_id")
    .orderBy("lead_events.number")
    .execute();
  return Map.groupBy(events, ({ lead_id }) => lead_id);
}

/** @throws Error when an alert cannot be read. */
export function pastEvents(stored: readonly StoredEvent[]): PastEvent[] {
  return stored.flatMap((columns): PastEvent[] => {
    if (columns.kind !== "alert") return [{ kind: "work", isCall: columns.kind === "call" }];
    const { kind, details } = readEvent(columns);
    if (kind !== "alert") throw new Error("an alert in the lead's timeline cannot be read");
    // A text always accompanies a mail, so only mails are counted.
    return details.by === "mail" ? [{ kind, staffId: details.staffId }] : [];
  });
}
