import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { makeOldDatabase } from "#tests/support/old-database.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";

const now = "2026-06-02T16:00:00.000Z";

async function storeLead(
  database: Kysely<unknown>,
  id: string,
  {
    status = "cancelled",
    state = "new",
    version = 1,
    arrived = `arrived-${id}`,
  }: { status?: string; state?: string; version?: number; arrived?: string } = {},
): Promise<void> {
  await sql`
    insert into customers (id, email_key, name, email, phone, address, created_at)
    values (${id}, ${id}, 'Ada', 'ada@example.com', '', '', ${now})`.execute(database);
  await sql`
    insert into appointments (id, customer_id, name, email, phone, address, notes, date, slot, status, sequence,
      mailbox, suspected, withheld, created_at, updated_at)
    values (${id}, ${id}, 'Ada', 'ada@example.com', '', '', '', '2026-06-03', '09:00', ${status}, 1,
      'ada@example.com', 0, 0, ${now}, ${now})`.execute(database);
  await sql`
    insert into leads (id, kind, source_id, source, appointment_id, person_key, name, email, phone, address, subject,
      message, emergency, suspected, state, version, arrived_at, answer_by, promise_by, alerts, alert_at, updated_at, search)
    values (${id}, 'appointment', ${id}, 'appointment', ${id}, 'ada', 'Ada', 'ada@example.com', '', '', '',
      '', 0, 0, ${state}, ${version}, ${now}, ${now}, ${now}, 0, ${now}, ${now}, 'ada')`.execute(
    database,
  );
  await sql`
    insert into lead_events (id, lead_id, at, kind, details)
    values (${arrived}, ${id}, ${now}, 'arrived', '{}')`.execute(database);
}

describe.each(engines)("bookings that were canceled before the desk, on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;

  beforeEach(async () => {
    storage = await createStorage(engine);
    await makeOldDatabase(storage, "0013-lead-words", async (database) => {
      await storeLead(database, "canceled");
      await storeLead(database, "canceled long ago", { state: "contacted" });
      await storeLead(database, "booked", { status: "booked" });
      await storeLead(database, "touched", { version: 2 });
      await storeLead(database, "of the desk", { arrived: "an event of the desk" });
    });
    connection = await storage.open();
  });
  afterEach(async () => {
    await connection.close();
    await storage.drop();
  });

  it("are closed, and say so in their timeline; others stay as they are", async () => {
    const { database } = connection;
    const leads = await database.selectFrom("leads").selectAll().orderBy("number").execute();
    const closed = { state: "lost", lost_reason: "other", alert_at: null, waits: 0 };
    expect(leads).toMatchObject([
      { id: "canceled", ...closed },
      { id: "canceled long ago", ...closed },
      { id: "booked", state: "new", alert_at: now },
      { id: "touched", state: "new" },
      { id: "of the desk", state: "new" },
    ]);
    const events = await database
      .selectFrom("lead_events")
      .select(["lead_id", "details"])
      .where("kind", "=", "changed")
      .orderBy("lead_id")
      .execute();
    expect(events.map(({ details }) => JSON.parse(details).state)).toEqual([
      { from: "new", to: "lost" },
      { from: "contacted", to: "lost" },
    ]);
  });
});
