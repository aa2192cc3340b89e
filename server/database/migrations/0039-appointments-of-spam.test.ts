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
  { date = "2999-06-03", status = "booked", suspected = 1, isMarked = false } = {},
): Promise<void> {
  await sql`
    insert into customers (id, email_key, name, email, phone, address, created_at)
    values (${id}, ${id}, 'Ada', 'ada@example.com', '', '', ${now})`.execute(database);
  await sql`
    insert into appointments (id, customer_id, name, email, phone, address, notes, date, slot, status, sequence,
      mailbox, suspected, withheld, created_at, updated_at)
    values (${id}, ${id}, 'Ada', 'ada@example.com', '', '', '', ${date}, '09:00', ${status}, 1,
      'ada@example.com', 1, 1, ${now}, ${now})`.execute(database);
  await sql`
    insert into leads (id, kind, source_id, source, appointment_id, person_key, name, email, phone, address, subject,
      message, emergency, suspected, state, version, arrived_at, answer_by, promise_by, alerts, updated_at, search)
    values (${id}, 'appointment', ${id}, 'appointment', ${id}, 'ada', 'Ada', 'ada@example.com', '', '', '',
      '', 0, ${suspected}, 'spam', 1, ${now}, ${now}, ${now}, 0, ${now}, 'ada')`.execute(database);
  if (!isMarked) return;
  await sql`
    insert into lead_events (id, lead_id, at, kind, details)
    values (${id}, ${id}, ${now}, 'changed', '{"state":{"from":"new","to":"spam"}}')`.execute(
    database,
  );
}

describe.each(engines)("bookings that looked like spam, on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;

  beforeEach(async () => {
    storage = await createStorage(engine);
    await makeOldDatabase(storage, "0034-photos", async (database) => {
      await storeLead(database, "ahead");
      await storeLead(database, "over", { date: "2020-06-03" });
      await storeLead(database, "canceled", { status: "cancelled" });
      await storeLead(database, "called spam by staff", { isMarked: true });
    });
    connection = await storage.open();
  });
  afterEach(async () => {
    await connection.close();
    await storage.drop();
  });

  it("wait for the office if they are still ahead, marked as before", async () => {
    const leads = await connection.database
      .selectFrom("leads")
      .select(["id", "state", "suspected", "version"])
      .select((lead) => lead("alert_at", "is not", null).as("is_due"))
      .orderBy("id")
      .execute();
    expect(leads.map((lead) => ({ ...lead, is_due: Boolean(lead.is_due) }))).toEqual([
      { id: "ahead", state: "new", suspected: 1, version: 2, is_due: true },
      { id: "called spam by staff", state: "spam", suspected: 1, version: 1, is_due: false },
      { id: "canceled", state: "spam", suspected: 1, version: 1, is_due: false },
      { id: "over", state: "spam", suspected: 1, version: 1, is_due: false },
    ]);
  });
});
