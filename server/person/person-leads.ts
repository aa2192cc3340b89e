import type { FoundLead } from "#domain/lead/found-lead.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import { parts } from "#server/retention/kept-rows.ts";

/** The leads with these ids, newest first. */
export async function leadsWithIds(
  database: Database,
  ids: readonly string[],
): Promise<FoundLead[]> {
  if (ids.length === 0) return [];
  return database
    .selectFrom("leads")
    .select(["id", "number", "name", "state", "arrived_at as arrivedAt"])
    .where("id", "in", ids)
    .orderBy("number", "desc")
    .execute();
}

/** The different names in these leads. */
export async function namesInLeads(
  database: DatabaseTransaction,
  ids: readonly string[],
): Promise<string[]> {
  const names = new Set<string>();
  for (const part of parts(ids)) {
    const rows = await database
      .selectFrom("leads")
      .select("name")
      .distinct()
      .where("id", "in", part)
      .execute();
    for (const { name } of rows) names.add(name);
  }
  return [...names];
}
