import type { LeadChangeKind } from "#domain/lead/lead.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import type { Connection, Database } from "#server/database/connection.ts";
import { leadRowsOf } from "#server/lead/lead-rows.ts";
import { inspectorsOf } from "#server/lead/stored-lead.ts";

/** A change to a lead. `number` is the lead's number for people; null when the lead was erased. */
type StoredChange = {
  /** Its place in the order of changes, where a reconnecting screen continues. */
  cursor: number;
  leadId: string;
  number: number | null;
  kind: LeadChangeKind;
  assigneeId: string | null;
  /** Whose lead it was before this change, if it is no longer. */
  formerAssigneeId: string | null;
  /** Whoever inspects or has inspected. */
  inspectorIds: string[];
  at: string;
};

/** A change together with the lead as it is now; null when it was erased, or is no longer the viewer's. */
export type ToldChange = StoredChange & { lead: LeadRow | null };

/** A screen that missed more changes is told to reload everything. */
export const mostMissed = 500;

/**
 * PostgreSQL assigns numbers before transactions commit, so a lower one can appear after a higher one. This many
 * numbers below the highest are read again; SQLite has only one writer at a time.
 */
export function overlapOf({ engine }: Pick<Connection, "engine">): number {
  return engine === "postgres" ? 200 : 0;
}

/** The changes after `cursor` in order, at most `mostMissed` plus one. */
export async function changesBehind(
  database: Database,
  cursor: number,
): Promise<Omit<StoredChange, "inspectorIds">[]> {
  const rows = await database
    .selectFrom("lead_changes")
    .leftJoin("leads", "leads.id", "lead_changes.lead_id")
    .select([
      "lead_changes.number as cursor",
      "lead_changes.lead_id",
      "lead_changes.kind",
      "lead_changes.at",
      "leads.number",
      "leads.assignee_id",
      "lead_changes.former_assignee_id",
    ])
    .where("lead_changes.number", ">", cursor)
    .orderBy("lead_changes.number")
    .limit(mostMissed + 1)
    .execute();
  return rows.map(({ lead_id, assignee_id, former_assignee_id, ...row }) => ({
    ...row,
    leadId: lead_id,
    assigneeId: assignee_id,
    formerAssigneeId: former_assignee_id,
  }));
}

/** These changes with their leads and inspectors. */
export async function withLeadRows(
  database: Database,
  changes: readonly Omit<StoredChange, "inspectorIds">[],
): Promise<ToldChange[]> {
  const numbers = changes.flatMap(({ number }) => number ?? []);
  const rows = await leadRowsOf(database, [...new Set(numbers)]);
  const leads = new Map(rows.map((lead) => [lead.id, lead]));
  const inspectors = await inspectorsOf(database, [...leads.keys()]);
  return changes.map((change) => ({
    ...change,
    inspectorIds: inspectors.get(change.leadId) ?? [],
    lead: leads.get(change.leadId) ?? null,
  }));
}

/** The first and last change still kept; undefined when there is none. */
export async function keptChanges(
  database: Database,
): Promise<{ first: number; last: number } | undefined> {
  const ends = await database
    .selectNoFrom(() => {
      const end = (way: "asc" | "desc") =>
        database.selectFrom("lead_changes").select("number").orderBy("number", way).limit(1);
      return [end("asc").as("first"), end("desc").as("last")];
    })
    .executeTakeFirstOrThrow();
  const { first, last } = ends;
  return first === null || last === null ? undefined : { first, last };
}
