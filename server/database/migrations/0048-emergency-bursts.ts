import type { Kysely } from "kysely";

/** Which burst an emergency is part of. An earlier release alerts about each by itself. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("leads").addColumn("alert_burst", "text").execute();
}
