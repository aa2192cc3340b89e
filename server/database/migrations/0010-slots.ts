import { type Kysely, sql } from "kysely";

/** What each slot was called in the database, and is. */
const slots = {
  "9:00 AM": "09:00",
  "10:00 AM": "10:00",
  "11:00 AM": "11:00",
  "1:00 PM": "13:00",
  "2:00 PM": "14:00",
  "3:00 PM": "15:00",
  "4:00 PM": "16:00",
};

/**
 * A slot is a time (docs/decisions/0030-days-and-slots.md). The column's other name keeps a process
 * of the old version, that still runs beside this one, from selling a seat again under its old key.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ["appointments", "seats"]) {
    await database.schema.alterTable(table).renameColumn("time_slot", "slot").execute();
  }
  for (const [before, now] of Object.entries(slots)) {
    await sql`update appointments set slot = ${now} where slot = ${before}`.execute(database);
    await sql`update seats set slot = ${now} where slot = ${before}`.execute(database);
    // Whatever a person typed has its quotation marks escaped, so that this can be the payload's own key only.
    const [told, tells] = [`"timeSlot":"${before}"`, `"timeSlot":"${now}"`];
    await sql`
      update outbox set payload = replace(payload, ${told}, ${tells})
      where kind in ('appointment-confirmation', 'appointment-notice')
      and payload like ${`%${told}%`}
    `.execute(database);
  }
}
