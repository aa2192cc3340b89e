import type { Connection } from "#server/database/connection.ts";
import { finishLeft } from "#server/database/left-leads.ts";
import { findOrCreatePerson } from "./people-repository.ts";

/** Finds the person of each lead that has none, because a process of an older release stored it. */
export async function findMissingPeople(connection: Connection): Promise<void> {
  await finishLeft(
    connection,
    (lead) => lead("person_id", "is", null),
    async (transaction, { id, arrived_at, name, email, phone, address }) => {
      const contact = { name, email, phone, address };
      const person = await findOrCreatePerson(transaction, contact, new Date(arrived_at));
      await transaction
        .updateTable("leads")
        .set({ person_id: person })
        .where("id", "=", id)
        .execute();
    },
  );
}
