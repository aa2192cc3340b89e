import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ApiCall, ApiMethod } from "#domain/api/api-call.ts";
import { programContract } from "#domain/program/program-contract.ts";
import { tokenScopes } from "#domain/token/access-token.ts";
import type { Connection } from "#server/database/connection.ts";
import { addReply } from "#server/lead/lead-of-message.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { connectProgram, type TestProgram } from "#tests/support/programs.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book, person } from "#tests/support/visitors.ts";

const calls = Object.entries(programContract).flatMap(([path, methods]) =>
  Object.entries<ApiCall>(methods).map(([method, call]) => ({
    ...{ method: method as ApiMethod, path: path.slice("/v1".length) },
    ...{ operation: call.operation, scope: call.scope, isOpen: call.isOpenToStrangers },
  })),
);
const tomorrow = { date: "2026-06-03", timeSlot: "9:00 AM" };
const { notes: _, ...contact } = ada;

describe.each(engines)("the calls of programs on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;
  let owner: Visitor & { id: string };
  let program: TestProgram;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, {
      ...storage.forApp,
      env: { ...storage.forApp.env, RATE_LIMIT: "on" },
    });
    connection = await storage.open();
    owner = await signIn(server, "owner", "Olive");
    program = await connectProgram(server, owner, tokenScopes);
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  const read = async (path: string) => {
    const { status, body } = await program.send("GET", path);
    expect([path, status, body]).toEqual([path, 200, body]);
    return body;
  };

  it.each(calls.filter(({ isOpen }) => !isOpen))(
    "need a token, and its scope, for $method $path",
    async ({ method, path, scope }) => {
      const address = path.replaceAll(/\{\w+\}/g, "unknown");
      const send = (headers = {}) =>
        fetch(`${server.url}/api/v1${address}`, { method: method.toUpperCase(), headers });
      expect((await send()).status).toBe(401);
      if (!scope) return;
      const others = tokenScopes.filter((one) => one !== scope);
      const narrow = await connectProgram(server, owner, others);
      const answer = await send({ authorization: `Bearer ${narrow.token}` });
      expect(answer.status).toBe(403);
      expect(answer.headers.get("www-authenticate")).toBe(
        `Bearer realm="api", error="insufficient_scope", error_description="The access token lacks the scope ${scope}.", scope="${scope}"`,
      );
      const wide = await connectProgram(server, owner, [scope]);
      expect([401, 403]).not.toContain(
        (await send({ authorization: `Bearer ${wide.token}` })).status,
      );
    },
  );

  it("are JSON under every address, and set no cookie", async () => {
    const answer = await fetch(`${server.url}/api/v1/nothing`);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { success: false, error: "This address does not exist." },
    ]);
    const leads = await program.send("GET", "/leads");
    expect(leads.headers.getSetCookie()).toEqual([]);
    expect(leads.headers.get("cache-control")).toBe("no-store");
  });

  it("store a lead as the contact form does, once, named after the token unless it says where it is from", async () => {
    const inquiry = { ...contact, message: "The gutters sag." };
    const key = { "idempotency-key": "once" };
    const first = await program.send("POST", "/leads", inquiry, key);
    expect(first).toMatchObject({ status: 201, body: { lead: { state: "new", kind: "inquiry" } } });
    const again = await program.send("POST", "/leads", inquiry, key);
    expect(again.body.lead).toEqual(first.body.lead);
    const other = await program.send("POST", "/leads", { ...inquiry, message: "Other." }, key);
    expect(other.status).toBe(422);
    const sent = { ...inquiry, ...person(2), source: "Roof Leads" };
    const second = await program.send("POST", "/leads", sent);
    expect(second.body.lead).toMatchObject({ source: "roof leads", e164: "+17035550111" });
    expect(first.body.lead.source).toBe("test program");
    await server.app.services.outbox.drained();
    expect(server.mails.filter(({ to }) => JSON.stringify(to).includes(ada.email))).toHaveLength(1);
    const audit = await connection.database
      .selectFrom("audit_entries")
      .select(["staff_id", "details"])
      .where("action", "=", "token.used")
      .execute();
    expect(audit).toHaveLength(2);
    expect(audit[0]?.staff_id).toBe(owner.id);
    expect(JSON.parse(audit[0]?.details ?? "")).toEqual({
      ...{ token: program.id, ending: program.token.slice(-4), call: "createLead" },
    });
  });

  it("take fields that may be missing as missing when they are empty, as form fillers send them", async () => {
    const empty = { address: "", subject: "", message: "", source: "" };
    const answer = await program.send("POST", "/leads", { ...contact, ...empty });
    expect(answer).toMatchObject({ status: 201, body: { lead: { source: "test program" } } });
  });

  it("refuse a lead that the contact form would refuse, by field", async () => {
    const answer = await program.send("POST", "/leads", { ...contact, email: "no", message: "" });
    expect(answer).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });
  });

  it("read what happened to a lead, and add to it in the name of whoever made the token", async () => {
    const lead = await writeAsVisitor(server, owner);
    const path = `/leads/${lead.id}`;
    const noted = await program.send("POST", `${path}/notes`, { text: "Prefers mornings." });
    expect(noted).toMatchObject({
      status: 201,
      body: { lead: { state: "new", answeredAt: null } },
    });
    const missed = await program.send("POST", `${path}/calls`, { outcome: "no-answer" });
    expect(missed.body.lead.answeredAt).toBeNull();
    const called = await program.send("POST", `${path}/calls`, { outcome: "reached", note: "Ok." });
    expect(called.body.lead).toMatchObject({
      ...{ state: "contacted", answeredAt: "2026-06-02T16:00:00.000Z" },
    });
    await program.send("POST", `${path}/texts`, { text: "See you." });
    await server.app.services.outbox.drained();
    const { events, next, hasMore } = await read(`${path}/events?limit=3`);
    const by = { id: owner.id, name: "Olive" };
    expect(events).toMatchObject([
      { kind: "arrived", by: null, appointment: null },
      { kind: "note", by, text: "Prefers mornings." },
      { kind: "call", by, outcome: "no-answer", text: "" },
    ]);
    expect(hasMore).toBe(true);
    const rest = await read(`${path}/events?after=${next}`);
    expect(rest.events).toMatchObject([
      { kind: "call", outcome: "reached", text: "Ok." },
      { kind: "changed", changes: { state: { from: "new", to: "contacted" } } },
      { kind: "text", text: "See you.", isFromPerson: false },
    ]);
    expect(rest.hasMore).toBe(false);
    expect((await read(`${path}/events?after=${rest.next}`)).events).toEqual([]);
    for (const after of ["3000000000", "-1", "x"]) {
      expect((await program.send("GET", `${path}/events?after=${after}`)).status).toBe(400);
    }
    const used = await connection.database
      .selectFrom("audit_entries")
      .select("details")
      .where("action", "=", "token.used")
      .orderBy("number")
      .execute();
    expect(used.map(({ details }) => JSON.parse(details).call)).toEqual([
      ...["addLeadNote", "recordCall", "recordCall", "recordText"],
    ]);
  });

  it("read what was answered by mail, and whether the person wrote it", async () => {
    const { id } = await writeAsVisitor(server, owner);
    const { next } = await read(`/leads/${id}/events`);
    for (const author of ["person", "program"] as const) {
      await connection.transact((transaction) =>
        addReply(
          transaction,
          id,
          {
            ...{ author, from: ada.email, subject: "Re: Your inquiry", text: `By ${author}.` },
            rest: "> quoted",
          },
          server.clock.now,
        ),
      );
    }
    const { events } = await read(`/leads/${id}/events?after=${next}`);
    expect(events).toMatchObject([
      { kind: "reply", by: null, text: "By person.", isFromPerson: true, outcome: null },
      { kind: "reply", by: null, text: "By program.", isFromPerson: false },
    ]);
    expect(JSON.stringify(events)).not.toContain("quoted");
  });

  it("do once what is sent again with the same key, and apart from other programs", async () => {
    const { id } = await writeAsVisitor(server, owner);
    const other = await connectProgram(server, owner, ["leads:write"], "Other");
    const key = { "idempotency-key": "same" };
    for (const one of [program, program, other]) {
      const answer = await one.send("POST", `/leads/${id}/notes`, { text: "Once." }, key);
      expect(answer.status).toBe(201);
    }
    const { timeline } = await readLeadAs(owner, id);
    expect(timeline.filter(({ kind }) => kind === "note")).toHaveLength(2);
  });

  it("book a free time for a lead by the same rules, and nothing that is taken", async () => {
    const { id } = await writeAsVisitor(server, owner);
    const before = await read("/slots?date=2026-06-03");
    expect(before).toMatchObject({ date: "2026-06-03" });
    expect(before.slots).toContain("9:00 AM");
    const booked = await program.send("POST", `/leads/${id}/appointments`, tomorrow);
    expect(booked).toMatchObject({
      status: 201,
      body: {
        appointment: {
          ...{ leadId: id, ...tomorrow, status: "booked", startsAt: "2026-06-03T13:00:00.000Z" },
          ...{ name: ada.name, address: ada.address, progress: "booked", inspector: null },
        },
      },
    });
    expect(await read(`/leads/${id}`)).toMatchObject({ lead: { state: "scheduled" } });
    // As many as there are inspectors.
    for (const index of [1, 2, 3, 4, 5, 6]) {
      await book(await server.visitor(), tomorrow, person(index));
    }
    const slots = (await read("/slots?date=2026-06-03")).slots;
    expect(slots).not.toContain("9:00 AM");
    const other = await writeAsVisitor(server, owner, person(9));
    const taken = await program.send("POST", `/leads/${other.id}/appointments`, tomorrow);
    expect(taken).toMatchObject({ status: 409, body: { success: false } });
    const past = { ...tomorrow, date: "2026-06-01" };
    const gone = await program.send("POST", `/leads/${other.id}/appointments`, past);
    expect([400, 409]).toContain(gone.status);
    expect((await program.send("GET", "/slots?date=never")).status).toBe(400);
  });

  it("name an appointment by no id with which somebody could move or cancel it", async () => {
    const { body } = await book(await server.visitor(), tomorrow);
    const secret = body.appointment.id;
    const { appointments } = await read("/appointments");
    const { leads } = await read("/leads");
    const { events } = await read(`/leads/${leads[0].id}/events`);
    expect(appointments).toMatchObject([{ leadId: leads[0].id, ...tomorrow }]);
    expect(JSON.stringify([appointments, leads, events])).not.toContain(secret);
    const visitor = await server.visitor();
    expect((await visitor.send("GET", `/api/appointments/${appointments[0].id}`)).status).toBe(404);
  });

  it("list the newest leads first, without spam", async () => {
    for (const index of [1, 2, 3]) await writeAsVisitor(server, owner, person(index));
    const { leads } = await read("/leads/newest?limit=2");
    expect(leads.map(({ number }: { number: number }) => number)).toEqual([3, 2]);
    await owner.send("PATCH", `/api/desk/leads/${leads[0].id}`, {
      ...{ version: 1, state: "spam" },
    });
    const after = await read("/leads/newest");
    expect(after.leads.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
  });

  it("list the leads of a state or a kind, and those that changed since a moment", async () => {
    const first = await writeAsVisitor(server, owner, person(1));
    server.clock.now = new Date("2026-06-02T17:00:00Z");
    await writeAsVisitor(server, owner, person(2));
    await book(await server.visitor(), tomorrow, person(3));
    const numbers = async (query: string) =>
      (await read(`/leads?${query}`)).leads.map(({ number }: { number: number }) => number);
    expect(await numbers("kind=appointment")).toEqual([3]);
    expect(await numbers("kind=inquiry&state=new")).toEqual([1, 2]);
    expect(await numbers("state=lost")).toEqual([]);
    expect(await numbers("changedSince=2026-06-02T17:00:00Z")).toEqual([2, 3]);
    expect(await numbers("changedSince=2026-06-02T13:00:01-04:00")).toEqual([]);
    server.clock.now = new Date("2026-06-02T18:00:00Z");
    await program.send("POST", `/leads/${first.id}/notes`, { text: "Again." });
    expect(await numbers("changedSince=2026-06-02T17:30:00Z")).toEqual([1]);
    expect((await program.send("GET", "/leads?changedSince=yesterday")).status).toBe(400);
    // Whoever begins with what is new goes on with what is newer.
    const { next } = await read("/leads?changedSince=2026-06-02T17:30:00Z&limit=50");
    expect(await numbers(`after=${next}`)).toEqual([]);
    const { next: ofNone } = await read("/leads?changedSince=2026-06-02T19:00:00Z");
    expect(await numbers(`after=${ofNone}`)).toEqual([]);
    await program.send("POST", `/leads/${first.id}/notes`, { text: "And again." });
    expect(await numbers(`after=${ofNone}`)).toEqual([1]);
    expect((await program.send("GET", "/leads?limit=201")).status).toBe(400);
  });

  it("say of what they refuse which values there are", async () => {
    const all = await connectProgram(server, owner, tokenScopes);
    const lead = await writeAsVisitor(server, owner);
    const refused = async (method: string, path: string, body?: object) =>
      (await all.send(method, path, body)).body.fields;
    expect(await refused("GET", "/leads?limit=500")).toEqual({
      limit: "Enter a whole number from 1 to 200",
    });
    expect(await refused("GET", "/leads?limit=ten")).toEqual({
      limit: "Enter a whole number from 1 to 200",
    });
    expect(await refused("GET", "/leads?state=open&kind=web")).toEqual({
      state: expect.stringMatching(/^Use one of: new, contacted, /),
      kind: "Use one of: appointment, inquiry, assessment, call",
    });
    expect(await refused("POST", `/leads/${lead.id}/calls`, { outcome: "maybe" })).toEqual({
      outcome: expect.stringMatching(/^Use one of: .*reached/),
    });
  });

  it("list every lead once while some change between the pages, and those again at the end", async () => {
    const ids: string[] = [];
    for (const index of [1, 2, 3, 4, 5]) {
      ids.push((await writeAsVisitor(server, owner, person(index))).id);
    }
    const seen: string[] = [];
    let after = "";
    for (let pages = 0; pages < 9; pages += 1) {
      const page = await read(`/leads?limit=2${after}`);
      seen.push(...page.leads.map(({ id }: { id: string }) => id));
      after = `&after=${page.next}`;
      // The first, which was read, and the last, which was not.
      if (pages === 0) {
        await program.send("POST", `/leads/${ids[0]}/notes`, { text: "Changed." });
        await program.send("POST", `/leads/${ids[4]}/notes`, { text: "Changed." });
      }
      if (!page.hasMore) break;
    }
    expect(seen).toEqual([ids[0], ids[1], ids[2], ids[3], ids[0], ids[4]]);
    expect(await read(`/leads?limit=2${after}`)).toMatchObject({ leads: [], hasMore: false });
  });

  it("do not miss what is stored at the same time", async () => {
    let after = "";
    const seen = new Set<string>();
    const follow = async () => {
      const page = await read(`/leads?limit=3${after}`);
      for (const { id } of page.leads) seen.add(id);
      after = `&after=${page.next}`;
      return page.hasMore;
    };
    const visitors = await Promise.all(Array.from({ length: 12 }, () => server.visitor()));
    const stored = visitors.map((visitor, index) =>
      visitor.post("/api/customers/contact", {
        ...{ ...person(index), subject: "Roof", message: "Please call." },
      }),
    );
    const all = Promise.all(stored);
    for (let round = 0; round < 6; round += 1) await follow();
    await all;
    while (await follow());
    const rows = await connection.database.selectFrom("leads").select("id").execute();
    expect(seen).toEqual(new Set(rows.map(({ id }) => id)));
    expect(seen.size).toBe(12);
  });

  it("tell of an appointment again when it has changed, and not when only its lead has", async () => {
    const { body } = await book(await server.visitor(), tomorrow);
    const { leads } = await read("/leads");
    const first = await read("/appointments");
    expect(first.appointments).toHaveLength(1);
    await program.send("POST", `/leads/${leads[0].id}/notes`, { text: "Nothing of it." });
    const second = await read(`/appointments?after=${first.next}`);
    expect(second.appointments).toEqual([]);
    const visitor = await server.visitor();
    const target = { date: "2026-06-04", timeSlot: "1:00 PM" };
    await visitor.send("PUT", `/api/appointments/${body.appointment.id}`, target);
    const third = await read(`/appointments?after=${second.next}`);
    expect(third.appointments).toMatchObject([{ id: first.appointments[0].id, ...target }]);
    await visitor.send("DELETE", `/api/appointments/${body.appointment.id}`);
    const fourth = await read(`/appointments?after=${third.next}`);
    expect(fourth.appointments).toMatchObject([{ status: "cancelled" }]);
  });

  it("tell of people, of whom they were merged into, and of the end of that", async () => {
    const one = await writeAsVisitor(server, owner, person(1));
    const other = await writeAsVisitor(server, owner, { ...person(2), name: "Bee Homeowner" });
    const first = await read("/people");
    const emails = ({ id, emails: all }: { id: string; emails: string[] }) => [id, all];
    expect(new Map(first.people.map(emails))).toEqual(
      new Map([
        [one.personId, ["visitor-1@example.com"]],
        [other.personId, ["visitor-2@example.com"]],
      ]),
    );
    const path = `/api/desk/people/${one.personId}/merges`;
    const merged = await owner.post(path, { personId: other.personId });
    const second = await read(`/people?after=${first.next}`);
    expect(second.gone).toEqual([{ id: other.personId, mergedInto: one.personId }]);
    expect(second.people).toMatchObject([
      {
        id: one.personId,
        emails: ["visitor-1@example.com", "visitor-2@example.com"],
        merged: [other.personId],
      },
    ]);
    const { person: whole } = await read(`/people/${other.personId}`);
    expect(whole).toEqual(second.people[0]);
    await owner.send("PATCH", `/api/desk/people/${other.personId}`, {
      preferredLanguage: "Spanish",
    });
    const told = await read(`/people?after=${second.next}`);
    expect(told.people).toMatchObject([{ id: one.personId, preferredLanguage: "Spanish" }]);
    expect((await read(`/leads/${other.id}`)).lead.personId).toBe(one.personId);
    const [merge] = merged.person.merges;
    expect((await owner.send("DELETE", `${path}/${merge.id}`)).status).toBe(200);
    const third = await read(`/people?after=${second.next}`);
    expect(third.gone).toEqual([]);
    expect(third.people.map(({ id }: { id: string }) => id).sort()).toEqual(
      [one.personId, other.personId].sort(),
    );
  });

  it("tell of merged people what was said of any of them, since when the first is known", async () => {
    const one = await writeAsVisitor(server, owner, person(1));
    server.clock.now = new Date("2026-06-02T17:00:00Z");
    const other = await writeAsVisitor(server, owner, person(2));
    const said = { preferredLanguage: "Spanish", preferredChannel: "text" };
    const change = (id: string | null, body: object) =>
      owner.send("PATCH", `/api/desk/people/${id}`, body);
    await change(one.personId, said);
    await owner.post(`/api/desk/people/${other.personId}/merges`, { personId: one.personId });
    const first = await read("/people");
    expect(first.people).toMatchObject([
      { id: other.personId, ...said, createdAt: "2026-06-02T16:00:00.000Z" },
    ]);
    await change(other.personId, { preferredLanguage: "", preferredChannel: "email" });
    const second = await read(`/people?after=${first.next}`);
    expect(second.people).toMatchObject([{ preferredLanguage: "", preferredChannel: "email" }]);
    expect(
      (await owner.send("GET", `/api/desk/people/${other.personId}`)).body.person,
    ).toMatchObject({ preferredLanguage: "", preferredChannel: "email" });
  });

  it("tell of what was erased by its ids alone, and never of it again", async () => {
    const lead = await writeAsVisitor(server, owner, person(1));
    await book(await server.visitor(), tomorrow, person(1));
    const kept = await writeAsVisitor(server, owner, person(2));
    const lists = ["leads", "people", "appointments"] as const;
    const before: Record<string, { next: string }> = {};
    for (const list of lists) before[list] = await read(`/${list}`);
    const { appointments } = await read("/appointments");
    const erased = await owner.send("POST", `/api/desk/people/${lead.personId}/erase`, {
      confirm: "2",
    });
    expect(erased.status).toBe(200);
    const gone: Record<string, unknown[]> = {};
    for (const list of lists) {
      const page = await read(`/${list}?after=${before[list]?.next}`);
      expect(page[list]).toEqual([]);
      gone[list] = page.gone;
      const whole = await read(`/${list}`);
      const left = { leads: [kept.id], people: [kept.personId], appointments: [] }[list];
      expect(whole[list].map(({ id }: { id: string }) => id)).toEqual(left);
    }
    expect(gone).toMatchObject({
      leads: [{ id: lead.id }, { id: expect.any(String) }],
      people: [{ id: lead.personId, mergedInto: null }],
      appointments: [{ id: appointments[0].id }],
    });
    for (const path of [
      `/leads/${lead.id}`,
      `/people/${lead.personId}`,
      `/leads/${lead.id}/events`,
    ]) {
      expect((await program.send("GET", path)).status).toBe(404);
    }
  });

  it("send programs back to the beginning that were away too long", async () => {
    await writeAsVisitor(server, owner);
    const { next } = await read("/leads");
    server.clock.now = new Date(server.clock.now.getTime() + 90 * 86_400_000);
    expect((await program.send("GET", `/leads?after=${next}`)).status).toBe(200);
    server.clock.now = new Date(server.clock.now.getTime() + 1);
    const late = await program.send("GET", `/leads?after=${next}`);
    expect(late).toMatchObject({ status: 410, body: { code: "start-over" } });
    const beyond = Buffer.from(`999_${server.clock.now.getTime()}`).toString("base64url");
    expect((await program.send("GET", `/leads?after=${beyond}`)).status).toBe(410);
    for (const none of ["abc", "MQ", "%20", `${next}=`]) {
      expect((await program.send("GET", `/leads?after=${none}`)).status, none).toBe(400);
    }
  });

  it("move an appointment five times an hour, since its person is mailed each time, and other programs as often", async () => {
    const { id } = await writeAsVisitor(server, owner);
    const path = `/leads/${id}/appointments`;
    const timeOf = (index: number) => ({ ...tomorrow, date: `2026-06-0${3 + (index % 2)}` });
    const statuses: number[] = [];
    for (let index = 0; index <= 6; index += 1) {
      statuses.push((await program.send("POST", path, timeOf(index))).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429]);
    const often = await program.send("POST", path, timeOf(0));
    expect(often.headers.get("retry-after")).toBe("3600");
    expect(often.body.error).toContain("moved this inspection several times");
    // Where it is already, it is not moved.
    expect((await program.send("POST", path, timeOf(5))).status).toBe(201);
    const other = await writeAsVisitor(server, owner, person(2));
    const elsewhen = { ...tomorrow, timeSlot: "1:00 PM" };
    const first = await program.send("POST", `/leads/${other.id}/appointments`, elsewhen);
    expect(first.status).toBe(201);
    const second = await connectProgram(server, owner, ["appointments:write"], "Other");
    expect((await second.send("POST", path, timeOf(6))).status).toBe(201);
    server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
    expect((await program.send("POST", path, timeOf(6))).status).toBe(201);
  });

  it("store so many leads an hour, of which a visitor's limits know nothing", async () => {
    const inquiry = (index: number) => ({ ...person(index), message: "Please call." });
    await program.send("POST", "/leads", inquiry(0));
    await connection.database
      .updateTable("limit_counters")
      .set({ hits: 299 })
      .where("name", "like", "tokenLeads %")
      .execute();
    expect((await program.send("POST", "/leads", inquiry(1))).status).toBe(201);
    const full = await program.send("POST", "/leads", inquiry(2));
    expect([full.status, full.headers.get("retry-after")]).toEqual([429, "3600"]);
    const counted = await connection.database.selectFrom("limit_counters").select("name").execute();
    expect(counted.filter(({ name }) => /^(messages|submissions) /.test(name))).toEqual([]);
  });
});
