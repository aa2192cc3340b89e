import type { Kysely } from "kysely";

/**
 * Mails of people that come in: which have arrived, and whether a lead came back by one. An earlier release takes such a lead
 * for one that came back by a text.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("incoming_mails")
    .addColumn("digest", "text", (column) => column.primaryKey())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("incoming_mails_at").on("incoming_mails").column("at").execute();
  await schema.alterTable("leads").addColumn("return_way", "text").execute();
}
