import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { deleteOldLeads } from "#server/retention/old-leads.ts";
import { deleteEndedMails } from "#server/retention/old-rows.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { writeAsVisitor } from "#tests/support/leads.ts";
import { makeOldDatabase } from "#tests/support/old-database.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wholeDatabase } from "#tests/support/whole-database.ts";
import { startFillingSearch } from "./fill-search.ts";

const quiet = { info() {}, warn() {} };

describe.each(engines)("what a search stores on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let server: TestApp;
  let owner: Visitor & { id: string };

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    owner = await signIn(server, "owner");
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  const found = async (search: string): Promise<string[]> => {
    const { body } = await owner.send("GET", `/api/desk/search?${new URLSearchParams({ search })}`);
    return body.hits.map(({ kind }: { kind: string }) => kind);
  };

  /** The tables in which the words still are. */
  async function tablesWith(...words: string[]) {
    const whole = await wholeDatabase(connection);
    return [...whole]
      .filter(([, text]) => words.some((word) => text.includes(word)))
      .map(([name]) => name);
  }

  async function writeAboutQuillon() {
    const lead = await writeAsVisitor(server, owner, {
      name: "Quillon Zebedee",
      message: "Wasps.",
    });
    await owner.post(`/api/desk/leads/${lead.id}/notes`, { text: "Periwinkle." });
    await owner.post(`/api/desk/leads/${lead.id}/mails`, { subject: "Dormer", text: "Gazebo." });
    await server.app.services.outbox.drained();
    return lead;
  }

  it("goes with the person it is about", async () => {
    const lead = await writeAboutQuillon();
    expect(await tablesWith("periwinkle")).toContain("search_entries");
    const { status } = await owner.send("POST", `/api/desk/people/${lead.personId}/erase`, {
      confirm: String(lead.number),
    });
    expect(status).toBe(200);
    // 'KLN' is how Quillon sounds.
    expect(await tablesWith("quillon", "wasps", "periwinkle", "gazebo", "0skln")).toEqual([]);
    if (engine === "sqlite") {
      const match = "wasps OR periwinkle OR gazebo OR 0skln";
      const { rows } = await sql`
        select rowid from search_words where search_words match ${match}`.execute(
        connection.database,
      );
      expect(rows).toEqual([]);
    }
    expect(await found("wasps")).toEqual([]);
  });

  it("goes with a closed lead that is kept no longer", async () => {
    const lead = await writeAboutQuillon();
    await connection.database.updateTable("leads").set({ state: "won" }).execute();
    const later = new Date(server.clock.now.getTime() + 40 * 24 * 3_600_000);
    expect(await deleteOldLeads(["won"], later)(connection, later, 200)).toBe(1);
    expect(await found(lead.name)).toEqual([]);
    expect(await tablesWith("wasps", "periwinkle", "gazebo")).toEqual([]);
  });

  it("of a note on a person stays with the person while any lead of theirs is kept", async () => {
    const { personId, ...first } = await writeAboutQuillon();
    const newest = await writeAsVisitor(server, owner, { name: "Quillon Zebedee" });
    const note = { kind: "note", text: "The dog answers to marzipan." };
    await owner.post(`/api/desk/people/${personId}/notes`, note);
    const later = new Date(server.clock.now.getTime() + 40 * 24 * 3_600_000);
    const closeAndForget = async (id: string) => {
      const closed = connection.database.updateTable("leads").set({ state: "won" });
      await closed.where("id", "=", id).execute();
      expect(await deleteOldLeads(["won"], later)(connection, later, 200)).toBe(1);
    };
    await closeAndForget(newest.id);
    expect(await found("marzipan")).toEqual(["note"]);
    await closeAndForget(first.id);
    expect(await tablesWith("marzipan")).toEqual([]);
  });

  it("of a letter goes with the mail, and the rest of its lead stays", async () => {
    await writeAboutQuillon();
    expect(await found("gazebo")).toEqual(["mail"]);
    const later = new Date(server.clock.now.getTime() + 24 * 3_600_000);
    await deleteEndedMails(connection, later, 200);
    expect(await found("gazebo")).toEqual([]);
    expect(await tablesWith("gazebo")).toEqual([]);
    expect([await found("periwinkle"), await found("wasps")]).toEqual([["note"], ["inquiry"]]);
  });

  it("is added for what an earlier release has stored beside this one, once", async () => {
    await writeAboutQuillon();
    const entries = () => connection.database.selectFrom("search_entries").select("id").execute();
    const before = (await entries()).length;
    const filling = startFillingSearch({ connection, clock: () => server.clock.now, log: quiet });
    await filling.run();
    expect((await entries()).length).toBe(before);
    // As if a release that knows nothing of entries had written them.
    await connection.database.deleteFrom("search_entries").execute();
    expect(await found("periwinkle")).toEqual([]);
    await filling.run();
    await filling.stop();
    expect((await entries()).length).toBe(before);
    for (const [word, kind] of [
      ["wasps", "inquiry"],
      ["periwinkle", "note"],
      ["gazebo", "mail"],
    ] as const) {
      expect(await found(word), word).toEqual([kind]);
    }
  });
});

describe.each(engines)("a %s database that knew no search of everything", (engine) => {
  it("finds old leads and what was said about them once the server has run", async () => {
    const storage = await createStorage(engine);
    const at = "2020-06-02T16:00:00.000Z";
    await makeOldDatabase(storage, "0014-canceled-bookings", async (database) => {
      for (let number = 1; number <= 90; number += 1) {
        const id = `old ${number}`;
        await sql`
          insert into leads (id, kind, source_id, source, person_key, name, email, phone, address, subject, message,
            emergency, suspected, state, version, arrived_at, answer_by, promise_by, alerts, updated_at, search)
          values (${id}, 'inquiry', ${id}, 'contact', 'ada', 'Kathryn Doe', 'a@example.com', '', '', '', 'Wasps',
            0, 0, 'won', 1, ${at}, ${at}, ${at}, 0, ${at}, 'kathryn')`.execute(database);
        await sql`
          insert into lead_events (id, lead_id, at, kind, details)
          values (${`note ${number}`}, ${id}, ${at}, 'note', ${number === 7 ? "{" : '{"text":"Periwinkle"}'})`.execute(
          database,
        );
      }
    });
    const server = await startTestApp(engine, storage.forApp);
    const owner = await signIn(server, "owner");
    const all = async (query: string) => {
      let count = 0;
      for (let after: string | null = ""; after !== null; ) {
        const { body } = await owner.send(
          "GET",
          `/api/desk/search?${query}&after=${after}`.replace(/&after=$/, ""),
        );
        count += body.hits.length;
        after = body.next;
      }
      return count;
    };
    await expect.poll(() => all("search=catherine")).toBe(90);
    // What cannot be read keeps nothing else from being found.
    await expect.poll(() => all("search=periwinkle&kind=note")).toBe(89);
    expect(await all("search=wasps&when=2020-07")).toBe(0);
    expect(await all("search=wasps&from=2020-06-02&to=2020-06-02")).toBe(90);
    await server.close();
    await storage.drop();
  });
});
