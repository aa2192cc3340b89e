import { type Kysely, sql } from "kysely";

/**
 * Appointments that had been canceled before there was a desk became leads that wait. Those that nobody at the desk has
 * touched since are closed. `0012-desk` marks what it has made by the id of its first event.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const now = new Date().toISOString();
  const canceled = sql`
    kind = 'appointment' and version = 1 and state in ('new', 'contacted')
    and exists (select 1 from appointments where appointments.id = leads.source_id and status = 'cancelled')
    and exists (select 1 from lead_events where lead_events.id = 'arrived-' || leads.id)`;
  await sql`
    insert into lead_events (id, lead_id, at, kind, details)
    select 'canceled-' || id, id, ${now}, 'changed',
      '{"state":{"from":"' || state || '","to":"lost"},"lostReason":{"from":null,"to":"other"}}'
    from leads where ${canceled}`.execute(database);
  await sql`
    update leads set state = 'lost', lost_reason = 'other', alert_at = null, version = 2, updated_at = ${now}
    where ${canceled}`.execute(database);
}
