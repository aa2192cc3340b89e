import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import { type Deciding, unknownPerson } from "./merges.ts";
import { findWholePerson, type WholePerson } from "./people-repository.ts";

/** People that are suggested at once; nobody looks through more. */
const mostSuggested = 5;

/** The heads of others who have one of the person's phone numbers, unless somebody has said that they are not the same. */
export async function possiblySame(
  database: Database,
  { id: head, ids }: WholePerson,
): Promise<string[]> {
  const rows = await database
    .selectFrom("person_details as own")
    .innerJoin("person_details as other", (join) =>
      join.onRef("other.kind", "=", "own.kind").onRef("other.key", "=", "own.key"),
    )
    .innerJoin("people", "people.id", "other.person_id")
    .select("people.head_id")
    .distinct()
    .where("own.person_id", "in", ids)
    .where("own.kind", "=", "phone")
    .where("people.head_id", "<>", head)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("different_people")
            .innerJoin("people as one", "one.id", "one_id")
            .innerJoin("people as another", "another.id", "other_id")
            .select("one_id")
            .where((pair) =>
              pair.or([
                pair.and([
                  pair("one.head_id", "=", head),
                  pair("another.head_id", "=", pair.ref("people.head_id")),
                ]),
                pair.and([
                  pair("another.head_id", "=", head),
                  pair("one.head_id", "=", pair.ref("people.head_id")),
                ]),
              ]),
            ),
        ),
      ),
    )
    .orderBy("people.head_id")
    .limit(mostSuggested)
    .execute();
  return rows.map(({ head_id }) => head_id);
}

/** Remembers that two people are not the same. @throws Refusal 404 when one of them is unknown. */
export async function tellApart(
  transaction: DatabaseTransaction,
  id: string,
  otherId: string,
  { staffId, now }: Deciding,
): Promise<void> {
  const one = await findWholePerson(transaction, id);
  const other = await findWholePerson(transaction, otherId);
  if (!one || !other || one.id === other.id) throw unknownPerson();
  const [one_id = "", other_id = ""] = [one.id, other.id].toSorted();
  await transaction
    .insertInto("different_people")
    .values({ one_id, other_id, at: now.toISOString(), staff_id: staffId })
    .onConflict((conflict) => conflict.columns(["one_id", "other_id"]).doNothing())
    .execute();
}
