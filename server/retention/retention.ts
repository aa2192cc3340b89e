import { setTimeout as pause } from "node:timers/promises";
import type { Connection } from "#server/database/connection.ts";
import { codeOf } from "#server/database/unavailable.ts";
import {
  type Batch,
  deleteAnonymousAssessments,
  deleteEndedMails,
  deleteIdempotencyKeys,
} from "./old-rows.ts";

type Log = { info(details: object, message: string): void; warn: Log["info"] };

const day = 24 * 3_600_000;
const firstLook = 60_000;
const lookEvery = 10 * 60_000;
/** Rows deleted at once: a few milliseconds, so that no visitor notices. */
const batchSize = 200;
const pauseBetweenBatches = 50;

/** What is deleted, and how old it is by then (docs/operating.md, "What is kept"). */
const rules: Record<string, { olderThan(now: Date): Date; delete: Batch }> = {
  "ended mails": { olderThan: (now) => daysBefore(now, 90), delete: deleteEndedMails },
  "idempotency keys": { olderThan: (now) => daysBefore(now, 1), delete: deleteIdempotencyKeys },
  "anonymous quizzes": {
    olderThan: (now) => monthsBefore(now, 24),
    delete: deleteAnonymousAssessments,
  },
};

/**
 * Deletes what is kept for no longer, in small batches, every ten minutes until stopped. Any number of
 * processes may do so on one database: each deletes what is left.
 */
export function startRetention(parts: { connection: Connection; clock: () => Date; log: Log }) {
  const { connection, clock, log } = parts;
  const stopped = new AbortController();
  let running: Promise<void> = Promise.resolve();

  /** Deletes all that is too old now. What fails is left for the next time. */
  async function deleteOldRows(): Promise<void> {
    for (const [name, rule] of Object.entries(rules)) {
      try {
        const deleted = await emptyOut(rule.delete, rule.olderThan(clock()));
        if (deleted > 0) log.info({ deleted, of: name }, "old rows deleted");
      } catch (error) {
        log.warn({ code: codeOf(error), of: name }, "old rows not deleted yet");
      }
    }
  }

  async function emptyOut(deleteBatch: Batch, before: Date): Promise<number> {
    let all = 0;
    while (!stopped.signal.aborted) {
      const deleted = await deleteBatch(connection, before, batchSize);
      all += deleted;
      if (deleted < batchSize) break;
      await pause(pauseBetweenBatches, undefined, { ref: false });
    }
    return all;
  }

  /** One pass at a time, however long one takes. */
  function run(): Promise<void> {
    running = running.then(deleteOldRows);
    return running;
  }

  const timers = [setTimeout(run, firstLook), setInterval(run, lookEvery)];
  for (const timer of timers) timer.unref();

  return {
    run,
    /** Ends with the batch that is being deleted. */
    async stop(): Promise<void> {
      stopped.abort();
      for (const timer of timers) clearTimeout(timer);
      await running;
    },
  };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
