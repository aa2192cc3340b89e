import type { FastifyBaseLogger } from "fastify";
import { businessProfile } from "#content/business-profile.ts";
import type { Connection } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import type { DeliveryTimes } from "#server/mail/delivery-attempt.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { MailKind, OutboxKinds } from "#server/mail/kinds.ts";
import type { Delivery, MailOptions, MailTransport } from "#server/mail/message.ts";
import { type OutboxWorker, startOutboxWorker } from "#server/mail/outbox-worker.ts";

export const outboxStart = new Date("2026-06-02T16:00:00.000Z");

const quiet = () => {};
const silentLog = { info: quiet, warn: quiet, error: quiet } as unknown as FastifyBaseLogger;

export const mailOptions: MailOptions = {
  profile: businessProfile,
  mailFrom: "Roofer <from@mail.test>",
  officeEmail: "office@site.test",
  emergencyEmail: "on-call@site.test",
  siteUrl: "https://site.test",
};

/** A mail whose rendering fails when `poison` is set. */
export type Note = { subject: string; poison?: boolean };

export const noteKind: MailKind<Note> = {
  version: 1,
  to: "office",
  lane: () => "ordinary",
  lead: null,
  async render({ subject, poison }) {
    if (poison) throw new Error("this mail cannot be rendered");
    return { from: "a@site.test", to: "b@site.test", subject, html: "<p>Hi</p>", text: "Hi" };
  },
};

export const noteKinds = { note: noteKind };

/** A transport that keeps accepted mails. `refuse` decides which deliveries fail. */
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
  kinds: OutboxKinds = noteKinds,
): OutboxWorker {
  return startOutboxWorker({
    connection,
    transport,
    kinds,
    mailOptions,
    clock: () => clock.now,
    log: silentLog,
    ...(times && { times }),
  });
}

export async function queue(connection: Connection, payload: Note): Promise<void> {
  await connection.transact((transaction) =>
    enqueue(transaction, noteKinds, { kind: "note", payload }, outboxStart),
  );
}

export function outboxRows({ database }: Connection): Promise<OutboxTable[]> {
  return database.selectFrom("outbox").selectAll().orderBy("created_at").execute();
}

export async function emptyOutbox({ database }: Connection): Promise<void> {
  await database.deleteFrom("outbox").execute();
}
