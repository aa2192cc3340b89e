import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { KnownPerson } from "#domain/person/known-person.ts";
import type { Connection } from "#server/database/connection.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { leadEventRow } from "#tests/support/rows.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";

const ben = { name: "Ben Homeowner", email: "ben@example.com" };
const day = 86_400_000;

describe.each(engines)("a person at the desk on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let server: TestApp;
  let office: Visitor & { id: string };

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    office = await signIn(server, "office", "Olive Office");
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  const of = (id: string | null, path = "") => `/api/desk/people/${id}${path}`;
  const personOf = async (id: string | null) => (await office.send("GET", of(id))).body.person;
  const ids = (people: KnownPerson[]) => people.map(({ id }) => id);
  const pass = (time: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + time);
  };

  /** Ada and Ben, who share a phone number. */
  async function household() {
    const first = await writeAsVisitor(server, office);
    const second = await writeAsVisitor(server, office, { ...ben, address: "5 Elm Court" });
    return { first, second };
  }

  it("is suggested to be somebody with the same phone, until somebody says that they are not", async () => {
    const { first, second } = await household();
    expect(first.possiblySame).toEqual([]);
    expect(second.possiblySame).toMatchObject([
      { id: first.personId, name: ada.name, leads: 1, newestLead: { number: first.number } },
    ]);
    await office.post(of(second.personId, "/different"), { personId: first.personId });
    for (const { id } of [first, second]) {
      expect((await readLeadAs(office, id)).possiblySame).toEqual([]);
    }
    const third = await writeAsVisitor(server, office, { email: "cleo@example.com" });
    expect(ids(third.possiblySame).sort()).toEqual([first.personId, second.personId].sort());
  });

  it("is one with another once they are merged, and keeps every name, mailbox and address", async () => {
    const { first, second } = await household();
    const { person } = await office.post(of(second.personId, "/merges"), {
      personId: first.personId,
    });
    expect(person).toMatchObject({
      id: second.personId,
      mailboxes: expect.arrayContaining([ada.email, ben.email]),
      names: expect.arrayContaining([ada.name, ben.name]),
      phones: [ada.phone, ada.phone].slice(0, 1),
      properties: expect.arrayContaining([
        { address: ada.address, leads: 1 },
        { address: "5 Elm Court", leads: 1 },
      ]),
      leadCount: 2,
      possiblySame: [],
      merges: [{ name: ada.name, reach: ada.email, staff: { name: "Olive Office" } }],
    });
    expect(await personOf(first.personId)).toEqual(person);
    const lead = await readLeadAs(office, first.id);
    expect([lead.ofPerson, lead.others.map(({ id }) => id)]).toEqual([2, [second.id]]);
    const again = await office.send("POST", of(first.personId, "/merges"), {
      personId: second.personId,
    });
    expect(again.body.person.merges).toHaveLength(1);
    const audit = connection.database.selectFrom("audit_entries").select(["action", "lead_id"]);
    expect(await audit.where("action", "=", "person.merged").execute()).toContainEqual({
      action: "person.merged",
      lead_id: second.id,
    });
  });

  it("is two again when the merge is undone, with what arrived for each meanwhile", async () => {
    const { first, second } = await household();
    const { person } = await office.post(of(second.personId, "/merges"), {
      personId: first.personId,
    });
    pass(29 * day);
    office = await signIn(server, "office", "Olive Office");
    const later = await writeAsVisitor(server, office);
    expect(later.personId).toBe(first.personId);
    expect(later.ofPerson).toBe(3);
    const undo = of(second.personId, `/merges/${person.merges[0].id}`);
    expect((await office.send("DELETE", undo)).status).toBe(200);
    expect((await office.send("DELETE", undo)).status).toBe(404);
    expect((await personOf(first.personId)).leads.map(({ id }: { id: string }) => id)).toEqual([
      later.id,
      first.id,
    ]);
    expect((await personOf(second.personId)).leads.map(({ id }: { id: string }) => id)).toEqual([
      second.id,
    ]);
    expect(ids((await readLeadAs(office, first.id)).possiblySame)).toEqual([second.personId]);
  });

  it("stays one when the merge is older than 30 days", async () => {
    const { first, second } = await household();
    const { person } = await office.post(of(second.personId, "/merges"), {
      personId: first.personId,
    });
    pass(31 * day);
    office = await signIn(server, "office", "Olive Office");
    const undo = await office.send("DELETE", of(second.personId, `/merges/${person.merges[0].id}`));
    expect([undo.status, undo.body.error]).toEqual([409, expect.stringContaining("30 days")]);
    expect((await personOf(first.personId)).merges).toMatchObject([{ undoUntil: null }]);
  });

  it("has one timeline of all leads, read in pages without a gap", async () => {
    const { first, second } = await household();
    await office.post(of(second.personId, "/merges"), { personId: first.personId });
    for (let note = 1; note <= 60; note += 1) {
      const { id } = note % 2 ? first : second;
      // Several at the same moment.
      const at = `2026-06-03T16:00:${String(Math.floor(note / 7)).padStart(2, "0")}.000Z`;
      const row = leadEventRow({ id: `note-${note}`, lead_id: id, staff_id: office.id, at });
      await connection.database.insertInto("lead_events").values(row).execute();
    }
    const seen: string[] = [];
    const moments: string[] = [];
    for (let after = ""; ; ) {
      const { body } = await office.send(
        "GET",
        of(first.personId, `/timeline${after && `?after=${encodeURIComponent(after)}`}`),
      );
      for (const { id, at } of body.entries) {
        seen.push(id);
        moments.push(at);
      }
      if (body.next === null) break;
      after = body.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => id.startsWith("note-"))).toHaveLength(60);
    // Two arrivals, each with its confirmation and its notice.
    expect(seen).toHaveLength(66);
    expect(moments).toEqual(moments.toSorted().reverse());
    const strange = await office.send("GET", of(first.personId, "/timeline?after=x"));
    expect(strange.status).toBe(400);
  });

  it("shows what was said of a number once, though two merged people have it", async () => {
    const { personId } = await writeAsVisitor(server, office);
    const other = await writeAsVisitor(server, office, { email: "ben@example.com" });
    await office.post(of(personId, "/merges"), { personId: other.personId });
    const said = { kind: "opt-out", text: "No more texts." };
    const { person } = await office.post(of(personId, "/notes"), said);
    expect(person.notes).toMatchObject([said]);
  });

  it("has a language, a channel, and notes that outlive a lead, all on record", async () => {
    const { personId, id } = await writeAsVisitor(server, office);
    const second = await writeAsVisitor(server, office);
    const wanted = { preferredLanguage: "Spanish", preferredChannel: "text" };
    expect((await office.send("PATCH", of(personId), wanted)).body.person).toMatchObject(wanted);
    const consent = { kind: "consent", text: "Yes, text me about my roof." };
    await office.post(of(personId, "/notes"), consent);
    const consentedAt = server.clock.now.toISOString();
    pass(60_000);
    const { person } = await office.post(of(personId, "/notes"), {
      ...{ kind: "opt-out", text: "No more calls." },
    });
    expect(person.notes).toMatchObject([
      { kind: "opt-out", staff: { name: "Olive Office" } },
      { ...consent, at: consentedAt },
    ]);
    expect(
      (await office.send("POST", of(personId, "/notes"), { kind: "note", text: " " })).status,
    ).toBe(400);
    await sql`delete from leads where id = ${id}`.execute(connection.database);
    expect((await personOf(personId)).notes).toHaveLength(2);
    await sql`delete from leads where id = ${second.id}`.execute(connection.database);
    expect((await office.send("GET", of(personId))).status).toBe(404);
    const audit = await connection.database
      .selectFrom("audit_entries")
      .select(["action", "details"])
      .where("action", "in", ["person.changed", "person.note"])
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      "person.changed",
      "person.note",
      "person.note",
    ]);
    expect(JSON.stringify(audit)).not.toMatch(/Spanish|my roof|more calls/);
  });

  it("gets a note once, however often it is sent with its key", async () => {
    const { personId } = await writeAsVisitor(server, office);
    const note = (text: string, key: string) =>
      office.send(
        "POST",
        of(personId, "/notes"),
        { kind: "note", text },
        { "idempotency-key": key },
      );
    for (const _time of [1, 2]) {
      const { status, body } = await note("Has two dogs.", "the same");
      expect([status, body.person.notes.length]).toEqual([200, 1]);
    }
    expect((await note("Has three dogs.", "the same")).status).toBe(422);
    expect((await note("Has two dogs.", "another")).body.person.notes).toHaveLength(2);
    const audit = connection.database.selectFrom("audit_entries").select("action");
    expect(await audit.where("action", "=", "person.note").execute()).toHaveLength(2);
  });

  it("is recognized by seven digits of a number, or by an address, while they call", async () => {
    const { first } = await household();
    const lookUp = async (typed: object) => {
      const body = { phone: "", address: "", ...typed };
      return (await office.post("/api/desk/people/lookup", body)).people;
    };
    await office.post(`/api/desk/leads/${first.id}/calls`, { outcome: "reached", note: "" });
    expect(await lookUp({ phone: "703555" })).toEqual([]);
    expect(await lookUp({ phone: "(703) 555-0" })).toHaveLength(2);
    expect(await lookUp({ address: "12 maple st" })).toMatchObject([
      { name: ada.name, address: ada.address, calledAt: server.clock.now.toISOString() },
    ]);
    expect(await lookUp({ address: "12 ma" })).toEqual([]);
    expect(await lookUp({ address: "Maple Street" })).toEqual([]);
  });

  it("gets the call of somebody who was recognized, and does not get that of somebody else", async () => {
    const { first } = await household();
    const call = async (said: object) =>
      (
        await office.post("/api/desk/leads", {
          name: "Ada",
          phone: ada.phone,
          message: "",
          ...said,
        })
      ).lead;
    const own = await call({ personId: first.personId });
    expect(own.personId).toBe(first.personId);
    const mailbox = await call({ personId: first.personId, email: "ada@work.example" });
    expect(mailbox.others.map(({ id }: { id: string }) => id)).toEqual([own.id, first.id]);
    expect((await personOf(first.personId)).merges).toMatchObject([{ reach: "ada@work.example" }]);
    const known = await call({ personId: first.personId, email: ben.email });
    expect(known.others, "the mailbox decides").toHaveLength(1);
    expect(known.others[0].email).toBe(ben.email);
    const stranger = await call({ isSomebodyElse: true });
    const other = await call({ isSomebodyElse: true });
    expect([stranger.others, other.others]).toEqual([[], []]);
    expect(
      (
        await office.send("POST", "/api/desk/leads", {
          name: "A",
          phone: ada.phone,
          message: "",
          personId: "gone",
        })
      ).status,
    ).toBe(404);
  });

  it("is erased without a caller who has the same number and no mailbox either", async () => {
    const owner = await signIn(server, "owner");
    const call = async (name: string, timeSlot: string) => {
      const said = {
        name,
        phone: ada.phone,
        address: ada.address,
        message: "",
        isSomebodyElse: true,
      };
      const { lead } = await office.post("/api/desk/leads", said);
      const time = { date: "2026-06-03", timeSlot };
      await office.post(`/api/desk/leads/${lead.id}/appointment`, time);
      return lead;
    };
    const first = await call("Quillon", "9:00 AM");
    const second = await call("Orla", "10:00 AM");
    const confirm = String(first.number);
    await owner.post(of(first.personId, "/erase"), { confirm });
    const { database } = connection;
    const appointments = database.selectFrom("appointments").select("name");
    expect(await appointments.execute()).toEqual([{ name: "Orla" }]);
    expect(await database.selectFrom("customers").select("name").execute()).toEqual([
      { name: "Orla" },
    ]);
    expect((await readLeadAs(office, second.id)).appointment?.status).toBe("booked");
  });

  it("has their other waiting leads answered with one, by one press, on record", async () => {
    const first = await writeAsVisitor(server, office);
    await writeAsVisitor(server, office);
    const third = await writeAsVisitor(server, office);
    const stranger = await writeAsVisitor(server, office, ben);
    pass(60_000);
    await office.post(`/api/desk/leads/${first.id}/calls`, { outcome: "reached", note: "" });
    const { lead } = await office.post(`/api/desk/leads/${first.id}/answer-others`, {});
    for (const other of lead.others) {
      expect(other).toMatchObject({
        state: "contacted",
        answeredAt: server.clock.now.toISOString(),
      });
      expect((await readLeadAs(office, other.id)).timeline.slice(-2)).toMatchObject([
        { kind: "changed", staff: { name: "Olive Office" } },
        { kind: "note", details: { text: `Answered together with lead ${first.number}.` } },
      ]);
    }
    expect(lead.others.map(({ id }: { id: string }) => id)).toContain(third.id);
    expect(lead.others).toHaveLength(2);
    expect((await readLeadAs(office, stranger.id)).answeredAt).toBeNull();
    const audit = connection.database.selectFrom("audit_entries").select("lead_id");
    expect(await audit.where("action", "=", "lead.note").execute()).toHaveLength(2);
  });

  it("is visible only to roles that see all leads", async () => {
    const inspector = await signIn(server, "inspector");
    const lead = await writeAsVisitor(server, office);
    await office.send("PATCH", `/api/desk/leads/${lead.id}`, {
      ...{ version: 1, assigneeId: inspector.id },
    });
    await writeAsVisitor(server, office, ben);
    const stranger = await server.visitor();
    const other = { personId: lead.personId };
    for (const [method, path, body] of [
      ["POST", "/api/desk/people/lookup", { phone: "", address: "" }],
      ["GET", of(lead.personId), undefined],
      ["PATCH", of(lead.personId), {}],
      ["GET", of(lead.personId, "/timeline"), undefined],
      ["POST", of(lead.personId, "/notes"), { kind: "note", text: "x" }],
      ["POST", of(lead.personId, "/merges"), other],
      ["DELETE", of(lead.personId, "/merges/x"), undefined],
      ["POST", of(lead.personId, "/different"), other],
      ["POST", `/api/desk/leads/${lead.id}/answer-others`, undefined],
    ] as const) {
      expect((await inspector.send(method, path, body)).status, path).toBe(403);
      expect((await stranger.send(method, path, body)).status, path).toBe(401);
    }
    expect(await readLeadAs(inspector, lead.id)).toMatchObject({
      personId: null,
      possiblySame: [],
    });
    for (const strange of ["unknown", "%00", "a".repeat(99)]) {
      expect((await office.send("GET", of(strange))).status).toBe(404);
    }
  });
});
