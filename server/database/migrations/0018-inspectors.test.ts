import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "#tests/support/desk.ts";
import { makeOldDatabase } from "#tests/support/old-database.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const now = "2026-06-02T16:00:00.000Z";

describe.each(engines)("appointments of an earlier release, on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;

  beforeEach(async () => {
    storage = await createStorage(engine);
    await makeOldDatabase(storage, "0017-search", async (database) => {
      await sql`
        insert into customers (id, email_key, name, email, phone, address, created_at)
        values ('ada', 'ada', 'Ada', 'ada@example.com', '', '', ${now})`.execute(database);
      for (const [id, slot, status] of [
        ["booked", "09:00", "booked"],
        ["canceled", "10:00", "cancelled"],
      ]) {
        await sql`
          insert into appointments (id, customer_id, name, email, phone, address, notes, date, slot, status, sequence,
            mailbox, suspected, withheld, created_at, updated_at)
          values (${id}, 'ada', 'Ada', 'ada@example.com', '', '', '', '2026-06-03', ${slot}, ${status}, 1,
            'ada@example.com', 0, 0, ${now}, ${now})`.execute(database);
        await sql`
          insert into leads (id, kind, source_id, source, appointment_id, person_key, name, email, phone, address,
            subject, message, emergency, suspected, state, version, arrived_at, answer_by, promise_by, alerts,
            updated_at, search)
          values (${`lead of ${id}`}, 'appointment', ${id}, 'appointment', ${id}, 'ada', 'Ada', 'ada@example.com', '',
            '', '', '', 0, 0, 'contacted', 1, ${now}, ${now}, ${now}, 0, ${now}, 'ada')`.execute(
          database,
        );
      }
      await sql`
        insert into seats (date, slot, seat, appointment_id)
        values ('2026-06-03', '09:00', 1, 'booked')`.execute(database);
    });
    server = await startTestApp(engine, storage.forApp);
  });
  afterEach(async () => {
    await server.close();
    await storage.drop();
  });

  it("are unassigned in the calendar, and hold their times as before", async () => {
    const office = await signIn(server, "office");
    const { status, body } = await office.send("GET", "/api/desk/calendar?from=2026-06-03&days=1");
    expect(status).toBe(200);
    expect(body.inspectors).toEqual([]);
    const [day] = body.days;
    const untouched = { inspectorId: null, progress: "booked", toldTime: null, sequence: 1 };
    expect(day.appointments).toMatchObject([
      { id: "booked", leadId: "lead of booked", status: "booked", ...untouched },
      { id: "canceled", leadId: "lead of canceled", status: "cancelled", ...untouched },
    ]);
    expect(day.slots.slice(0, 2)).toMatchObject([
      { timeSlot: "9:00 AM", capacity: 1, booked: 1 },
      { timeSlot: "10:00 AM", capacity: 1, booked: 0 },
    ]);
  });
});
