import type { Kysely } from "kysely";

/** What conditions of a roof were called when a report was sent, as JSON: an owner can call them otherwise later. Null: as a release does. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("reports").addColumn("condition_words", "text").execute();
}
