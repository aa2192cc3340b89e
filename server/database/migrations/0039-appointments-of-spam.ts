import { type Kysely, sql } from "kysely";

/**
 * Bookings that looked like spam were hidden, although they have a seat. Those that are still ahead, and that nobody at the
 * desk has called spam, wait for the office as new leads. Their marks stay.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const now = new Date().toISOString();
  // A day earlier than today everywhere, since it is not known here where the business is.
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await sql`
    update leads set state = 'new', alert_at = ${now}, answer_by = ${now}, version = version + 1, updated_at = ${now}
    where state = 'spam' and suspected = 1
    and exists (
      select 1 from appointments
      where appointments.id = leads.appointment_id and status = 'booked' and date >= ${yesterday}
    )
    and not exists (
      select 1 from lead_events
      where lead_events.lead_id = leads.id and kind = 'changed' and details like '%"to":"spam"%'
    )`.execute(database);
}
