import { sql } from "kysely";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema.ts";

/** Whatever has not left by then is late, in milliseconds. */
export const lateAfter = 5 * 60_000;

/** Sorts behind every moment. */
const endOfTime = "9999";

/** Where a page of the list ended: the newest of the next one is older. */
export type MailCursor = { createdAt: string; id: string };

/**
 * Rows of the outbox, newest first. `troubled`: those that are dead, late, or have failed and are tried again.
 * What is withheld is no trouble: it stands in the list of suspected leads.
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
          // All that it can be in, so that an index by state finds it.
          .where("state", "in", ["queued", "sending", "dead"])
          .where((row) =>
            row.or([
              row("state", "=", "dead"),
              row("error", "is not", null),
              row("created_at", "<=", late),
            ]),
          ),
      )
      .where("created_at", "<=", from.createdAt)
      .where((row) => row.or([row("created_at", "<", from.createdAt), row("id", "<", from.id)]))
      // The troubled are few: what orders them must not be an index that goes through all the others.
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
 * Has a dead mail sent again, or a waiting one now; undefined when it is neither. Should it die again, the office
 * is told again.
 */
export function retryMail(
  transaction: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<OutboxTable | undefined> {
  return transaction
    .updateTable("outbox")
    .set({ state: "queued", refusals: 0, due_at: now.toISOString(), reported_in: null })
    .where("id", "=", id)
    .where("state", "in", ["dead", "queued"])
    .returningAll()
    .executeTakeFirst();
}
