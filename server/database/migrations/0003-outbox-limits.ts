import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable("outbox").addColumn("recipient", "text").execute();
  await schema.alterTable("outbox").addColumn("escalate_at", "text").execute();
  await schema
    .createIndex("outbox_recipient")
    .on("outbox")
    .columns(["recipient", "created_at"])
    .execute();
  for (const table of ["requests", "assessments"]) {
    await schema
      .alterTable(table)
      .addColumn("suspected", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  }
}
