import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { peopleWithNumber } from "#server/text/consents.ts";
import { makeOldDatabase } from "#tests/support/old-database.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { findOrCreatePerson } from "./people-repository.ts";
import { understandStoredPhones } from "./understood-phones.ts";

const now = "2026-06-02T16:00:00.000Z";

/** Stores somebody's number as a release did that kept its digits alone. */
async function storePhone(
  database: Kysely<unknown>,
  id: string,
  { value, key, mailbox }: { value: string; key: string; mailbox?: string },
): Promise<void> {
  const identity = mailbox ? `mailbox:${mailbox}` : `phone:${key}`;
  await sql`
    insert into people (id, key, head_id, created_at) values (${id}, ${identity}, ${id}, ${now})
    on conflict (id) do nothing`.execute(database);
  await sql`
    insert into person_details (person_id, kind, key, value, first_seen)
    values (${id}, 'phone', ${key}, ${value}, ${now})`.execute(database);
}

describe.each(engines)("phone numbers that an older release has stored, on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;

  beforeEach(async () => {
    storage = await createStorage(engine);
    await makeOldDatabase(storage, "0034-photos", async (database) => {
      const store = (id: string, value: string, key: string, mailbox?: string) =>
        storePhone(database, id, { value, key, ...(mailbox && { mailbox }) });
      await store("plain", "(703) 555–0142", "7035550142");
      await store("extension", "703-555-0142 x12", "703555014212");
      await store("same extension", "+1 (703) 555-0142;ext=12", "1703555014212");
      await store("letters", "703-555-0199 ROOF", "7035550199");
      await store("london", "+44 (0)20 7946 0018", "4402079460018");
      await store("two lines", "703-555-0150 / 0151", "70355501500151");
      await store("local", "555-0142", "5550142");
      await store("mailbox", "703-555-0160", "7035550160", "ada@example.com");
      await store("mailbox", "703-555-0160 / 0161", "70355501600161", "ada@example.com");
    });
    connection = await storage.open();
    await understandStoredPhones(connection);
  });
  afterEach(async () => {
    await connection.close();
    await storage.drop();
  });

  it("are understood, and keep what was typed", async () => {
    const rows = await connection.database
      .selectFrom("person_details")
      .select(["person_id", "key", "value", "e164", "extension"])
      .orderBy("person_id")
      .orderBy("key")
      .execute();
    expect(rows.map((row) => Object.values(row))).toEqual([
      ["extension", "7035550142x12", "703-555-0142 x12", "+17035550142", "12"],
      ["letters", "7035550199", "703-555-0199 ROOF", "+17035550199", null],
      ["local", "5550142", "555-0142", "", null],
      ["london", "442079460018", "+44 (0)20 7946 0018", "+442079460018", null],
      ["mailbox", "7035550160", "703-555-0160", "+17035550160", null],
      ["plain", "7035550142", "(703) 555–0142", "+17035550142", null],
      ["same extension", "7035550142x12", "+1 (703) 555-0142;ext=12", "+17035550142", "12"],
      ["two lines", "7035550150", "703-555-0150 / 0151", "+17035550150", null],
    ]);
  });

  it("identify their people as they would now, and merge nobody", async () => {
    const people = await connection.database
      .selectFrom("people")
      .select(["id", "key", "head_id"])
      .orderBy("id")
      .execute();
    expect(people.map(({ id, key }) => [id, key])).toEqual([
      ["extension", "phone:7035550142x12"],
      ["letters", "phone:7035550199"],
      ["local", "phone:5550142"],
      ["london", "phone:442079460018"],
      ["mailbox", "mailbox:ada@example.com"],
      ["plain", "phone:7035550142"],
      ["same extension", null],
      ["two lines", "phone:7035550150"],
    ]);
    expect(people.every(({ id, head_id }) => id === head_id)).toBe(true);
    const again = (phone: string) =>
      connection.transact((transaction) =>
        findOrCreatePerson(transaction, { name: "", email: "", phone, address: "" }, new Date(now)),
      );
    expect(await again("703.555.0142 extension 12")).toBe("extension");
    expect(await again("+44 20 7946 0018")).toBe("london");
    expect(await again("1 703 555 0142")).toBe("plain");
  });

  it("are found by their number, whatever the extension", async () => {
    expect(await peopleWithNumber(connection.database, "+17035550142")).toEqual([
      "extension",
      "plain",
      "same extension",
    ]);
    expect(await peopleWithNumber(connection.database, "+442079460018")).toEqual(["london"]);
  });

  it("are left alone the next time", async () => {
    const read = () => connection.database.selectFrom("person_details").selectAll().execute();
    const before = await read();
    await understandStoredPhones(connection);
    expect(await read()).toEqual(before);
  });
});
