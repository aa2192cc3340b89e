import { type Kysely, sql } from "kysely";

/** Old and new names of each kind of mail. */
const kinds = {
  "booking-visitor": "appointment-confirmation",
  "booking-office": "appointment-notice",
  "request-visitor": "inquiry-confirmation",
  "request-office": "inquiry-notice",
  "request-office-escalation": "inquiry-escalation",
  "assessment-visitor": "assessment-confirmation",
  "assessment-office": "assessment-notice",
};

/** One noun per thing: renames requests, bookings and visits (docs/glossary.md). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("requests").renameTo("inquiries").execute();
  for (const [before, now] of Object.entries(kinds)) {
    await sql`update outbox set kind = ${now} where kind = ${before}`.execute(database);
  }
  // Typed text has its quotation marks escaped, so this matches only the payload's own key.
  await sql`
    update outbox set payload = replace(payload, '"visit":{"id":', '"appointment":{"id":')
    where kind in ('appointment-confirmation', 'appointment-notice')
  `.execute(database);
}
