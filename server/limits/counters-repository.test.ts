import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import * as limits from "#server/database/migrations/0008-limits.ts";
import { customerRow } from "#tests/support/rows.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { someAppointment } from "#tests/support/visitors.ts";
import { count, forgetEnded } from "./counters-repository.ts";

const start = new Date("2026-06-02T16:00:00Z");
const at = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const window = { name: "tries of somebody", most: 3, milliseconds: 60_000 };
const longer = { name: "tries of everybody", most: 4, milliseconds: 3_600_000 };

describe.each(engines)("a limit's counter on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;

  beforeEach(async () => {
    storage = await createStorage(engine);
    connection = await storage.open();
  });
  afterEach(async () => {
    await connection.close();
    await storage.drop();
  });

  const names = async () => {
    const rows = await connection.database.selectFrom("limit_counters").select("name").execute();
    return rows.map(({ name }) => name);
  };

  it("counts up to the maximum, and then says when its window ends", async () => {
    const { database } = connection;
    for (const moment of [0, 10, 59_999]) {
      expect(await count(database, [window], at(moment))).toEqual([null]);
    }
    expect(await count(database, [window], at(59_999))).toEqual([at(60_000)]);
    expect(await count(database, [{ ...window, name: "of another" }], at(0))).toEqual([null]);
    expect(await count(database, [window], at(60_000))).toEqual([null]);
    expect(await count(database, [{ ...window, most: 1 }], at(60_001))).toEqual([at(120_000)]);
  });

  it("counts in several windows at once, separately in each", async () => {
    const tries = async (moment: number) =>
      count(connection.database, [window, longer], at(moment));
    for (const moment of [0, 1, 2]) expect(await tries(moment)).toEqual([null, null]);
    expect(await tries(3)).toEqual([at(60_000), null]);
    expect(await tries(4)).toEqual([at(60_000), at(3_600_000)]);
    expect(await tries(60_000)).toEqual([null, at(3_600_000)]);
  });

  it("counts exactly, however many processes count at the same moment", async () => {
    const other = await storage.open();
    const tries = Array.from({ length: 30 }, (_, index) =>
      count((index % 2 ? other : connection).database, [{ ...window, most: 10 }], start),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter(([outcome]) => outcome === null)).toHaveLength(10);
    await other.close();
  });

  it("does not count what was rolled back", async () => {
    for (let round = 0; round < 5; round += 1) {
      const failed = connection.transact(async (transaction) => {
        expect(await count(transaction, [window], start)).toEqual([null]);
        throw new Error("taken");
      });
      await expect(failed).rejects.toThrow("taken");
    }
    expect(await names()).toEqual([]);
  });

  it("is deleted when its window has ended, and not before", async () => {
    await count(connection.database, [window], start);
    await count(connection.database, [{ ...window, name: "later" }], at(1));
    await forgetEnded(connection, at(60_000));
    expect(await names()).toEqual(["later"]);
  });

  it("finds the mailboxes of appointments that were booked before there were limits", async () => {
    const { database } = connection;
    const { id, name, email, phone, address, notes, date, timeSlot } = someAppointment;
    const created_at = start.toISOString();
    await database.insertInto("customers").values(customerRow({ id })).execute();
    for (const statement of [
      "drop index appointments_international_mailbox",
      "drop index appointments_mailbox",
      "alter table appointments drop column mailbox",
      "alter table appointments drop column suspected",
      "alter table appointments drop column withheld",
      "drop table limit_counters",
      "create index if not exists outbox_recipient on outbox (recipient, created_at)",
    ]) {
      await sql.raw(statement).execute(database);
    }
    await sql`
      insert into appointments
        (id, customer_id, name, email, phone, address, notes, date, slot, status, sequence, created_at, updated_at)
      values (${id}, ${id}, ${name}, ${email}, ${phone}, ${address}, ${notes}, ${date}, ${timeSlot}, 'booked', 0, ${created_at}, ${created_at})
    `.execute(database);
    const again = new Migrator({
      db: database,
      provider: { getMigrations: async () => ({ "0008-limits": limits }) },
      migrationTableName: "again",
      migrationLockTableName: "again_lock",
    });
    expect((await again.migrateToLatest()).error).toBeUndefined();
    const rows = await database
      .selectFrom("appointments")
      .select(["mailbox", "suspected", "withheld"])
      .execute();
    expect(rows).toEqual([{ mailbox: "ada.homeowner@example.com", suspected: 0, withheld: 0 }]);
  });
});
