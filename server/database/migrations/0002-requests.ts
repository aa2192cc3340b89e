import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;

  await schema
    .createTable("requests")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("emergency", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();

  await schema
    .createTable("assessments")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("anonymous_id", "text", (column) => column.references("assessments.id"))
    .addColumn("source", "text")
    .addColumn("answers", "text", (column) => column.notNull())
    .addColumn("score", "integer", (column) => column.notNull())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("urgency", "text", (column) => column.notNull())
    .addColumn("name", "text")
    .addColumn("email", "text")
    .addColumn("phone", "text")
    .addColumn("address", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
}
