import { sql } from "kysely";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema.ts";
import { unguessableId } from "#server/unguessable-id.ts";

export type QueuedMail = {
  kind: string;
  /** Must survive JSON. */
  payload: object;
  /** Key of the visitor's mailbox (`mailboxKey`), for mails to visitors. */
  recipient?: string;
  /** Kept, but never sent. */
  isWithheld?: boolean;
  /** When it goes to somebody else as well, should it not be delivered by then. */
  escalateAt?: Date;
};

/** Queues one mail in the transaction of what it reports. */
export async function enqueue(
  transaction: DatabaseTransaction,
  mail: QueuedMail,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto("outbox")
    .values({
      id: unguessableId(),
      kind: mail.kind,
      payload: JSON.stringify(mail.payload),
      state: mail.isWithheld ? "withheld" : "queued",
      attempts: 0,
      due_at: now.toISOString(),
      locked_until: null,
      error: null,
      created_at: now.toISOString(),
      sent_at: null,
      recipient: mail.recipient ?? null,
      escalate_at: mail.escalateAt?.toISOString() ?? null,
    })
    .execute();
}

/**
 * Takes the next due mail for this process, in one statement, until `lockedUntil`. A mail whose
 * lock ran out belonged to a process that died, and is taken again, before what never had its turn.
 */
export async function claim(
  { database, engine }: Connection,
  now: Date,
  lockedUntil: Date,
): Promise<OutboxTable | undefined> {
  // Two questions that an index answers each, where one with "or" would sort all that is due.
  const next = (state: OutboxTable["state"], moment: "due_at" | "locked_until") =>
    database
      .selectFrom("outbox")
      .select("id")
      .where("state", "=", state)
      .where(moment, "<=", now.toISOString())
      .orderBy("due_at")
      .limit(1)
      // SQLite has one writer at a time anyway.
      .$if(engine === "postgres", (query) => query.forUpdate().skipLocked());
  return database
    .updateTable("outbox")
    .set((row) => ({
      state: "sending" as const,
      attempts: row("attempts", "+", 1),
      locked_until: lockedUntil.toISOString(),
    }))
    .where("id", "=", (row) =>
      row.fn.coalesce(next("sending", "locked_until"), next("queued", "due_at")),
    )
    .returningAll()
    .executeTakeFirst();
}

export type Outcome =
  | { state: "sent"; sent_at: string; error: null }
  | { state: "queued"; due_at: string; error: string }
  | { state: "dead"; error: string };

/** Ends an attempt, unless another process has taken the mail over in the meantime. */
export async function settle(
  { database }: Connection,
  claimed: OutboxTable,
  outcome: Outcome,
): Promise<void> {
  await database
    .updateTable("outbox")
    .set({ ...outcome, locked_until: null })
    .where("id", "=", claimed.id)
    .where("state", "=", "sending")
    .where("attempts", "=", claimed.attempts)
    .execute();
}

/** As it stands in the condition of the index, which no parameter would match. */
const sent = sql.lit("sent" as const);

/**
 * Queues, once, a second mail (`<kind>-escalation`) for each that should have been delivered by now
 * and was not.
 */
export async function escalateOverdue(
  { database, transact }: Connection,
  now: Date,
): Promise<void> {
  const any = await database
    .selectFrom("outbox")
    .select("id")
    .where("escalate_at", "<=", now.toISOString())
    .where("state", "<>", sent)
    .limit(1)
    .executeTakeFirst();
  if (!any) return;
  await transact(async (transaction) => {
    const overdue = await transaction
      .updateTable("outbox")
      .set({ escalate_at: null })
      .where("escalate_at", "<=", now.toISOString())
      .where("state", "<>", "sent")
      .returning(["kind", "payload"])
      .execute();
    for (const { kind, payload } of overdue) {
      await enqueue(transaction, { kind: `${kind}-escalation`, payload: JSON.parse(payload) }, now);
    }
  });
}
