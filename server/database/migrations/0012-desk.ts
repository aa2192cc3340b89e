import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from "kysely";
import { personKeyOf, searchTextOf } from "./0012-lead-keys.ts";

/**
 * The desk: leads with their timeline, staff with their sessions, and the audit trail. Data stored earlier becomes
 * leads too.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  const numbered = <Table extends string>(table: CreateTableBuilder<Table>) =>
    isPostgres
      ? table.addColumn("number", "serial", (column) => column.primaryKey())
      : table.addColumn("number", "integer", (column) => column.primaryKey().autoIncrement());

  await createStaff(database, numbered);
  await createLeads(database, numbered);
  await sql`alter table outbox add column lead_id text`.execute(database);
  await database.schema.createIndex("outbox_lead").on("outbox").column("lead_id").execute();
  await database.schema
    .createIndex("outbox_newest")
    .on("outbox")
    .columns(["created_at", "id"])
    .execute();
  await (isPostgres ? searchOfPostgres : searchOfSqlite)(database);
  await (isPostgres ? keepAuditOfPostgres : keepAuditOfSqlite)(database);
  await leadsOfWhatIsStored(database, isPostgres);
  await makeSearchable(database);
}

type Numbered = <Table extends string>(
  table: CreateTableBuilder<Table>,
) => CreateTableBuilder<Table, "number">;

async function createStaff({ schema }: Kysely<unknown>, numbered: Numbered): Promise<void> {
  await schema
    .createTable("staff")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email_key", "text", (column) => column.notNull().unique())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("is_active", "integer", (column) => column.notNull())
    .addColumn("on_duty_since", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("sign_ins")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("staff_id", "text", (column) => column.references("staff.id").onDelete("cascade"))
    .addColumn("code_digest", "text")
    .addColumn("browser_digest", "text")
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("used_at", "text")
    .execute();
  await schema.createIndex("sign_ins_browser").on("sign_ins").column("browser_digest").execute();
  await schema.createIndex("sign_ins_age").on("sign_ins").column("expires_at").execute();
  await schema
    .createTable("sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token_digest", "text", (column) => column.notNull().unique())
    .addColumn("staff_id", "text", (column) =>
      column.notNull().references("staff.id").onDelete("cascade"),
    )
    .addColumn("device", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("seen_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("sessions_staff").on("sessions").column("staff_id").execute();
  await schema
    .createTable("passkeys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("staff_id", "text", (column) =>
      column.notNull().references("staff.id").onDelete("cascade"),
    )
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "integer", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("used_at", "text")
    .execute();
  await schema.createIndex("passkeys_staff").on("passkeys").column("staff_id").execute();
  await numbered(schema.createTable("audit_entries"))
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("staff_id", "text")
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("lead_id", "text")
    .addColumn("details", "text", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("audit_entries_lead")
    .on("audit_entries")
    .columns(["lead_id", "number"])
    .execute();
  await schema
    .createIndex("audit_entries_staff")
    .on("audit_entries")
    .columns(["staff_id", "number"])
    .execute();
  await schema
    .createTable("saved_views")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("staff_id", "text", (column) =>
      column.notNull().references("staff.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("query", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("saved_views_staff").on("saved_views").column("staff_id").execute();
}

type LeadColumn = "number" | "answer_by" | "waiting_key" | "follow_up_on" | "waits";

const isOpen = sql`state in ('new', 'contacted', 'scheduled', 'quoted')`;

async function createLeads({ schema }: Kysely<unknown>, numbered: Numbered): Promise<void> {
  await numbered(schema.createTable("leads"))
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("source_id", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("appointment_id", "text")
    .addColumn("person_key", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("emergency", "integer", (column) => column.notNull())
    .addColumn("suspected", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("lost_reason", "text")
    .addColumn("assignee_id", "text", (column) => column.references("staff.id"))
    .addColumn("follow_up_on", "text")
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("arrived_at", "text", (column) => column.notNull())
    .addColumn("answer_by", "text", (column) => column.notNull())
    .addColumn("promise_by", "text", (column) => column.notNull())
    .addColumn("answered_at", "text")
    .addColumn("answered_by", "text")
    .addColumn("answer_minutes", "integer")
    .addColumn("alert_at", "text")
    .addColumn("alerts", "integer", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("search", "text", (column) => column.notNull())
    // Index conditions name these columns, so that no query can be given another index for a list of states.
    .addColumn("is_open", "integer", (column) =>
      column.generatedAlwaysAs(sql`case when ${isOpen} then 1 else 0 end`).stored(),
    )
    .addColumn("waits", "integer", (column) =>
      column
        .generatedAlwaysAs(sql`case when ${isOpen} and answered_at is null then 1 else 0 end`)
        .stored(),
    )
    // Emergencies first, each group by due time: one column, so that a page can start after it.
    .addColumn("waiting_key", "text", (column) =>
      column
        .generatedAlwaysAs(sql`case when emergency = 1 then '0' else '1' end || answer_by`)
        .stored(),
    )
    .execute();
  // Each list of the desk reads one of these from its end and stops after a page. They contain the columns that lists
  // filter by, so that only the leads shown are looked up.
  const filters = ["state", "kind", "assignee_id", "emergency", "is_open"] as const;
  const index = (name: string, first: readonly (LeadColumn | (typeof filters)[number])[]) =>
    schema
      .createIndex(name)
      .on("leads")
      .columns([...first, ...filters.filter((filter) => !first.includes(filter))]);
  await index("leads_waiting", ["waiting_key", "number", "waits", "answer_by"])
    .where(sql`waits`, "=", sql`1`)
    .execute();
  await index("leads_follow_up", ["follow_up_on", "number"])
    .where(sql`is_open`, "=", sql`1`)
    .where(sql`follow_up_on`, "is not", null)
    .execute();
  await index("leads_open", ["number"]).where(sql`is_open`, "=", sql`1`).execute();
  await index("leads_emergency", ["number"]).where(sql`emergency`, "=", sql`1`).execute();
  await index("leads_state", ["state", "number"]).execute();
  await index("leads_kind", ["kind", "number"]).execute();
  await index("leads_assignee", ["assignee_id", "number"]).execute();
  await schema.createIndex("leads_person").on("leads").columns(["person_key", "number"]).execute();
  await schema
    .createIndex("leads_closed")
    .on("leads")
    .columns(["state", "updated_at"])
    .where(sql`state`, "in", sql`('won', 'lost', 'spam')`)
    .execute();
  await schema.createIndex("leads_source").on("leads").columns(["source_id"]).execute();
  await schema
    .createIndex("leads_appointment")
    .on("leads")
    .column("appointment_id")
    .where(sql`appointment_id`, "is not", null)
    .execute();
  await schema
    .createIndex("leads_alert")
    .on("leads")
    .column("alert_at")
    .where(sql`alert_at`, "is not", null)
    .execute();
  await schema
    .createIndex("leads_answered")
    .on("leads")
    .columns(["answered_at", "kind", "answer_minutes"])
    .where(sql`answered_at`, "is not", null)
    .execute();

  await numbered(schema.createTable("lead_events"))
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("lead_id", "text", (column) =>
      column.notNull().references("leads.id").onDelete("cascade"),
    )
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("staff_id", "text")
    .addColumn("details", "text", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("lead_events_lead")
    .on("lead_events")
    .columns(["lead_id", "number"])
    .execute();

  await numbered(schema.createTable("lead_changes"))
    .addColumn("lead_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull().defaultTo("changed"))
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("lead_changes_age").on("lead_changes").column("at").execute();

  await schema
    .createTable("lead_presence")
    .addColumn("lead_id", "text", (column) =>
      column.notNull().references("leads.id").onDelete("cascade"),
    )
    .addColumn("staff_id", "text", (column) =>
      column.notNull().references("staff.id").onDelete("cascade"),
    )
    .addColumn("seen_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("lead_presence_key", ["lead_id", "staff_id"])
    .execute();
}

/** Triggers keep the index up to date, so that no writer can forget it. */
async function searchOfSqlite(database: Kysely<unknown>): Promise<void> {
  await sql`
    create virtual table lead_search using fts5(
      search, content = 'leads', content_rowid = 'number', tokenize = 'unicode61', prefix = '2 3 4'
    )`.execute(database);
  // Deleted words leave the index at once instead of at the next merge.
  await sql`insert into lead_search (lead_search, rank) values ('secure-delete', 1)`.execute(
    database,
  );
  await sql`
    create trigger leads_search_insert after insert on leads begin
      insert into lead_search (rowid, search) values (new.number, new.search);
    end`.execute(database);
  await sql`
    create trigger leads_search_delete after delete on leads begin
      insert into lead_search (lead_search, rowid, search) values ('delete', old.number, old.search);
    end`.execute(database);
  await sql`
    create trigger leads_search_update after update of search on leads begin
      insert into lead_search (lead_search, rowid, search) values ('delete', old.number, old.search);
      insert into lead_search (rowid, search) values (new.number, new.search);
    end`.execute(database);
}

async function searchOfPostgres(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table leads add column search_words tsvector
    generated always as (to_tsvector('simple'::regconfig, search)) stored`.execute(database);
  // With `fastupdate`, every search would also scan the words written since the last vacuum.
  await sql`
    create index leads_search on leads using gin (search_words) with (fastupdate = off)`.execute(
    database,
  );
}

/** Nothing can update or delete the audit trail, not even this server. */
async function keepAuditOfSqlite(database: Kysely<unknown>): Promise<void> {
  for (const change of ["update", "delete"]) {
    await sql`
      create trigger ${sql.raw(`audit_entries_no_${change}`)} before ${sql.raw(change)} on audit_entries
      begin select raise(abort, 'the audit trail is not changed'); end`.execute(database);
  }
  // `insert or replace` would delete without firing the trigger above.
  await sql`
    create trigger audit_entries_no_replace before insert on audit_entries
    when exists (select 1 from audit_entries where number = new.number)
    begin select raise(abort, 'the audit trail is not changed'); end`.execute(database);
}

async function keepAuditOfPostgres(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as
    $$ begin raise exception 'the audit trail is not changed'; end $$`.execute(database);
  await sql`
    create trigger audit_entries_kept before update or delete on audit_entries
    for each row execute function refuse_audit_change()`.execute(database);
  await sql`
    create trigger audit_entries_not_emptied before truncate on audit_entries
    for each statement execute function refuse_audit_change()`.execute(database);
}

/**
 * Leads older than a week count as contacted: the office has answered them from its mailbox, and a desk that opens with
 * a year of late leads would be useless. Newer ones wait.
 */
async function leadsOfWhatIsStored(database: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  // Anyone who knows an appointment's id can cancel it, so a lead gets an id of its own.
  const newId = isPostgres
    ? sql`replace(gen_random_uuid()::text, '-', '')`
    : sql`lower(hex(randomblob(16)))`;
  const week = new Date(Date.now() - 7 * 86_400_000).toISOString();
  await sql`
    insert into leads (
      id, kind, source_id, source, appointment_id, person_key, name, email, phone, address, subject, message, emergency,
      suspected, state, version, arrived_at, answer_by, promise_by, answered_at, alerts, updated_at, search
    )
    select
      ${newId}, kind, id, source, case when kind = 'appointment' then id end, '', name, email, phone, address, subject, message, emergency, suspected,
      case
        when suspected = 1 and emergency = 0 then 'spam'
        when created_at < ${week} then 'contacted'
        else 'new'
      end,
      1, created_at, created_at, created_at,
      case when created_at < ${week} then created_at end,
      0, created_at, ''
    from (
      select id, 'appointment' as kind, 'booking' as source, name, email, phone, address,
        '' as subject, notes as message, 0 as emergency, suspected, created_at
      from appointments
      union all
      select id, 'inquiry', case when emergency = 1 then 'emergency' else 'contact' end, name, email, phone, address,
        subject, message, emergency, suspected, created_at
      from inquiries
      union all
      select id, 'assessment', coalesce(source, 'assessment_page'), name, email, phone, coalesce(address, ''),
        category, '', 0, suspected, created_at
      from assessments where email is not null
    ) as stored
    order by created_at`.execute(database);
  await sql`
    insert into lead_events (id, lead_id, at, kind, details)
    select 'arrived-' || id, id, arrived_at, 'arrived', '{}' from leads order by number`.execute(
    database,
  );
}

type Searched = { number: number } & Parameters<typeof searchTextOf>[0];

async function makeSearchable(database: Kysely<unknown>): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<Searched>`
      select number, name, email, phone, address, subject, message
      from leads where number > ${last} order by number limit 500`.execute(database);
    for (const { number, ...lead } of rows) {
      await sql`
        update leads set search = ${searchTextOf(lead)}, person_key = ${personKeyOf(lead.email)}
        where number = ${number}`.execute(database);
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.number;
  }
}
