import type { Kysely } from "kysely";

/** Why nobody gets a reminder that was due: null for one that was queued. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("reminders").addColumn("unsent", "text").execute();
}
