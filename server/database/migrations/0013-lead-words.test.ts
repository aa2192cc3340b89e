import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { makeOldDatabase } from "#tests/support/old-database.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { slots } from "#tests/support/usual-slots.ts";

const labels = ["9:00 AM", "10:00 AM", "11:00 AM", "1:00 PM", "2:00 PM", "3:00 PM", "4:00 PM"];
const date = "2026-06-03";
const now = "2026-06-02T16:00:00.000Z";
/** Looks like a key of an appointment's details. */
const note = JSON.stringify({ text: '"timeSlot":"9:00 AM"', timeSlot: "9:00 AM" });

async function fill(database: Kysely<unknown>): Promise<void> {
  for (const source of ["booking", "contact", "homepage_widget"]) {
    await sql`
      insert into leads (id, kind, source_id, source, person_key, name, email, phone, address, subject, message,
        emergency, suspected, state, version, arrived_at, answer_by, promise_by, alerts, updated_at, search)
      values (${source}, 'appointment', ${source}, ${source}, 'ada', 'Ada', 'ada@example.com', '', '', '', '',
        0, 0, 'new', 1, ${now}, ${now}, ${now}, 0, ${now}, 'ada')`.execute(database);
  }
  const event = (id: string, kind: string, details: string) => sql`
    insert into lead_events (id, lead_id, at, kind, details)
    values (${id}, 'booking', ${now}, ${kind}, ${details})`;
  for (const [index, timeSlot] of labels.entries()) {
    const kind = index === 0 ? "arrived" : "appointment";
    const details = JSON.stringify({ event: "booked", date, timeSlot });
    await event(`event ${index}`, kind, details).execute(database);
  }
  await event("bare", "arrived", "{}").execute(database);
  await event("note", "note", note).execute(database);
}

describe.each(engines)("a %s database in which timelines hold labels", (engine) => {
  let storage: Storage;
  let connection: Connection;

  beforeEach(async () => {
    storage = await createStorage(engine);
    await makeOldDatabase(storage, "0012-desk", fill);
    connection = await storage.open();
  });
  afterEach(async () => {
    await connection.close();
    await storage.drop();
  });

  it("has times in them afterwards, and leaves alone what people wrote", async () => {
    const events = await connection.database
      .selectFrom("lead_events")
      .select(["id", "details"])
      .orderBy("number")
      .execute();
    expect(events.map(({ id, details }) => [id, JSON.parse(details)])).toEqual([
      ...slots.map((timeSlot, index) => [`event ${index}`, { event: "booked", date, timeSlot }]),
      ["bare", {}],
      ["note", JSON.parse(note)],
    ]);
  });

  it("calls an appointment's lead by that name, and the others as before", async () => {
    const leads = await connection.database
      .selectFrom("leads")
      .select(["id", "source"])
      .orderBy("number")
      .execute();
    expect(leads).toEqual([
      { id: "booking", source: "appointment" },
      { id: "contact", source: "contact" },
      { id: "homepage_widget", source: "homepage_widget" },
    ]);
  });
});
