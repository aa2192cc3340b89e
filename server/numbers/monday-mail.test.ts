import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessProfile as profile } from "#content/business-profile.ts";
import type { Connection } from "#server/database/connection.ts";
import { signIn } from "#tests/support/desk.ts";
import { mailOptions } from "#tests/support/outbox.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { storeLeads } from "#tests/support/stored-leads.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { mailWeekNumbers } from "./monday-mail.ts";
import { type WeekNumbers, weekNumbersMail } from "./week-numbers-mail.tsx";

const backups = {
  read: async () => ({ state: "expected" as const, newestAt: null, drill: null }),
};
const monday = new Date("2026-06-01T11:05:00Z");

describe.each(engines)("Monday's mail on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;
  let owner: Awaited<ReturnType<typeof signIn>>;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    owner = await signIn(server, "owner", "Olive Owner");
    await signIn(server, "office");
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  const run = (now = monday, through = connection) =>
    mailWeekNumbers(through, { profile, backups, clock: () => now });
  const lastWeek = () =>
    storeLeads(connection.database, [
      { arrived_at: "2026-05-26T14:00:00.000Z", came_from: "google", state: "won" },
      { arrived_at: "2026-05-30T14:00:00.000Z" },
      { arrived_at: "2026-05-18T14:00:00.000Z" },
      { arrived_at: "2026-05-29T14:00:00.000Z", state: "spam" },
    ]);

  /** The mails queued so far, by the names of those whom they are for. */
  async function mails(): Promise<WeekNumbers[]> {
    const rows = await connection.database
      .selectFrom("outbox")
      .select("payload")
      .where("kind", "=", "week-numbers")
      .execute();
    return rows
      .map(({ payload }) => JSON.parse(payload) as WeekNumbers)
      .sort((one, other) => one.to.name.localeCompare(other.to.name));
  }

  it("tells each owner last week's numbers once, whichever process sends it", async () => {
    await lastWeek();
    await signIn(server, "owner", "Otto Owner");
    const other = await storage.open();
    await Promise.all([run(), run(monday, other), run(), run(monday, other)]);
    await run(new Date("2026-06-01T20:00:00Z"), other);
    await other.close();
    const queued = await mails();
    expect(queued.map(({ to }) => to)).toEqual([
      { name: "Olive Owner", email: "olive.owner@office.example" },
      { name: "Otto Owner", email: "otto.owner@office.example" },
    ]);
    const { subject, text } = await weekNumbersMail(queued[0] as WeekNumbers, mailOptions);
    expect(subject).toBe("Last week: 2 leads, 1 won");
    expect(text).toContain("Sun, May 24 to Sat, May 30");
    expect(text).toContain(
      "https://site.test/desk/leads?list=all&from=2026-05-24&to=2026-05-30&spam=no&state=won",
    );
    await run(new Date("2026-06-08T11:00:00Z"));
    expect(await mails()).toHaveLength(4);
  });

  it("is sent by the server itself", async () => {
    await lastWeek();
    server.clock.now = monday;
    await server.app.services.outbox.drained();
    expect(server.mails.map(({ subject }) => subject)).toContain("Last week: 2 leads, 1 won");
  });

  it("is sent again after a crash, when nothing of it was stored", async () => {
    await lastWeek();
    const crashing: Connection = {
      ...connection,
      transact: (work) =>
        connection.transact(async (transaction) => {
          await work(transaction);
          throw new Error("crash");
        }),
    };
    await expect(run(monday, crashing)).rejects.toThrow("crash");
    expect(await mails()).toEqual([]);
    await run();
    expect(await mails()).toHaveLength(1);
  });

  it("does not go to whoever has switched it off, until they switch it on again", async () => {
    await lastWeek();
    const off = await owner.send("PATCH", "/api/desk/me", { getsNumbersMail: false });
    expect(off.body.me.getsNumbersMail).toBe(false);
    await run();
    expect(await mails()).toEqual([]);
    const on = await owner.send("PATCH", "/api/desk/me", { getsNumbersMail: true });
    expect(on.body.me.getsNumbersMail).toBe(true);
    await run(new Date("2026-06-08T11:00:00Z"));
    expect(await mails()).toHaveLength(1);
  });

  it("is not sent before seven, on another day, or about two weeks without leads", async () => {
    await run(monday);
    await run(new Date("2026-06-08T10:59:59Z"));
    await run(new Date("2026-06-09T11:00:00Z"));
    expect(await mails()).toEqual([]);
  });
});
