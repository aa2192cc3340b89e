import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import type { Connection } from "./connection.ts";
import { findSetting, storeSetting } from "./settings-repository.ts";
import { WriteGate, WritesPaused } from "./write-gate.ts";

describe.each(engines)("the gate before %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  beforeEach(async () => {
    storage = await createStorage(engine);
    connection = await storage.open();
  });
  afterEach(async () => {
    await connection.close();
    await storage.drop();
  });

  const kept = () => findSetting(connection.database, "test");

  it("refuses, while it is closed, whatever would change something, and nothing that reads", async () => {
    const { database, transact, writes } = connection;
    await storeSetting(database, "test", "before");
    writes.close();
    const changes = [
      () => storeSetting(database, "test", "insert"),
      () => database.updateTable("settings").set({ value: "update" }).execute(),
      () => database.deleteFrom("settings").execute(),
      () => sql`update settings set value = 'by hand'`.execute(database),
      () => transact((transaction) => storeSetting(transaction, "test", "transaction")),
    ];
    for (const change of changes) await expect(change()).rejects.toThrow(WritesPaused);
    expect(await kept()).toBe("before");
    expect((await sql`select value from settings`.execute(database)).rows).not.toEqual([]);
    await connection.check();
    writes.open();
    await storeSetting(database, "test", "after");
    expect(await kept()).toBe("after");
  });

  it("lets what has begun go on to its end, and is quiet only then", async () => {
    const { transact, writes } = connection;
    const { promise: isClosed, resolve: go } = Promise.withResolvers<void>();
    const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
    const writing = transact(async (transaction) => {
      begin();
      await isClosed;
      await storeSetting(transaction, "test", "in progress");
    });
    await hasBegun;
    writes.close();
    expect(writes.isQuiet()).toBe(false);
    go();
    await writing;
    expect(writes.isQuiet()).toBe(true);
    expect(await kept()).toBe("in progress");
  });

  it("is quiet again after a transaction that failed", async () => {
    const { transact, writes } = connection;
    const failing = transact(async () => {
      throw new Error("of the test");
    });
    await expect(failing).rejects.toThrow("of the test");
    writes.close();
    expect(writes.isQuiet()).toBe(true);
  });

  it("lets work that is one whole write to its end, and waits for it", async () => {
    const { database, writes } = connection;
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    let late: Promise<void> | undefined;
    const working = writes.whole(async () => {
      await isAnswered;
      await storeSetting(database, "test", "the answer");
      // Not a part of it: nobody waits for it.
      late = isOver.then(() => storeSetting(database, "test", "afterwards"));
    });
    const isOver = working.then(() => undefined);
    writes.close();
    expect(writes.isQuiet()).toBe(false);
    await expect(storeSetting(database, "test", "of others")).rejects.toThrow(WritesPaused);
    answer();
    await working;
    expect(writes.isQuiet()).toBe(true);
    expect(await kept()).toBe("the answer");
    await expect(late).rejects.toThrow(WritesPaused);
  });
});

it("does not wait for work that takes too long", async () => {
  const gate = new WriteGate(0);
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  const working = gate.whole(async () => {
    await isAnswered;
    gate.enter()();
  });
  gate.close();
  await expect.poll(() => gate.isQuiet()).toBe(true);
  answer();
  await working;
});
