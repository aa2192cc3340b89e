import type { Kysely } from "kysely";

/** The version of a payload's form. Everything queued before has version 1. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("outbox")
    .addColumn("payload_version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
}
