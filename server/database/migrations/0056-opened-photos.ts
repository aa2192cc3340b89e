import { type Kysely, sql } from "kysely";

/**
 * When somebody at the desk first opened a picture; those from before count as opened. The index is the list of those that
 * nobody has. An earlier release opens none.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable("photos").addColumn("opened_at", "text").execute();
  await sql`update photos set opened_at = created_at`.execute(database);
  await schema
    .createIndex("photos_unopened")
    .on("photos")
    .columns(["lead_id", "created_at"])
    .where(sql<boolean>`lead_id is not null and opened_at is null`)
    .execute();
}
