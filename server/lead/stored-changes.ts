import type { LeadChangeKind } from "#domain/lead/lead.ts";
import type { Connection, Database } from "#server/database/connection.ts";

/** Something that has happened to a lead; `number` is what people call it by, null when it was erased. */
export type StoredChange = {
  /** Its place in the order of changes: what a screen that comes back goes on from. */
  cursor: number;
  leadId: string;
  number: number | null;
  kind: LeadChangeKind;
  assigneeId: string | null;
  at: string;
};

/** More missed than that is told as one: look at everything anew. */
export const mostMissed = 500;

/**
 * PostgreSQL gives numbers out before transactions end, so that a lower one may be seen after a higher. As many below
 * the highest are read again; SQLite has one writer at a time.
 */
export function overlapOf({ engine }: Pick<Connection, "engine">): number {
  return engine === "postgres" ? 200 : 0;
}

/** What has changed behind `cursor`, in order, at most `mostMissed` and one. */
export async function changesBehind(database: Database, cursor: number): Promise<StoredChange[]> {
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
    ])
    .where("lead_changes.number", ">", cursor)
    .orderBy("lead_changes.number")
    .limit(mostMissed + 1)
    .execute();
  return rows.map(({ lead_id, assignee_id, ...row }) => ({
    ...row,
    leadId: lead_id,
    assigneeId: assignee_id,
  }));
}

/** The first and the last change that is still kept; undefined when none is. */
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
