import { type Kysely, sql } from "kysely";

/** What each kind of mail was called, and is. */
const kinds = {
  "booking-visitor": "appointment-confirmation",
  "booking-office": "appointment-notice",
  "request-visitor": "inquiry-confirmation",
  "request-office": "inquiry-notice",
  "request-office-escalation": "inquiry-escalation",
  "assessment-visitor": "assessment-confirmation",
  "assessment-office": "assessment-notice",
};

/** One noun a thing: what was called request, booking or visit (docs/glossary.md). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("requests").renameTo("inquiries").execute();
  for (const [before, now] of Object.entries(kinds)) {
    await sql`update outbox set kind = ${now} where kind = ${before}`.execute(database);
  }
  // Whatever a person typed has its quotation marks escaped, so that this can be the payload's own key only.
  await sql`
    update outbox set payload = replace(payload, '"visit":{"id":', '"appointment":{"id":')
    where kind in ('appointment-confirmation', 'appointment-notice')
  `.execute(database);
}
