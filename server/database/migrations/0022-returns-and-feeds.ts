import { type Kysely, sql } from "kysely";

/**
 * A lead returns to waiting when a visitor moves or cancels; its first answer is kept beside its last one. Staff and
 * the office have secret addresses at which calendars read appointments.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const name of ["returned_at", "return_reason", "first_answered_at"]) {
    await schema.alterTable("leads").addColumn(name, "text").execute();
  }
  await schema.alterTable("leads").addColumn("first_answer_minutes", "integer").execute();
  await schema
    .createIndex("leads_first_answered")
    .on("leads")
    .columns(["first_answered_at", "kind", "first_answer_minutes"])
    .where(sql`first_answered_at`, "is not", null)
    .execute();
  await schema
    .createTable("calendar_feeds")
    .addColumn("holder", "text", (column) => column.primaryKey())
    .addColumn("staff_id", "text", (column) => column.references("staff.id").onDelete("cascade"))
    .addColumn("token_digest", "text", (column) => column.notNull().unique())
    .addColumn("made_by", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("calendar_feeds_staff")
    .on("calendar_feeds")
    .column("staff_id")
    .execute();
  await schema
    .createIndex("appointments_feed")
    .on("appointments")
    .columns(["date", "inspector_id"])
    .execute();
}
