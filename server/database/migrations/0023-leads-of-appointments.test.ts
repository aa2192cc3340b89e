import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "#tests/support/desk.ts";
import { makeOldDatabase } from "#tests/support/old-database.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const now = "2026-06-02T16:00:00.000Z";
const ada = { name: "Ada", email: "ada@example.com", phone: "(703) 555-0101" };
const bo = { name: "Bo", email: "", phone: "(703) 555-0102" };
const appointments = [
  // What the desk booked for Ada's message first, and then instead of it.
  { id: "first", person: ada, slot: "09:00" },
  { id: "last", person: ada, slot: "10:00" },
  // Bo left no address of mail.
  { id: "by phone", person: bo, slot: "11:00" },
  { id: "by phone, last", person: bo, slot: "13:00" },
  // Somebody with Ada's mailbox and another name, whose lead is no longer kept.
  { id: "nobody's", person: { ...ada, name: "Ann" }, slot: "14:00" },
];

describe.each(engines)("appointments from before they named their lead, on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;

  beforeEach(async () => {
    storage = await createStorage(engine);
    await makeOldDatabase(storage, "0022-returns-and-feeds", async (database) => {
      await sql`
        insert into customers (id, email_key, name, email, phone, address, created_at)
        values ('ada', 'ada', 'Ada', 'ada@example.com', '', '', ${now})`.execute(database);
      for (const { id, person, slot } of appointments) {
        const { name, email, phone } = person;
        await sql`
          insert into appointments (id, customer_id, name, email, phone, address, notes, date, slot, status, sequence,
            mailbox, suspected, withheld, created_at, updated_at)
          values (${id}, 'ada', ${name}, ${email}, ${phone}, '', '', '2026-06-03', ${slot}, 'booked', 1,
            ${email}, 0, 0, ${now}, ${now})`.execute(database);
      }
      for (const [id, { name, email, phone }, last] of [
        ["ada's", ada, "last"],
        ["bo's", bo, "by phone, last"],
      ] as const) {
        await sql`
          insert into leads (id, kind, source_id, source, appointment_id, person_key, name, email, phone, address,
            subject, message, emergency, suspected, state, version, arrived_at, answer_by, promise_by, alerts,
            updated_at, search)
          values (${id}, 'inquiry', ${`message ${id}`}, 'contact', ${last}, ${email || "7035550102"}, ${name}, ${email},
            ${phone}, '', '', '', 0, 0, 'scheduled', 1, ${now}, ${now}, ${now}, 0, ${now}, 'x')`.execute(
          database,
        );
      }
      for (const [lead, slot] of [
        ["ada's", "09:00"],
        ["ada's", "14:00"],
        ["bo's", "11:00"],
      ]) {
        const details = JSON.stringify({ event: "booked", date: "2026-06-03", timeSlot: slot });
        await sql`
          insert into lead_events (id, lead_id, at, kind, details)
          values (${`${lead} ${slot}`}, ${lead}, ${now}, 'appointment', ${details})`.execute(
          database,
        );
      }
    });
    server = await startTestApp(engine, storage.forApp);
  });
  afterEach(async () => {
    await server.close();
    await storage.drop();
  });

  it("are the leads' that had them last, and those in whose timeline they are", async () => {
    const office = await signIn(server, "office");
    const { body } = await office.send("GET", "/api/desk/calendar?from=2026-06-03&days=1");
    expect(body.days[0].appointments).toMatchObject([
      { id: "first", leadId: "ada's" },
      { id: "last", leadId: "ada's" },
      { id: "by phone", leadId: "bo's" },
      { id: "by phone, last", leadId: "bo's" },
    ]);
  });

  it("get theirs also from an earlier release, which only links them to the lead", async () => {
    const connection = await storage.open();
    const { database } = connection;
    const link = database.updateTable("leads").set({ appointment_id: "nobody's" });
    await link.where("id", "=", "ada's").execute();
    const found = database
      .selectFrom("appointments")
      .select("lead_id")
      .where("id", "=", "nobody's");
    expect(await found.execute()).toEqual([{ lead_id: "ada's" }]);
    await connection.close();
  });
});
