import type { Kysely } from "kysely";

/** How to take back what was last done with a lead and others at once. An earlier release neither writes nor reads it. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("leads").addColumn("undo", "text").execute();
}
