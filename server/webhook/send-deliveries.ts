import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { claimedFor } from "#domain/webhook/retries.ts";
import type { Connection } from "#server/database/connection.ts";
import { createFaultLog } from "#server/database/fault-log.ts";
import { mailsHeldSince } from "#server/mail/held-mails.ts";
import { type Lane, startLane } from "#server/mail/outbox-lane.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";
import type { OutsideCalls } from "#server/outside/outside-calls.ts";
import type { Seal } from "#server/outside/seal.ts";
import { claimDelivery, findDueWebhooks, type StoredDelivery } from "./deliveries-repository.ts";
import { endWebhooksOfLeavers } from "./end-webhook.ts";
import { type DeliveryOutcome, sendDelivery } from "./send-delivery.ts";
import { settle } from "./settle.ts";
import { findWebhooksOfLeavers } from "./webhooks-repository.ts";

const second = 1_000;
const lookEvery = 1 * second;
/** Deliveries of one webhook that are on their way at once. */
const width = 2;
/** Time for what is on its way when the process has to stop. */
const stopWithin = 3 * second;

export type SendingDeps = {
  connection: Connection;
  profile: BusinessProfile;
  calls: OutsideCalls;
  seal: Seal;
  outbox: Pick<OutboxWorker, "wake">;
  clock: () => Date;
  log: FastifyBaseLogger;
};

export type WebhookSender = ReturnType<typeof startSendingDeliveries>;

/**
 * Sends what waits for webhooks until stopped, each in a lane of its own: one that hangs delays no other, and nothing else. Any
 * number of processes may share a database; what one leaves behind, another takes over.
 */
export function startSendingDeliveries(deps: SendingDeps) {
  const { connection, outbox, clock, log } = deps;
  const notClaimed = createFaultLog(log, "webhooks cannot be sent");
  const notStored = createFaultLog(log, "outcome of a webhook not stored yet");
  const stopping = new AbortController();
  const lanes = new Map<string, Lane>();
  let isStopped = false;
  let done = 0;
  let looking: Promise<void> = Promise.resolve();

  function laneOf(webhookId: string): Lane {
    const known = lanes.get(webhookId);
    if (known) return known;
    const lane = startLane<StoredDelivery>({
      width,
      async next() {
        if (await mailsHeldSince(connection.database)) return undefined;
        const now = clock();
        const until = new Date(now.getTime() + claimedFor);
        return claimDelivery(connection.database, webhookId, { now, until });
      },
      // An upgrade that pauses writes waits for what is on its way.
      work: (row) => connection.writes.whole(() => deliver(row)),
      onError: notClaimed,
      isStopped: () => isStopped,
    });
    lanes.set(webhookId, lane);
    return lane;
  }

  async function deliver(row: StoredDelivery): Promise<void> {
    const outcome = await sendDelivery(deps, row, stopping.signal);
    if (outcome) await keep(row, outcome);
    done += 1;
  }

  /** Tries again while the database is away, so that what has arrived is not sent twice. */
  async function keep(row: StoredDelivery, outcome: DeliveryOutcome): Promise<void> {
    for (;;) {
      try {
        await connection.transact((transaction) =>
          settle(transaction, { row, outcome, now: clock() }),
        );
        return outbox.wake();
      } catch (error) {
        if (isStopped) throw error;
        notStored(error);
        await pause(lookEvery);
      }
    }
  }

  async function endLeavers(): Promise<void> {
    if ((await findWebhooksOfLeavers(connection.database)).length === 0) return;
    await connection.transact((transaction) => endWebhooksOfLeavers(transaction, clock()));
    outbox.wake();
  }

  async function look(): Promise<void> {
    if (isStopped) return;
    try {
      await endLeavers();
      const due = await findDueWebhooks(connection.database, clock());
      for (const id of due) laneOf(id).look();
    } catch (error) {
      notClaimed(error);
    }
  }

  function wake(): Promise<void> {
    looking = looking.then(look);
    return looking;
  }

  async function idle(): Promise<void> {
    await Promise.all([...lanes.values()].map((lane) => lane.idle()));
  }

  const timer = setInterval(wake, lookEvery);
  timer.unref();

  return {
    /** Looks for what is due now, as after a commit that queued some. */
    wake,
    /** Resolves when nothing is due. */
    async drained(): Promise<void> {
      let before: number;
      do {
        before = done;
        await wake();
        await idle();
      } while (done !== before);
    },
    /** Finishes what is on its way within a short time, or leaves it to the next process. */
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      const halt = setTimeout(() => stopping.abort(), stopWithin);
      await looking;
      await idle();
      clearTimeout(halt);
    },
  };
}
