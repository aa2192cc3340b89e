import type { Kysely } from "kysely";

/**
 * Pictures that people send along. Each is a file outside the database, which the row names by its digest. Until it
 * belongs to a lead it waits, and is deleted when nobody comes for it.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("photos")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text")
    .addColumn("position", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("digest", "text", (column) => column.notNull())
    .addColumn("upload_digest", "text", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("turn", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("ends_at", "text")
    .execute();
  await schema.createIndex("photos_lead").on("photos").columns(["lead_id", "position"]).execute();
  await schema.createIndex("photos_end").on("photos").column("ends_at").execute();
}
