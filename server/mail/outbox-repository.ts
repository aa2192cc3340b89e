import { type ExpressionBuilder, sql } from "kysely";
import { mailboxKey } from "#domain/person/mailbox-key.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { OutboxLane, OutboxTable, Schema } from "#server/database/schema.ts";
import { DatabaseUnavailable } from "#server/database/unavailable.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { type OutboxKind, type OutboxKinds, type RowOf, readRow, unreadable } from "./kinds.ts";

/** A row to queue: a kind, its payload, which must survive JSON, and how to handle it. */
export type Queued<Kinds> = RowOf<Kinds> & {
  /** Generated when absent. */
  id?: string;
  /** Stored but not sent. */
  isWithheld?: boolean;
  /** When it goes to somebody else too if undelivered by then. */
  escalateAt?: Date;
  /** The lead in whose timeline it appears. */
  leadId?: string;
};

/** Queues one row, in the transaction of what it reports. */
export async function enqueue<Kinds extends OutboxKinds>(
  transaction: DatabaseTransaction,
  kinds: Kinds,
  { kind, payload, id, isWithheld, escalateAt, leadId }: Queued<Kinds>,
  now: Date,
): Promise<void> {
  const known = kinds[kind];
  if (!known) throw new Error(`no kind of mail is called ${kind}`);
  await transaction
    .insertInto("outbox")
    .values({
      id: id ?? unguessableId(),
      lane: known.lane(payload),
      kind,
      payload_version: known.version,
      payload: JSON.stringify(payload),
      state: isWithheld ? "withheld" : "queued",
      attempts: 0,
      refusals: 0,
      due_at: now.toISOString(),
      locked_until: null,
      error: null,
      created_at: now.toISOString(),
      sent_at: null,
      recipient: recipientOf(known, payload),
      escalate_at: escalateAt?.toISOString() ?? null,
      reported_in: null,
      lead_id: leadId ?? null,
    })
    .execute();
}

/** Key of the person's mailbox, for mails to persons. */
function recipientOf(kind: OutboxKind, payload: object): string | null {
  return "to" in kind && kind.to === "person" && kind.lead
    ? mailboxKey(kind.lead.person(payload).email)
    : null;
}

/**
 * Rows that this release can read. Others wait for the release that queued them; this one would send them wrong, or
 * delay them by failing.
 */
export function isReadable(kinds: OutboxKinds) {
  return (row: ExpressionBuilder<Schema, "outbox">) =>
    row.or(
      Object.entries(kinds).map(([kind, { version }]) =>
        row.and([row("kind", "=", kind), row("payload_version", "<=", version)]),
      ),
    );
}

/**
 * Claims the next due row of a lane that this release can read, in one statement, until `lockedUntil`. A row whose lock
 * ran out belonged to a process that died; it is claimed again, before rows never tried.
 */
export async function claim(
  { database, engine }: Connection,
  kinds: OutboxKinds,
  lane: OutboxLane,
  now: Date,
  lockedUntil: Date,
): Promise<OutboxTable | undefined> {
  // Two queries that each use an index; one with "or" would sort everything that is due.
  const next = (state: OutboxTable["state"], moment: "due_at" | "locked_until") =>
    database
      .selectFrom("outbox")
      .select("id")
      .where("state", "=", state)
      .where("lane", "=", lane)
      .where(isReadable(kinds))
      .where(moment, "<=", now.toISOString())
      .orderBy("due_at")
      .limit(1)
      // Unnecessary on SQLite, which has one writer at a time.
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

/**
 * Extends a claim until `lockedUntil`; false when another process has taken the mail over. Called right before the mail
 * can arrive, so that a process that was suspended does not send it a second time.
 */
export async function extendLease(
  { database }: Connection,
  claimed: OutboxTable,
  lockedUntil: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("outbox")
    .set({ locked_until: lockedUntil.toISOString() })
    .where("id", "=", claimed.id)
    .where("state", "=", "sending")
    .where("attempts", "=", claimed.attempts)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type Outcome =
  | ({ state: "sent"; sent_at: string; error: null } & Forgotten)
  | ({ state: "queued"; due_at: string } & Failure)
  | ({ state: "dead" } & Failure & Forgotten);

/** Replaces a payload that must not be read anymore. */
type Forgotten = { payload?: string };

type Failure = {
  error: string;
  refusals: number;
  /** Whether the escalation of this mail is due now instead of at its time. */
  escalateNow?: boolean;
};

/** Stores the outcome of an attempt, unless another process has taken the mail over. */
export async function settle(
  { database }: Connection,
  claimed: OutboxTable,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const { escalateNow = false, ...columns } = { escalateNow: false, ...outcome };
  await database
    .updateTable("outbox")
    .set({ ...columns, locked_until: null })
    // Null stays null: a mail that has already escalated does not escalate again.
    .$if(escalateNow, (query) =>
      query.set((row) => ({
        escalate_at: row.case().when("escalate_at", "is not", null).then(now.toISOString()).end(),
      })),
    )
    .where("id", "=", claimed.id)
    .where("state", "=", "sending")
    .where("attempts", "=", claimed.attempts)
    .execute();
}

/** Written exactly like the condition of the index, which no parameter would match. */
const sent = sql.lit("sent" as const);

/** What to queue when a row is not delivered in time; nothing for most kinds. */
export type Escalation<Kinds> = (row: RowOf<Kinds>) => Queued<Kinds>[];

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
          .set({ state: "dead", error: unreadable, locked_until: null })
          .execute(),
      );
    }
  }
}
