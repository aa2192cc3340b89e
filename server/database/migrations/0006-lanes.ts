import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable("outbox")
    .addColumn("lane", "text", (column) => column.notNull().defaultTo("ordinary"))
    .execute();
  await schema
    .alterTable("outbox")
    .addColumn("refusals", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable("outbox").addColumn("reported_in", "text").execute();
  await schema
    .createIndex("outbox_lane")
    .on("outbox")
    .columns(["state", "lane", "due_at"])
    .execute();
  // The index above replaces this one.
  await schema.dropIndex("outbox_due").execute();
}
