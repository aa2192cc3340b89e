import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * What the desk's search finds: an entry for each lead, note, call, text and letter. The server fills the table while it
 * runs, so that the migration of an office with years of leads takes no time.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  const { schema } = database;
  await schema
    .createTable("search_entries")
    // The order of time, in which both engines then find entries by themselves. A whole number above 32 bits:
    // PostgreSQL's client returns a bigint as text, and backups would differ between the engines.
    .addColumn("moment", isPostgres ? "double precision" : "integer", (column) =>
      column.primaryKey(),
    )
    .addColumn("id", "text", (column) => column.notNull().unique())
    // Whatever deletes a lead or a mail also deletes the words about it.
    .addColumn("lead_id", "text", (column) =>
      column.notNull().references("leads.id").onDelete("cascade"),
    )
    .addColumn("mail_id", "text", (column) => column.references("outbox.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("words", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("search_entries_lead").on("search_entries").column("lead_id").execute();
  await schema
    .createIndex("search_entries_mail")
    .on("search_entries")
    .column("mail_id")
    .where(sql`mail_id`, "is not", null)
    .execute();
  await (isPostgres ? indexOfPostgres : indexOfSqlite)(database);
}

async function indexOfSqlite(database: Kysely<unknown>): Promise<void> {
  await sql`
    create virtual table search_words using fts5(
      words, content = 'search_entries', content_rowid = 'moment', tokenize = 'unicode61', prefix = '2 3 4'
    )`.execute(database);
  // Deleted words leave the index at once instead of at the next merge.
  await sql`insert into search_words (search_words, rank) values ('secure-delete', 1)`.execute(
    database,
  );
  await sql`
    create trigger search_entries_insert after insert on search_entries begin
      insert into search_words (rowid, words) values (new.moment, new.words);
    end`.execute(database);
  await sql`
    create trigger search_entries_delete after delete on search_entries begin
      insert into search_words (search_words, rowid, words) values ('delete', old.moment, old.words);
    end`.execute(database);
}

async function indexOfPostgres(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_entries add column vector tsvector
    generated always as (to_tsvector('simple'::regconfig, words)) stored`.execute(database);
  // With `fastupdate`, every search would also scan the words written since the last vacuum.
  await sql`
    create index search_entries_words on search_entries using gin (vector) with (fastupdate = off)`.execute(
    database,
  );
}
