import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeOldDatabase } from "#tests/support/old-database.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";

const now = "2026-06-02T16:00:00.000Z";
// The inspection is at nine, where it is four hours earlier than in UTC.
const before = "2026-06-03T12:59:00.000Z";
const after = "2026-06-03T13:40:00.000Z";

describe.each(engines)("inspections of leads that were quoted, on %s", (engine) => {
  let storage: Storage;

  beforeEach(async () => {
    storage = await createStorage(engine);
    await makeOldDatabase(storage, "0054-undo-of-many", async (database) => {
      await sql`
        insert into customers (id, name, email, email_key, phone, address, created_at)
        values ('ada', 'Ada', 'ada@example.com', 'ada@example.com', '', '', ${now})`.execute(
        database,
      );
      for (const [id, status, progress, state, quotedAt] of [
        ["booked", "booked", "booked", "quoted", after],
        ["on the way", "booked", "on-the-way", "won", after],
        ["quoted before", "booked", "confirmed", "quoted", before],
        ["missed", "booked", "no-show", "quoted", after],
        ["canceled", "cancelled", "booked", "quoted", after],
        ["lost since", "booked", "booked", "lost", after],
      ]) {
        await sql`
          insert into appointments (id, customer_id, name, email, phone, address, notes, date, slot, status, sequence,
            mailbox, suspected, withheld, created_at, updated_at, progress)
          values (${id}, 'ada', 'Ada', 'ada@example.com', '', '', '', '2026-06-03', '09:00', ${status}, 1,
            'ada@example.com', 0, 0, ${now}, ${now}, ${progress})`.execute(database);
        await sql`
          insert into leads (id, kind, source_id, source, appointment_id, person_key, name, email, phone, address,
            subject, message, emergency, suspected, state, version, arrived_at, answer_by, promise_by, alerts,
            updated_at, search, quoted_at)
          values (${id}, 'appointment', ${id}, 'appointment', ${id}, 'ada', 'Ada', 'ada@example.com', '', '',
            '', '', 0, 0, ${state}, 1, ${now}, ${now}, ${now}, 0, ${now}, 'ada', ${quotedAt})`.execute(
          database,
        );
      }
    });
  });
  afterEach(() => storage.drop());

  it("were held if they had begun by then, and nobody has said otherwise", async () => {
    const { database, close } = await storage.open();
    const held = await database
      .selectFrom("appointments")
      .select("id")
      .where("progress", "=", "done")
      .orderBy("id")
      .execute();
    await close();
    expect(held.map(({ id }) => id)).toEqual(["booked", "on the way"]);
  });
});
