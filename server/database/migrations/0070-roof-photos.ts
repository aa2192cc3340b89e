import type { Kysely } from "kysely";

/**
 * Photos that staff take of a roof. Each is a picture like those that people send, with what is known of it in a table of its
 * own. An earlier release shows them among those that the person has sent, and erases them with their lead.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("photos").addColumn("taken_by", "text").execute();
  await schema
    .createTable("roof_photos")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) =>
      column.notNull().references("leads.id").onDelete("cascade"),
    )
    .addColumn("photo_id", "text")
    .addColumn("appointment_id", "text")
    .addColumn("taken_at", "text", (column) => column.notNull())
    .addColumn("latitude", "double precision")
    .addColumn("longitude", "double precision")
    .addColumn("part", "text")
    .addColumn("side", "text")
    .addColumn("condition", "text")
    .addColumn("note", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("added_at", "text", (column) => column.notNull())
    .addColumn("removed_at", "text")
    .execute();
  await schema
    .createIndex("roof_photos_lead")
    .on("roof_photos")
    .columns(["lead_id", "taken_at"])
    .execute();
  await schema
    .createTable("roof_visits")
    .addColumn("lead_id", "text", (column) =>
      column.primaryKey().references("leads.id").onDelete("cascade"),
    )
    .addColumn("visit_kind", "text", (column) => column.notNull())
    .execute();
}
