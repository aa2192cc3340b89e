import type { Kysely } from "kysely";

/** The letter that waits on a lead to be looked at and sent, by the name of its template. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("leads").addColumn("letter_draft", "text").execute();
}
