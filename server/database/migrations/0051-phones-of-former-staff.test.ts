import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeOldDatabase } from "#tests/support/old-database.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";

describe.each(engines)("phones of staff, on %s", (engine) => {
  let storage: Storage;

  beforeEach(async () => {
    storage = await createStorage(engine);
    await makeOldDatabase(storage, "0050-confirmed-bookings", async (database) => {
      for (const [id, isActive] of [
        ["here", 1],
        ["gone", 0],
      ]) {
        await sql`
          insert into staff (id, email_key, email, name, role, phone, is_active, created_at)
          values (${id}, ${id}, ${id}, 'Ada', 'office', '+17035550142', ${isActive},
            '2026-06-02T16:00:00.000Z')`.execute(database);
      }
    });
  });
  afterEach(() => storage.drop());

  it("go with those who were deactivated before that deleted them", async () => {
    const { database, close } = await storage.open();
    const staff = await database
      .selectFrom("staff")
      .select(["id", "phone"])
      .orderBy("id")
      .execute();
    await close();
    expect(staff).toEqual([
      { id: "gone", phone: "" },
      { id: "here", phone: "+17035550142" },
    ]);
  });
});
