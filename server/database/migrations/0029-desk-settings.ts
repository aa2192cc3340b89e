import type { Kysely } from "kysely";

/** What owners set at the desk in place of the business profile: one row for each change, the last one holds. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("business_settings")
    .addColumn("version", "integer", (column) => column.primaryKey())
    .addColumn("settings", "text", (column) => column.notNull())
    .addColumn("staff_id", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .execute();
}
