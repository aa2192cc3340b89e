import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { preflightCommand } from "#server/command/preflight.ts";
import { laterTables } from "#server/upgrade/go-back.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp } from "#tests/support/test-app.ts";
import { book } from "#tests/support/visitors.ts";
import type { Requirement } from "./later-release.ts";
import { migrate, migrations } from "./migrate.ts";

const last = Object.keys(migrations).at(-1) ?? "";

/** A later release: it keeps the color of each roof. */
function laterRelease(requirement: Requirement | undefined) {
  const colors = {
    async up(database: Kysely<unknown>) {
      await sql`alter table appointments add column color text not null default 'gray'`.execute(
        database,
      );
    },
  };
  return {
    migrations: { ...migrations, "9000-colors": colors },
    requirements: requirement === undefined ? {} : { "9000-colors": requirement },
  };
}

describe.each(engines)("a release after a later one, on %s", (engine) => {
  let storage: Storage;

  beforeEach(async () => {
    storage = await createStorage(engine);
  });
  afterEach(() => storage.drop());

  /** What an update to the later release does to the tables. @returns the colors it then finds. */
  async function update(requirement: Requirement | undefined): Promise<unknown[]> {
    const { database, close } = await storage.open();
    try {
      await migrate(database, laterRelease(requirement));
      return (await sql<{ color: string }>`select color from appointments`.execute(database)).rows;
    } finally {
      await close();
    }
  }

  /** Starts this release, books, and stops. @returns how many appointments there are then. */
  async function serveOne(date: string): Promise<number> {
    const server = await startTestApp(engine, storage.forApp);
    try {
      const booked = await book(await server.visitor(), { date, timeSlot: "9:00 AM" });
      expect(booked.status).toBe(201);
    } finally {
      await server.close();
    }
    const { database, close } = await storage.open();
    const rows = await database.selectFrom("appointments").select("id").execute();
    await close();
    return rows.length;
  }

  it("starts on tables to which that one has only added, and back again, and loses nothing", async () => {
    expect(await serveOne("2026-06-03")).toBe(1);
    expect(await update(null)).toEqual([{ color: "gray" }]);
    expect(await serveOne("2026-06-04")).toBe(2);
    expect(await update(null)).toEqual([{ color: "gray" }, { color: "gray" }]);
  });

  it("starts when it has the migration that the later one asks for", async () => {
    await update(last);
    expect(await serveOne("2026-06-03")).toBe(1);
  });

  it("says in one line what to do when it cannot run on the later tables", async () => {
    await update("9000-colors");
    await expect(storage.open()).rejects.toThrow(
      /^The database has been changed by a later release \(migration 9000-colors\), and this release cannot run on it\. Start a release that has migration 9000-colors, or restore the backup made before the update\.$/,
    );
  });

  it("does not start on tables of which nothing says that it can run on them", async () => {
    await update(undefined);
    await expect(storage.open()).rejects.toThrow("migration 9000-colors");
  });

  it("is told apart by `site preflight`, which changes nothing", async () => {
    const settings = {
      DATA_DIR: storage.dataDir,
      ...(storage.databaseUrl && { DATABASE_URL: storage.databaseUrl }),
    };
    const lines: string[] = [];
    const preflight = () =>
      preflightCommand.run([], { settings, print: (line) => lines.push(line) });
    expect(await preflight()).toBe(0);
    await update("9000-colors");
    expect(await preflight()).toBe(laterTables);
    expect(lines).toEqual(["It can start.", expect.stringContaining("(migration 9000-colors)")]);
    await expect(
      preflightCommand.run([], {
        settings: { ...settings, NODE_ENV: "production" },
        print: () => {},
      }),
    ).rejects.toThrow("SITE_URL is missing");
  });

  it("refuses the tables of a fork, which lack some of its own", async () => {
    await update(null);
    const { database, close } = await storage.open();
    await sql`delete from kysely_migration where name = ${last}`.execute(database);
    await close();
    await expect(storage.open()).rejects.toThrow(
      `The database was made by another line of releases: it has 9000-colors, and lacks ${last}.`,
    );
  });
});
