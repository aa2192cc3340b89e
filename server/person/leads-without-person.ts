import type { Connection } from "#server/database/connection.ts";
import { forgetWithoutLeads } from "./merges.ts";
import { findOrCreatePerson } from "./people-repository.ts";

/** Leads per transaction: a few milliseconds, so that visitors notice nothing. */
const atOnce = 50;

/**
 * Finds the person of each lead that has none, because a process of an older release stored it. Costs one look into an
 * empty index when there are none.
 */
export async function findMissingPeople(connection: Connection): Promise<void> {
  for (let isMore = true; isMore; ) {
    const next = await connection.database
      .selectFrom("leads")
      .select(["number", "arrived_at", "name", "email", "phone", "address"])
      .where("person_id", "is", null)
      .orderBy("number")
      .limit(atOnce)
      .execute();
    isMore = next.length === atOnce;
    if (next.length === 0) return;
    await connection.transact(async (transaction) => {
      for (const { number, arrived_at, ...contact } of next) {
        const id = await findOrCreatePerson(transaction, contact, new Date(arrived_at));
        const { numUpdatedRows } = await transaction
          .updateTable("leads")
          .set({ person_id: id })
          .where("number", "=", number)
          .where("person_id", "is", null)
          .executeTakeFirst();
        // Erased meanwhile: nobody may stay behind without a lead.
        if (numUpdatedRows === 0n) await forgetWithoutLeads(transaction, id);
      }
    });
  }
}
