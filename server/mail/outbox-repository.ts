import type { ExpressionBuilder } from "kysely";
import type { Connection } from "#server/database/connection.ts";
import type {
  MailRefusal,
  OutboxLane,
  OutboxTable,
} from "#server/database/schema/delivery-tables.ts";
import type { Schema } from "#server/database/schema/schema.ts";
import type { OutboxKinds } from "./kinds.ts";
import { returnToken } from "./return-address.ts";

/**
 * How long ordinary mails wait for one of a lane that goes first, in milliseconds: longer than a slow mail server takes for
 * what it is busy with, and so short that a mailbox that takes nothing holds up nobody.
 */
export const goesFirstFor = 60_000;

/** Pause after a failed attempt at a mail that somebody waits for right now, in milliseconds. */
export const pauseOfAwaited = 2_000;

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
      .$if(lane === "ordinary", (query) => query.where(nobodyWaits(now)))
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
 * Whether no mail of the lanes that go first is unsent. A mail server may take fewer connections than the lanes open, or one:
 * it has to find a free one when it is tried again, in whichever process.
 */
function nobodyWaits(now: Date) {
  const since = new Date(now.getTime() - goesFirstFor).toISOString();
  const soon = new Date(now.getTime() + pauseOfAwaited).toISOString();
  return (row: ExpressionBuilder<Schema, "outbox">) =>
    row.not(
      row.exists(
        row
          .selectFrom("outbox as first")
          .select("first.id")
          .where("first.state", "in", ["queued", "sending"])
          .where("first.lane", "in", ["emergency", "awaited"])
          .where("first.due_at", "<=", soon)
          .where("first.created_at", ">", since),
      ),
    );
}

/**
 * The token by which a claimed mail is known if it comes back, the same for all of its attempts; undefined when another
 * process has taken the mail over.
 */
export async function returnTokenOf(
  { database }: Connection,
  claimed: OutboxTable,
): Promise<string | undefined> {
  if (claimed.return_token) return claimed.return_token;
  const stored = await database
    .updateTable("outbox")
    .set({ return_token: returnToken() })
    .where("id", "=", claimed.id)
    .where("state", "=", "sending")
    .where("attempts", "=", claimed.attempts)
    .returning("return_token")
    .executeTakeFirst();
  return stored?.return_token ?? undefined;
}

/**
 * Extends a claim until `lockedUntil`, and notes when a row that is sent once is handed over; false when another process has
 * taken the mail over. Called right before the mail can arrive, so that a process that was suspended does not send it a
 * second time.
 */
export async function extendLease(
  { database }: Connection,
  claimed: OutboxTable,
  lockedUntil: Date,
  handedOver?: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("outbox")
    .set({
      locked_until: lockedUntil.toISOString(),
      ...(handedOver && { handed_over_at: handedOver.toISOString() }),
    })
    .where("id", "=", claimed.id)
    .where("state", "=", "sending")
    .where("attempts", "=", claimed.attempts)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type Outcome =
  | ({ state: "sent"; sent_at: string; provider_id?: string } & NoFailure & Forgotten)
  | ({ state: "queued"; due_at: string; refusals: number; handed_over_at?: null } & NoFailure)
  | ({ state: "queued"; due_at: string; handed_over_at?: null } & Failure)
  /** The row is deleted. */
  | { state: "unwanted" }
  | ({ state: "dead"; refused: MailRefusal | null; failed_at: string } & Failure & Forgotten);

/** Replaces a payload that must not be read anymore. */
type Forgotten = { payload?: string };

type NoFailure = { error: null; fault: null };

type Failure = {
  error: string;
  /** The same as data (server/database/stored-fault.ts). */
  fault: string;
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
  if (outcome.state === "unwanted") {
    await database
      .deleteFrom("outbox")
      .where("id", "=", claimed.id)
      .where("state", "=", "sending")
      .where("attempts", "=", claimed.attempts)
      .execute();
    return;
  }
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
