import { type Kysely, sql } from "kysely";

/** By which token a mail is known that comes back, and since when one has failed. An earlier release sends mails without. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("outbox").addColumn("return_token", "text").execute();
  await schema.alterTable("outbox").addColumn("failed_at", "text").execute();
  await schema
    .createIndex("outbox_return_token")
    .on("outbox")
    .column("return_token")
    .unique()
    .where(sql<boolean>`return_token is not null`)
    .execute();
}
