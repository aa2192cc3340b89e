import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { detailKey, personKey } from "#domain/person/person-key.ts";
import type { Connection } from "#server/database/connection.ts";
import { makeOldDatabase } from "#tests/support/old-database.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";

const now = "2026-06-02T16:00:00.000Z";

type Contact = { name?: string; email?: string; phone?: string; address?: string };

/** Stores a lead as a release without people does. */
async function storeLead(database: Kysely<unknown>, id: string, contact: Contact): Promise<void> {
  const { name = "Ada", email = "", phone = "", address = "" } = contact;
  await sql`
    insert into leads (id, kind, source_id, source, person_key, name, email, phone, address, subject, message,
      emergency, suspected, state, version, arrived_at, answer_by, promise_by, alerts, updated_at, search)
    values (${id}, 'inquiry', ${id}, 'contact', 'x', ${name}, ${email}, ${phone}, ${address}, '', '', 0, 0, 'new', 1,
      ${now}, ${now}, ${now}, 0, ${now}, 'ada')`.execute(database);
}

describe.each(engines)(
  "the people of leads that were stored before there were people, on %s",
  (engine) => {
    let storage: Storage;
    let connection: Connection;

    beforeEach(async () => {
      storage = await createStorage(engine);
      await makeOldDatabase(storage, "0014-canceled-bookings", async (database) => {
        const phone = "(703) 555-0111";
        await storeLead(database, "first", {
          email: "Ada@Example.com",
          phone,
          address: "1 Oak St.",
        });
        await storeLead(database, "tag", { name: "Ada H.", email: "ada+roof@example.com" });
        await storeLead(database, "household", { name: "Ben", email: "ben@example.com", phone });
        await storeLead(database, "call", { name: "Ada", phone: "+1 703 555 0111" });
        await storeLead(database, "call again", { name: "Ada", phone: "703.555.0111" });
        await storeLead(database, "nobody", { name: "X" });
        await storeLead(database, "nobody either", { name: "X", phone: "n/a" });
      });
      connection = await storage.open();
    });
    afterEach(async () => {
      await connection.close();
      await storage.drop();
    });

    it("are found by mailbox, or by phone number without one, and keep what they have told", async () => {
      const { database } = connection;
      const leads = await database
        .selectFrom("leads")
        .innerJoin("people", "people.id", "leads.person_id")
        .select(["leads.id", "key", "person_id", "head_id"])
        .orderBy("number")
        .execute();
      expect(leads.map(({ id, key }) => [id, key])).toEqual([
        ["first", "mailbox:ada@example.com"],
        ["tag", "mailbox:ada@example.com"],
        ["household", "mailbox:ben@example.com"],
        ["call", "phone:7035550111"],
        ["call again", "phone:7035550111"],
        ["nobody", null],
        ["nobody either", null],
      ]);
      expect(new Set(leads.map(({ person_id }) => person_id)).size).toBe(5);
      expect(leads.every(({ person_id, head_id }) => person_id === head_id)).toBe(true);
      const details = await database
        .selectFrom("person_details")
        .select(["kind", "value"])
        .where("person_id", "=", leads[0]?.person_id ?? "")
        .orderBy("kind")
        .orderBy("key")
        .execute();
      expect(details.map(({ kind, value }) => [kind, value])).toEqual([
        ["address", "1 Oak St."],
        ["mailbox", "Ada@Example.com"],
        ["name", "Ada"],
        ["name", "Ada H."],
        ["phone", "(703) 555-0111"],
      ]);
    });

    it("have the keys that this release gives", async () => {
      const { database } = connection;
      const people = await database
        .selectFrom("leads")
        .innerJoin("people", "people.id", "leads.person_id")
        .select(["key", "email", "phone"])
        .execute();
      for (const { key, ...reach } of people) expect(key).toBe(personKey(reach));
      const details = await database.selectFrom("person_details").selectAll().execute();
      expect(details.length).toBeGreaterThan(8);
      for (const { kind, key, value } of details) expect(key).toBe(detailKey(kind, value));
    });

    it("go with the last of their leads, whoever deletes it", async () => {
      const { database } = connection;
      const known = async () => {
        const details = database.selectFrom("person_details").select("value");
        return (await details.where("kind", "=", "name").execute())
          .map(({ value }) => value)
          .sort();
      };
      const remove = (id: string) => sql`delete from leads where id = ${id}`.execute(database);
      await remove("first");
      expect(await known()).toEqual(["Ada", "Ada", "Ada H.", "Ben", "X", "X"]);
      await remove("tag");
      expect(await known()).toEqual(["Ada", "Ben", "X", "X"]);
      await sql`delete from leads`.execute(database);
      expect(await known()).toEqual([]);
      expect(await database.selectFrom("people").selectAll().execute()).toEqual([]);
    });
  },
);
