import type { Database } from "#server/database/connection.ts";
import type { PasskeysTable } from "#server/database/schema/staff-tables.ts";

/** Somebody's passkeys, oldest first. */
export function listPasskeys(database: Database, staffId: string): Promise<PasskeysTable[]> {
  return database
    .selectFrom("passkeys")
    .selectAll()
    .where("staff_id", "=", staffId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function findPasskey(database: Database, id: string): Promise<PasskeysTable | undefined> {
  return database.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Returns false when a passkey with this id exists already. */
export async function addPasskey(transaction: Database, passkey: PasskeysTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Records a use; false when the passkey is gone or its counter shows another use in the meantime. */
export async function recordPasskeyUse(
  transaction: Database,
  { id, counter }: PasskeysTable,
  used: { counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("passkeys")
    .set({ counter: used.counter, used_at: used.now.toISOString() })
    .where("id", "=", id)
    .where("counter", "=", counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns false unless the passkey belongs to this person. */
export async function deletePasskey(
  transaction: Database,
  { id, staffId }: { id: string; staffId: string },
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
