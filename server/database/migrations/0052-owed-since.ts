import type { Kysely } from "kysely";

/** Since when a lead is owed its first answer that was settled before. Earlier releases count from its arrival. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("leads").addColumn("owed_since", "text").execute();
}
