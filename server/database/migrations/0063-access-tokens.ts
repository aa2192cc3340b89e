import type { Kysely } from "kysely";

/** Tokens with which other programs call `/api/v1`. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("access_tokens")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("token_digest", "text", (column) => column.notNull().unique())
    .addColumn("last_characters", "text", (column) => column.notNull())
    .addColumn("scopes", "text", (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull().references("staff.id"))
    .addColumn("made_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text")
    .addColumn("last_used_at", "text")
    .addColumn("revoked_at", "text")
    .execute();
  await schema.createIndex("access_tokens_made_by").on("access_tokens").column("made_by").execute();
}
