import { type Kysely, sql } from "kysely";

/**
 * The keys of leads are rewritten like those of 0041: by them a burst knows people whom the desk has answered. The index holds
 * the few that are not in ASCII.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const key = sql.ref("person_key");
  await schema
    .createIndex("leads_international_mailbox")
    .on("leads")
    .column("person_key")
    .where(sql<boolean>`cast(octet_length(${key}) > length(${key}) as integer) = 1`)
    .execute();
}
