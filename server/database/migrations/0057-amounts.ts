import type { Kysely } from "kysely";

/**
 * What a lead was quoted, won or lost for, in whole cents. An integer, which both engines return as a number; PostgreSQL's
 * client returns a bigint as text. An earlier release neither writes nor reads it.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("leads").addColumn("amount_cents", "integer").execute();
}
