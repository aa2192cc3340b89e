import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Connection } from "#server/database/connection.ts";
import { createOutageLog } from "#server/database/outage-log.ts";
import type { OutboxLane, OutboxTable } from "#server/database/schema.ts";
import { attemptOnce, type DeliveryTimes } from "./delivery-attempt.ts";
import { type DeliveryFault, faultOf } from "./delivery-fault.ts";
import type { DeliveryAttempt, MailMessage, MailTransport } from "./message.ts";
import { startLane } from "./outbox-lane.ts";
import {
  claim,
  type Escalation,
  escalateOverdue,
  extendLease,
  type Outcome,
  settle,
} from "./outbox-repository.ts";

/** Turns the payload of one kind of mail into a message. */
export type MailRenderer = (payload: unknown) => Promise<MailMessage>;

/** Delivers one kind of row that is not a mail. `id` is the same at every attempt. */
export type OutboxHook = (payload: unknown, id: string, signal: AbortSignal) => Promise<void>;

export type OutboxWorker = {
  /** Looks for due mail now, as after a commit that queued some. */
  wake(): void;
  /** Resolves when nothing is due any more. */
  drained(): Promise<void>;
  /** Finishes what is being sent, as far as that is soon done, and takes nothing new. */
  stop(): Promise<void>;
};

const second = 1_000;
const pollEvery = 1 * second;
/** How many rows of a lane are under way at once. An emergency waits for nothing but that. */
const lanes: Record<OutboxLane, number> = { ordinary: 3, emergency: 20, webhook: 20 };
const deliveryTimes: DeliveryTimes = { untilHandOver: 240 * second, untilAnswer: 600 * second };
/** By how much a row stays ours longer than its attempt can last. */
const leaseBeyondAttempt = 60 * second;
const longestPause = 300 * second;
const giveUpAfter = 3 * 24 * 3_600 * second;
/**
 * Pauses after an attempt that was refused, or that nobody answered; the one after the last pause is the last
 * one. An unanswered mail may have arrived: it is sent again seldom, and not for ever.
 */
const pausesAfter = {
  refused: [60 * second, 240 * second],
  unanswered: [60 * second, 240 * second, 3_600 * second, 6 * 3_600 * second, 24 * 3_600 * second],
};
/** What is under way when the process is to stop gets this long. */
const stopWithin = 5 * second;

/** Pause before the next try: 2, 4, 8 … 256, then 300 seconds. */
export function retryDelay(attempts: number): number {
  return Math.min(longestPause, 2 ** Math.min(attempts, 20) * second);
}

/** What was stored before every field was made well-formed must not fail at every attempt. */
function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed() : value;
}

function pauseBefore(attempts: number, fault: DeliveryFault, refusals: number): number {
  if (fault === "passing") return retryDelay(attempts);
  return pausesAfter[fault][refusals - 1] ?? longestPause;
}

/**
 * Sends what the outbox holds until stopped. Any number of processes may do so
 * on one database. A mail is tried for three days, a refused one three times, and then kept as
 * `dead` (docs/decisions/0015-delivery.md).
 */
export function startOutboxWorker(options: {
  connection: Connection;
  transport: MailTransport;
  renderers: Record<string, MailRenderer>;
  hooks?: Record<string, OutboxHook>;
  /** What is queued beside a mail that is not delivered by its `escalateAt`. */
  escalation?: Escalation;
  /** Runs beside the lanes now and then, such as telling of dead mails. */
  upkeep?: (now: Date) => Promise<void>;
  messageIdDomain: string;
  clock: () => Date;
  log: FastifyBaseLogger;
  times?: DeliveryTimes;
}): OutboxWorker {
  const { connection, transport, renderers, clock, log, times = deliveryTimes } = options;
  const unreachable = createOutageLog(log, "outbox cannot reach the database");
  const notStored = createOutageLog(log, "outcome of a mail not stored yet");
  let stopped = false;
  const halt = new AbortController();
  let done = 0;

  const after = (milliseconds: number) => new Date(clock().getTime() + milliseconds);

  const running = (Object.keys(lanes) as OutboxLane[]).map((lane) =>
    startLane<OutboxTable>({
      width: lanes[lane],
      async next() {
        const until = after(times.untilHandOver + leaseBeyondAttempt);
        return claim(connection, lane, clock(), until);
      },
      async work(mail) {
        await keep(mail, await attempt(mail));
        done += 1;
      },
      // The database is away: what is queued stays queued, and the next poll tries again.
      onError: unreachable,
      isStopped: () => stopped,
    }),
  );

  function wake(): void {
    for (const lane of running) lane.look();
  }

  // Not behind the lanes: what hangs there must not keep anybody from being told of it.
  let chores: Promise<void> | undefined;
  function doChores(): Promise<void> {
    chores ??= (async () => {
      try {
        await escalateOverdue(connection, options.escalation ?? (() => []), clock());
        await options.upkeep?.(clock());
      } catch (error) {
        unreachable(error);
      } finally {
        chores = undefined;
      }
    })();
    return chores;
  }

  /** A mail that went out must not go out again because the database was away for a moment. */
  async function keep(mail: OutboxTable, outcome: Outcome): Promise<void> {
    for (;;) {
      try {
        return await settle(connection, mail, outcome, clock());
      } catch (error) {
        if (stopped) throw error;
        notStored(error);
        await pause(pollEvery);
      }
    }
  }

  async function attempt(mail: OutboxTable): Promise<Outcome> {
    const { error, isHandedOver } = await attemptOnce((running) => send(mail, running), {
      times,
      halt: halt.signal,
      stillOurs: () => extendLease(connection, mail, after(times.untilAnswer + leaseBeyondAttempt)),
    });
    if (error !== undefined) return failed(mail, error, isHandedOver);
    log.info({ mail: mail.id, kind: mail.kind, attempts: mail.attempts }, "mail sent");
    return { state: "sent", sent_at: clock().toISOString(), error: null };
  }

  async function send(mail: OutboxTable, running: DeliveryAttempt): Promise<void> {
    const payload: unknown = JSON.parse(mail.payload, wellFormed);
    const hook = options.hooks?.[mail.kind];
    if (hook) return hook(payload, mail.id, running.signal);
    const render = renderers[mail.kind];
    if (!render) throw new Error(`no renderer for mail of kind ${mail.kind}`);
    const message = await render(payload);
    running.signal.throwIfAborted();
    await transport.deliver(
      {
        ...message,
        id: mail.id,
        messageId: `<${mail.id}@${options.messageIdDomain}>`,
        date: new Date(mail.created_at),
      },
      running,
    );
  }

  function failed(mail: OutboxTable, error: unknown, isHandedOver: boolean): Outcome {
    const now = clock();
    const fault = faultOf(error, isHandedOver);
    const code = (error as { code?: string }).code ?? (error as Error).name;
    const facts = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, code, fault };
    const refusals = mail.refusals + (fault === "passing" ? 0 : 1);
    const isOld = now.getTime() - Date.parse(mail.created_at) > giveUpAfter;
    const isDead = isOld || (fault !== "passing" && refusals > pausesAfter[fault].length);
    const failure = {
      error: error instanceof Error ? error.message : String(error),
      refusals,
      // Who refuses an emergency will not take it within two minutes either: tell the others now.
      escalateNow: isDead || fault === "refused",
    };
    if (isDead) {
      log.error(facts, "mail given up, kept as dead");
      return { state: "dead", ...failure };
    }
    log.warn(facts, "mail not sent, will be tried again");
    const delay = halt.signal.aborted ? 0 : pauseBefore(mail.attempts, fault, refusals);
    return { state: "queued", due_at: new Date(now.getTime() + delay).toISOString(), ...failure };
  }

  const timer = setInterval(() => {
    wake();
    void doChores();
  }, pollEvery);
  timer.unref();
  wake();
  void doChores();

  return {
    wake,
    async drained() {
      let before: number;
      do {
        before = done;
        // One that is under way may have looked before what it should see.
        await chores;
        await doChores();
        wake();
        await Promise.all(running.map((lane) => lane.idle()));
      } while (done !== before);
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      const haltTimer = setTimeout(() => halt.abort(new Error("the process stops")), stopWithin);
      await Promise.all(running.map((lane) => lane.idle()));
      await chores;
      clearTimeout(haltTimer);
      transport.close();
    },
  };
}
