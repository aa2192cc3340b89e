import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import {
  emptyOutbox,
  noteKinds,
  outboxRows,
  outboxStart,
  queue,
  recordingTransport,
  startWorker,
} from "#tests/support/outbox.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { enqueue } from "./enqueue.ts";
import { claim, settle } from "./outbox-repository.ts";

const minute = 60_000;
const at = (milliseconds: number) => new Date(outboxStart.getTime() + milliseconds);

describe.each(engines)("a queued mail on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;

  beforeAll(async () => {
    storage = await createStorage(engine);
    connection = await storage.open();
  });
  afterEach(() => emptyOutbox(connection));
  afterAll(async () => {
    await connection.close();
    await storage.drop();
  });

  it("goes with the transaction that queued it when that is rolled back", async () => {
    const broken = connection.transact(async (transaction) => {
      await enqueue(
        transaction,
        noteKinds,
        { kind: "note", payload: { subject: "" } },
        outboxStart,
      );
      throw new Error("the appointment failed");
    });
    await expect(broken).rejects.toThrow("the appointment failed");
    expect(await outboxRows(connection)).toEqual([]);
  });

  it("is not due before its time", async () => {
    await queue(connection, { subject: "later" });
    expect(await claim(connection, noteKinds, "ordinary", at(-1), at(minute))).toBeUndefined();
    expect(await claim(connection, noteKinds, "ordinary", at(0), at(minute))).toMatchObject({
      attempts: 1,
    });
  });

  it("belongs to the process that claimed it until the lease ends", async () => {
    await queue(connection, { subject: "mine" });
    const mine = await claim(connection, noteKinds, "ordinary", at(0), at(2 * minute));
    expect(mine).toMatchObject({ state: "sending", attempts: 1 });
    expect(
      await claim(connection, noteKinds, "ordinary", at(2 * minute - 1), at(4 * minute)),
    ).toBeUndefined();
    const taken = await claim(connection, noteKinds, "ordinary", at(2 * minute), at(4 * minute));
    expect(taken).toMatchObject({ id: mine?.id, attempts: 2 });
  });

  it("is not marked by the process that lost it", async () => {
    await queue(connection, { subject: "lost" });
    const slow = await claim(connection, noteKinds, "ordinary", at(0), at(minute));
    const quick = await claim(connection, noteKinds, "ordinary", at(minute), at(2 * minute));
    if (!slow || !quick) throw new Error("both were due");
    const late = { due_at: at(0).toISOString(), error: "late", fault: "{}", refusals: 0 };
    await settle(connection, slow, { state: "queued", ...late }, at(minute));
    expect((await outboxRows(connection))[0]).toMatchObject({ state: "sending", error: null });
    const sent = { sent_at: at(minute).toISOString(), error: null, fault: null };
    await settle(connection, quick, { state: "sent", ...sent }, at(minute));
    expect((await outboxRows(connection))[0]).toMatchObject({ state: "sent", attempts: 2 });
  });

  it("of a dead process is sent by the next one after the lease, not before", async () => {
    await queue(connection, { subject: "orphan" });
    await claim(connection, noteKinds, "ordinary", at(0), at(2 * minute));
    const clock = { now: at(minute) };
    const { transport, sent } = recordingTransport();
    const worker = startWorker(connection, transport, clock);
    await worker.drained();
    expect(sent).toEqual([]);
    clock.now = at(2 * minute);
    await worker.drained();
    expect(sent.map((mail) => mail.subject)).toEqual(["orphan"]);
    await worker.stop();
  });

  it("is claimed by one of many that try at once", async () => {
    await queue(connection, { subject: "wanted" });
    const others = [await storage.open(), await storage.open()];
    const claims = await Promise.all(
      [connection, ...others, connection, ...others].map((one) =>
        claim(one, noteKinds, "ordinary", at(0), at(minute)),
      ),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
    await Promise.all(others.map((one) => one.close()));
  });
});
