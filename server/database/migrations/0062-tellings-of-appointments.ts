import { type Kysely, sql } from "kysely";

/** Every second it is asked whose telling has a message that did not arrive. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex("appointments_telling")
    .on("appointments")
    .column("telling_id")
    .where(sql<boolean>`telling_id is not null`)
    .execute();
}
