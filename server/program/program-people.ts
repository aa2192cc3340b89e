import type { ProgramPerson } from "#domain/program/program-records.ts";
import type { Connection, Database } from "#server/database/connection.ts";
import { unknownPerson } from "#server/person/merges.ts";
import { preferencesOf } from "#server/person/preferences.ts";
import { isId } from "#server/unguessable-id.ts";
import { sequencedPage } from "./sequenced-page.ts";

/** One page of people in the order of changes. @throws Refusal as `readPlace` does. */
export async function listPeople(
  connection: Connection,
  query: { after?: string | undefined; limit: number },
  now: Date,
) {
  const { database } = connection;
  const { ids, ...page } = await sequencedPage(connection, "person", { ...query, now });
  const headOf = await headsOf(database, ids);
  const heads = ids.filter((id) => headOf.get(id) === id);
  const people = await peopleByHeads(database, heads);
  return {
    people: heads.flatMap((id) => people.get(id) ?? []),
    gone: ids
      .filter((id) => !people.has(id))
      .map((id) => ({ id, mergedInto: headOf.get(id) ?? null })),
    ...page,
  };
}

/** A person, by their own id or that of somebody who was merged into them. @throws Refusal 404 */
export async function readProgramPerson(
  { database }: Connection,
  id: string,
): Promise<ProgramPerson> {
  const head = isId(id) ? (await headsOf(database, [id])).get(id) : undefined;
  const person = head && (await peopleByHeads(database, [head])).get(head);
  if (!person) throw unknownPerson();
  return person;
}

async function headsOf(database: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom("people")
    .select(["id", "head_id"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, head_id }) => [id, head_id]));
}

async function peopleByHeads(
  database: Database,
  heads: readonly string[],
): Promise<Map<string, ProgramPerson>> {
  if (heads.length === 0) return new Map();
  const rows = await database
    .selectFrom("people")
    .selectAll()
    .where("head_id", "in", heads)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const details = await database
    .selectFrom("person_details")
    .selectAll()
    .where(
      "person_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("first_seen")
    .orderBy("key")
    .execute();
  const byPerson = Map.groupBy(details, ({ person_id }) => person_id);
  const byHead = Map.groupBy(rows, ({ head_id }) => head_id);
  const people = rows.filter(({ id, head_id }) => id === head_id);
  return new Map(
    people.map((head) => {
      const merged = (byHead.get(head.id) ?? []).filter(({ id }) => id !== head.id);
      const same = [head, ...merged];
      const known = same.flatMap(({ id }) => byPerson.get(id) ?? []);
      const values = (kind: (typeof known)[number]["kind"]) =>
        uniqueByKey(known.filter((detail) => detail.kind === kind));
      return [
        head.id,
        {
          id: head.id,
          names: values("name").map(({ value }) => value),
          emails: values("mailbox").map(({ value }) => value),
          phones: values("phone").map(({ value, e164 }) => ({ phone: value, e164: e164 || null })),
          addresses: values("address").map(({ value }) => value),
          ...preferencesOf(same),
          merged: merged.map(({ id }) => id),
          // The rows are in the order in which they were made.
          createdAt: byHead.get(head.id)?.[0]?.created_at ?? head.created_at,
        },
      ];
    }),
  );
}

/** Two people who were merged may have given the same. */
function uniqueByKey<Detail extends { key: string; first_seen: string }>(
  details: readonly Detail[],
): Detail[] {
  const first = details.toSorted((one, other) => one.first_seen.localeCompare(other.first_seen));
  return [...Map.groupBy(first, ({ key }) => key).values()].flatMap(([one]) => one ?? []);
}
