import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Connection } from "#server/database/connection.ts";
import { createOutageLog } from "#server/database/outage-log.ts";
import type { OutboxTable } from "#server/database/schema.ts";
import type { MailMessage, MailTransport } from "./message.ts";
import { claim, escalateOverdue, type Outcome, settle } from "./outbox-repository.ts";

/** Turns the payload of one kind of mail into a message. */
export type MailRenderer = (payload: unknown) => Promise<MailMessage>;

/** Delivers one kind of row that is not a mail. `id` is the same at every attempt. */
export type OutboxHook = (payload: unknown, id: string) => Promise<void>;

export type OutboxWorker = {
  /** Looks for due mail now, as after a commit that queued some. */
  wake(): void;
  /** Resolves when nothing is due any more. */
  drained(): Promise<void>;
  /** Finishes what is being sent and takes nothing new. */
  stop(): Promise<void>;
};

const second = 1_000;
const pollEvery = 1 * second;
/** Mails under way at once, so that one hanging recipient does not hold up an emergency. */
const lanes = 3;
/** Longer than any one attempt can take: the SMTP timeouts add up to less. */
const lease = 120 * second;
const longestPause = 300 * second;
const giveUpAfter = 3 * 24 * 3_600 * second;

/** Pause before the next try: 2, 4, 8 … 256, then 300 seconds. */
export function retryDelay(attempts: number): number {
  return Math.min(longestPause, 2 ** Math.min(attempts, 20) * second);
}

/**
 * Sends what the outbox holds until stopped. Any number of processes may do so
 * on one database. A mail is tried for three days and then kept as `dead`.
 */
export function startOutboxWorker(options: {
  connection: Connection;
  transport: MailTransport;
  renderers: Record<string, MailRenderer>;
  hooks?: Record<string, OutboxHook>;
  messageIdDomain: string;
  clock: () => Date;
  log: FastifyBaseLogger;
}): OutboxWorker {
  const { connection, transport, renderers, clock, log } = options;
  const unreachable = createOutageLog(log, "outbox cannot reach the database");
  const notStored = createOutageLog(log, "outcome of a mail not stored yet");
  let stopped = false;
  let woken = false;
  let running: Promise<void> | undefined;

  function wake(): void {
    woken = true;
    running ??= run().finally(() => {
      running = undefined;
      // Woken after the last look and before this: look again.
      if (woken && !stopped) wake();
    });
  }

  async function run(): Promise<void> {
    while (woken && !stopped) {
      woken = false;
      await escalate();
      await Promise.all(Array.from({ length: lanes }, empty));
    }
  }

  async function escalate(): Promise<void> {
    try {
      await escalateOverdue(connection, clock());
    } catch (error) {
      unreachable(error);
    }
  }

  async function empty(): Promise<void> {
    try {
      while (!stopped) {
        const now = clock();
        const mail = await claim(connection, now, new Date(now.getTime() + lease));
        if (!mail) return;
        await keep(mail, await attempt(mail));
      }
    } catch (error) {
      // The database is away: what is queued stays queued, and the next poll tries again.
      unreachable(error);
    }
  }

  /** A mail that went out must not go out again because the database was away for a moment. */
  async function keep(mail: OutboxTable, outcome: Outcome): Promise<void> {
    for (;;) {
      try {
        return await settle(connection, mail, outcome);
      } catch (error) {
        if (stopped) throw error;
        notStored(error);
        await pause(pollEvery);
      }
    }
  }

  async function attempt(mail: OutboxTable): Promise<Outcome> {
    try {
      await send(mail);
      log.info({ mail: mail.id, kind: mail.kind, attempts: mail.attempts }, "mail sent");
      return { state: "sent", sent_at: clock().toISOString(), error: null };
    } catch (error) {
      return failed(mail, error);
    }
  }

  async function send(mail: OutboxTable): Promise<void> {
    const payload: unknown = JSON.parse(mail.payload);
    const hook = options.hooks?.[mail.kind];
    if (hook) return hook(payload, mail.id);
    const render = renderers[mail.kind];
    if (!render) throw new Error(`no renderer for mail of kind ${mail.kind}`);
    await transport.deliver({
      ...(await render(payload)),
      id: mail.id,
      messageId: `<${mail.id}@${options.messageIdDomain}>`,
      date: new Date(mail.created_at),
    });
  }

  function failed(mail: OutboxTable, error: unknown): Outcome {
    const now = clock().getTime();
    const code = (error as { code?: string }).code ?? (error as Error).name;
    const facts = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, code };
    const message = error instanceof Error ? error.message : String(error);
    if (now - Date.parse(mail.created_at) > giveUpAfter) {
      log.error(facts, "mail given up, kept as dead");
      return { state: "dead", error: message };
    }
    log.warn(facts, "mail not sent, will be tried again");
    const due = new Date(now + retryDelay(mail.attempts));
    return { state: "queued", due_at: due.toISOString(), error: message };
  }

  const timer = setInterval(wake, pollEvery);
  timer.unref();
  wake();

  return {
    wake,
    async drained() {
      wake();
      while (running) await running;
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      while (running) await running;
      transport.close();
    },
  };
}
