import { type Kysely, sql } from "kysely";

/**
 * What was understood of people's phone numbers, beside what they typed: E.164 (null: not looked at yet, which is what an
 * older release leaves; empty: not understood) and the extension. Each release that has the columns fills them for the
 * rows that lack them (server/person/understood-phones.ts): a migration may not know how numbers are understood, since
 * that changes with the world's numbering plans.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const name of ["e164", "extension"]) {
    await schema.alterTable("person_details").addColumn(name, "text").execute();
  }
  await schema
    .createIndex("person_details_e164")
    .on("person_details")
    .column("e164")
    .where(sql`e164`, "<>", sql.lit(""))
    .execute();
  await schema
    .createIndex("person_details_not_understood_yet")
    .on("person_details")
    .columns(["person_id", "key"])
    .where(sql<boolean>`kind = 'phone' and e164 is null`)
    .execute();
}
