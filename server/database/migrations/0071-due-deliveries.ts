import { type Kysely, sql } from "kysely";

/**
 * What waits for a webhook in two indexes: thousands of leads may go at once, and whoever looks for news would walk past all of
 * them. One query names each by a literal, by which both engines know that it may use the index.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const [name, of] of [
    ["news", "<>"],
    ["gone", "="],
  ] as const) {
    await schema
      .createIndex(`webhook_deliveries_due_${name}`)
      .on("webhook_deliveries")
      .columns(["webhook_id", "next_try_at", "created_at", "id"])
      .where(sql`next_try_at`, "is not", null)
      .where(sql`kind`, of, sql.lit("gone"))
      .execute();
  }
}
