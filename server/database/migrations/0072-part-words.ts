import type { Kysely } from "kysely";

/**
 * How the part that a roof photo shows was called when somebody said it: owners add parts of their own, and may remove them. Photos
 * of before show parts that cannot be removed.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("roof_photos").addColumn("part_word", "text").execute();
}
