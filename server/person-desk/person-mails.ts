import { setImmediate as pause } from "node:timers/promises";
import { personKey } from "#domain/person/person-key.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import { type Contact, kindOf, type OutboxKinds, payloadOf } from "#server/mail/kinds.ts";
import { contactsWithin } from "#server/mail/stranded-mails.ts";
import { parts } from "#server/retention/kept-rows.ts";

/** Rows read per batch: a few milliseconds, so that visitors notice nothing. */
const atOnce = 500;

type MailRow = Pick<OutboxTable, "id" | "kind" | "payload_version" | "payload">;

/**
 * Mails to or about a person that belong to none of the leads that are kept: some predate leads, and some were written
 * while their lead was being deleted. `reports` are mails of ours that list them among others.
 */
export async function strayMailsOf(
  database: Database,
  kinds: OutboxKinds,
  keys: ReadonlySet<string>,
): Promise<{ mails: string[]; reports: string[] }> {
  const mails: string[] = [];
  const reports: string[] = [];
  for (let last = ""; ; ) {
    const rows = await database
      .selectFrom("outbox")
      .leftJoin("leads", "leads.id", "outbox.lead_id")
      .select(["outbox.id", "outbox.kind", "payload_version"])
      .select((row) =>
        row.case().when("leads.id", "is", null).then(row.ref("payload")).end().as("payload"),
      )
      .where("outbox.id", ">", last)
      .orderBy("outbox.id")
      .limit(atOnce)
      .execute();
    for (const { payload, ...row } of rows) {
      if (payload === null) continue;
      const people = peopleIn({ ...row, payload }, kinds);
      if (!people.some((contact) => keys.has(personKey(contact) ?? ""))) continue;
      (listIn(row, kinds) ? reports : mails).push(row.id);
    }
    const end = rows.at(-1);
    if (!end) return { mails, reports };
    last = end.id;
    await pause();
  }
}

/** How many of these mails are being sent at this moment; deleting their rows may be too late to stop them. */
export async function countUnderWay(
  transaction: DatabaseTransaction,
  mails: readonly string[],
): Promise<number> {
  let underWay = 0;
  for (const ids of parts(mails)) {
    const rows = await transaction
      .selectFrom("outbox")
      .select("id")
      .where("id", "in", ids)
      .where("state", "=", "sending")
      .execute();
    underWay += rows.length;
  }
  return underWay;
}

/** Removes a person from mails that list several, and deletes those that list nobody else. */
export async function forgetInReports(
  transaction: DatabaseTransaction,
  kinds: OutboxKinds,
  reports: readonly string[],
  keys: ReadonlySet<string>,
): Promise<void> {
  for (const id of reports) {
    const row = await transaction
      .selectFrom("outbox")
      .select(["id", "kind", "payload_version", "payload"])
      .where("id", "=", id)
      .executeTakeFirst();
    const list = row && listIn(row, kinds);
    if (!list) continue;
    const left = list.without(payloadOf(row), (person) => keys.has(personKey(person) ?? ""));
    if (!left) {
      await transaction.deleteFrom("outbox").where("id", "=", id).execute();
    } else {
      const payload = JSON.stringify(left);
      await transaction.updateTable("outbox").set({ payload }).where("id", "=", id).execute();
    }
  }
}

/** Everybody in a row's payload; nobody in a damaged one, and all contacts found in one by a newer release. */
function peopleIn(row: MailRow, kinds: OutboxKinds): Contact[] {
  try {
    const kind = kindOf(kinds, row);
    const payload = payloadOf(row);
    const list = listIn(row, kinds);
    if (list) return list.people(payload);
    const isRead = kind && "lead" in kind && kind.lead;
    return isRead ? [isRead.person(payload)] : contactsWithin(payload);
  } catch {
    return [];
  }
}

/** How a row lists several people; undefined for other rows and for those of a newer release. */
function listIn(row: MailRow | Omit<MailRow, "payload">, kinds: OutboxKinds) {
  const kind = kindOf(kinds, row);
  return kind && "list" in kind ? kind.list : undefined;
}
