import type { Kysely } from "kysely";

/** Estimates: drafts, what was sent with what it rests on, and what people have said of them. An earlier release erases them with their lead. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("estimates")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) =>
      column.notNull().references("leads.id").onDelete("cascade"),
    )
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("basis", "text")
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("started_at", "text", (column) => column.notNull())
    .addColumn("written_at", "text", (column) => column.notNull())
    .addColumn("written_by", "text", (column) => column.notNull())
    .addColumn("written_as", "text", (column) => column.notNull())
    .addColumn("sent_at", "text")
    .addColumn("sent_by", "text")
    .addColumn("corrects", "text")
    .addColumn("revoked_at", "text")
    .addColumn("revoked_by", "text")
    .addColumn("opened_at", "text")
    .addColumn("last_opened_at", "text")
    .addColumn("signed_option", "text")
    .addColumn("signed_at", "text")
    .addColumn("signed_by", "text")
    .execute();
  await schema
    .createIndex("estimates_lead")
    .on("estimates")
    .columns(["lead_id", "started_at"])
    .execute();
  await schema
    .createTable("estimate_answers")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("estimate_id", "text", (column) =>
      column.notNull().references("estimates.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("option_id", "text")
    .addColumn("line_id", "text")
    .addColumn("day", "text")
    .addColumn("reason", "text")
    .addColumn("words", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("estimate_answers_estimate")
    .on("estimate_answers")
    .columns(["estimate_id", "at"])
    .execute();
}
