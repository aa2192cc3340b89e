import { type Kysely, sql } from "kysely";

/** What each slot was called in a timeline, and is. */
const slots = {
  "9:00 AM": "09:00",
  "10:00 AM": "10:00",
  "11:00 AM": "11:00",
  "1:00 PM": "13:00",
  "2:00 PM": "14:00",
  "3:00 PM": "15:00",
  "4:00 PM": "16:00",
};

/** In timelines as everywhere, a slot is a time; and what is booked is an appointment (docs/glossary.md). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`update leads set source = 'appointment' where source = 'booking'`.execute(database);
  for (const [before, now] of Object.entries(slots)) {
    // Nobody types into a line of these kinds.
    const [told, tells] = [`"timeSlot":"${before}"`, `"timeSlot":"${now}"`];
    await sql`
      update lead_events set details = replace(details, ${told}, ${tells})
      where kind in ('arrived', 'appointment') and details like ${`%${told}%`}
    `.execute(database);
  }
}
