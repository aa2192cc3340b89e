import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { checkDatabase } from "#server/command/checks/database.ts";
import { siteCommand } from "#tests/support/site-command.ts";
import { createStorage } from "#tests/support/storage.ts";
import { startTestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";
import { connect } from "./connect.ts";

let name: string;
let databaseUrl: string;
let dataDir: string;
let ended: (() => Promise<void>)[];

async function administer(statement: string, database = "postgres"): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject("postgresUrl")}/${database}` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of its own for the test. @param settings As `CREATE DATABASE` takes them. */
async function createDatabase(settings = ""): Promise<void> {
  await administer(`create database ${name} template template0 ${settings}`);
  ended.push(() => administer(`drop database ${name} with (force)`));
}

beforeEach(async () => {
  ended = [];
  name = `own_${randomUUID().replaceAll("-", "")}`;
  databaseUrl = `${inject("postgresUrl")}/${name}`;
  const storage = await createStorage("sqlite");
  dataDir = storage.dataDir;
  ended.push(() => storage.drop());
});
afterEach(async () => {
  for (const end of ended.reverse()) await end();
});

const place = () => ({ databaseUrl, dataDir });

describe("a database that cannot keep what people type", () => {
  beforeEach(() => createDatabase("encoding 'LATIN1' locale 'C'"));

  it("stops the start in one line, whose command makes one that can", async () => {
    const fault = await connect(place()).then(
      () => "",
      (error: Error) => error.message,
    );
    expect(fault).toMatch(/^The database own_\w+ of DATABASE_URL is in LATIN1, [^\n]+$/);
    const command = /CREATE DATABASE [^;]+/.exec(fault)?.[0] ?? "";
    await administer(command);
    ended.push(() => administer(`drop database "${name}_utf8" with (force)`));
    const connection = await connect({ dataDir, databaseUrl: `${databaseUrl}_utf8` });
    await connection.database
      .insertInto("settings")
      .values({ name: "typed", value: "It’s 雨" })
      .execute();
    await connection.close();
  });

  it("is a fault of `site check`, even while it is empty", async () => {
    expect(await checkDatabase(place())).toEqual({
      state: "FAULT",
      text: expect.stringContaining("is in LATIN1"),
    });
  });

  it("takes no backup either", async () => {
    const file = `${dataDir}/site.backup`;
    await siteCommand({ dataDir, databaseUrl: undefined }, ["backup", file]);
    const restored = await siteCommand(place(), ["restore", file]);
    expect(restored.code).toBe(1);
    expect(restored.lines).toEqual([expect.stringContaining("is in LATIN1")]);
  });
});

describe("a database that does not check what it keeps", () => {
  it("is warned of at the start and by `site check`, and works", async () => {
    await createDatabase("encoding 'SQL_ASCII' locale 'C'");
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const server = await startTestApp("postgres", {
      databaseUrl,
      logStream,
      env: { LOG_LEVEL: "warn" },
    });
    const booked = await book(
      await server.visitor(),
      { date: "2026-06-03", timeSlot: "9:00 AM" },
      { notes: "It’s 雨" },
    );
    expect(booked.status).toBe(201);
    await server.close();
    expect(lines.filter((line) => line.includes("SQL_ASCII"))).toHaveLength(1);
    expect(await checkDatabase(place())).toEqual({
      state: "warn",
      text: expect.stringContaining("SQL_ASCII"),
    });
  });
});

describe("a database whose transactions are serializable by default", () => {
  beforeEach(async () => {
    await createDatabase();
    await administer(`alter database ${name} set default_transaction_isolation = serializable`);
  });

  it("has ours read committed, within transactions and without", async () => {
    const connection = await connect(place());
    const level = sql<{ level: string }>`select current_setting('transaction_isolation') as level`;
    const single = await level.execute(connection.database);
    const within = await connection.transact((transaction) => level.execute(transaction));
    expect([single.rows, within.rows]).toEqual([
      [{ level: "read committed" }],
      [{ level: "read committed" }],
    ]);
    await connection.close();
  });

  it("refuses none of the bookings that come at once, each of another time", async () => {
    const server = await startTestApp("postgres", {
      databaseUrl,
      env: { DATABASE_CONNECTIONS: "10" },
    });
    const visitor = await server.visitor();
    const times = ["9:00 AM", "10:00 AM", "11:00 AM", "1:00 PM", "2:00 PM", "3:00 PM"];
    const booked = await Promise.all(
      times.map((timeSlot, index) =>
        book(visitor, { date: "2026-06-03", timeSlot }, { email: `${index}${ada.email}` }),
      ),
    );
    expect(booked.map(({ status }) => status)).toEqual(times.map(() => 201));
    await server.close();
  });

  it("keeps the other options of DATABASE_URL", async () => {
    const options = encodeURIComponent("-c lock_timeout=4s");
    const connection = await connect({ dataDir, databaseUrl: `${databaseUrl}?options=${options}` });
    const { rows } = await sql`
      select current_setting('lock_timeout') as lock,
        current_setting('default_transaction_isolation') as level`.execute(connection.database);
    expect(rows).toEqual([{ lock: "4s", level: "read committed" }]);
    await connection.close();
  });
});

describe("a database that takes no changes", () => {
  it("is named, with what to do, by `site check` and at the start", async () => {
    await createDatabase();
    await (await connect(place())).close();
    await administer(`alter database ${name} set default_transaction_read_only = on`);
    const words = "PostgreSQL takes no changes (25006): DATABASE_URL leads to a standby";
    expect(await checkDatabase(place())).toEqual({
      state: "FAULT",
      text: expect.stringContaining(words),
    });
    await expect(startTestApp("postgres", { databaseUrl })).rejects.toThrow(words);
  });
});
