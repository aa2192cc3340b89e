import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { signIn } from "#tests/support/desk.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp } from "#tests/support/test-app.ts";
import { wholeDatabase } from "#tests/support/whole-database.ts";
import { faultOf } from "./notice.ts";
import { rehearse } from "./rehearsal.ts";

describe.each(engines)("a rehearsal on %s", (engine) => {
  let storage: Storage;
  let folder: string;
  beforeEach(async () => {
    storage = await createStorage(engine);
    // Others rehearse at the same time.
    folder = await mkdtemp(path.join(tmpdir(), "rehearsed-"));
    vi.stubEnv("TMPDIR", folder);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
    await storage.drop();
  });

  const site = () => ({
    ...{ dataDir: storage.dataDir, databaseUrl: storage.databaseUrl },
    siteUrl: "https://roofs.example",
    mailFrom: "Roofs <a@roofs.example>",
    officeEmail: "office@roofs.example",
    emergencyEmail: "Crew <crew@roofs.example>",
  });

  async function everything(): Promise<unknown> {
    const connection = await storage.open();
    try {
      return await wholeDatabase(connection);
    } finally {
      await connection.close();
    }
  }

  const leftovers = async () => {
    const folders = (await readdir(folder)).filter((name) => name.startsWith("site-rehearsal-"));
    if (!storage.databaseUrl) return folders;
    const client = new pg.Client(storage.databaseUrl);
    await client.connect();
    const { rows } = await client.query(
      "select nspname from pg_namespace where nspname ~ 'rehearsal'",
    );
    await client.end();
    return [...folders, ...rows];
  };

  it("stores and erases a lead, books a time for as many as it has places, and notices the crew", async () => {
    expect(await rehearse(site())).toEqual({
      lead: {
        state: "ok",
        text: expect.stringContaining("was stored as it was typed, and erased"),
      },
      bookings: {
        state: "ok",
        text: expect.stringMatching(/^20 people .+ were told that it is taken$/),
      },
      notice: { state: "ok", text: expect.stringContaining("it was not sent") },
    });
  });

  it("looks for the notice where an owner has set that emergencies go", async () => {
    const server = await startTestApp(engine, storage.forApp);
    const owner = await signIn(server, "owner");
    const settings = { overrides: { "mailboxes.emergency": "night@buckeye.example" } };
    const set = await owner.send("PUT", "/api/desk/business", { version: 0, settings });
    expect(set.status).toBe(200);
    await server.close();
    expect((await rehearse(site())).notice).toMatchObject({ state: "ok" });
  });

  it("leaves nothing behind, and the site's own tables as they were", async () => {
    const before = await everything();
    await rehearse(site());
    expect(await everything()).toEqual(before);
    expect(await leftovers()).toEqual([]);
  });

  it("removes what a killed one has left, and nothing of one that goes on", async () => {
    const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
    const left = path.join(folder, `site-rehearsal-${minutesAgo(11)}-abcDEF`);
    const other = path.join(folder, `site-rehearsal-${minutesAgo(9)}-abcDEF`);
    for (const one of [left, other]) {
      await mkdir(one);
      await writeFile(path.join(one, "site.db"), "mailboxes of the staff");
    }
    await rehearse(site());
    expect(await leftovers()).toEqual([path.basename(other)]);
  });

  it("books by the hours and closures that the desk has set", async () => {
    const connection = await storage.open();
    const now = new Date();
    await connection.database
      .insertInto("closures")
      .values({
        id: "closed",
        first_day: calendarDay(now.toISOString().slice(0, 10)),
        last_day: calendarDay(new Date(now.getTime() + 90 * 86_400_000).toISOString().slice(0, 10)),
        ...{ from_slot: null, to_slot: null, inspector_id: null, reason: "Hurricane" },
        ...{ staff_id: "somebody", created_at: now.toISOString() },
      })
      .execute();
    await connection.close();
    expect((await rehearse(site())).bookings).toEqual({
      state: "warn",
      text: expect.stringContaining("no time can be booked in an empty calendar"),
    });
  });

  it("waits for the start that migrates the tables", async () => {
    const connection = await storage.open();
    await connection.database
      .withTables<{ kysely_migration: { name: string } }>()
      .deleteFrom("kysely_migration")
      .where("name", ">", "0060")
      .execute();
    await connection.close();
    expect((await rehearse(site())).lead).toEqual({
      state: "skip",
      text: expect.stringContaining("start this one, then check again"),
    });
  });
});

describe("a rehearsal on PostgreSQL", () => {
  it("says so where its user may not make a schema", async () => {
    const storage = await createStorage("postgres");
    const client = new pg.Client(storage.databaseUrl);
    await client.connect();
    const role = `reader_${crypto.randomUUID().slice(0, 8)}`;
    await client.query(`create role ${role} login password 'x'`);
    await client.query(`grant select on all tables in schema public to ${role}`);
    const url = new URL(storage.databaseUrl ?? "");
    url.username = role;
    url.password = "x";
    const found = await rehearse({
      ...{ dataDir: storage.dataDir, databaseUrl: url.href, siteUrl: "https://roofs.example" },
      ...{
        mailFrom: "a@roofs.example",
        officeEmail: "b@roofs.example",
        emergencyEmail: "c@roofs.example",
      },
    });
    await client.query(`drop owned by ${role}; drop role ${role}`);
    await client.end();
    expect(found.lead).toEqual({
      state: "skip",
      text: expect.stringContaining("the database's user may not make a schema: GRANT CREATE"),
    });
    await storage.drop();
  });
});

describe("the headers of a notice", () => {
  const right =
    "From: a@b.c\r\nTo: crew@b.c\r\nSubject: =?UTF-8?Q?x?=\r\nDate: now\r\nMessage-ID: <1@b.c>";
  it.each([
    [["crew@b.c"], right, undefined],
    [["crew@b.c", "everybody@b.c"], right, "goes to 2 mailboxes"],
    [["crew@b.c"], right.replace("a@b.c", "jürgen@b.c"), "has letters beyond ASCII in its headers"],
    [["crew@b.c"], `${right}\r\nBcc: everybody@b.c`, "has a header that its writer has typed"],
    [["crew@b.c"], `${right}\r\nSubject: another`, "has not one header subject"],
  ])("to %j: %s", (to, head, fault) => {
    expect(faultOf({ to, head })).toBe(fault);
  });
});
