import { spawn } from "node:child_process";
import { once } from "node:events";
import { open, rename } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { patience } from "#tests/support/patience.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";
import { createFaults } from "./sqlite-faults.ts";

const away = {
  success: false,
  error: expect.stringContaining("call us at (703) 555-0142"),
};
const tomorrow = { date: "2026-06-03", timeSlot: "9:00 AM" };

describe("a server whose SQLite file", () => {
  let storage: Storage;
  let file: string;
  let server: TestApp;
  let visitor: Visitor;

  beforeEach(async () => {
    storage = await createStorage("sqlite");
    file = path.join(storage.dataDir, "site.db");
    server = await startTestApp("sqlite", storage.forApp);
    visitor = await server.visitor();
  });
  afterEach(async () => {
    await server.close();
    await storage.drop();
  });

  const readiness = async () => (await fetch(`${server.url}/readyz`)).status;
  const register = (email: string) =>
    visitor.send("POST", "/api/customers/register", { ...ada, email });

  /** Moves everything from the write-ahead log into the file, so that damage to the file takes effect. */
  function moveLogIntoFile(): void {
    const other = new DatabaseSync(file);
    other.exec("pragma wal_checkpoint(truncate)");
    other.close();
  }

  it("is damaged says that it is not ready, even before a visitor hits the damage", async () => {
    expect((await book(visitor, tomorrow)).status).toBe(201);
    await server.app.services.outbox.drained();
    moveLogIntoFile();
    const handle = await open(file, "r+");
    const { size } = await handle.stat();
    await handle.write(Buffer.alloc(size - 8_192, 0xa5), 0, size - 8_192, 8_192);
    await handle.close();
    expect(await readiness()).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it("is no longer a database says that it is not ready", async () => {
    moveLogIntoFile();
    const handle = await open(file, "r+");
    await handle.write(Buffer.alloc(4_096, 0), 0, 4_096, 0);
    await handle.close();
    expect(await readiness()).toBe(503);
  });

  it("is gone says that it is not ready", async () => {
    await rename(file, `${file}.gone`);
    expect(await readiness()).toBe(503);
  });

  it("is being written by another process waits, then answers 503, and goes on serving others", {
    timeout: patience.longTest,
  }, async () => {
    const other = new DatabaseSync(file);
    other.exec("begin immediate");
    const waiting = register("waiting@example.com");
    expect(
      (await visitor.send("GET", "/api/appointments/available-slots?date=2026-06-03")).status,
    ).toBe(200);
    const refused = await waiting;
    expect([refused.status, refused.body]).toEqual([503, away]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const patient = register("waiting@example.com");
    other.exec("rollback");
    other.close();
    expect((await patient).status).toBe(201);
    await expect.poll(readiness, { timeout: patience.test }).toBe(200);
  });
});

/** Stores settings until the disk is full, then reports what happened. */
const program = `
import { connect } from "#server/database/connect.ts";
const { database, transact, check } = await connect({ dataDir: process.argv[1] });
const codeOf = (work) => work.then(() => "done", (error) => error.code);
const store = (name) => transact((transaction) =>
  transaction.insertInto("settings").values({ name, value: "x".repeat(4000) }).execute());
const before = await codeOf(check());
let stored = 0;
while (stored < 2000 && (await codeOf(store(String(stored)))) === "done") stored += 1;
const full = [await codeOf(store("then")), await codeOf(check())];
const kept = await database.selectFrom("settings").select("name").where("value", "like", "xxx%").execute();
console.log(JSON.stringify({ before, full, allKept: stored > 10 && kept.length === stored }));
`;

it("a server on a full disk keeps what it confirmed, is not ready, and still reads", {
  timeout: patience.longTest,
}, async () => {
  const storage = await createStorage("sqlite");
  // The kernel limits a file to this many blocks of 512 bytes.
  const onSmallDisk =
    'ulimit -f 2048 && exec "$0" --input-type=module-typescript --eval "$1" -- "$2"';
  const child = spawn("sh", ["-c", onSmallDisk, process.execPath, program, storage.dataDir]);
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  expect(errors).toBe("");
  const refused = expect.stringMatching(/^SQLITE_(FULL|IOERR)$/);
  expect(JSON.parse(output)).toEqual({ before: "done", full: [refused, refused], allKept: true });
  await storage.drop();
});

it("a transaction that the full disk ended does not block the next one", async () => {
  const storage = await createStorage("sqlite");
  const { database, transact, check, close } = await storage.open();
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  await sql.raw(`pragma max_page_count = ${pages.rows[0]?.page_count}`).execute(database);
  const setting = { name: "large", value: "x".repeat(100_000) };
  const large = () =>
    transact((transaction) => transaction.insertInto("settings").values(setting).execute());
  await expect(large()).rejects.toMatchObject({ code: "SQLITE_FULL" });
  await expect(check()).rejects.toMatchObject({ code: "SQLITE_FULL" });
  await sql.raw("pragma max_page_count = 100000").execute(database);
  await large();
  const stored = database.selectFrom("settings").select("name").where("name", "=", "large");
  expect(await stored.execute()).toEqual([{ name: "large" }]);
  await close();
  await storage.drop();
});

describe("faults of the SQLite file", () => {
  const failing = (errcode: number) => () => {
    throw Object.assign(new Error("of SQLite"), { errcode });
  };

  it("are remembered for a while when the disk refuses, and for good when the file is damaged", () => {
    let now = 0;
    const faults = createFaults(() => now);
    expect(() => faults.named(failing(13))).toThrow("SQLITE_FULL");
    now = 9_999;
    expect(faults.refuseIfRecent).toThrow("SQLITE_FULL");
    now = 10_000;
    expect(faults.refuseIfRecent).not.toThrow();
    expect(() => faults.named(failing(5))).toThrow("SQLITE_BUSY");
    expect(faults.refuseIfRecent).not.toThrow();
    expect(() => faults.named(failing(267))).toThrow("SQLITE_CORRUPT");
    now = 1e9;
    expect(faults.refuseIfRecent).toThrow("SQLITE_CORRUPT");
  });

  it("do not include mistakes in a statement", () => {
    const faults = createFaults();
    expect(() => faults.named(failing(1))).toThrow("of SQLite");
    expect(() => faults.named(failing(787))).toThrow("of SQLite");
    expect(faults.refuseIfRecent).not.toThrow();
  });
});
