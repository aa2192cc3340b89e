import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { outboxRows, outboxStart, queue, startWorker } from "#tests/support/outbox.ts";
import { patience } from "#tests/support/patience.ts";
import { gate, type SmtpInbox, smtpRefusal, startSmtpInbox } from "#tests/support/smtp-inbox.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import type { DeliveryTimes } from "./delivery-attempt.ts";
import type { OutboxWorker } from "./outbox-worker.ts";
import { smtpTransport } from "./smtp-transport.ts";

const timeout = patience.longTest;
const soon = { timeout: patience.test, interval: 20 };
const hour = 3_600_000;
/** Short enough for tests with a hanging server, long enough for a working one. */
const long = 100_000;

describe.each(engines)("an attempt to deliver, on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let inbox: SmtpInbox;
  let worker: OutboxWorker;
  let held: ReturnType<typeof gate>;
  const clock = { now: outboxStart };

  const later = (milliseconds: number) => {
    clock.now = new Date(clock.now.getTime() + milliseconds);
  };
  const row = async () => (await outboxRows(connection))[0];

  beforeEach(async () => {
    clock.now = outboxStart;
    held = gate();
    storage = await createStorage(engine);
    connection = await storage.open();
  });
  afterEach(async () => {
    held.open();
    await worker.stop();
    await inbox.close();
    await connection.close();
    await storage.drop();
  }, timeout);

  async function send(
    before: Parameters<typeof startSmtpInbox>[0],
    { silence = long, ...times }: Partial<DeliveryTimes> & { silence?: number } = {},
  ) {
    inbox = await startSmtpInbox(before);
    await queue(connection, { subject: "the one" });
    const transport = smtpTransport(`smtp://127.0.0.1:${inbox.port}`, { silence });
    worker = startWorker(connection, transport, clock, {
      untilHandOver: long,
      untilAnswer: long,
      ...times,
    });
  }

  it.each(["connect", "mail", "rcpt"] as const)(
    "ends with its connection when the server hangs at %s, and nothing of it arrives later",
    { timeout },
    async (hanging) => {
      let isHanging = true;
      await send(
        { before: (command) => (isHanging && command === hanging ? held.opened : undefined) },
        { untilHandOver: 1_000 },
      );
      await worker.drained();
      expect(await row()).toMatchObject({ state: "queued", attempts: 1, refusals: 0 });
      await vi.waitFor(() => expect(inbox.closed()).toBe(1), soon);
      isHanging = false;
      held.open();
      later(2_000);
      await worker.drained();
      expect(await row()).toMatchObject({ state: "sent", attempts: 2 });
      expect(inbox.mails).toHaveLength(1);
    },
  );

  it("ends when the server falls silent long before the deadline", { timeout }, async () => {
    await send(
      { before: (command) => (command === "rcpt" ? held.opened : undefined) },
      { silence: 500 },
    );
    await worker.drained();
    expect(await row()).toMatchObject({ state: "queued", error: "the mail server is silent" });
  });

  it("waits longer for the answer to the whole mail than for any command", {
    timeout,
  }, async () => {
    let isFirst = true;
    await send(
      {
        before(command) {
          if (command === "end" || (command === "rcpt" && !isFirst)) return held.opened;
        },
      },
      { silence: 3_000, untilHandOver: 3_000 },
    );
    await vi.waitFor(() => expect(inbox.mails).toHaveLength(1), soon);
    isFirst = false;
    // Another mail hangs at a command and is given up while the first one still waits for its answer.
    await queue(connection, { subject: "another" });
    worker.wake();
    const states = async () => (await outboxRows(connection)).map(({ state }) => state).sort();
    const givenUp = async () => (await outboxRows(connection)).filter(({ error }) => error);
    await vi.waitFor(async () => expect(await givenUp()).toHaveLength(1), soon);
    expect(await states()).toEqual(["queued", "sending"]);
    held.open();
    await worker.drained();
    expect(await states()).toEqual(["queued", "sent"]);
    expect(inbox.mails).toHaveLength(1);
  });

  it("that nobody answers is made six times in all, as the same mail", { timeout }, async () => {
    await send(
      { before: (command) => (command === "end" ? held.opened : undefined) },
      { untilAnswer: 200 },
    );
    const pauses = [60_000, 240_000, hour, 6 * hour, 24 * hour];
    for (const [done, pause] of pauses.entries()) {
      await worker.drained();
      later(pause - 1);
      await worker.drained();
      expect(await row()).toMatchObject({ state: "queued", refusals: done + 1 });
      later(1);
    }
    await worker.drained();
    later(24 * hour);
    await worker.drained();
    expect(await row()).toMatchObject({ state: "dead", attempts: 6, refusals: 6 });
    expect(new Set(inbox.mails.map(({ parsed }) => parsed.messageId)).size).toBe(1);
    expect(inbox.mails).toHaveLength(6);
  });

  it("delivers nothing when another process has taken the mail over", { timeout }, async () => {
    await send({ before: (command) => (command === "rcpt" ? held.opened : undefined) });
    await vi.waitFor(() => expect(inbox.asked).toContain("rcpt b@site.test"), soon);
    // As if this process had slept: its lease ran out, and another process claimed the mail.
    await connection.database.updateTable("outbox").set({ attempts: 2 }).execute();
    held.open();
    await worker.drained();
    expect(inbox.asked).not.toContain("end");
    expect(inbox.mails).toEqual([]);
    expect(await row()).toMatchObject({ state: "sending", attempts: 2 });
  });

  it("is dead after three refusals within minutes, not after three days", { timeout }, async () => {
    await send({ refuse: "b@site.test" });
    await worker.drained();
    expect(await row()).toMatchObject({ state: "queued", refusals: 1 });
    later(60_000);
    await worker.drained();
    expect(await row()).toMatchObject({ state: "queued", refusals: 2 });
    later(240_000);
    await worker.drained();
    expect(await row()).toMatchObject({
      state: "dead",
      attempts: 3,
      error: expect.stringContaining("no such mailbox"),
    });
  });

  it.each([
    ["a mailbox that is busy", "rcpt", smtpRefusal(450, "busy"), "sent"],
    ["a full disk", "end", smtpRefusal(452, "no room"), "sent"],
    ["a login that fails", "mail", smtpRefusal(530, "log in first"), "sent"],
    ["a server that takes no mail now", "connect", smtpRefusal(554, "go away"), "sent"],
    ["a sender that it does not like", "mail", smtpRefusal(550, "not you"), "dead"],
    ["a message that it does not like", "end", smtpRefusal(554, "spam"), "dead"],
  ])(
    "that met %s in its first hours is tried on, or dead when that was about the mail",
    { timeout },
    async (_name, at, refusal, outcome) => {
      let isRefusing = true;
      await send({
        before(command) {
          if (isRefusing && command === at) throw refusal;
        },
      });
      for (let attempt = 1; attempt <= 6; attempt += 1) {
        await worker.drained();
        later(hour);
      }
      isRefusing = false;
      await worker.drained();
      expect(await row()).toMatchObject({ state: outcome });
    },
  );
});
