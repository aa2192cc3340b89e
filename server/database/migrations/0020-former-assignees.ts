import type { Kysely } from "kysely";

/** Whose lead it was until a change, so that their open screens are told that it is theirs no longer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("lead_changes")
    .addColumn("former_assignee_id", "text")
    .execute();
}
