import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { knownMailboxes } from "#server/bursts/bursts-repository.ts";
import { keptAnswer } from "#server/lead/returned-leads.ts";
import { lockLead } from "#server/lead/stored-lead.ts";
import { type AlertingSite, startAlertingSite } from "#tests/support/alerts.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { engines } from "#tests/support/test-app.ts";
import { ada, book, person } from "#tests/support/visitors.ts";

const nine = { date: "2026-06-03", timeSlot: "9:00 AM" };

describe.each(engines)("an inspection that is booked online, on %s", (engine) => {
  let site: AlertingSite;
  let office: Visitor & { id: string };

  beforeEach(async () => {
    site = await startAlertingSite(engine);
    office = await signIn(site.server, "office", "Olive", { isOnDuty: true });
  });
  afterEach(() => site.stop());

  const list = async (name: string): Promise<LeadRow[]> =>
    (await office.send("GET", `/api/desk/leads?list=${name}`)).body.leads;
  const counts = async () => (await office.send("GET", "/api/desk/leads/counts")).body;
  const bookAs = async (details: object = {}) => {
    const answer = await book(await site.server.visitor(), nine, details);
    expect(answer.status).toBe(201);
    await site.server.app.services.outbox.drained();
    const [lead] = await list("all");
    if (!lead) throw new Error("no lead");
    return lead;
  };

  it("is scheduled at once, owed no answer, and a new booking, which alerts nobody", async () => {
    const lead = await bookAs();
    expect(lead).toMatchObject({ state: "scheduled", isNewBooking: true, returned: null });
    await site.pass(20);
    expect(await list("waiting")).toEqual([]);
    expect(await list("new-bookings")).toMatchObject([{ id: lead.id }]);
    expect(await counts()).toMatchObject({
      counts: { waiting: 0, late: 0, newBookings: 1 },
      figures: { answered: 0, medianMinutes: null, withinGoal: null },
    });
    expect(site.alerts()).toEqual([]);
  });

  it("asks for a person when it looks odd, and is scheduled once somebody says that it is real", async () => {
    const { id } = await bookAs({ name: "Win at www.spam.example" });
    expect(await list("waiting")).toMatchObject([{ id, state: "new" }]);
    expect(await list("new-bookings")).toEqual([]);
    await office.send("POST", `/api/desk/leads/${id}/release`, {});
    expect(await list("waiting")).toEqual([]);
    // Whoever has released it has seen it.
    expect(await list("new-bookings")).toEqual([]);
    expect(await list("open")).toMatchObject([{ id, state: "scheduled", suspected: false }]);
  });

  it("asks for a person when its confirmation is withheld", async () => {
    const { id } = await bookAs({ website: "https://spam.example" });
    expect(await list("waiting")).toMatchObject([{ id, state: "new" }]);
  });

  it("asks for a person from the moment at which we learn that its confirmation did not arrive", async () => {
    const { id } = await bookAs();
    await site.pass(60);
    await site.connection.database
      .updateTable("outbox")
      .set({ state: "dead", refused: "recipient" })
      .where("kind", "=", "appointment-confirmation")
      .execute();
    await site.pass(1);
    const now = site.server.clock.now.getTime();
    const [lead] = await list("waiting");
    expect(lead).toMatchObject({ id, state: "new", answeredAt: null });
    expect(lead).not.toHaveProperty("confirmedAt");
    expect(Date.parse(lead?.answerBy ?? "")).toBeGreaterThan(now);
    expect(await list("new-bookings")).toEqual([]);
    expect(site.alerts()).toHaveLength(1);
    await site.pass(3);
    await office.send("POST", `/api/desk/leads/${id}/calls`, { outcome: "reached", note: "" });
    // Four minutes after we learned of it, and an hour after it arrived.
    expect((await list("all"))[0]).toMatchObject({ answerMinutes: 3 });
    expect((await counts()).figures).toMatchObject({ medianMinutes: 3, withinGoal: 1 });
  });

  it.each([
    ["its inspection has begun", { date: calendarDay("2026-06-01") }],
    ["its person has said that they will be there", { progress: "confirmed" as const }],
    ["it is done", { progress: "done" as const }],
  ])("asks for nobody, though its confirmation did not arrive, once %s", async (_, row) => {
    await bookAs();
    const { database } = site.connection;
    await database.updateTable("appointments").set(row).execute();
    await database.updateTable("outbox").set({ state: "dead" }).execute();
    await site.pass(1);
    expect(await list("waiting")).toEqual([]);
    expect(await list("all")).toMatchObject([{ state: "scheduled" }]);
    expect(site.alerts()).toEqual([]);
  });

  it.each([{ name: "Win at www.spam.example" }, { website: "https://spam.example" }])(
    "asks for a person when it is released after its day, and is not mailed: %o",
    async (odd) => {
      const { id } = await bookAs(odd);
      const mailed = site.server.mails.length;
      site.server.clock.now = new Date("2026-06-04T15:00:00Z");
      const back = await signIn(site.server, "office", "Bea");
      await back.send("POST", `/api/desk/leads/${id}/release`, {});
      await site.server.app.services.outbox.drained();
      const { leads } = (await back.send("GET", "/api/desk/leads?list=waiting")).body;
      expect(leads).toMatchObject([{ id, state: "new", suspected: false }]);
      const subjects = site.server.mails.slice(mailed).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.startsWith("Your"))).toEqual([]);
    },
  );

  it("asks for nobody, though its confirmation did not arrive, once somebody has answered its person", async () => {
    const { id } = await bookAs();
    const call = { outcome: "reached", note: "" };
    await office.send("POST", `/api/desk/leads/${id}/calls`, call);
    await site.connection.database.updateTable("outbox").set({ state: "dead" }).execute();
    await site.pass(1);
    expect(await list("waiting")).toEqual([]);
    expect(await list("all")).toMatchObject([{ id, state: "scheduled", answerMinutes: null }]);
  });

  it("has been seen by whoever works on its lead", async () => {
    const { id, version } = await bookAs();
    await office.send("POST", `/api/desk/leads/${id}/notes`, { text: "Two gates." });
    expect(await list("new-bookings")).toEqual([]);
    expect((await list("all"))[0]?.version).toBe(version);
  });

  it("can be changed by whoever looked at it before a call that reached its person", async () => {
    const { id, version } = await bookAs();
    const call = { outcome: "reached", note: "" };
    await office.send("POST", `/api/desk/leads/${id}/calls`, call);
    const change = { version, state: "quoted" };
    expect((await office.send("PATCH", `/api/desk/leads/${id}`, change)).status).toBe(200);
  });

  it("counts the answer to a booking that has returned, from its return, and keeps it as the first one", async () => {
    const owner = await signIn(site.server, "owner", "Opal");
    const visitors = [await site.server.visitor(), await site.server.visitor()];
    const ids: string[] = [];
    for (const [index, visitor] of visitors.entries()) {
      const details = { ...person(index + 1), name: `Pat ${index} Miller` };
      const { body } = await book(visitor, { ...nine, timeSlot: `${index + 1}:00 PM` }, details);
      ids.push(body.appointment.id);
    }
    const call = (id: string | undefined) =>
      office.send("POST", `/api/desk/leads/${id}/calls`, { outcome: "reached", note: "" });
    const [second, first] = await list("all");
    await call(first?.id);
    await site.pass(60);
    await visitors[1]?.send("DELETE", `/api/appointments/${ids[1]}`);
    await site.pass(1);
    await call(second?.id);
    const expectOne = async () => {
      const numbers = (await owner.send("GET", "/api/desk/numbers?period=this-week")).body.numbers;
      const figures = { leads: 2, answered: 1, withinGoal: 1, medianMinutes: 1 };
      expect(numbers.figures).toMatchObject(figures);
      expect((await counts()).figures).toMatchObject({ answered: 1, medianMinutes: 1 });
    };
    await expectOne();
    await site.connection.transact(async (transaction) => {
      const lead = await lockLead(transaction, second?.id ?? "");
      if (!lead) throw new Error("no lead");
      await transaction
        .updateTable("leads")
        .set(keptAnswer(lead))
        .where("id", "=", lead.id)
        .execute();
    });
    await expectOne();
  });

  it("is no evidence that we know its person, but somebody's call is", async () => {
    const visitor = await site.server.visitor();
    await book(visitor, nine);
    const { database } = site.connection;
    const mailboxes = [ada.email.toLowerCase()];
    const known = () => knownMailboxes(database, mailboxes, calendarDay("2026-06-02"));
    expect((await known()).size).toBe(0);
    const [lead] = await list("all");
    await site.pass(1);
    await office.send("POST", `/api/desk/leads/${lead?.id}/calls`, {
      outcome: "reached",
      note: "",
    });
    expect((await known()).size).toBe(1);
    // Having moved it since, they wait again.
    const path = `/api/appointments/${lead?.appointment?.id}`;
    const moved = { date: "2026-06-04", timeSlot: "10:00 AM" };
    expect((await visitor.send("PUT", path, moved)).status).toBe(200);
    expect((await list("waiting")).length).toBe(1);
    expect((await known()).size).toBe(1);
  });
});
