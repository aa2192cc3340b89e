import { type Kysely, sql } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;

  await schema
    .createTable("limit_counters")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("hits", "integer", (column) => column.notNull())
    .addColumn("ends_at", "text", (column) => column.notNull())
    .execute();
  // Limits are counted in that table now.
  await schema.dropIndex("outbox_recipient").execute();
  await schema.createIndex("limit_counters_ended").on("limit_counters").column("ends_at").execute();

  for (const mark of ["suspected", "withheld"]) {
    await schema
      .alterTable("appointments")
      .addColumn(mark, "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await schema
    .alterTable("appointments")
    .addColumn("mailbox", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  // Close enough for the few open ones: addresses with a tag or a dot count as mailboxes of their own.
  await sql`update appointments set mailbox = lower(trim(email))`.execute(database);
  await schema
    .createIndex("appointments_mailbox")
    .on("appointments")
    .columns(["mailbox", "status", "date"])
    .execute();
}
