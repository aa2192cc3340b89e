import { type Kysely, sql } from "kysely";

/** Where keys of mailboxes stand. */
const columns = [
  ["customers", "email_key"],
  ["staff", "email_key"],
  ["people", "key"],
  ["person_details", "key"],
  ["appointments", "mailbox"],
  ["outbox", "recipient"],
] as const;

/**
 * Keys of mailboxes have their domain in punycode. Each release that has these indexes rewrites what others have stored
 * (server/person/stored-mailbox-keys.ts): a migration may not know how a mailbox is understood. They hold the few keys that
 * are not in ASCII, which are the ones to look at; PostgreSQL takes a comparison with a number for one that few rows pass.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const [table, column] of columns) {
    const key = sql.ref(column);
    const ofMailbox = table === "person_details" ? sql` and kind = 'mailbox'` : sql``;
    await schema
      .createIndex(`${table}_international_mailbox`)
      .on(table)
      .column(column)
      .where(sql<boolean>`cast(octet_length(${key}) > length(${key}) as integer) = 1${ofMailbox}`)
      .execute();
  }
}
