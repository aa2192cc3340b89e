import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { makeOldDatabase } from "#tests/support/old-database.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";

const now = "2026-06-02T16:00:00.000Z";

describe.each(engines)("calls that lapsed bookings have left, on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;

  beforeEach(async () => {
    storage = await createStorage(engine);
    await makeOldDatabase(storage, "0039-appointments-of-spam", async (database) => {
      for (const [id, reason] of [
        ["lapsed", "unpressed"],
        ["near", "unconfirmed"],
        ["no call", null],
      ]) {
        await sql`
          insert into leads (id, kind, source_id, source, person_key, name, email, phone, address, subject, message,
            emergency, suspected, state, version, arrived_at, answer_by, promise_by, alerts, updated_at, search,
            follow_up_on, follow_up_reason)
          values (${id}, 'appointment', ${id}, 'appointment', 'ada', 'Ada', 'ada@example.com', '', '', '', '',
            0, 0, 'new', 1, ${now}, ${now}, ${now}, 0, ${now}, 'ada', '2026-06-02', ${reason})`.execute(
          database,
        );
      }
    });
    connection = await storage.open();
  });
  afterEach(async () => {
    await connection.close();
    await storage.drop();
  });

  it("have a reason that earlier releases know, and say when it lapsed", async () => {
    const leads = await connection.database
      .selectFrom("leads")
      .select(["id", "follow_up_reason", "lapsed_at"])
      .orderBy("id")
      .execute();
    expect(leads).toEqual([
      { id: "lapsed", follow_up_reason: "unconfirmed", lapsed_at: now },
      { id: "near", follow_up_reason: "unconfirmed", lapsed_at: null },
      { id: "no call", follow_up_reason: null, lapsed_at: null },
    ]);
  });
});
