import type { KyselyPlugin } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { Connection } from "#server/database/connection.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { holdLock } from "#tests/support/held-lock.ts";
import { writeAsVisitor } from "#tests/support/leads.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { deleteOldLeads } from "./old-leads.ts";

/* On PostgreSQL alone: SQLite has one writer at a time, so nothing happens while leads are deleted. */

let storage: Storage;
let server: TestApp;
let connection: Connection;
let desk: Visitor;
let lead: { id: string; version: number };

beforeEach(async () => {
  storage = await createStorage("postgres");
  server = await startTestApp("postgres", storage.forApp);
  connection = await storage.open();
  desk = await signIn(server, "owner");
  const { id, version } = await writeAsVisitor(server, desk);
  const lost = { version, state: "lost", lostReason: "timing" };
  const { body } = await desk.send("PATCH", `/api/desk/leads/${id}`, lost);
  lead = body.lead;
  await server.app.services.outbox.drained();
});
afterEach(async () => {
  await connection.close();
  await server.close();
  await storage.drop();
});

/** When all leads here have been closed for more than a month. */
const later = () => new Date(server.clock.now.getTime() + 40 * 24 * 3_600_000);

const retain = (on: Connection = connection) =>
  deleteOldLeads(["won", "lost"], later())(on, later(), 200);

const leadsLeft = async () =>
  (await connection.database.selectFrom("leads").select("id").execute()).map(({ id }) => id);

it("keeps a closed lead that somebody is about to reopen", async () => {
  const reopening = await holdLock(
    storage.databaseUrl,
    "update leads set state = 'contacted' where id = $1",
    [lead.id],
  );
  let isDone = false;
  const deleting = retain().finally(() => {
    isDone = true;
  });
  await expect.poll(async () => isDone || (await reopening.waiting()) > 0).toBe(true);
  await reopening.commit();
  await deleting;
  expect(await leadsLeft()).toEqual([lead.id]);
});

it("keeps a closed lead whose appointment is moved at the same moment", async () => {
  const address = "12 Maple Street, Fairfax, VA";
  const time = { date: "2026-06-03", timeSlot: "9:00 AM", address };
  await desk.post(`/api/desk/leads/${lead.id}/appointment`, time);
  const { database } = connection;
  await database.updateTable("leads").set({ state: "won" }).execute();
  const afterFirst = moveOnce(() =>
    database
      .updateTable("appointments")
      .set({ date: calendarDay("2026-09-01") })
      .execute(),
  );
  const moving: Connection = {
    ...connection,
    transact: (work) => database.withPlugin(afterFirst).transaction().execute(work),
  };
  expect(await retain(moving)).toBe(0);
  expect(await leadsLeft()).toEqual([lead.id]);
});

/** Does something else as soon as the first statement is answered. */
function moveOnce(work: () => Promise<unknown>): KyselyPlugin {
  let isDone = false;
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isDone) {
        isDone = true;
        await work();
      }
      return result;
    },
  };
}

it("tells nobody that a lead it deletes was reopened", async () => {
  // The lead's mails are deleted first, so this stops the deletion in the middle.
  const held = await holdLock(storage.databaseUrl, "select 1 from outbox for update");
  const deleting = retain();
  await expect.poll(() => held.waiting()).toBe(1);
  const change = { version: lead.version, state: "contacted" };
  const reopening = desk.send("PATCH", `/api/desk/leads/${lead.id}`, change);
  let isAnswered = false;
  void reopening.then(() => {
    isAnswered = true;
  });
  await expect.poll(async () => isAnswered || (await held.waiting()) === 2).toBe(true);
  await held.release();
  await deleting;
  const { status } = await reopening;
  expect([status, await leadsLeft()]).toEqual([404, []]);
});
