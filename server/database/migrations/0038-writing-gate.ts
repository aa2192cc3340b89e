import { type Kysely, sql } from "kysely";

/**
 * What decides whether something may be written to a person: whether the signs of a lead withhold its mails, and whether
 * a mailbox has refused one for good, by the newest mail to it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable("leads")
    .addColumn("withheld", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    update leads set withheld = 1
    where suspected = 1 and id in (select lead_id from outbox where state = 'withheld')
  `.execute(database);
  await schema.alterTable("outbox").addColumn("refused", "text").execute();
  await schema
    .createIndex("outbox_recipient")
    .on("outbox")
    .columns(["recipient", "created_at"])
    .execute();
}
