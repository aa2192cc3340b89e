import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Rescheduling, ReschedulingItem } from "#domain/appointment/rescheduling-contract.ts";
import type { Connection } from "#server/database/connection.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { planFor } from "#tests/support/inspectors.ts";
import { appointmentEntries, readLeadAs } from "#tests/support/leads.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { book, person } from "#tests/support/visitors.ts";

const [friday, saturday] = ["2026-06-05", "2026-06-06"] as const;
const wholeDay = { fromSlot: null, toSlot: null, inspectorId: null };
const movedSubject = "We had to move your inspection: Sat, Jun 6";

describe.each(engines)("a rain day, on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;
  let owner: Visitor & { id: string };
  let office: Visitor & { id: string };
  let visitor: Visitor;
  /** By name: Ann and Bea at 9, Cem and Dora at 10, Eve and Finn at 11. */
  let booked: Record<string, string>;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    owner = await signIn(server, "owner", "Olive Owner");
    office = await signIn(server, "office", "Otto Office");
    for (const name of ["Dana Ruiz", "Sam Lee"]) {
      await planFor(owner, (await signIn(server, "inspector", name)).id);
    }
    visitor = await server.visitor();
    booked = {};
  });
  afterEach(async () => {
    await server.close();
    await connection.close();
    await storage.drop();
  });

  async function bookOne(name: string, timeSlot: string, date: string = friday) {
    const details = { ...person(0), name, email: `${name.toLowerCase()}@example.com` };
    const { status, body } = await book(visitor, { date, timeSlot }, details);
    if (status !== 201) throw new Error(`booking: ${status}`);
    booked[name] = body.appointment.id;
  }

  /** A caller without an email address. */
  async function bookCaller(name: string, timeSlot: string) {
    const caller = { name, phone: "(703) 555-0177", address: "9 Elm Street, Vienna, VA" };
    const { lead } = await office.post("/api/desk/leads", { ...caller, message: "Called." });
    const path = `/api/desk/leads/${lead.id}/appointment`;
    await office.post(path, { date: friday, timeSlot });
    const stored = connection.database.selectFrom("leads").select("appointment_id");
    const row = await stored.where("id", "=", lead.id).executeTakeFirstOrThrow();
    booked[name] = row.appointment_id ?? "";
  }

  async function bookSix() {
    for (const name of ["Ann", "Bea"]) await bookOne(name, "9:00 AM");
    for (const name of ["Cem", "Dora"]) await bookOne(name, "10:00 AM");
    await bookOne("Eve", "11:00 AM");
    await bookCaller("Finn", "11:00 AM");
  }

  const close = async (change: object): Promise<string> => {
    const body = { ...wholeDay, lastDay: friday, firstDay: friday, reason: "Storm", ...change };
    return (await owner.post("/api/desk/closures", body)).closure.id;
  };
  /** Saturday at 9 and 10 is all that is left: room for four. */
  async function leaveFour() {
    await close({ firstDay: "2026-06-02", lastDay: "2026-06-04", reason: "Course" });
    await close({ firstDay: saturday, lastDay: saturday, fromSlot: "11:00 AM", reason: "Fair" });
    await close({ firstDay: "2026-06-07", lastDay: "2026-07-10", reason: "Vacation" });
  }

  const start = async (by: Visitor, closureId: string) =>
    by.send("POST", `/api/desk/closures/${closureId}/rescheduling`);
  async function started(by: Visitor = owner): Promise<Rescheduling> {
    const { status, body } = await start(by, await close({}));
    if (status !== 200) throw new Error(`starting: ${status} ${JSON.stringify(body)}`);
    return body.rescheduling;
  }
  const read = async ({ id }: { id: string }): Promise<Rescheduling> =>
    (await office.send("GET", `/api/desk/reschedulings/${id}`)).body.rescheduling;
  const of = (name: string, { items }: Rescheduling): ReschedulingItem => {
    const item = items.find(({ appointment }) => appointment.name === name);
    if (!item) throw new Error(`nobody is called ${name}`);
    return item;
  };
  const states = ({ items }: Rescheduling) =>
    Object.fromEntries(items.map(({ appointment, state }) => [appointment.name, state]));
  const seen = ({ appointment, version }: ReschedulingItem) => ({
    appointmentId: appointment.id,
    version,
  });
  const send = (by: Visitor, { id }: Rescheduling, items: ReschedulingItem[], headers = {}) =>
    by.send("POST", `/api/desk/reschedulings/${id}/send`, { items: items.map(seen) }, headers);
  const change = (by: Visitor, { id }: Rescheduling, item: ReschedulingItem, body: object) => {
    const path = `/api/desk/reschedulings/${id}/items/${item.appointment.id}`;
    return by.send("PATCH", path, { version: item.version, ...body });
  };
  const proposed = ({ items }: Rescheduling) => items.filter(({ state }) => state === "proposed");
  const mailsTo = async (name: string) => {
    await server.app.services.outbox.drained();
    const address = `${name.toLowerCase()}@example.com`;
    return server.mails.filter(
      ({ to, subject }) =>
        (typeof to === "string" ? to : to.address) === address && subject.includes("had to move"),
    );
  };
  const keep = (id: string) => server.app.services.appointments.keep(id, "192.0.2.1");
  const pass = async (minutes: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
    await server.app.services.outbox.drained();
  };
  const auditOf = async (action: string) =>
    (await owner.send("GET", "/api/desk/audit")).body.entries.filter(
      (entry: { action: string }) => entry.action === action,
    );

  it("moves nobody by itself, and proposes the same hour and inspector where possible", async () => {
    await bookSix();
    const rescheduling = await started();
    expect(rescheduling).toMatchObject({
      ...{ firstDay: friday, lastDay: friday, reason: "Storm", finishedAt: null },
      startedBy: { name: "Olive Owner" },
    });
    expect(states(rescheduling)).toEqual({
      ...{ Ann: "proposed", Bea: "proposed", Cem: "proposed", Dora: "proposed" },
      ...{ Eve: "proposed", Finn: "call" },
    });
    for (const { original, proposed: place } of rescheduling.items) {
      expect(place).toEqual({ ...original, date: saturday });
    }
    expect(of("Ann", rescheduling).appointment).toMatchObject({ date: friday, sequence: 0 });
    expect(await mailsTo("Ann")).toEqual([]);
    expect(await auditOf("rescheduling.started")).toHaveLength(1);
    const { reschedulings } = (await office.send("GET", "/api/desk/reschedulings")).body;
    expect(reschedulings).toMatchObject([{ id: rescheduling.id, undecided: 6, told: 0 }]);
  });

  it("goes from six with four free times to an answer or a call for each", async () => {
    await bookSix();
    await leaveFour();
    const rescheduling = await started();
    // Who keeps the hour comes before who would have to change it.
    expect(states(rescheduling)).toEqual({
      ...{ Ann: "proposed", Bea: "proposed", Cem: "proposed", Dora: "proposed" },
      ...{ Eve: "call", Finn: "call" },
    });
    expect(of("Eve", rescheduling).proposed).toBeNull();

    // One cancels meanwhile, and one finds the time gone.
    expect((await visitor.send("DELETE", `/api/appointments/${booked.Ann}`)).status).toBe(200);
    expect(of("Ann", await read(rescheduling)).state).toBe("removed");
    for (const name of ["Quick", "Quicker"]) await bookOne(name, "9:00 AM", saturday);

    const { status, body } = await send(owner, rescheduling, proposed(rescheduling));
    expect(status).toBe(200);
    expect(body.moved.sort()).toEqual([booked.Cem, booked.Dora].sort());
    expect(body.refused).toHaveLength(2);
    expect(body.refused).toEqual(
      expect.arrayContaining([
        { appointmentId: booked.Ann, error: "The inspection of Ann was canceled meanwhile." },
        { appointmentId: booked.Bea, error: expect.stringMatching(/9:00 AM\.$/) },
      ]),
    );
    expect(states(body.rescheduling)).toEqual({
      ...{ Ann: "removed", Bea: "call", Cem: "told", Dora: "told", Eve: "call", Finn: "call" },
    });
    const places = ["Cem", "Dora"].map((name) => of(name, body.rescheduling).appointment);
    expect(new Set(places.map(({ inspectorId }) => inspectorId)).size).toBe(2);
    expect(await auditOf("rescheduling.sent")).toHaveLength(body.moved.length);

    const told = of("Cem", body.rescheduling);
    expect(told).toMatchObject({ state: "told", answerBy: "2026-06-02T20:00:00.000Z" });
    expect(told.appointment.toldTime).toBeNull();
    const [mail, ...others] = await mailsTo("Cem");
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(movedSubject);
    const page = `http://site.test/appointments/${told.appointment.id}`;
    expect(mail?.html).toContain(`href="${page}"`);
    expect(mail?.html).toContain(`href="${page}?change=move"`);
    expect(mail?.html).toContain('href="tel:');
    expect(mail?.html).not.toContain("Storm");
    expect(mail?.invitation).toMatchObject({ method: "REQUEST" });
    expect(mail?.invitation?.content).toContain("SEQUENCE:1");

    // Nobody answers within four hours of opening: a call for today.
    await pass(239);
    expect(of("Cem", await read(rescheduling)).state).toBe("told");
    await pass(1);
    expect(of("Cem", await read(rescheduling)).state).toBe("not-reached");
    const lead = await readLeadAs(office, told.appointment.leadId);
    expect(lead).toMatchObject({ followUpOn: "2026-06-02", followUpReason: "unconfirmed" });
    expect(appointmentEntries(lead, "not-reached")).not.toEqual([]);
    const list = (await office.send("GET", "/api/desk/leads?list=follow-up")).body.leads;
    expect(list.map(({ id }: { id: string }) => id)).toContain(lead.id);
    // Who answers late has answered, too.
    await keep(told.appointment.id);
    expect(of("Cem", await read(rescheduling)).state).toBe("accepted");
    const answered = await readLeadAs(office, lead.id);
    expect(answered).toMatchObject({ followUpOn: null, followUpReason: null });
  });

  it("proposes another time to somebody whose time is gone", async () => {
    await bookOne("Ann", "9:00 AM");
    const rescheduling = await started();
    for (const name of ["Quick", "Quicker"]) await bookOne(name, "9:00 AM", saturday);
    const { body } = await send(owner, rescheduling, proposed(rescheduling));
    expect(body.moved).toEqual([]);
    const ann = of("Ann", body.rescheduling);
    expect(ann).toMatchObject({ state: "proposed", version: 2 });
    expect(ann.proposed).toMatchObject({ date: "2026-06-08", timeSlot: "9:00 AM" });
    expect(ann.appointment.date).toBe(friday);
    expect((await send(office, body.rescheduling, [ann])).body.moved).toEqual([booked.Ann]);
  });

  it("knows who keeps the time, chooses another and cancels, each by themselves", async () => {
    await bookSix();
    const rescheduling = await started();
    const { body } = await send(owner, rescheduling, proposed(rescheduling));
    expect(body.moved).toHaveLength(5);
    const isAwaited = async (name: string) =>
      (await server.app.services.appointments.find(booked[name] ?? ""))?.isAnswerAwaited;
    expect(await isAwaited("Ann")).toBe(true);
    await keep(booked.Ann ?? "");
    await keep(booked.Ann ?? "");
    expect(await isAwaited("Ann")).toBe(false);
    const another = { date: "2026-06-09", timeSlot: "3:00 PM" };
    await visitor.send("PUT", `/api/appointments/${booked.Bea}`, another);
    expect(await isAwaited("Bea")).toBe(false);
    await visitor.send("DELETE", `/api/appointments/${booked.Cem}`);
    await expect(keep(booked.Cem ?? "")).rejects.toMatchObject({ status: 409 });
    const now = await read(rescheduling);
    expect(states(now)).toEqual({
      ...{ Ann: "accepted", Bea: "accepted", Cem: "declined" },
      ...{ Dora: "told", Eve: "told", Finn: "call" },
    });
    expect(of("Ann", now).appointment.progress).toBe("confirmed");
    const lead = await readLeadAs(office, of("Ann", now).appointment.leadId);
    const kept = appointmentEntries(lead, "kept");
    expect(kept).toMatchObject([{ staff: null }]);
    await pass(300);
    expect(states(await read(rescheduling))).toMatchObject({
      ...{ Ann: "accepted", Bea: "accepted", Cem: "declined", Dora: "not-reached" },
    });
  });

  it("notes what somebody who had not answered says on the phone, once", async () => {
    await bookSix();
    const rescheduling = await started();
    const { body } = await send(owner, rescheduling, proposed(rescheduling));
    await pass(300);
    const shown = await read(rescheduling);
    const cem = of("Cem", shown);
    expect(cem.state).toBe("not-reached");
    const answer = await change(office, rescheduling, cem, { step: "keep" });
    expect(answer.status).toBe(200);
    expect(of("Cem", answer.body.rescheduling).state).toBe("accepted");
    expect(of("Cem", answer.body.rescheduling).appointment.progress).toBe("confirmed");
    const lead = await readLeadAs(office, cem.appointment.leadId);
    const kept = appointmentEntries(lead, "kept");
    expect(kept).toMatchObject([{ staff: { id: office.id } }]);
    // Somebody else had the page open.
    expect((await change(owner, rescheduling, cem, { step: "keep" })).status).toBe(409);

    await visitor.send("DELETE", `/api/appointments/${booked.Dora}`);
    const dora = of("Dora", await read(rescheduling));
    expect((await change(owner, rescheduling, dora, { step: "keep" })).status).toBe(409);
    const finn = of("Finn", body.rescheduling);
    expect((await change(owner, rescheduling, finn, { step: "keep" })).status).toBe(409);
  });

  it("keeps who has no mail on the call list, and moves them once they agree", async () => {
    await bookSix();
    const rescheduling = await started();
    const finn = of("Finn", rescheduling);
    expect(finn).toMatchObject({ state: "call", canMail: false });
    const refused = (await send(owner, rescheduling, [finn])).body;
    expect(refused).toMatchObject({ moved: [], refused: [{ appointmentId: booked.Finn }] });
    const { status, body } = await change(office, rescheduling, finn, { step: "agree" });
    expect(status).toBe(200);
    const agreed = of("Finn", body.rescheduling);
    expect(agreed).toMatchObject({ state: "accepted", answerBy: null });
    expect(agreed.appointment).toMatchObject({ ...finn.proposed, toldTime: null });
  });

  it("takes another time, a call or leaving for one person, and refuses a time that is not free", async () => {
    await bookSix();
    const rescheduling = await started();
    const ann = of("Ann", rescheduling);
    const late = { step: "propose", date: "2026-06-10", timeSlot: "4:00 PM" };
    const other = await change(owner, rescheduling, ann, late);
    expect(of("Ann", other.body.rescheduling).proposed).toMatchObject({
      ...{ date: "2026-06-10", timeSlot: "4:00 PM" },
    });
    const bea = of("Bea", rescheduling);
    const closed = { step: "propose", date: friday, timeSlot: "4:00 PM" };
    const refused = await change(owner, rescheduling, bea, closed);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toBe("That time is no longer free. Choose another.");
    expect(of("Bea", refused.body.rescheduling)).toEqual(bea);
    await change(owner, rescheduling, bea, { step: "leave" });
    const cem = of("Cem", rescheduling);
    const { body } = await change(owner, rescheduling, cem, { step: "call" });
    expect(states(body.rescheduling)).toMatchObject({ Ann: "proposed", Bea: "left", Cem: "call" });
    const again = of("Cem", body.rescheduling);
    const back = await change(owner, rescheduling, again, { step: "propose", ...again.proposed });
    expect(states(back.body.rescheduling)).toMatchObject({ Cem: "proposed" });
  });

  it("is the same for two who start it, and adds whoever was booked since", async () => {
    await bookOne("Ann", "9:00 AM");
    const closure = await close({});
    const answers = await Promise.all([start(owner, closure), start(office, closure)]);
    const [one, other] = answers.map(({ body }) => body.rescheduling);
    expect(other.id).toBe(one.id);
    expect(await auditOf("rescheduling.started")).toHaveLength(1);
    const rows = connection.database.selectFrom("rescheduling_items").selectAll();
    expect(await rows.execute()).toHaveLength(1);
    const back = { sequence: 0, date: friday, timeSlot: "3:00 PM", anyway: true };
    await bookOne("Bea", "9:00 AM", saturday);
    await office.send("PATCH", `/api/desk/appointments/${booked.Bea}`, back);
    expect(Object.keys(states((await start(office, closure)).body.rescheduling))).toEqual([
      ...["Ann", "Bea"],
    ]);
  });

  it("writes once to each when two send it at once, and when it is sent again", async () => {
    await bookSix();
    const rescheduling = await started();
    const items = proposed(rescheduling);
    const key = { "idempotency-key": "friday's rain" };
    const [one, other] = await Promise.all([
      send(owner, rescheduling, items, key),
      send(office, rescheduling, items),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect([...one.body.moved, ...other.body.moved].sort()).toEqual(
      items.map(({ appointment }) => appointment.id).sort(),
    );
    const again = await send(owner, rescheduling, items, key);
    expect(again.body.moved).toEqual(expect.arrayContaining(one.body.moved));
    for (const { appointment } of items) {
      expect(await mailsTo(appointment.name)).toHaveLength(1);
    }
  });

  it("does not overwrite what somebody else has chosen", async () => {
    await bookSix();
    const rescheduling = await started();
    const ann = of("Ann", rescheduling);
    expect((await change(owner, rescheduling, ann, { step: "leave" })).status).toBe(200);
    const late = await change(office, rescheduling, ann, { step: "call" });
    expect(late.status).toBe(409);
    expect(late.body.error).toBe("Somebody else has changed Ann. Look at it again.");
    expect(of("Ann", late.body.rescheduling).state).toBe("left");
    expect((await send(office, rescheduling, [ann])).body.moved).toEqual([]);
  });

  it("moves nobody whose mail cannot be stored, and goes on with the others", async () => {
    await bookOne("Ann", "9:00 AM");
    await bookOne("Bea", "10:00 AM");
    const rescheduling = await started();
    const { database } = connection;
    const stop = engine === "sqlite" ? stopMailsOfSqlite : stopMailsOfPostgres;
    await stop(connection);
    expect((await send(owner, rescheduling, proposed(rescheduling))).status).toBe(500);
    const moved = database.selectFrom("appointments").select(["date", "sequence"]);
    expect(await moved.execute()).toEqual([
      { date: friday, sequence: 0 },
      { date: friday, sequence: 0 },
    ]);
    expect(states(await read(rescheduling))).toEqual({ Ann: "proposed", Bea: "proposed" });
    await letMailsGo(connection, engine);
    const { body } = await send(owner, rescheduling, proposed(rescheduling));
    expect(body.moved).toHaveLength(2);
  });

  it("lets somebody else inspect at the same time without a word to the person", async () => {
    await bookOne("Ann", "9:00 AM");
    const [row] = await connection.database.selectFrom("appointments").selectAll().execute();
    const { body: begun } = await start(owner, await close({ inspectorId: row?.inspector_id }));
    const ann = of("Ann", begun.rescheduling);
    expect(ann.proposed).toMatchObject({ date: friday, timeSlot: "9:00 AM" });
    expect(ann.proposed?.inspectorId).not.toBe(row?.inspector_id);
    const { body } = await send(owner, begun.rescheduling, [ann]);
    expect(of("Ann", body.rescheduling)).toMatchObject({ state: "accepted", toldAt: null });
    expect(await mailsTo("Ann")).toEqual([]);
  });

  it("is finished once nobody has anything to do, and when the hours are opened again", async () => {
    await bookOne("Ann", "9:00 AM");
    const rescheduling = await started();
    await send(owner, rescheduling, proposed(rescheduling));
    await pass(1);
    expect((await read(rescheduling)).finishedAt).toBeNull();
    await keep(booked.Ann ?? "");
    await pass(1);
    expect((await read(rescheduling)).finishedAt).not.toBeNull();
    expect((await start(owner, rescheduling.closureId)).status).toBe(409);
    await bookOne("Bea", "9:00 AM", "2026-06-11");
    const other = (
      await start(owner, await close({ firstDay: "2026-06-11", lastDay: "2026-06-11" }))
    ).body.rescheduling;
    await owner.send("DELETE", `/api/desk/closures/${other.closureId}`);
    expect((await read(other)).finishedAt).not.toBeNull();
  });

  it("is unknown by any other id", async () => {
    expect((await start(owner, "nothing")).status).toBe(404);
    expect((await owner.send("GET", "/api/desk/reschedulings/nothing")).status).toBe(404);
  });
});

async function stopMailsOfSqlite({ database }: Connection): Promise<void> {
  await sql`create trigger no_mails before insert on outbox begin
    select raise(abort, 'no mails'); end`.execute(database);
}

async function stopMailsOfPostgres({ database }: Connection): Promise<void> {
  await sql`create function refuse() returns trigger as
    'begin raise exception ''no mails''; end' language plpgsql`.execute(database);
  await sql`create trigger no_mails before insert on outbox
    for each row execute function refuse()`.execute(database);
}

async function letMailsGo({ database }: Connection, engine: string): Promise<void> {
  if (engine === "sqlite") await sql`drop trigger no_mails`.execute(database);
  else await sql`drop trigger no_mails on outbox`.execute(database);
}
