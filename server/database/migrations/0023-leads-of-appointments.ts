import { type Kysely, PostgresAdapter, type RawBuilder, sql } from "kysely";

/**
 * An appointment names its lead for good. Until now only a lead named its last appointment, so that an earlier one
 * belonged to nobody once the desk had booked another.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table appointments add column lead_id text references leads (id) on delete set null`.execute(
    database,
  );
  await database.schema
    .createIndex("appointments_lead")
    .on("appointments")
    .column("lead_id")
    .execute();
  await sql`
    update appointments set lead_id = coalesce(
      (select id from leads where leads.appointment_id = appointments.id limit 1),
      (select id from leads where source_id = appointments.id and kind = 'appointment' limit 1)
    )`.execute(database);
  await findLeadsOfEarlier(
    database,
    sql`email <> ''`,
    sql`leads.person_key = appointments.mailbox`,
  );
  await findLeadsOfEarlier(database, sql`email = ''`, sql`leads.phone = appointments.phone`);
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? nameLeadsOnPostgres : nameLeadsOnSqlite)(database);
}

/** What the desk had booked before another: the person's lead whose timeline has its time. */
async function findLeadsOfEarlier(
  database: Kysely<unknown>,
  which: RawBuilder<unknown>,
  isOfPerson: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    update appointments set lead_id = (
      select leads.id from leads join lead_events on lead_events.lead_id = leads.id
      where ${isOfPerson}
        and leads.name = appointments.name
        and leads.email = appointments.email
        and leads.phone = appointments.phone
        and lead_events.kind = 'appointment'
        and lead_events.details like '%"date":"' || appointments.date || '","timeSlot":"' || appointments.slot || '"%'
      order by lead_events.number desc limit 1
    )
    where lead_id is null and ${which}`.execute(database);
}

/*
 * Whatever links an appointment to a lead makes it that lead's. A trigger does it, so that no writer can forget it, not even
 * an older release.
 */

async function nameLeadsOnSqlite(database: Kysely<unknown>): Promise<void> {
  for (const [name, when] of [
    ["leads_name_inserted", sql`insert`],
    ["leads_name_updated", sql`update of appointment_id`],
  ] as const) {
    await sql`
      create trigger ${sql.ref(name)} after ${when} on leads when new.appointment_id is not null begin
        update appointments set lead_id = new.id where id = new.appointment_id and lead_id is null;
      end`.execute(database);
  }
}

async function nameLeadsOnPostgres(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function name_lead() returns trigger language plpgsql as $$
    begin
      update appointments set lead_id = new.id where id = new.appointment_id and lead_id is null;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger leads_name after insert or update of appointment_id on leads
    for each row when (new.appointment_id is not null) execute function name_lead()`.execute(
    database,
  );
}
