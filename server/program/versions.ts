import type { Database } from "#server/database/connection.ts";
import { mergedPeople } from "#server/person/merged-people.ts";

/** What a change of a row shows in, without anything of a person in words. */
export type Version = { id: string; version: string };

/**
 * The people of leads in their order, and whoever is one with them: who their head is, and for a head how much is known of all. Details are
 * only ever added.
 */
export async function personVersions(
  database: Database,
  people: readonly (string | null)[],
): Promise<Version[]> {
  const own = [...new Set(people.flatMap((id) => id ?? []))];
  const ids = [...new Set([...(await mergedPeople(database, own)).values()].flat())];
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom("people")
    .select(["id", "head_id", "preferred_language", "preferred_channel"])
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  const counts = await database
    .selectFrom("person_details")
    .select((row) => ["person_id", row.fn.countAll<number | string>().as("details")])
    .where("person_id", "in", ids)
    .groupBy("person_id")
    .execute();
  const detailsOf = new Map(counts.map(({ person_id, details }) => [person_id, Number(details)]));
  const byHead = Map.groupBy(rows, ({ head_id }) => head_id);
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const inOrder = rows.toSorted(
    (one, other) => (placeOf.get(one.id) ?? 0) - (placeOf.get(other.id) ?? 0),
  );
  return inOrder.map(({ id, head_id }) => {
    if (id !== head_id) return { id, version: `of ${head_id}` };
    const parts = (byHead.get(id) ?? []).map((one) =>
      [one.id, detailsOf.get(one.id) ?? 0, one.preferred_language, one.preferred_channel].join(" "),
    );
    return { id, version: parts.join("/") };
  });
}

/** The appointments of leads. Their row says when it was changed, but not every change of what is shown beside it. */
export async function appointmentVersions(
  database: Database,
  leads: readonly string[],
): Promise<Version[]> {
  if (leads.length === 0) return [];
  const rows = await database
    .selectFrom("appointments")
    .select(["id", "sequence", "updated_at", "status", "progress", "inspector_id", "pending_until"])
    .where("lead_id", "in", leads)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, ...of }) => ({ id, version: Object.values(of).join("/") }));
}
