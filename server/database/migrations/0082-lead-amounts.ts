import type { Kysely } from "kysely";

/**
 * What a lead's estimates come to, and what the office has written over that, from which `amount_cents` follows. An earlier release
 * writes that alone: what it has written is then the office's.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const column of ["estimated_cents", "own_cents", "own_over_cents"]) {
    await schema.alterTable("leads").addColumn(column, "integer").execute();
  }
}
