import type { Database } from "./connection.ts";

/** Names of staff, former staff too, by their ids. */
export async function staffNames(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const staff = await database
    .selectFrom("staff")
    .select(["id", "name"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(staff.map(({ id, name }) => [id, name]));
}
