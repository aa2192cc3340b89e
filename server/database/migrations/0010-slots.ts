import { type Kysely, sql } from "kysely";

/** Old and new name of each slot in the database. */
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
 * A slot is a time (docs/decisions/seats-and-holds.md). Renaming the column keeps a process of the old version that
 * is still running from selling a seat twice under its old key.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ["appointments", "seats"]) {
    await database.schema.alterTable(table).renameColumn("time_slot", "slot").execute();
  }
  for (const [before, now] of Object.entries(slots)) {
    await sql`update appointments set slot = ${now} where slot = ${before}`.execute(database);
    await sql`update seats set slot = ${now} where slot = ${before}`.execute(database);
    // Typed text has its quotation marks escaped, so this matches only the payload's own key.
    const [told, tells] = [`"timeSlot":"${before}"`, `"timeSlot":"${now}"`];
    await sql`
      update outbox set payload = replace(payload, ${told}, ${tells})
      where kind in ('appointment-confirmation', 'appointment-notice')
      and payload like ${`%${told}%`}
    `.execute(database);
  }
}
