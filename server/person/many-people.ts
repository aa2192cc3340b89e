import { type DetailKind, detailKey, personKey } from "#domain/person/person-key.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { Contact } from "#server/mail/kinds.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { phoneColumns } from "./understood-phones.ts";

/** Something that is said of a person. */
export type PersonDetail = { personId: string; kind: DetailKind; value: string };

/** What was not known of a person before. */
export type AddedDetail = { personId: string; kind: DetailKind; key: string };

/**
 * The people whom contacts identify, as `findOrCreatePerson` finds each: by the mailbox, or by the phone number without
 * one. Their details are the caller's (`addManyDetails`).
 * @returns their ids in the order of the contacts, and which of them are new.
 */
export async function findOrCreatePeople(
  transaction: DatabaseTransaction,
  contacts: readonly Contact[],
  now: Date,
): Promise<{ ids: string[]; created: ReadonlySet<string> }> {
  const keys = contacts.map(personKey);
  const wanted = [...new Set(keys)].filter((key) => key !== null).sort();
  // In one order, so that two who store the same people never wait for each other.
  const people = [...wanted, ...keys.filter((key) => key === null)].map((key) => {
    const id = unguessableId();
    return { id, key, head_id: id, created_at: now.toISOString() };
  });
  if (people.length === 0) return { ids: [], created: new Set() };
  const found = await transaction
    .insertInto("people")
    .values(people)
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((row) => ({ key: row.ref("excluded.key") })),
    )
    .returning(["id", "key"])
    .execute();
  const byKey = new Map(found.map(({ id, key }) => [key, id]));
  const nameless = people.flatMap(({ id, key }) => (key === null ? id : []));
  const own = new Set(people.map(({ id }) => id));
  const created = new Set(found.flatMap(({ id }) => (own.has(id) ? id : [])));
  return { ids: keys.map((key) => byKey.get(key) ?? nameless.shift() ?? ""), created };
}

/** Remembers what is said of people, as `addDetails` does for one. @returns what was new. */
export async function addManyDetails(
  transaction: DatabaseTransaction,
  details: readonly PersonDetail[],
  now: Date,
): Promise<AddedDetail[]> {
  const rows = new Map(
    details.flatMap(({ personId, kind, value }) => {
      const key = detailKey(kind, value);
      if (key === "") return [];
      const phone = kind === "phone" ? phoneColumns(value) : { e164: null, extension: null };
      const row = {
        person_id: personId,
        kind,
        key,
        value,
        ...phone,
        first_seen: now.toISOString(),
      };
      return [[`${personId} ${kind} ${key}`, row] as const];
    }),
  );
  if (rows.size === 0) return [];
  const added = await transaction
    .insertInto("person_details")
    .values([...rows.values()])
    .onConflict((conflict) => conflict.columns(["person_id", "kind", "key"]).doNothing())
    .returning(["person_id", "kind", "key"])
    .execute();
  return added.map(({ person_id, kind, key }) => ({ personId: person_id, kind, key }));
}
