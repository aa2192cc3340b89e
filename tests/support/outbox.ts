import type { FastifyBaseLogger } from "fastify";
import type { Connection } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema.ts";
import type { DeliveryTimes } from "#server/mail/delivery-attempt.ts";
import type { Delivery, MailTransport } from "#server/mail/message.ts";
import { enqueue } from "#server/mail/outbox-repository.ts";
import {
  type MailRenderer,
  type OutboxWorker,
  startOutboxWorker,
} from "#server/mail/outbox-worker.ts";

export const outboxStart = new Date("2026-06-02T16:00:00.000Z");

const quiet = () => {};
const silentLog = { info: quiet, warn: quiet, error: quiet } as unknown as FastifyBaseLogger;

/** Renders `{ subject }` and fails on `{ poison: true }`. */
const render: MailRenderer = async (payload) => {
  const { subject, poison } = payload as { subject: string; poison?: boolean };
  if (poison) throw new Error("this mail cannot be rendered");
  return { from: "a@site.test", to: "b@site.test", subject, html: "<p>Hi</p>", text: "Hi" };
};

/** A transport that keeps what it accepts. `refuse` decides which deliveries fail. */
export function recordingTransport(refuse: (delivery: Delivery) => boolean = () => false) {
  const tried: Delivery[] = [];
  const sent: Delivery[] = [];
  const transport: MailTransport = {
    async deliver(delivery) {
      tried.push(delivery);
      if (refuse(delivery)) throw new Error("421 come back later");
      sent.push(delivery);
    },
    close() {},
  };
  return { transport, tried, sent };
}

export function startWorker(
  connection: Connection,
  transport: MailTransport,
  clock: { now: Date },
  times?: DeliveryTimes,
): OutboxWorker {
  return startOutboxWorker({
    connection,
    transport,
    renderers: { note: render },
    messageIdDomain: "site.test",
    clock: () => clock.now,
    log: silentLog,
    ...(times && { times }),
  });
}

export async function queue(
  connection: Connection,
  payload: { subject: string; poison?: boolean },
  kind = "note",
): Promise<void> {
  await connection.transact((transaction) => enqueue(transaction, { kind, payload }, outboxStart));
}

export function outboxRows({ database }: Connection): Promise<OutboxTable[]> {
  return database.selectFrom("outbox").selectAll().orderBy("created_at").execute();
}

export async function emptyOutbox({ database }: Connection): Promise<void> {
  await database.deleteFrom("outbox").execute();
}
