import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { connect } from "./connect.ts";
import { settingOrInitial } from "./settings-repository.ts";

/** Opens the database in a separate process, stores a setting and closes it. */
const program = `
import { connect } from "#server/database/connect.ts";
import { settingOrInitial } from "#server/database/settings-repository.ts";
const [dataDir, databaseUrl, own] = process.argv.slice(1);
const connection = await connect({ dataDir, databaseUrl: databaseUrl || undefined });
console.log(await settingOrInitial(connection.database, "secret", own));
await connection.close();
`;

async function inAnotherProcess(storage: Storage, own: string) {
  const args = ["--input-type=module-typescript", "--eval", program, "--"];
  const child = spawn(process.execPath, [...args, storage.dataDir, storage.databaseUrl ?? "", own]);
  const [output, errors, status] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    new Promise((resolve) => child.once("close", resolve)),
  ]);
  return { status, output: output.toString().trim(), errors: errors.toString() };
}

describe.each(engines)("the database %s", (engine) => {
  let storage: Storage;

  beforeEach(async () => {
    storage = await createStorage(engine, "none");
  });
  afterEach(() => storage.drop());

  it("is migrated once when several processes start at the same moment, and they agree", async () => {
    const runs = await Promise.all(
      ["a", "b", "c", "d"].map((own) => inAnotherProcess(storage, own)),
    );
    expect(runs.filter((run) => run.status !== 0).map((run) => run.errors)).toEqual([]);
    expect(new Set(runs.map((run) => run.output)).size).toBe(1);
    const connection = await storage.open();
    const done = await sql<{ name: string }>`select name from kysely_migration`.execute(
      connection.database,
    );
    const names = done.rows.map((row) => row.name);
    expect(names).toContain("0001-booking");
    expect(new Set(names).size).toBe(names.length);
    await connection.close();
  });

  it("keeps what was committed when it is opened again, and is not migrated twice", async () => {
    const first = await storage.open();
    await first.database.insertInto("settings").values({ name: "a", value: "1" }).execute();
    await first.close();
    const second = await storage.open();
    const stored = second.database.selectFrom("settings").selectAll().where("name", "=", "a");
    expect(await stored.execute()).toEqual([{ name: "a", value: "1" }]);
    await second.close();
  });

  it("keeps all of a transaction or nothing", async () => {
    const { database, transact, close } = await storage.open();
    const setting = (name: string) => ({ name, value: "1" });
    const failed = transact(async (transaction) => {
      await transaction.insertInto("settings").values(setting("a")).execute();
      await transaction.insertInto("settings").values(setting("a")).execute();
    });
    await expect(failed).rejects.toThrow();
    await transact((transaction) =>
      transaction.insertInto("settings").values(setting("b")).execute(),
    );
    const stored = database.selectFrom("settings").select("name").where("name", "in", ["a", "b"]);
    expect(await stored.execute()).toEqual([{ name: "b" }]);
    await close();
  });

  it("enforces its foreign keys", async () => {
    const { database, close } = await storage.open();
    const date = calendarDay("2026-06-03");
    const seat = { date, slot: "09:00" as const, seat: 1, appointment_id: "nobody" };
    await expect(database.insertInto("seats").values(seat).execute()).rejects.toThrow(
      /foreign key/i,
    );
    await close();
  });

  it("keeps the first value of a setting that many ask for at once", async () => {
    const { database, close } = await storage.open();
    const values = await Promise.all(
      ["a", "b", "c"].map((own) => settingOrInitial(database, "secret", own)),
    );
    expect(new Set(values).size).toBe(1);
    await close();
  });
});

it("PostgreSQL is migrated once by several connections of one process", async () => {
  const storage = await createStorage("postgres", "none");
  const connections = await Promise.all([1, 2, 3, 4].map(() => storage.open()));
  for (const { database } of connections) {
    expect(await database.selectFrom("customers").selectAll().execute()).toEqual([]);
  }
  await Promise.all(connections.map((connection) => connection.close()));
  await storage.drop();
});

it("SQLite writes ahead and syncs fully, so that a power cut loses nothing", async () => {
  const storage = await createStorage("sqlite", "none");
  const { database, close } = await storage.open();
  const pragma = async (name: string) =>
    (await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database)).rows[0]?.[name];
  expect(await pragma("journal_mode")).toBe("wal");
  expect(await pragma("synchronous")).toBe(2);
  expect(await pragma("foreign_keys")).toBe(1);
  await close();
  await storage.drop();
});

it("a PostgreSQL that does not answer stops the start", async () => {
  const nowhere = "postgres://nobody:hunter2@127.0.0.1:1/none";
  await expect(connect({ dataDir: "unused", databaseUrl: nowhere })).rejects.toThrow(
    expect.objectContaining({ code: "ECONNREFUSED" }),
  );
});
