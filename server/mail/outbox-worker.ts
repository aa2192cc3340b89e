import { setTimeout as pause } from "node:timers/promises";
import { createFaultLog } from "#server/database/fault-log.ts";
import type { OutboxLane, OutboxTable } from "#server/database/schema/delivery-tables.ts";
import type { DeliveryTimes } from "./delivery-attempt.ts";
import { mailsHeldSince } from "./held-mails.ts";
import { startLane } from "./outbox-lane.ts";
import { claim, type Outcome, settle } from "./outbox-repository.ts";
import { createRowDelivery, type RowDeliveryOptions } from "./row-delivery.ts";
import { createUpkeep, type UpkeepTask } from "./upkeep.ts";

export type OutboxWorker = {
  /** Looks for due mail now, as after a commit that queued some. */
  wake(): void;
  /** Resolves when nothing is due. */
  drained(): Promise<void>;
  /** Finishes deliveries in progress within a short time and claims nothing new. */
  stop(): Promise<void>;
};

const second = 1_000;
const pollEvery = 1 * second;
/**
 * How many rows of a lane are in progress at once. Emergencies wait for nothing else, nor do `awaited` mails, for which
 * somebody sits there.
 */
const lanes: Record<OutboxLane, number> = {
  ordinary: 3,
  emergency: 20,
  awaited: 20,
  webhook: 20,
  text: 20,
};
const deliveryTimes: DeliveryTimes = { untilHandOver: 240 * second, untilAnswer: 600 * second };
/** Time for deliveries in progress when the process has to stop, in milliseconds. */
const stopWithin = 5 * second;

/**
 * Sends the outbox's rows until stopped. Any number of processes may share a database
 * (docs/decisions/mail-outbox.md).
 */
export function startOutboxWorker(
  options: Omit<RowDeliveryOptions, "times"> & {
    /** Run beside the lanes every second. */
    upkeep?: readonly UpkeepTask[];
    times?: DeliveryTimes;
    /** Told of a row whose outcome was stored. */
    onOutcome?: (row: OutboxTable) => Promise<void>;
  },
): OutboxWorker {
  const { connection, kinds, clock, log } = options;
  const delivery = createRowDelivery({ ...options, times: options.times ?? deliveryTimes });
  const notClaimed = createFaultLog(log, "mails cannot be claimed");
  const notStored = createFaultLog(log, "outcome of a mail not stored yet");
  let isStopped = false;
  let done = 0;

  const running = (Object.keys(lanes) as OutboxLane[]).map((lane) =>
    startLane<OutboxTable>({
      width: lanes[lane],
      async next() {
        if (await mailsHeldSince(connection.database)) return undefined;
        return claim(connection, kinds, lane, clock(), delivery.leaseEnd());
      },
      // An upgrade that pauses writes waits for what is on its way.
      work: (row) => connection.writes.whole(() => deliver(row)),
      // Rows stay queued, and the next poll tries again.
      onError: notClaimed,
      isStopped: () => isStopped,
    }),
  );

  // Runs independently of the lanes, so that a hanging delivery does not delay the report about it.
  const upkeep = createUpkeep({ tasks: options.upkeep ?? [], log });

  async function deliver(row: OutboxTable): Promise<void> {
    const { outcome, remember } = await delivery.attempt(row);
    await keep(row, outcome);
    await remember();
    await options.onOutcome?.(row);
    done += 1;
  }

  /** Retries while the database is away, so that a mail already sent is not sent twice. */
  async function keep(row: OutboxTable, outcome: Outcome): Promise<void> {
    for (;;) {
      try {
        return await settle(connection, row, outcome, clock());
      } catch (error) {
        if (isStopped) throw error;
        notStored(error);
        await pause(pollEvery);
      }
    }
  }

  function wake(): void {
    for (const lane of running) lane.look();
  }

  async function idle(): Promise<void> {
    await Promise.all(running.map((lane) => lane.idle()));
  }

  function look(): void {
    wake();
    void upkeep.run();
  }

  const timer = setInterval(look, pollEvery);
  timer.unref();
  look();

  return {
    wake,
    async drained() {
      let before: number;
      do {
        before = done;
        // A run in progress may have looked too early to see the latest rows.
        await upkeep.ended();
        await upkeep.run();
        wake();
        await idle();
      } while (done !== before);
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      const haltTimer = setTimeout(delivery.halt, stopWithin);
      await idle();
      await upkeep.ended();
      clearTimeout(haltTimer);
      options.transport.close();
    },
  };
}
