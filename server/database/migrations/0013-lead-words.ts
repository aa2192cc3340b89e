import { type Kysely, sql } from "kysely";

/** Old and new name of each slot in a timeline. */
const slots = {
  "9:00 AM": "09:00",
  "10:00 AM": "10:00",
  "11:00 AM": "11:00",
  "1:00 PM": "13:00",
  "2:00 PM": "14:00",
  "3:00 PM": "15:00",
  "4:00 PM": "16:00",
};

/** Timelines name slots by their time too, and a booking is an appointment (docs/glossary.md). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`update leads set source = 'appointment' where source = 'booking'`.execute(database);
  for (const [before, now] of Object.entries(slots)) {
    // Events of these kinds contain nothing that a person typed.
    const [told, tells] = [`"timeSlot":"${before}"`, `"timeSlot":"${now}"`];
    await sql`
      update lead_events set details = replace(details, ${told}, ${tells})
      where kind in ('arrived', 'appointment') and details like ${`%${told}%`}
    `.execute(database);
  }
}
