import type { FoundLead } from "#domain/person/found-lead.ts";
import type { Database } from "#server/database/connection.ts";

/** The newest leads of people and of those merged with them, newest first; `personId` is the head's. */
export async function leadsOfHeads(
  database: Database,
  heads: readonly string[],
  limit: number,
): Promise<FoundLead[]> {
  if (heads.length === 0) return [];
  return database
    .selectFrom("people")
    .innerJoin("leads", "leads.person_id", "people.id")
    .select(["leads.id", "number", "name", "state", "arrived_at as arrivedAt"])
    .select("head_id as personId")
    .where("head_id", "in", heads)
    .orderBy("number", "desc")
    .limit(limit)
    .execute();
}
