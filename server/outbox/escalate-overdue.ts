import { type ExpressionBuilder, sql } from "kysely";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { Schema } from "#server/database/schema/schema.ts";
import { faultColumn } from "#server/database/stored-fault.ts";
import { DatabaseUnavailable } from "#server/database/unavailable.ts";
import { enqueue, type Queued } from "#server/mail/enqueue.ts";
import {
  type OutboxKinds,
  type RowOf,
  readRow,
  unreadable,
  unreadableFault,
} from "#server/mail/kinds.ts";
import { isReadable } from "#server/mail/outbox-repository.ts";

const sent = sql.lit("sent" as const);

/** What to queue when a row is not delivered in time; nothing for most kinds. */
type Escalation<Kinds> = (row: RowOf<Kinds>) => Queued<Kinds>[];

/** Mails escalated per look. The rest are found a second later. */
const escalatedAtOnce = 20;

/**
 * Queues the escalation of each overdue mail, once. A mail that cannot be read is given up, which the office is told,
 * and one that another session has locked is left for later; the others are escalated all the same.
 */
export async function escalateOverdue<Kinds extends OutboxKinds>(
  connection: Connection,
  kinds: Kinds,
  {
    escalation,
    now,
    log,
  }: {
    escalation: Escalation<Kinds>;
    now: Date;
    log: { error(details: object, message: string): void };
  },
): Promise<void> {
  const isOverdue = (row: ExpressionBuilder<Schema, "outbox">) =>
    row.and([
      row("escalate_at", "<=", now.toISOString()),
      row("state", "<>", sent),
      isReadable(kinds)(row),
    ]);
  const overdue = await connection.database
    .selectFrom("outbox")
    .select("id")
    .where(isOverdue)
    .orderBy("escalate_at")
    .limit(escalatedAtOnce)
    .$if(connection.engine === "postgres", (query) => query.forUpdate().skipLocked())
    .execute();
  for (const { id } of overdue) {
    const escalated = (transaction: DatabaseTransaction) =>
      transaction
        .updateTable("outbox")
        .set({ escalate_at: null })
        .where("id", "in", (row) =>
          row
            .selectFrom("outbox")
            .select("id")
            .where("id", "=", id)
            .where(isOverdue)
            .$if(connection.engine === "postgres", (query) => query.forUpdate().skipLocked()),
        );
    try {
      await connection.transact(async (transaction) => {
        const stored = await escalated(transaction).returningAll().executeTakeFirst();
        const row = stored && readRow(kinds, stored);
        for (const further of row ? escalation(row) : []) {
          const leadId = stored?.lead_id;
          await enqueue(transaction, kinds, { ...further, ...(leadId && { leadId }) }, now);
        }
      });
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      log.error({ err: error, mail: id }, "mail cannot be read, so not escalated; given up");
      await connection.transact((transaction) =>
        escalated(transaction)
          .set({
            state: "dead",
            error: unreadable,
            fault: faultColumn(unreadableFault),
            locked_until: null,
            failed_at: now.toISOString(),
          })
          .execute(),
      );
    }
  }
}
