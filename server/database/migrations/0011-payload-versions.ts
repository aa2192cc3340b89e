import type { Kysely } from "kysely";

/** Which form a payload has. All that was queued before has the first one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("outbox")
    .addColumn("payload_version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
}
