import { sql } from "kysely";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";

/*
 * SQLite's word indexes (FTS5). Whatever deletes rows takes their words out of them at once (`secure-delete`), which takes some
 * milliseconds for each row and each index, and longer the more there are. Who deletes thousands marks the words as deleted, and
 * takes all of them out at the end.
 */

const indexes = ["lead_search", "search_words"] as const;

type Engine = Connection["engine"];

/** Does work, in a transaction, whose deletions leave words behind that `clearWords` has to take out. */
export async function leavingWords(
  transaction: DatabaseTransaction,
  engine: Engine,
  work: () => Promise<void>,
): Promise<void> {
  if (engine !== "sqlite") return work();
  // Undone with the transaction when the work fails.
  for (const index of indexes) await setSecure(transaction, index, false);
  await work();
  for (const index of indexes) {
    // What is deleted is decided by the setting as it is when it is written.
    await sql`insert into ${sql.table(index)} (${sql.ref(index)}) values ('flush')`.execute(
      transaction,
    );
    await setSecure(transaction, index, true);
  }
}

/** Takes out some of the words that were left behind. @returns whether there are more. */
export async function clearWords(
  transaction: DatabaseTransaction,
  engine: Engine,
): Promise<boolean> {
  if (engine !== "sqlite") return false;
  for (const index of indexes) {
    const before = await changesSoFar(transaction);
    // Merges all parts of the index into one, a page at a time; without anything to merge, one row is said to have changed.
    await sql`
      insert into ${sql.table(index)} (${sql.ref(index)}, rank) values ('merge', -1)`.execute(
      transaction,
    );
    if ((await changesSoFar(transaction)) - before > 1) return true;
  }
  return false;
}

async function setSecure(
  transaction: DatabaseTransaction,
  index: (typeof indexes)[number],
  isSecure: boolean,
): Promise<void> {
  await sql`
    insert into ${sql.table(index)} (${sql.ref(index)}, rank)
    values ('secure-delete', ${sql.lit(isSecure ? 1 : 0)})`.execute(transaction);
}

async function changesSoFar(transaction: DatabaseTransaction): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(
    transaction,
  );
  return rows[0]?.changes ?? 0;
}
