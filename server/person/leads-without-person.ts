import type { Connection } from "#server/database/connection.ts";
import { findOrCreatePerson } from "./people-repository.ts";

/**
 * Finds the person of each lead that has none, because a process of an older release stored it. Costs one look into an
 * empty index when there are none. A lead that somebody is working on is left for the next time, so that nothing waits.
 */
export async function findMissingPeople(connection: Connection): Promise<void> {
  for (let last = 0; await isAnyAfter(connection, last); ) {
    const found = await findNext(connection, last);
    if (found === undefined) return;
    last = found;
  }
}

async function isAnyAfter({ database }: Connection, last: number): Promise<boolean> {
  const lead = await database
    .selectFrom("leads")
    .select("number")
    .where("person_id", "is", null)
    .where("number", ">", last)
    .limit(1)
    .executeTakeFirst();
  return lead !== undefined;
}

/** In a transaction for each lead, so that none is kept locked because of another. @returns the lead's number. */
function findNext({ engine, transact }: Connection, last: number): Promise<number | undefined> {
  return transact(async (transaction) => {
    const lead = await transaction
      .selectFrom("leads")
      .select(["number", "arrived_at", "name", "email", "phone", "address"])
      .where("person_id", "is", null)
      .where("number", ">", last)
      .orderBy("number")
      .limit(1)
      // Unnecessary on SQLite, which has one writer at a time.
      .$if(engine === "postgres", (query) => query.forUpdate().skipLocked())
      .executeTakeFirst();
    if (!lead) return undefined;
    const { number, arrived_at, ...contact } = lead;
    const id = await findOrCreatePerson(transaction, contact, new Date(arrived_at));
    await transaction
      .updateTable("leads")
      .set({ person_id: id })
      .where("number", "=", number)
      .execute();
    return number;
  });
}
