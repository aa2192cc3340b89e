import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { noteKind, outboxRows, outboxStart, queue, startWorker } from "#tests/support/outbox.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import type { OutboxWorker } from "./outbox-worker.ts";

const kinds = { note: { ...noteKind, isSecret: true } };

describe.each(engines)("the payload of a mail that lets somebody in, on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let worker: OutboxWorker;
  const clock = { now: outboxStart };

  beforeEach(async () => {
    storage = await createStorage(engine);
    connection = await storage.open();
    clock.now = outboxStart;
    await queue(connection, { subject: "a key" });
  });
  afterEach(async () => {
    await worker.stop();
    await connection.close();
    await storage.drop();
  });

  function start(deliver: () => Promise<void>): void {
    worker = startWorker(connection, { deliver, close() {} }, clock, undefined, kinds);
  }

  const stored = async () => {
    await worker.drained();
    return (await outboxRows(connection)).map(({ state, payload }) => [state, payload]);
  };

  it("is forgotten when the mail has gone out", async () => {
    start(async () => {});
    expect(await stored()).toEqual([["sent", "{}"]]);
  });

  it("is kept while the mail waits, and forgotten when it is given up", async () => {
    start(() => Promise.reject(new Error("421 come back later")));
    expect(await stored()).toEqual([["queued", '{"subject":"a key"}']]);
    clock.now = new Date(outboxStart.getTime() + 3 * 24 * 3_600_000 + 1);
    expect(await stored()).toEqual([["dead", "{}"]]);
  });
});
