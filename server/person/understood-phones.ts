import { detailKey, personKey } from "#domain/person/person-key.ts";
import { understoodPhone } from "#domain/person/understood-phone.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { PersonDetailsTable } from "#server/database/schema/person-tables.ts";

type StoredPhone = Pick<PersonDetailsTable, "person_id" | "key" | "value">;

/** Columns of a phone number: what was understood of it. */
export function phoneColumns(value: string): { e164: string; extension: string | null } {
  const phone = understoodPhone(value);
  return { e164: phone?.e164 ?? "", extension: phone?.extension ?? null };
}

/**
 * Understands the phone numbers that an older release has stored, and gives them and their people the keys that follow:
 * `703-555-0142 x12` and `;ext=12` were two to it. Costs one look into an empty index when there are none.
 */
export async function understandStoredPhones({ database, transact }: Connection): Promise<void> {
  for (let next = await findNext(database); next; next = await findNext(database)) {
    const phone = next;
    await transact((transaction) => understand(transaction, phone));
  }
}

function findNext(database: Database): Promise<StoredPhone | undefined> {
  return database
    .selectFrom("person_details")
    .select(["person_id", "key", "value"])
    .where("kind", "=", "phone")
    .where("e164", "is", null)
    .orderBy("person_id")
    .orderBy("key")
    .limit(1)
    .executeTakeFirst();
}

async function understand(
  transaction: DatabaseTransaction,
  { person_id, key, value }: StoredPhone,
): Promise<void> {
  const rightKey = detailKey("phone", value);
  const own = (of: string) =>
    transaction
      .selectFrom("person_details")
      .select("key")
      .where("person_id", "=", person_id)
      .where("kind", "=", "phone")
      .where("key", "=", of);
  await moveIdentity(transaction, person_id, { key, value });
  const isThere = rightKey !== key && (await own(rightKey).executeTakeFirst()) !== undefined;
  // The number in another spelling: what was first written stays, as when it is given twice.
  if (isThere) {
    await transaction
      .deleteFrom("person_details")
      .where("person_id", "=", person_id)
      .where("kind", "=", "phone")
      .where("key", "=", key)
      .execute();
    return;
  }
  await transaction
    .updateTable("person_details")
    .set({ key: rightKey === "" ? key : rightKey, ...phoneColumns(value) })
    .where("person_id", "=", person_id)
    .where("kind", "=", "phone")
    .where("key", "=", key)
    .execute();
}

/**
 * Somebody without a mailbox is known by their number. If somebody else is known by it already, nobody is merged: the
 * desk suggests that they are one, and the office decides.
 */
async function moveIdentity(
  transaction: DatabaseTransaction,
  personId: string,
  { key, value }: Pick<StoredPhone, "key" | "value">,
): Promise<void> {
  const [before, after] = [`phone:${key}`, personKey({ phone: value })];
  if (before === after) return;
  const other =
    after === null
      ? undefined
      : await transaction
          .selectFrom("people")
          .select("id")
          .where("key", "=", after)
          .executeTakeFirst();
  await transaction
    .updateTable("people")
    .set({ key: other ? null : after })
    .where("id", "=", personId)
    .where("key", "=", before)
    .execute();
}
