import { type Kysely, sql } from "kysely";

/** Whose clocks the times of appointments were on. */
const timeZone = "America/New_York";

type Row = { id: string; date: string; slot: string; quoted_at: string };

/**
 * Says of inspections that they were held, where that is certain: their lead was quoted or won once they had begun, and nobody
 * had said how they ended.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Row>`
    select appointments.id, appointments.date, appointments.slot, leads.quoted_at
    from appointments
    join leads on leads.appointment_id = appointments.id
    where appointments.status = 'booked'
      and appointments.progress in ('booked', 'confirmed', 'on-the-way')
      and leads.state in ('quoted', 'won') and leads.quoted_at is not null`.execute(database);
  for (const { id, date, slot, quoted_at } of rows) {
    const begins = Temporal.PlainDateTime.from(`${date}T${slot}`).toZonedDateTime(timeZone);
    if (begins.epochMilliseconds > Date.parse(quoted_at)) continue;
    await sql`update appointments set progress = 'done' where id = ${id}`.execute(database);
  }
}
