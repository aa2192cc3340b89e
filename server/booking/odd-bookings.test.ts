import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { oddBooking } from "#domain/spam/suspicion.ts";
import type { Connection } from "#server/database/connection.ts";
import { signIn } from "#tests/support/desk.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

const time = { date: "2026-06-03", timeSlot: "9:00 AM" } as const;
const advertisement = "http://a.example http://b.example http://c.example";

describe.each(engines)("a booking that looks odd, on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;
  let ann: Awaited<ReturnType<typeof signIn>>;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    ann = await signIn(server, "office", "Ann");
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  const listed = async (list: string) =>
    (await ann.send("GET", `/api/desk/leads?list=${list}`)).body.leads;
  const waiting = () => listed("waiting");
  const calendar = async () =>
    (await ann.send("GET", `/api/desk/calendar?from=${time.date}&days=1`)).body.days[0];
  const slots = async () =>
    (await server.app.inject(`/api/appointments/available-slots?date=${time.date}`)).json();

  async function mailTo(address: string) {
    await server.app.services.outbox.drained();
    return server.mails.filter(({ to }) => (typeof to === "string" ? to : to.address) === address);
  }

  it("of an address with an abbreviation is none", async () => {
    const address = "5 N.Live Oak Lane, Fairfax, VA 22030";
    const { status } = await book(await server.visitor(), time, { address });
    expect(status).toBe(201);
    expect(await listed("new-bookings")).toMatchObject([{ state: "scheduled", suspected: false }]);
    const [mail] = await mailTo(ada.email);
    expect(mail?.text).toContain("5 N. Live Oak Lane");
  });

  it("of a browser that fills in at once is marked, and its confirmation says all that any other does", async () => {
    const visitor = await server.visitor();
    const { stamp } = (await visitor.send("GET", "/api/auth/form-stamp")).body;
    expect((await book(visitor, time, { stamp })).status).toBe(201);
    expect(await waiting()).toMatchObject([{ state: "new", suspected: true }]);
    const [mail] = await mailTo(ada.email);
    expect(mail?.text).toContain(ada.address);
    expect(mail?.text).toContain("Hi Ada,");
    expect(mail?.invitation?.content).toContain("LOCATION:12 Maple Street");
  });

  it("waits in the list and the calendar, marked, and confirms itself without a word that was typed", async () => {
    const typed = { address: `12 Maple Street`, notes: advertisement };
    const answer = await book(await server.visitor(), time, typed);
    expect(answer.body).not.toHaveProperty("isMailed");
    const [lead, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      state: "new",
      suspected: true,
      appointment: { status: "booked" },
    });
    expect((await calendar()).appointments).toMatchObject([{ leadId: lead.id, isSuspected: true }]);
    const [mail, ...more] = await mailTo(ada.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain("Your roof inspection is booked");
    expect(mail?.to).toBe(ada.email);
    const whole = `${mail?.text}${mail?.html}${mail?.invitation?.content}`;
    for (const word of ["Hi ", ada.name, "Maple", "a.example"]) {
      expect(whole).not.toContain(word);
    }
    const notice = server.mails.find(({ subject }) => subject.includes("New inspection"));
    expect(notice?.subject).toContain(`[${oddBooking}]`);
    expect(notice?.text).toContain("Maple");
  });

  it("of a program is there too, confirmed to nobody, and the answer and what its page knows say so", async () => {
    const answer = await book(await server.visitor(), time, { website: "x" });
    expect(answer.body).toMatchObject({ isMailed: false });
    expect(await waiting()).toMatchObject([{ state: "new", suspected: true }]);
    expect(await mailTo(ada.email)).toEqual([]);
    const { appointments } = server.app.services;
    const { id } = answer.body.appointment;
    const nothing = { isMailed: false, isReminded: false, isOfferedEarlier: false };
    expect(await appointments.find(id)).toMatchObject(nothing);
    const [{ id: leadId }] = await waiting();
    const lead = async () => (await ann.send("GET", `/api/desk/leads/${leadId}`)).body.lead;
    expect(await lead()).toMatchObject({ isWithheld: true });
    await ann.post(`/api/desk/leads/${leadId}/release`, {});
    expect(await lead()).not.toHaveProperty("isWithheld");
    const all = { isMailed: true, isReminded: true, isOfferedEarlier: true };
    expect(await appointments.find(id)).toMatchObject(all);
  });

  it("is written about as ever once somebody has said that it is real", async () => {
    await book(await server.visitor(), time, { notes: advertisement });
    const [{ id }] = await waiting();
    await ann.post(`/api/desk/leads/${id}/release`, {});
    expect((await calendar()).appointments[0]).not.toHaveProperty("isSuspected");
    expect(await waiting()).toEqual([]);
    expect(await listed("open")).toMatchObject([{ state: "scheduled", suspected: false }]);
  });

  it.each(["waiting", "answered"])(
    "that was canceled as spam waits to be booked again once it is released, %s before",
    async (before) => {
      await book(await server.visitor(), time, { website: "x" });
      const [{ id }] = await waiting();
      const path = `/api/desk/leads/${id}`;
      if (before === "answered") await ann.post(`${path}/calls`, { outcome: "reached", note: "" });
      const { version } = (await ann.send("GET", path)).body.lead;
      await ann.send("PATCH", path, { version, state: "spam" });
      await ann.post(`${path}/release`, {});
      expect(await mailTo(ada.email)).toEqual([]);
      const outbox = connection.database.selectFrom("outbox").select("state");
      expect(await outbox.where("kind", "=", "appointment-confirmation").execute()).toEqual([]);
      expect(await waiting()).toMatchObject([{ id, state: "new", suspected: false }]);
      const leads = connection.database.selectFrom("leads").select("alert_at");
      expect(await leads.execute()).toEqual([{ alert_at: server.clock.now.toISOString() }]);
    },
  );

  it("of a program that has moved is confirmed once it is released, where it is by then", async () => {
    const visitor = await server.visitor();
    const { appointment } = (await book(visitor, time, { website: "x" })).body;
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const later = { ...time, timeSlot: "11:00 AM" };
    await visitor.send("PUT", `/api/appointments/${appointment.id}`, later);
    const [{ id }] = await waiting();
    await ann.post(`/api/desk/leads/${id}/release`, {});
    const [mail, ...more] = await mailTo(ada.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(later.timeSlot);
    const outbox = connection.database.selectFrom("outbox").select("id");
    expect(await outbox.where("state", "=", "withheld").execute()).toEqual([]);
  });

  it("is not called spam by an inspector, who may cancel nothing, until it is over", async () => {
    const ines = await signIn(server, "inspector", "Ines");
    await book(await server.visitor(), time, { notes: advertisement });
    const [{ id, version }] = await waiting();
    const path = `/api/desk/leads/${id}`;
    await ann.send("PATCH", path, { version, assigneeId: ines.id });
    const spam = { version: version + 1, state: "spam" };
    const refused = await ines.send("PATCH", path, spam);
    expect(refused.status).toBe(403);
    expect(refused.body.error).toContain("would cancel it");
    const { lead } = (await ann.send("GET", path)).body;
    expect(lead).toMatchObject({ state: "new", appointment: { status: "booked" } });
    server.clock.now = new Date("2026-06-03T16:00:00Z");
    const again = await signIn(server, "inspector", "Ines");
    expect((await again.send("PATCH", path, { ...spam, version: lead.version })).status).toBe(200);
  });

  it("is canceled when staff call its lead spam: its time is free, and nobody is written to", async () => {
    await book(await server.visitor(), time, { notes: advertisement });
    const before = (await mailTo(ada.email)).length;
    expect((await slots()).bookedSlots).toContain(time.timeSlot);
    const [{ id, version }] = await waiting();
    const { body } = await ann.send("PATCH", `/api/desk/leads/${id}`, { version, state: "spam" });
    expect(body.lead).toMatchObject({ state: "spam", appointment: { status: "cancelled" } });
    const canceled = { event: "cancelled", reason: "Marked as spam" };
    expect(body.lead.timeline).toContainEqual(
      expect.objectContaining({
        kind: "appointment",
        staff: { id: ann.id, name: "Ann" },
        details: expect.objectContaining(canceled),
      }),
    );
    expect((await slots()).bookedSlots).not.toContain(time.timeSlot);
    expect(await mailTo(ada.email)).toHaveLength(before);
    expect(await connection.database.selectFrom("seats").selectAll().execute()).toEqual([]);
  });
});
