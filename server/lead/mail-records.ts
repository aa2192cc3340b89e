import { sql } from "kysely";
import { lateAfter } from "#domain/lead/mail-flow.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";

/** Sorts after every moment. */
const endOfTime = "9999";

/** Where a page of the list ended; the next one starts with the next older mail. */
export type MailCursor = { createdAt: string; id: string };

/**
 * Rows of the outbox, newest first. `isTroubled`: only those that are dead, late, or being retried after a failure.
 * Withheld mails are not among them; they are in the list of suspected leads.
 */
export async function listMails(
  { database }: Connection,
  {
    isTroubled,
    after,
    now,
    limit,
  }: { isTroubled: boolean; after: MailCursor | null; now: Date; limit: number },
): Promise<OutboxTable[]> {
  const from = after ?? { createdAt: endOfTime, id: "" };
  const late = new Date(now.getTime() - lateAfter).toISOString();
  return (
    database
      .selectFrom("outbox")
      .selectAll()
      .$if(isTroubled, (query) =>
        query
          // Every possible state, so that an index by state is used.
          .where("state", "in", ["queued", "sending", "dead"])
          .where((row) =>
            row.or([
              row("state", "=", "dead"),
              row("error", "is not", null),
              // A text that waits for the end of the quiet hours is not late.
              row.and([row("created_at", "<=", late), row("due_at", "<=", now.toISOString())]),
            ]),
          ),
      )
      .where("created_at", "<=", from.createdAt)
      .where((row) => row.or([row("created_at", "<", from.createdAt), row("id", "<", from.id)]))
      // Troubled mails are few: the expression keeps the planner from walking an index of all mails for their order.
      .orderBy(isTroubled ? sql`created_at || ''` : "created_at", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .execute()
  );
}

export function findMail(database: Database, id: string): Promise<OutboxTable | undefined> {
  return database.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * Queues a dead mail again, or makes a waiting one due now; undefined when it is neither. If it dies again, the office
 * is told again. A text is sent whatever its number is known for: somebody thinks that it gets texts.
 */
export async function retryMail(
  transaction: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<OutboxTable | undefined> {
  const retried = await transaction
    .updateTable("outbox")
    .set({
      state: "queued",
      refusals: 0,
      refused: null,
      // A copy that was sent before and comes back late says nothing of this one.
      return_token: null,
      failed_at: null,
      sent_at: null,
      provider_id: null,
      delivered_at: null,
      due_at: now.toISOString(),
      reported_in: null,
    })
    .where("id", "=", id)
    .where("state", "in", ["dead", "queued"])
    .returningAll()
    .executeTakeFirst();
  if (retried?.number) await trustNumber(transaction, retried.number);
  return retried;
}

/** Lets a number get texts again (server/text/textless-numbers.ts), until another is lost there. */
async function trustNumber(transaction: DatabaseTransaction, number: string): Promise<void> {
  await transaction
    .updateTable("outbox")
    // Those texts stay refused, so that their people are still called.
    .set({ refused: "message" })
    .where("number", "=", number)
    .where("state", "=", "dead")
    .where("refused", "=", "recipient")
    .execute();
}
