import type { Kysely } from "kysely";

/**
 * Links to the private page of a lead's person, and to a report that they pass on. An earlier release does not know them, and
 * answers them as unknown.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("roof_links")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) =>
      column.notNull().references("leads.id").onDelete("cascade"),
    )
    .addColumn("audience", "text")
    .addColumn("report_id", "text")
    .addColumn("digest", "text", (column) => column.notNull().unique())
    .addColumn("sealed_token", "text")
    .addColumn("made_at", "text", (column) => column.notNull())
    .addColumn("made_by", "text")
    .addColumn("ended_at", "text")
    .addColumn("first_opened_at", "text")
    .addColumn("last_opened_at", "text")
    .addColumn("openings", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createIndex("roof_links_lead")
    .on("roof_links")
    .columns(["lead_id", "made_at"])
    .execute();
}
