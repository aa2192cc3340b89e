import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { ClosuresTable } from "#server/database/schema/booking-tables.ts";

export async function insertClosure(
  transaction: DatabaseTransaction,
  row: ClosuresTable,
): Promise<void> {
  await transaction.insertInto("closures").values(row).execute();
}

export function findClosure(database: Database, id: string): Promise<ClosuresTable | undefined> {
  return database.selectFrom("closures").selectAll().where("id", "=", id).executeTakeFirst();
}

/** @returns whether it was there. */
export async function deleteClosure(
  transaction: DatabaseTransaction,
  id: string,
): Promise<boolean> {
  const row = await transaction
    .deleteFrom("closures")
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
