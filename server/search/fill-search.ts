import { setTimeout as pause } from "node:timers/promises";
import type { Connection } from "#server/database/connection.ts";
import { codeOf } from "#server/database/unavailable.ts";
import { addMissingEntries } from "./search-entries.ts";

type Log = { info(details: object, message: string): void; warn: Log["info"] };

/** Leads per transaction: a few dozen milliseconds, after which visitors get their turn. */
const atOnce = 40;
/** Milliseconds. */
const pauseBetween = 20;
const lookEvery = 10 * 60_000;
/** A change may be stored somewhat later than its time says. */
const lateBy = 60_000;

/**
 * Makes searchable what no change has made so: at the start everything, newest first, and then every ten minutes what
 * has changed since. An earlier release, which may run before or beside this one, stores leads and writes no entries
 * (docs/decisions/desk-search.md).
 */
export function startFillingSearch(parts: { connection: Connection; clock: () => Date; log: Log }) {
  const { connection, clock, log } = parts;
  const stopped = new AbortController();
  let filled: Date | null = null;
  let running: Promise<void> = Promise.resolve();

  async function fill(): Promise<void> {
    const begun = clock();
    try {
      const added = filled
        ? await fillChanged(new Date(filled.getTime() - lateBy))
        : await fillAll();
      if (added > 0) log.info({ entries: added }, "more can be searched");
      if (!stopped.signal.aborted) filled = begun;
    } catch (error) {
      log.warn({ code: codeOf(error) }, "not everything can be searched yet");
    }
  }

  async function fillAll(): Promise<number> {
    let added = 0;
    for (let below = Number.MAX_SAFE_INTEGER; !stopped.signal.aborted; ) {
      const leads = await connection.database
        .selectFrom("leads")
        .select(["id", "number"])
        // The highest number that PostgreSQL's column takes.
        .where("number", "<", Math.min(below, 2 ** 31 - 1))
        .orderBy("number", "desc")
        .limit(atOnce)
        .execute();
      const last = leads.at(-1);
      if (!last) break;
      below = last.number;
      added += await fillThese(leads.map(({ id }) => id));
    }
    return added;
  }

  async function fillChanged(since: Date): Promise<number> {
    const changed = await connection.database
      .selectFrom("lead_changes")
      .select("lead_id")
      .distinct()
      .where("at", ">=", since.toISOString())
      .execute();
    let added = 0;
    for (let from = 0; from < changed.length && !stopped.signal.aborted; from += atOnce) {
      added += await fillThese(changed.slice(from, from + atOnce).map(({ lead_id }) => lead_id));
    }
    return added;
  }

  async function fillThese(leadIds: readonly string[]): Promise<number> {
    const added = await connection.transact((transaction) =>
      addMissingEntries(transaction, leadIds),
    );
    await pause(pauseBetween, undefined, { ref: false });
    return added;
  }

  /** One pass at a time, however long it takes. */
  function run(): Promise<void> {
    running = running.then(fill);
    return running;
  }

  void run();
  const timer = setInterval(run, lookEvery);
  timer.unref();

  return {
    run,
    /** Waits for the current leads only. */
    async stop(): Promise<void> {
      stopped.abort();
      clearInterval(timer);
      await running;
    },
  };
}
