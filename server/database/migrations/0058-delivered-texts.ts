import type { Kysely } from "kysely";

/** When the provider reported that a text had arrived. An earlier release is told nothing of its texts. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("outbox").addColumn("delivered_at", "text").execute();
}
