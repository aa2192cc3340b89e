import type { Database } from "#server/database/connection.ts";

/** The newest lead of each person who has any, by themselves or through somebody they are one with. */
export async function newestLeadsOf(
  database: Database,
  people: readonly string[],
): Promise<Map<string, string>> {
  if (people.length === 0) return new Map();
  // Each asked for by itself, at the end of an index: somebody may have 20,000.
  const rows = await database
    .selectFrom("people as own")
    .innerJoin("people as same", "same.head_id", "own.head_id")
    .select(({ selectFrom }) => [
      "own.id",
      selectFrom("leads")
        .select(({ fn }) => fn.max("leads.number").as("number"))
        .whereRef("leads.person_id", "=", "same.id")
        .as("number"),
    ])
    .where("own.id", "in", people)
    .execute();
  const newest = new Map<string, number>();
  for (const { id, number } of rows) {
    if (number !== null) newest.set(id, Math.max(number, newest.get(id) ?? 0));
  }
  if (newest.size === 0) return new Map();
  const leads = await database
    .selectFrom("leads")
    .select(["id", "number"])
    .where("number", "in", [...newest.values()])
    .execute();
  const byNumber = new Map(leads.map(({ id, number }) => [number, id]));
  return new Map(
    [...newest].flatMap(([person, number]) => {
      const lead = byNumber.get(number);
      return lead === undefined ? [] : [[person, lead]];
    }),
  );
}
