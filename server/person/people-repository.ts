import { type DetailKind, detailKey, detailKinds, personKey } from "#domain/person/person-key.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { Contact } from "#server/mail/kinds.ts";
import { isId, unguessableId } from "#server/unguessable-id.ts";
import { phoneColumns } from "./understood-phones.ts";

/** A person: their head's id, and the ids of all that were merged into it, the head's included. */
export type WholePerson = { id: string; ids: readonly string[] };

/**
 * The person that a contact identifies, with what it tells of them; created if unknown. Two transactions that store the
 * same mailbox at once get the same one: the row stays locked until this transaction ends, so that no erasure takes it
 * meanwhile.
 * @returns their id, for `leads.person_id`.
 */
export async function findOrCreatePerson(
  transaction: DatabaseTransaction,
  contact: Contact,
  now: Date,
): Promise<string> {
  const key = personKey(contact);
  if (key === null) return createPerson(transaction, contact, now);
  const { id } = await transaction
    .insertInto("people")
    .values(newPerson(key, now))
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ key }))
    .returning("id")
    .executeTakeFirstOrThrow();
  await addDetails(transaction, id, contact, now);
  return id;
}

/** A person whom nothing in their contact tells from others: somebody else with a known phone number. */
export async function createPerson(
  transaction: DatabaseTransaction,
  contact: Contact,
  now: Date,
): Promise<string> {
  const person = newPerson(null, now);
  await transaction.insertInto("people").values(person).execute();
  await addDetails(transaction, person.id, contact, now);
  return person.id;
}

/** Remembers what a contact tells of a person; what is known already stays as it was first written. */
export async function addDetails(
  transaction: DatabaseTransaction,
  personId: string,
  { name, email, phone, address }: Contact,
  now: Date,
): Promise<void> {
  const told: Record<DetailKind, string> = { name, mailbox: email, phone, address };
  const details = detailKinds
    .map((kind) => ({ kind, key: detailKey(kind, told[kind]), value: told[kind] }))
    .filter(({ key }) => key !== "");
  if (details.length === 0) return;
  await transaction
    .insertInto("person_details")
    .values(
      details.map((detail) => ({
        person_id: personId,
        ...detail,
        ...(detail.kind === "phone" ? phoneColumns(detail.value) : { e164: null, extension: null }),
        first_seen: now.toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.columns(["person_id", "kind", "key"]).doNothing())
    .execute();
}

/** The whole person that an id names, be it the head's or another's; undefined for an unknown id. */
export async function findWholePerson(
  database: Database,
  id: string,
): Promise<WholePerson | undefined> {
  if (!isId(id)) return undefined;
  const rows = await database
    .selectFrom("people as own")
    .innerJoin("people as same", "same.head_id", "own.head_id")
    .select(["same.id", "own.head_id"])
    .where("own.id", "=", id)
    .orderBy("same.id")
    .execute();
  const [first] = rows;
  return first && { id: first.head_id, ids: rows.map((row) => row.id) };
}

/** The same, and nobody else can merge, part or erase them until the transaction ends. */
export async function lockWholePerson(
  transaction: DatabaseTransaction,
  id: string,
): Promise<WholePerson | undefined> {
  const found = await findWholePerson(transaction, id);
  if (!found) return undefined;
  await lockPeople(transaction, found.ids);
  // Somebody may have changed it while the locks were waited for.
  const now = await findWholePerson(transaction, id);
  if (now && now.ids.join() !== found.ids.join()) await lockPeople(transaction, now.ids);
  return now;
}

/** An update that changes nothing locks on both engines; SQLite has no `for update`. */
async function lockPeople(transaction: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  for (const id of ids.toSorted()) {
    await transaction
      .updateTable("people")
      .set((person) => ({ head_id: person.ref("head_id") }))
      .where("id", "=", id)
      .execute();
  }
}

function newPerson(key: string | null, now: Date) {
  const id = unguessableId();
  return { id, key, head_id: id, created_at: now.toISOString() };
}
