import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import {
  emptyOutbox,
  outboxRows,
  outboxStart,
  queue,
  recordingTransport,
  startWorker,
} from "#tests/support/outbox.ts";
import { patience } from "#tests/support/patience.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { retryDelay } from "./delivery-outcome.ts";
import type { MailTransport } from "./message.ts";
import type { OutboxWorker } from "./outbox-worker.ts";

const second = 1_000;
const day = 24 * 3_600 * second;

it("waits 2, 4, 8 … seconds and never more than five minutes before it tries again", () => {
  const delays = [1, 2, 3, 8, 9, 10, 1_000, 5_000].map((attempts) => retryDelay(attempts) / second);
  expect(delays).toEqual([2, 4, 8, 256, 300, 300, 300, 300]);
});

describe.each(engines)("the outbox on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let clock: { now: Date };
  const workers: OutboxWorker[] = [];

  const later = (milliseconds: number) => {
    clock.now = new Date(clock.now.getTime() + milliseconds);
  };
  function start(transport: MailTransport, on = connection) {
    const worker = startWorker(on, transport, clock);
    workers.push(worker);
    return worker;
  }

  beforeAll(async () => {
    storage = await createStorage(engine);
    connection = await storage.open();
  });
  afterAll(async () => {
    await connection.close();
    await storage.drop();
  });
  beforeEach(() => {
    clock = { now: outboxStart };
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await emptyOutbox(connection);
  });

  it("sends what was queued, once, and records when", async () => {
    const { transport, tried } = recordingTransport();
    await queue(connection, { subject: "one" });
    await queue(connection, { subject: "two" });
    const worker = start(transport);
    await worker.drained();
    later(day);
    await worker.drained();
    expect(tried.map((mail) => mail.subject).sort()).toEqual(["one", "two"]);
    expect(await outboxRows(connection)).toEqual(
      [1, 2].map(() =>
        expect.objectContaining({
          state: "sent",
          attempts: 1,
          error: null,
          locked_until: null,
          sent_at: outboxStart.toISOString(),
        }),
      ),
    );
  });

  it("stores a mail as sent that was on its way when an upgrade paused writes", async () => {
    const { promise: isOnItsWay, resolve: handedOver } = Promise.withResolvers<void>();
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    await queue(connection, { subject: "on its way" });
    const worker = start({
      async deliver(_delivery, attempt) {
        await attempt.handOver();
        handedOver();
        await isAnswered;
      },
      close() {},
    });
    await isOnItsWay;
    const { writes } = connection;
    writes.close();
    expect(writes.isQuiet()).toBe(false);
    answer();
    await expect.poll(() => writes.isQuiet(), { timeout: patience.test }).toBe(true);
    expect(await outboxRows(connection)).toEqual([expect.objectContaining({ state: "sent" })]);
    writes.open();
    await worker.drained();
  });

  it("sends each mail once when two workers share it", async () => {
    const { transport, tried } = recordingTransport();
    const subjects = Array.from({ length: 40 }, (_, index) => `mail ${index}`);
    for (const subject of subjects) await queue(connection, { subject });
    const other = await storage.open();
    const pair = [start(transport), start(transport, other)];
    await Promise.all(pair.map((worker) => worker.drained()));
    expect(tried.map((mail) => mail.subject).sort()).toEqual(subjects.sort());
    await pair[1]?.stop();
    await other.close();
  });

  it("tries again after a growing pause, and not before", async () => {
    const { transport, tried, sent } = recordingTransport(() => tried.length < 3);
    await queue(connection, { subject: "stubborn" });
    const worker = start(transport);
    await worker.drained();
    expect((await outboxRows(connection))[0]).toMatchObject({
      state: "queued",
      attempts: 1,
      error: "421 come back later",
      due_at: "2026-06-02T16:00:02.000Z",
      sent_at: null,
    });
    later(2 * second - 1);
    await worker.drained();
    expect(tried).toHaveLength(1);
    later(1);
    await worker.drained();
    expect(tried).toHaveLength(2);
    later(4 * second);
    await worker.drained();
    expect(sent).toHaveLength(1);
    expect((await outboxRows(connection))[0]).toMatchObject({ state: "sent", error: null });
  });

  it("keeps one Message-ID and one date over all attempts, so that a repeat is recognizable", async () => {
    const { transport, tried } = recordingTransport(() => tried.length < 3);
    await queue(connection, { subject: "same" });
    const worker = start(transport);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await worker.drained();
      later(300 * second);
    }
    const [row] = await outboxRows(connection);
    expect(tried.map(({ id, messageId, date }) => ({ id, messageId, date }))).toEqual(
      [1, 2, 3].map(() => ({
        id: row?.id,
        messageId: `<${row?.id}@mail.test>`,
        date: outboxStart,
      })),
    );
  });

  it("does not let a mail that cannot be rendered, or is refused, stop the others", async () => {
    const { transport, sent } = recordingTransport((mail) => mail.subject === "refused");
    await queue(connection, { subject: "", poison: true });
    await queue(connection, { subject: "refused" });
    await queue(connection, { subject: "good" });
    await start(transport).drained();
    expect(sent.map((mail) => mail.subject)).toEqual(["good"]);
    const errors = (await outboxRows(connection)).map((row) => row.error);
    expect(errors.map(String).sort()).toEqual([
      "421 come back later",
      "null",
      "this mail cannot be rendered",
    ]);
  });

  it("tries for three days, then keeps the mail as dead and leaves it alone", async () => {
    const { transport, tried } = recordingTransport(() => true);
    await queue(connection, { subject: "hopeless" });
    const worker = start(transport);
    await worker.drained();
    later(3 * day - 2 * second);
    await worker.drained();
    expect((await outboxRows(connection))[0]).toMatchObject({ state: "queued", attempts: 2 });
    later(300 * second);
    await worker.drained();
    expect((await outboxRows(connection))[0]).toMatchObject({
      state: "dead",
      attempts: 3,
      error: "421 come back later",
    });
    later(30 * day);
    await worker.drained();
    expect(tried).toHaveLength(3);
  });

  it("sends after a restart what was queued before it", async () => {
    await queue(connection, { subject: "patient" });
    await connection.close();
    connection = await storage.open();
    const { transport, sent } = recordingTransport();
    await start(transport).drained();
    expect(sent.map((mail) => mail.subject)).toEqual(["patient"]);
  });

  it("is not done before it has sent what became due just as it stopped looking", async () => {
    const { transport, sent } = recordingTransport();
    const worker = start(transport);
    const ticks = engine === "sqlite" ? 60 : 6;
    for (let tick = 0; tick < ticks; tick += 1) {
      await worker.drained();
      clock.now = new Date(outboxStart.getTime() - 1);
      await queue(connection, { subject: `tick ${tick}` });
      worker.wake();
      for (let count = 0; count < tick; count += 1) await Promise.resolve();
      clock.now = outboxStart;
      await worker.drained();
      expect(sent.at(-1)?.subject).toBe(`tick ${tick}`);
    }
  });

  it("finishes the mail in progress when it is stopped, and starts no other", async () => {
    for (let index = 0; index < 9; index += 1) await queue(connection, { subject: `${index}` });
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let begun = () => {};
    const underway = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const { transport, sent } = recordingTransport();
    const worker = start({
      async deliver(delivery, attempt) {
        begun();
        await gate;
        await transport.deliver(delivery, attempt);
      },
      close() {},
    });
    await underway;
    const stopped = worker.stop();
    release();
    await stopped;
    const rows = await outboxRows(connection);
    expect(rows.filter((row) => row.state === "sent")).toHaveLength(sent.length);
    expect(rows.filter((row) => row.state === "sending")).toEqual([]);
    expect(rows.filter((row) => row.state === "queued").length).toBeGreaterThan(0);
  });
});
