import type { MailFacts } from "#domain/lead/mail-flow.ts";
import type { Connection } from "#server/database/connection.ts";
import type { DeliveryRecord } from "#server/mail/delivery-record.ts";
import { mailsHeldSince } from "#server/mail/held-mails.ts";

/** What the state of the mails follows from (`mailFlow`). Calls of other systems, such as texts, are no mails. */
export async function readMailFacts(
  { database }: Connection,
  record: DeliveryRecord,
): Promise<MailFacts> {
  const unsent = await database
    .selectFrom("outbox")
    .select((row) => [
      row.fn.min("created_at").as("oldest"),
      row.fn.min("created_at").filterWhere("refusals", "=", 0).as("untroubled"),
    ])
    .where("state", "in", ["queued", "sending"])
    .where("lane", "in", ["ordinary", "emergency", "awaited"])
    .executeTakeFirstOrThrow();
  return {
    ...(await record.read()),
    heldSince: await mailsHeldSince(database),
    oldestUnsentAt: unsent.oldest,
    oldestUntroubledAt: unsent.untroubled,
  };
}

/** How many rows the outbox has in each state; states without one are absent. */
export async function countOutbox({ database }: Connection): Promise<Record<string, number>> {
  const counts = await database
    .selectFrom("outbox")
    .select((row) => ["state", row.fn.countAll<number | string>().as("rows")])
    .groupBy("state")
    .execute();
  return Object.fromEntries(counts.map(({ state, rows }) => [state, Number(rows)]));
}
