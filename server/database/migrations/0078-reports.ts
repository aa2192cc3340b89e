import type { Kysely } from "kysely";

/** Reports about roofs: drafts, and what was sent, with its photos as they were then. An earlier release erases them with their lead. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("reports")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) =>
      column.notNull().references("leads.id").onDelete("cascade"),
    )
    .addColumn("appointment_id", "text")
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("started_at", "text", (column) => column.notNull())
    .addColumn("written_at", "text", (column) => column.notNull())
    .addColumn("written_by", "text", (column) => column.notNull())
    .addColumn("sent_at", "text")
    .addColumn("sent_by", "text")
    .addColumn("corrects", "text")
    .addColumn("revoked_at", "text")
    .addColumn("revoked_by", "text")
    .addColumn("opened_at", "text")
    .addColumn("last_opened_at", "text")
    .execute();
  await schema
    .createIndex("reports_lead")
    .on("reports")
    .columns(["lead_id", "started_at"])
    .execute();
  await schema
    .createTable("report_photos")
    .addColumn("report_id", "text", (column) =>
      column.notNull().references("reports.id").onDelete("cascade"),
    )
    .addColumn("roof_photo_id", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("shown", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("report_photos_key", ["report_id", "roof_photo_id"])
    .execute();
  await schema
    .createIndex("report_photos_photo")
    .on("report_photos")
    .column("roof_photo_id")
    .execute();
}
