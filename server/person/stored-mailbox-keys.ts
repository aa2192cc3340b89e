import { sql } from "kysely";
import { emailKey, mailboxKey } from "#domain/person/mailbox-key.ts";
import { detailKey } from "#domain/person/person-key.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";

type KeyTable =
  | "customers"
  | "staff"
  | "people"
  | "person_details"
  | "appointments"
  | "outbox"
  | "leads";

type StoredKey = { in: KeyTable; key: string };

/** A key as it is stored, and as it would be now. */
type Change = { from: string; to: string };

const identityOfMailbox = "mailbox:";

/** What a stored key would be now. A key says all that is needed: whoever made it has left out nothing but the tag. */
const keysNow: Record<KeyTable, (key: string) => string> = {
  customers: emailKey,
  staff: emailKey,
  people: (key) =>
    key.startsWith(identityOfMailbox)
      ? identityOfMailbox + detailKey("mailbox", key.slice(identityOfMailbox.length))
      : key,
  person_details: (key) => detailKey("mailbox", key),
  appointments: mailboxKey,
  outbox: mailboxKey,
  // Of a lead without a mailbox it is the digits of a phone number, which are ASCII.
  leads: mailboxKey,
};

/**
 * Gives what an older release has stored the keys of today: `ann@müller.example` and its punycode are one mailbox. Nobody
 * is merged by that. Costs one look into indexes of the few keys that are not in ASCII.
 */
export async function rewriteMailboxKeys({ database, transact }: Connection): Promise<void> {
  for (const stored of await findInternational(database)) {
    const to = keysNow[stored.in](stored.key);
    if (to === stored.key || (await mustStay(database, stored, to))) continue;
    await transact((transaction) => rewrite[stored.in](transaction, { from: stored.key, to }));
  }
}

async function findInternational(database: Database): Promise<StoredKey[]> {
  const columns: Record<KeyTable, string> = {
    customers: "email_key",
    staff: "email_key",
    people: "key",
    person_details: "key",
    appointments: "mailbox",
    outbox: "recipient",
    leads: "person_key",
  };
  const looks = Object.entries(columns).map(([table, column]) => {
    const key = sql.ref(column);
    const ofMailbox = table === "person_details" ? sql` and kind = 'mailbox'` : sql``;
    return sql`
      select ${sql.lit(table)} as "in", ${key} as "key" from ${sql.table(table)}
      where cast(octet_length(${key}) > length(${key}) as integer) = 1${ofMailbox}`;
  });
  const { rows } = await sql<StoredKey>`${sql.join(looks, sql` union `)}`.execute(database);
  return rows;
}

/**
 * Of two customers or members of staff with one mailbox, the other is found by its key from now on. Both rows stay what
 * they are: appointments, sessions and what was done refer to them.
 */
async function mustStay(database: Database, stored: StoredKey, to: string): Promise<boolean> {
  if (stored.in !== "customers" && stored.in !== "staff") return false;
  const other = await database
    .selectFrom(stored.in)
    .select("id")
    .where("email_key", "=", to)
    .executeTakeFirst();
  return other !== undefined;
}

const rewrite: Record<
  KeyTable,
  (transaction: DatabaseTransaction, change: Change) => Promise<unknown>
> = {
  customers: (transaction, { from, to }) =>
    transaction
      .updateTable("customers")
      .set({ email_key: to })
      .where("email_key", "=", from)
      .execute(),
  staff: (transaction, { from, to }) =>
    transaction.updateTable("staff").set({ email_key: to }).where("email_key", "=", from).execute(),
  /** Whoever would get the key of somebody else gets none; the desk finds both by their mailbox, and the office decides. */
  async people(transaction, { from, to }) {
    const people = () => transaction.selectFrom("people").select("id");
    const other = await people().where("key", "=", to).executeTakeFirst();
    await transaction
      .updateTable("people")
      .set({ key: other ? null : to })
      .where("key", "=", from)
      .execute();
  },
  /** One who has given both spellings has the first as it is. */
  async person_details(transaction, { from, to }) {
    await transaction
      .deleteFrom("person_details")
      .where("kind", "=", "mailbox")
      .where("key", "=", from)
      .where("person_id", "in", (details) =>
        details
          .selectFrom("person_details")
          .select("person_id")
          .where("kind", "=", "mailbox")
          .where("key", "=", to),
      )
      .execute();
    await transaction
      .updateTable("person_details")
      .set({ key: to })
      .where("kind", "=", "mailbox")
      .where("key", "=", from)
      .execute();
  },
  appointments: (transaction, { from, to }) =>
    transaction
      .updateTable("appointments")
      .set({ mailbox: to })
      .where("mailbox", "=", from)
      .execute(),
  outbox: (transaction, { from, to }) =>
    transaction
      .updateTable("outbox")
      .set({ recipient: to })
      .where("recipient", "=", from)
      .execute(),
  leads: (transaction, { from, to }) =>
    transaction
      .updateTable("leads")
      .set({ person_key: to })
      .where("person_key", "=", from)
      .execute(),
};
