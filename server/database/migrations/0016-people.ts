import { type Kysely, PostgresAdapter, sql } from "kysely";
import { detailsOf, keyOf } from "./0016-person-keys.ts";

/** Leads read at once. */
const atOnce = 500;

/**
 * People: who leads are of. Stored leads get their person here. Leads that an older release adds later have none until
 * this one looks for them (server/person/leads-without-person.ts).
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await createPeople(database, isPostgres);
  await sql`
    alter table leads add column person_id text references people (id) on delete set null`.execute(
    database,
  );
  const { schema } = database;
  await schema
    .createIndex("leads_of_person")
    .on("leads")
    .columns(["person_id", "number"])
    .execute();
  await schema
    .createIndex("leads_without_person")
    .on("leads")
    .column("number")
    .where(sql`person_id`, "is", null)
    .execute();
  await (isPostgres ? forgetPeopleOfPostgres : forgetPeopleOfSqlite)(database);
  await findPeople(database);
}

async function createPeople({ schema }: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  await schema
    .createTable("people")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("key", "text", (column) => column.unique())
    .addColumn("head_id", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("preferred_language", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("preferred_channel", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await schema.createIndex("people_head").on("people").column("head_id").execute();
  await schema
    .createTable("person_details")
    .addColumn("person_id", "text", (column) =>
      column.notNull().references("people.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    // Both engines then find a beginning by the same comparison, and by the index.
    .addColumn("key", isPostgres ? sql`text collate "C"` : "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("first_seen", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("person_details_once", ["person_id", "kind", "key"])
    .execute();
  await schema
    .createIndex("person_details_key")
    .on("person_details")
    .columns(["kind", "key"])
    .execute();
  await schema
    .createTable("person_notes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("person_id", "text", (column) =>
      column.notNull().references("people.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("staff_id", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("person_notes_person").on("person_notes").column("person_id").execute();
  await schema
    .createTable("person_merges")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("head_id", "text", (column) =>
      column.notNull().references("people.id").onDelete("cascade"),
    )
    .addColumn("joined_id", "text", (column) =>
      column.notNull().references("people.id").onDelete("cascade"),
    )
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("staff_id", "text", (column) => column.notNull())
    .addColumn("undone_at", "text")
    .execute();
  await schema.createIndex("person_merges_head").on("person_merges").column("head_id").execute();
  await schema
    .createIndex("person_merges_joined")
    .on("person_merges")
    .column("joined_id")
    .execute();
  await schema
    .createTable("different_people")
    .addColumn("one_id", "text", (column) =>
      column.notNull().references("people.id").onDelete("cascade"),
    )
    .addColumn("other_id", "text", (column) =>
      column.notNull().references("people.id").onDelete("cascade"),
    )
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("staff_id", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("different_people_once", ["one_id", "other_id"])
    .execute();
  await schema
    .createIndex("different_people_other")
    .on("different_people")
    .column("other_id")
    .execute();
}

/*
 * A person goes with the last lead that they, or those merged with them, have, and everything noted about them goes
 * too. A trigger does it, so that no writer can forget it, not even an older release that erases somebody.
 */

async function forgetPeopleOfSqlite(database: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger leads_forget_person after delete on leads when old.person_id is not null begin
      delete from people
      where head_id = (select head_id from people where id = old.person_id)
        and not exists (
          select 1 from people as same join leads on leads.person_id = same.id
          where same.head_id = (select head_id from people where id = old.person_id)
        );
    end`.execute(database);
}

async function forgetPeopleOfPostgres(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function forget_person() returns trigger language plpgsql as $$
    declare head text;
    begin
      select head_id into head from people where id = old.person_id;
      -- Waits for whoever stores another lead of theirs, or merges them; the next statements see what they did.
      perform 1 from people where head_id = head order by id for update;
      select head_id into head from people where id = old.person_id;
      if not exists (
        select 1 from people as same join leads on leads.person_id = same.id
        where same.head_id = head
      ) then
        delete from people where head_id = head;
      end if;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger leads_forget_person after delete on leads
    for each row when (old.person_id is not null) execute function forget_person()`.execute(
    database,
  );
}

type Row = { number: number; arrived_at: string } & Parameters<typeof keyOf>[0];

/** The leads that somebody has already had, in batches: those of one key are one person's. */
async function findPeople(database: Kysely<unknown>): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<Row>`
      select number, arrived_at, name, email, phone, address
      from leads where number > ${last} order by number limit ${atOnce}`.execute(database);
    for (const { number, arrived_at, ...contact } of rows) {
      const id = await findPerson(database, contact, { number, at: arrived_at });
      await sql`update leads set person_id = ${id} where number = ${number}`.execute(database);
      for (const { kind, key, value } of detailsOf(contact)) {
        await sql`
          insert into person_details (person_id, kind, key, value, first_seen)
          values (${id}, ${kind}, ${key}, ${value}, ${arrived_at})
          on conflict (person_id, kind, key) do nothing`.execute(database);
      }
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.number;
  }
}

async function findPerson(
  database: Kysely<unknown>,
  contact: Parameters<typeof keyOf>[0],
  { number, at }: { number: number; at: string },
): Promise<string> {
  const key = keyOf(contact);
  // Unlike the ids of appointments, nobody outside the desk can do anything with a person's.
  const id = `person-${number}-${Math.random().toString(36).slice(2)}`;
  const { rows } = await sql<{ id: string }>`
    insert into people (id, key, head_id, created_at) values (${id}, ${key}, ${id}, ${at})
    on conflict (key) do update set key = excluded.key returning id`.execute(database);
  return rows[0]?.id ?? id;
}
