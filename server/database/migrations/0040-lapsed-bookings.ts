import { type Kysely, sql } from "kysely";

/**
 * When the booking lapsed that a lead began with. The reason for its call is one that earlier releases know, too: they would
 * show 'undefined' for another.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("leads").addColumn("lapsed_at", "text").execute();
  await sql`
    update leads set lapsed_at = updated_at, follow_up_reason = 'unconfirmed'
    where follow_up_reason = 'unpressed'`.execute(database);
}
