import type { Kysely } from "kysely";

/**
 * What staff draw on photos of roofs, a row each. One that was removed keeps its id and revision. An earlier release leaves those
 * of a photo that it removes until their lead is erased.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("roof_callouts")
    .addColumn("roof_photo_id", "text", (column) =>
      column.notNull().references("roof_photos.id").onDelete("cascade"),
    )
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("lead_id", "text", (column) =>
      column.notNull().references("leads.id").onDelete("cascade"),
    )
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("kind", "text")
    .addColumn("from_x", "double precision")
    .addColumn("from_y", "double precision")
    .addColumn("to_x", "double precision")
    .addColumn("to_y", "double precision")
    .addColumn("inches", "integer")
    .addColumn("text", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("drawn_by", "text")
    .addColumn("drawn_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("roof_callouts_once", ["roof_photo_id", "id"])
    .execute();
  await schema.createIndex("roof_callouts_lead").on("roof_callouts").column("lead_id").execute();
}
