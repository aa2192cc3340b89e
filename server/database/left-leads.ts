import type { Expression, ExpressionBuilder, Selectable, SqlBool } from "kysely";
import type { Connection, DatabaseTransaction } from "./connection.ts";
import type { LeadsTable } from "./schema/lead-tables.ts";
import type { Schema } from "./schema/schema.ts";

/** Which leads a process of an earlier release has left unfinished. An index has to hold them and nothing else. */
type IsLeft = (lead: ExpressionBuilder<Schema, "leads">) => Expression<SqlBool>;

/**
 * Finishes each lead that a process of an earlier release has left, beside or after this one, in the order of their numbers.
 * Costs one look into an empty index when there are none. A lead that somebody is working on is left for the next time, so
 * that nothing waits.
 */
export async function finishLeft(
  connection: Connection,
  isLeft: IsLeft,
  finish: (transaction: DatabaseTransaction, lead: Selectable<LeadsTable>) => Promise<void>,
): Promise<void> {
  for (let last = 0; await isAnyAfter(connection, last, isLeft); ) {
    const finished = await finishNext(connection, last, isLeft, finish);
    if (finished === undefined) return;
    last = finished;
  }
}

async function isAnyAfter(
  { database }: Connection,
  last: number,
  isLeft: IsLeft,
): Promise<boolean> {
  const lead = await database
    .selectFrom("leads")
    .select("number")
    .where(isLeft)
    .where("number", ">", last)
    .limit(1)
    .executeTakeFirst();
  return lead !== undefined;
}

/** In a transaction for each lead, so that none is kept locked because of another. @returns the lead's number. */
function finishNext(
  { engine, transact }: Connection,
  last: number,
  isLeft: IsLeft,
  finish: (transaction: DatabaseTransaction, lead: Selectable<LeadsTable>) => Promise<void>,
): Promise<number | undefined> {
  return transact(async (transaction) => {
    const lead = await transaction
      .selectFrom("leads")
      .selectAll()
      .where(isLeft)
      .where("number", ">", last)
      .orderBy("number")
      .limit(1)
      // Unnecessary on SQLite, which has one writer at a time.
      .$if(engine === "postgres", (query) => query.forUpdate().skipLocked())
      .executeTakeFirst();
    if (lead) await finish(transaction, lead);
    return lead?.number;
  });
}
