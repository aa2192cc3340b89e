import type { Database } from "#server/database/connection.ts";

/**
 * Everybody who is one with these people, themselves among them, by their own ids; unknown ids are left out. What is
 * asked of many people asks by these ids, not by a join: PostgreSQL joins all people with all people as long as it has
 * counted none, as in a table that was once vacuumed empty.
 */
export async function mergedPeople(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const own = await database
    .selectFrom("people")
    .select(["id", "head_id"])
    .where("id", "in", ids)
    .execute();
  if (own.length === 0) return new Map();
  const heads = [...new Set(own.map(({ head_id }) => head_id))];
  const all = await database
    .selectFrom("people")
    .select(["id", "head_id"])
    .where("head_id", "in", heads)
    .execute();
  const byHead = Map.groupBy(all, ({ head_id }) => head_id);
  return new Map(
    own.map(({ id, head_id }) => [id, (byHead.get(head_id) ?? []).map((one) => one.id)]),
  );
}
