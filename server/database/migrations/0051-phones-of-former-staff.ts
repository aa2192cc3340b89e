import { type Kysely, sql } from "kysely";

/** Deletes the numbers of people who were deactivated before that deleted them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`update staff set phone = '' where is_active = 0`.execute(database);
}
