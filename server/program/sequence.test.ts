import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { addChangesOfPeople, addLeadChange } from "#server/lead/lead-events.ts";
import { mergePeople, undoMerge } from "#server/person/merges.ts";
import { makeOldDatabase } from "#tests/support/old-database.ts";
import { recordingQueries } from "#tests/support/query-plans.ts";
import { appointmentRow, customerRow, leadRow, personRow } from "#tests/support/rows.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { forgetGone, goneKeptDays, noteUntoldLeads, sequenceChanges } from "./sequence.ts";
import { sequencedPage } from "./sequenced-page.ts";

const now = new Date("2026-06-02T16:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe.each(engines)("the order of changes on %s", (engine) => {
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

  async function store(id: string): Promise<void> {
    await connection.transact(async (transaction) => {
      await transaction.insertInto("leads").values(leadRow({ id })).execute();
      await addLeadChange(transaction, id, now);
    });
  }

  const change = (id: string, at = now) =>
    connection.transact((transaction) => addLeadChange(transaction, id, at));

  async function erase(id: string, at = now): Promise<void> {
    await connection.transact(async (transaction) => {
      await transaction.deleteFrom("lead_changes").where("lead_id", "=", id).execute();
      await transaction.deleteFrom("leads").where("id", "=", id).execute();
      await addLeadChange(transaction, id, at);
    });
  }

  /** The ids behind a place in pages of `limit`, and where they end. */
  async function idsBehind(after?: string, limit = 200): Promise<[ids: string[], next: string]> {
    const ids: string[] = [];
    let place = after;
    for (let hasMore = true; hasMore; ) {
      const page = await sequencedPage(connection, "lead", { after: place, limit, now });
      ids.push(...page.ids);
      ({ next: place, hasMore } = page);
    }
    return [ids, place ?? ""];
  }

  it("begins with what was stored before there was one, by number", async () => {
    await connection.close();
    await makeOldDatabase(storage, "0062-tellings-of-appointments", async (database) => {
      const old = database as unknown as Connection["database"];
      for (const id of ["b", "a", "c"]) {
        await old.insertInto("leads").values(leadRow({ id })).execute();
      }
    });
    connection = await storage.open();
    const [ids, next] = await idsBehind(undefined, 2);
    expect(ids).toEqual(["b", "a", "c"]);
    await store("d");
    await change("b");
    expect((await idsBehind(next))[0]).toEqual(["d", "b"]);
  });

  it("has leads that were stored or erased without a change", async () => {
    await store("a");
    await store("b");
    const [, next] = await idsBehind();
    await connection.database
      .insertInto("leads")
      .values(leadRow({ id: "c" }))
      .execute();
    await connection.database.deleteFrom("leads").where("id", "=", "a").execute();
    expect((await idsBehind(next))[0]).toEqual([]);
    await noteUntoldLeads(connection, now);
    expect((await idsBehind(next))[0]).toEqual(["c", "a"]);
    const [, later] = await idsBehind();
    await noteUntoldLeads(connection, now);
    expect((await idsBehind(later))[0]).toEqual([]);
  });

  it("puts more changes in order than one transaction does", async () => {
    const ids = Array.from({ length: 250 }, (_, index) => `lead-${index}`);
    await connection.transact(async (transaction) => {
      for (const id of ids) {
        await transaction.insertInto("leads").values(leadRow({ id })).execute();
        await addLeadChange(transaction, id, now);
      }
    });
    const [found, next] = await idsBehind(undefined, 7);
    expect(found).toEqual(ids);
    expect(await idsBehind(next)).toEqual([[], expect.any(String)]);
  });

  it("gives each change one place, however many look at once", async () => {
    for (const id of ["a", "b", "c"]) await store(id);
    await Promise.all([1, 2, 3].map(() => sequenceChanges(connection, now)));
    const rows = await connection.database
      .selectFrom("sequenced_rows")
      .select(["id", "sequence"])
      .orderBy("sequence")
      .execute();
    expect(rows).toEqual([
      { id: "a", sequence: 1 },
      { id: "b", sequence: 2 },
      { id: "c", sequence: 3 },
    ]);
  });

  it("shows what commits late behind what was read before it", async () => {
    if (engine === "sqlite") return;
    await store("a");
    const other = await storage.open();
    const held = Promise.withResolvers<void>();
    const isStored = Promise.withResolvers<void>();
    // Its change has its number first, and is committed last.
    const late = other.transact(async (transaction) => {
      await transaction
        .insertInto("leads")
        .values(leadRow({ id: "late" }))
        .execute();
      await addLeadChange(transaction, "late", now);
      isStored.resolve();
      await held.promise;
    });
    await isStored.promise;
    await store("b");
    const [ids, next] = await idsBehind();
    expect(ids).toEqual(["a", "b"]);
    held.resolve();
    await late;
    expect((await idsBehind(next))[0]).toEqual(["late"]);
    await other.close();
  });

  it("keeps what is gone for as long as a place leads there, and its number for good", async () => {
    await store("a");
    await store("b");
    const [, next] = await idsBehind();
    await erase("b");
    await sequenceChanges(connection, now);
    await forgetGone(connection, inDays(goneKeptDays));
    expect((await idsBehind(next))[0]).toEqual(["b"]);
    await forgetGone(connection, inDays(goneKeptDays + 1));
    const [left, end] = await idsBehind(next);
    expect(left).toEqual([]);
    // The highest number was the one that is forgotten: it is not given again.
    await store("c");
    expect((await idsBehind(end))[0]).toEqual(["c"]);
    const { sequence } = await connection.database
      .selectFrom("sequenced_rows")
      .select("sequence")
      .where("id", "=", "c")
      .executeTakeFirstOrThrow();
    expect(sequence).toBe(4);
  });

  it("tells of a person who goes with the end of a merge, though no lead of theirs is left", async () => {
    const people = connection.database.insertInto("people");
    await people.values(["one", "other"].map((id) => personRow({ id, key: id }))).execute();
    const leads = [
      leadRow({ id: "a", person_id: "one" }),
      leadRow({ id: "b", person_id: "other" }),
    ];
    await connection.database.insertInto("leads").values(leads).execute();
    const by = { staffId: "staff", now };
    await connection.transact((transaction) => mergePeople(transaction, "one", "other", by));
    for (const id of ["a", "b"]) await change(id);
    const before = await sequencedPage(connection, "person", { limit: 9, now });
    expect(before.ids).toEqual(["one", "other"]);
    await erase("b");
    const between = await sequencedPage(connection, "person", {
      after: before.next,
      limit: 9,
      now,
    });
    expect(between.ids).toEqual([]);
    await connection.transact(async (transaction) => {
      const merge = await transaction
        .selectFrom("person_merges")
        .select("id")
        .executeTakeFirstOrThrow();
      const { ids } = await undoMerge(transaction, "one", merge.id, now);
      await addChangesOfPeople(transaction, ids, now);
    });
    const left = connection.database.selectFrom("people").select("id");
    expect(await left.execute()).toEqual([{ id: "one" }]);
    const after = await sequencedPage(connection, "person", { after: between.next, limit: 9, now });
    expect(after.ids.toSorted()).toEqual(["one", "other"]);
    expect(await connection.database.selectFrom("gone_rows").select("id").execute()).toEqual([]);
  });

  it("tells of an appointment that is deleted although its lead stays as it was", async () => {
    const { database } = connection;
    await database.insertInto("customers").values(customerRow()).execute();
    await store("a");
    await database
      .insertInto("appointments")
      .values(appointmentRow({ id: "visit", lead_id: "a" }))
      .execute();
    await change("a");
    const before = await sequencedPage(connection, "appointment", { limit: 9, now });
    expect(before.ids).toEqual(["visit"]);
    await database.deleteFrom("appointments").execute();
    const after = await sequencedPage(connection, "appointment", {
      ...{ after: before.next, limit: 9, now },
    });
    expect(after.ids).toEqual(["visit"]);
  });

  it("knows what was deleted without looking at everything that there is", async () => {
    await store("a");
    // The first look counts from the highest there is.
    await sequenceChanges(connection, now);
    await erase("a");
    const { recording, plans } = recordingQueries(connection);
    await sequenceChanges(recording, now);
    const asked = (await plans()).join("\n");
    expect(asked).toContain("gone_rows");
    expect(asked).not.toMatch(/SCAN row\b|Seq Scan on (?:people|appointments|sequenced_rows)/);
  });

  it("has who was deleted before a trigger noted it", async () => {
    await connection.close();
    await makeOldDatabase(storage, "0067-replies", async (database) => {
      const old = database as unknown as Connection["database"];
      const columns = { kind: "person", version: "", changed_at: now.toISOString() } as const;
      await old
        .insertInto("sequenced_rows")
        .values({ id: "gone", sequence: 1, ...columns })
        .execute();
    });
    connection = await storage.open();
    const [gone] = (await sequencedPage(connection, "person", { limit: 9, now })).ids;
    const rows = connection.database.selectFrom("sequenced_rows").select(["id", "is_gone"]);
    expect([gone, await rows.execute()]).toEqual(["gone", [{ id: "gone", is_gone: 1 }]]);
  });

  it("tells nothing of what came and went unseen", async () => {
    await store("a");
    await erase("a");
    expect((await idsBehind())[0]).toEqual([]);
  });
});
