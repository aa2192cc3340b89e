import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { finishedAssessment } from "#tests/support/finished-assessment.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { createStorage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

const tomorrow = { date: "2026-06-03", timeSlot: "9:00 AM" };
const { notes: _, ...person } = ada;

describe.each(engines)("a lead at the desk on %s", (engine) => {
  let server: TestApp;
  let office: Visitor & { id: string };
  let owner: Visitor & { id: string };

  beforeEach(async () => {
    server = await startTestApp(engine);
    office = await signIn(server, "office", "Olive Office");
    owner = await signIn(server, "owner", "Owen Owner");
  });
  afterEach(() => server.close());

  const pass = (minutes: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
  };
  const act = (who: Visitor, id: string, what: string, body?: object, headers = {}) =>
    who.send("POST", `/api/desk/leads/${id}/${what}`, body, headers);
  const change = (who: Visitor, id: string, body: object) =>
    who.send("PATCH", `/api/desk/leads/${id}`, body);
  const kinds = ({ timeline }: { timeline: { kind: string }[] }) =>
    timeline.map(({ kind }) => kind);

  it("says who wants what, from where, and what was mailed", async () => {
    const lead = await writeAsVisitor(server, office);
    expect(lead).toMatchObject({
      number: 1,
      name: ada.name,
      message: "They sag.",
      source: "Contact form",
      state: "new",
      version: 1,
      ofPerson: 1,
      others: [],
      present: [],
      assessment: null,
    });
    expect(lead.timeline).toMatchObject([
      { kind: "arrived", staff: null },
      { kind: "mail", details: { mailKind: "inquiry-confirmation", to: ada.email } },
      { kind: "mail", details: { mailKind: "inquiry-notice", to: "office" } },
    ]);
  });

  it("is there with damaged choices, in its list and its search too, and that is logged once", async () => {
    const storage = await createStorage(engine);
    const site = await startTestApp(engine, storage.forApp);
    const connection = await storage.open();
    const staff = await signIn(site, "office");
    const { id } = await writeAsVisitor(site, staff);
    const row = connection.database.updateTable("leads").where("id", "=", id);
    await row.set({ choices: "{" }).execute();
    const warn = vi.spyOn(site.app.log, "warn");
    for (const _ of [1, 2]) {
      expect(await readLeadAs(staff, id)).toMatchObject({ choices: {} });
    }
    expect(warn.mock.calls).toEqual([
      [{ lead: id }, "what a lead chose in the form cannot be read: damaged"],
    ]);
    const { body } = await staff.send("GET", "/api/desk/leads");
    expect(body.leads).toHaveLength(1);
    const found = await staff.send("GET", "/api/desk/search?search=sag");
    expect(found.body.hits).toHaveLength(1);
    await connection.close();
    await site.close();
    await storage.drop();
  });

  it("has an assessment in words, and the person's other leads", async () => {
    const visitor = await server.visitor();
    const first = await writeAsVisitor(server, office);
    const finished = finishedAssessment();
    const customerInfo = { ...person, email: ada.email.replace("@", "+roof@") };
    await visitor.post("/api/customers/assessments", { ...finished, customerInfo });
    const { body } = await office.send("GET", "/api/desk/leads?kind=assessment");
    const lead = await readLeadAs(office, body.leads[0].id);
    expect(lead.ofPerson).toBe(2);
    expect(lead.others.map(({ id }) => id)).toEqual([first.id]);
    expect(lead.assessment).toMatchObject(finished.result);
    expect(lead.assessment?.answers).toHaveLength(6);
    for (const { question, answer, reason } of lead.assessment?.answers ?? []) {
      expect([question, answer, reason].every((words) => words.length > 3)).toBe(true);
    }
  });

  it("changes as the office asks, based on the version it has seen, and records what changed", async () => {
    const { id } = await writeAsVisitor(server, office);
    pass(1);
    const followUp = { assigneeId: owner.id, followUpOn: "2026-06-05" };
    const { status, body } = await change(office, id, { version: 1, state: "quoted", ...followUp });
    expect(status).toBe(200);
    expect(body.lead).toMatchObject({
      state: "quoted",
      assignee: { id: owner.id, name: "Owen Owner" },
      followUpOn: "2026-06-05",
      version: 2,
    });
    expect(body.lead.timeline.at(-1)).toMatchObject({
      kind: "changed",
      staff: { name: "Olive Office" },
      details: { state: { from: "new", to: "quoted" }, assignee: { from: null, to: "Owen Owner" } },
    });

    const late = await change(owner, id, { version: 1, state: "won" });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ success: false, lead: { state: "quoted", version: 2 } });
    expect((await change(owner, id, { version: 2, state: "won" })).body.lead.state).toBe("won");
  });

  it("is lost only with a reason, and is assigned only to somebody who works here", async () => {
    const { id } = await writeAsVisitor(server, office);
    const refused = await change(office, id, { version: 1, state: "lost" });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toHaveProperty("lostReason");
    const lost = await change(office, id, { version: 1, state: "lost", lostReason: "price" });
    expect(lost.body.lead.lostReason).toBe("price");
    const found = await change(office, id, { version: 2, state: "quoted" });
    expect(found.body.lead.lostReason).toBeNull();
    expect((await change(office, id, { version: 3, assigneeId: "nobody" })).status).toBe(400);
  });

  it.each([
    ["a call that reached them", "calls", { outcome: "reached", note: "Wants a quote." }, true],
    ["a message on their machine", "calls", { outcome: "voicemail" }, true],
    ["a call that nobody took", "calls", { outcome: "no-answer" }, false],
    ["a text message", "texts", { text: "We are on our way." }, true],
    ["a note", "notes", { text: "The dog is friendly." }, false],
    ["a mail", "mails", { subject: "Your gutters", text: "Hi Ada,\n\nwhen suits you?" }, true],
  ])("%s stops the clock where it is an answer", async (_name, what, body, isAnswer) => {
    const { id } = await writeAsVisitor(server, office);
    pass(7);
    const { status, body: answer } = await act(office, id, what, body);
    expect(status).toBe(200);
    expect(answer.lead.answeredAt).toBe(isAnswer ? server.clock.now.toISOString() : null);
    expect(answer.lead.answerMinutes).toBe(isAnswer ? 7 : null);
    expect(answer.lead.state).toBe(isAnswer ? "contacted" : "new");
    pass(7);
    await act(owner, id, "calls", { outcome: "reached" });
    const later = await readLeadAs(office, id);
    expect(later.answerMinutes).toBe(isAnswer ? 7 : 14);
    const { body: figures } = await office.send("GET", "/api/desk/leads/counts");
    expect(figures.figures).toEqual({
      answered: 1,
      medianMinutes: isAnswer ? 7 : 14,
      withinGoal: 0,
    });
    expect(figures.counts.waiting).toBe(0);
  });

  it("is written to from the office, as it was typed", async () => {
    const { id } = await writeAsVisitor(server, office);
    await act(office, id, "mails", { subject: "Your gutters", text: "Hi Ada,\n\nwhen suits you?" });
    await server.app.services.outbox.drained();
    const letter = server.mails.find(({ subject }) => subject === "Your gutters");
    expect(letter).toMatchObject({
      to: { address: ada.email },
      replyTo: { address: businessProfile.mail.office },
    });
    expect(letter?.text).toContain("Hi Ada,");
    const lead = await readLeadAs(office, id);
    expect(lead.timeline).toContainEqual(
      expect.objectContaining({
        kind: "mail",
        staff: { id: office.id, name: "Olive Office" },
        details: expect.objectContaining({ subject: "Your gutters", state: "sent", to: ada.email }),
      }),
    );
  });

  it("is taken by only one of two", async () => {
    const { id } = await writeAsVisitor(server, office);
    const both = await Promise.all([act(office, id, "take"), act(owner, id, "take")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [taken] = both.filter(({ status }) => status === 200);
    const [refused] = both.filter(({ status }) => status === 409);
    expect(refused?.body.lead.assignee).toEqual(taken?.body.lead.assignee);
    const lead = await readLeadAs(office, id);
    const holder = lead.assignee?.id === office.id ? office : owner;
    expect((await act(holder, id, "take")).body.lead.version).toBe(2);
  });

  it("is done once, however often it is sent", async () => {
    const { id } = await writeAsVisitor(server, office);
    const key = { "idempotency-key": "the same" };
    for (const _time of [1, 2]) {
      const { status, body } = await act(office, id, "notes", { text: "Once." }, key);
      expect(status).toBe(200);
      expect(kinds(body.lead).filter((kind) => kind === "note")).toHaveLength(1);
    }
  });

  it("is done once, however its address is spelled", async () => {
    const { id } = await writeAsVisitor(server, office);
    const other = await writeAsVisitor(server, office, { email: "other@example.com" });
    const encoded = `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`;
    const note = (path: string) =>
      office.send("POST", path, { text: "Once." }, { "idempotency-key": "the same" });
    for (const path of [
      `/api/desk/leads/${id}/notes`,
      `/api/desk/leads/${id}/notes?x=1`,
      `/api/desk/leads/${id}/notes/`,
      `/api/desk/leads/${encoded}/notes`,
      `/api/desk/leads/${id}/note%73`,
    ]) {
      const { status, body } = await note(path);
      expect([path, status]).toEqual([path, 200]);
      expect(kinds(body.lead).filter((kind) => kind === "note")).toHaveLength(1);
    }
    expect(kinds((await note(`/api/desk/leads/${other.id}/notes`)).body.lead)).toContain("note");
  });

  it("is released: its clock begins and the confirmation goes out, once", async () => {
    const { id } = await writeAsVisitor(server, office, { website: "https://spam.example" });
    pass(60);
    for (const _time of [1, 2]) {
      const { body } = await act(office, id, "release");
      expect(body.lead).toMatchObject({
        state: "new",
        suspected: false,
        answerBy: new Date(server.clock.now.getTime() + 300_000).toISOString(),
      });
      expect(kinds(body.lead).filter((kind) => kind === "released")).toHaveLength(1);
    }
    await server.app.services.outbox.drained();
    const toAda = server.mails.filter(
      ({ to }) => (typeof to === "string" ? to : to.address) === ada.email,
    );
    expect(toAda).toHaveLength(1);
  });

  it("gets an appointment without visitors' limits, and stays one lead", async () => {
    const { id } = await writeAsVisitor(server, office, { address: "" });
    expect((await act(office, id, "appointment", tomorrow)).status).toBe(400);
    const address = "12 Maple Street, Fairfax, VA 22030";
    const { body } = await act(office, id, "appointment", { ...tomorrow, address });
    expect(body.lead).toMatchObject({
      state: "scheduled",
      appointment: { ...tomorrow, status: "booked" },
      address,
      answerMinutes: 0,
      ofPerson: 1,
    });
    const moved = await act(office, id, "appointment", { ...tomorrow, timeSlot: "10:00 AM" });
    expect(moved.body.lead.appointment).toMatchObject({ timeSlot: "10:00 AM" });
    expect(moved.body.lead.appointment.id).toBe(body.lead.appointment.id);
    const told = moved.body.lead.timeline.filter(
      ({ kind }: { kind: string }) => kind === "appointment",
    );
    expect(told).toMatchObject([
      { staff: { name: "Olive Office" }, details: { ...tomorrow, event: "booked" } },
      { details: { event: "moved", timeSlot: "10:00 AM" } },
    ]);
    await server.app.services.outbox.drained();
    expect(server.mails.map(({ subject }) => subject)).toContain(
      "Your roof inspection is booked: Wed, Jun 3, 9:00 AM",
    );
    const visitor = await server.visitor();
    await visitor.send("DELETE", `/api/appointments/${body.lead.appointment.id}`);
    const cancelled = await readLeadAs(office, id);
    expect(cancelled.appointment?.status).toBe("cancelled");
    const again = await act(office, id, "appointment", tomorrow);
    expect(again.body.lead.appointment.id).not.toBe(body.lead.appointment.id);
    expect((await office.send("GET", "/api/desk/leads?list=all")).body.leads).toHaveLength(1);
  });

  it("does not get two appointments at once", async () => {
    await book(await server.visitor(), tomorrow, { email: "other@example.com" });
    const { id } = await writeAsVisitor(server, office);
    const taken = await act(office, id, "appointment", tomorrow);
    expect(taken.status).toBe(409);
    expect(taken.body).toMatchObject({ success: false, error: expect.any(String) });
    expect((await readLeadAs(office, id)).state).toBe("new");
  });

  it("begins as a call that somebody wrote down, and can be booked without an email address", async () => {
    const rang = { name: "Cal Caller", phone: "1 703 555 0177", message: "A tree fell." };
    const { status, body } = await office.send("POST", "/api/desk/leads", rang);
    expect(status).toBe(200);
    expect(body.lead).toMatchObject({
      kind: "call",
      state: "contacted",
      source: "Phone call",
      email: "",
    });
    expect(body.lead.timeline).toMatchObject([
      { kind: "arrived", staff: { name: "Olive Office" } },
    ]);
    const { counts, figures } = (await office.send("GET", "/api/desk/leads/counts")).body;
    expect([counts.waiting, figures.answered]).toEqual([0, 0]);
    expect((await act(office, body.lead.id, "mails", { subject: "Hi", text: "Hi" })).status).toBe(
      400,
    );
    const address = "1 Oak Street";
    const booked = await act(office, body.lead.id, "appointment", { ...tomorrow, address });
    expect(booked.status).toBe(200);
    await server.app.services.outbox.drained();
    expect(server.mails.map(({ to }) => to)).toEqual([businessProfile.mail.office]);
    expect(server.mails[0]?.replyTo).toBeUndefined();
    const { id } = booked.body.lead.appointment;
    const page = await server.app.services.appointments.find(id);
    expect(page).toMatchObject({ isMailed: false, isReminded: false, isOfferedEarlier: false });
  });

  it("shows who else has it open, until they are gone", async () => {
    const { id } = await writeAsVisitor(server, office);
    expect((await act(office, id, "presence")).body.present).toEqual([]);
    expect((await act(owner, id, "presence")).body.present).toMatchObject([
      { name: "Olive Office" },
    ]);
    expect((await readLeadAs(office, id)).present).toMatchObject([{ name: "Owen Owner" }]);
    pass(1);
    expect((await readLeadAs(office, id)).present).toEqual([]);
    expect((await act(owner, id, "presence")).body.present).toEqual([]);
  });

  it("is visible to the inspector it is assigned to, and no other lead is", async () => {
    const inspector = await signIn(server, "inspector", "Ines Inspector");
    const first = await book(await server.visitor(), tomorrow);
    await book(await server.visitor(), { ...tomorrow, timeSlot: "10:00 AM" });
    expect(first.status).toBe(201);
    const { leads } = (await office.send("GET", "/api/desk/leads?list=all")).body;
    const [other, own] = leads;
    await change(office, own.id, { version: 1, assigneeId: inspector.id });

    const day = (await inspector.send("GET", "/api/desk/day?date=2026-06-03")).body;
    expect(day.leads.map(({ id }: { id: string }) => id)).toEqual([own.id]);
    const all = (await office.send("GET", "/api/desk/day?date=2026-06-03")).body;
    expect(all.leads.map(({ id }: { id: string }) => id)).toEqual([own.id, other.id]);
    expect((await office.send("GET", "/api/desk/day?date=soon")).status).toBe(400);
    expect((await office.send("GET", "/api/desk/day")).body).toMatchObject({
      date: "2026-06-02",
      leads: [],
    });

    expect((await readLeadAs(inspector, own.id)).others).toEqual([]);
    expect(
      (await act(inspector, own.id, "notes", { text: "Hail on the north side." })).status,
    ).toBe(200);
    expect((await change(inspector, own.id, { version: 2, state: "quoted" })).status).toBe(200);
    expect((await change(inspector, own.id, { version: 3, assigneeId: null })).status).toBe(400);
    for (const what of ["notes", "calls", "texts", "presence"]) {
      const body = { text: "Mine?", outcome: "reached" };
      expect((await act(inspector, other.id, what, body)).status, what).toBe(404);
    }
    expect((await inspector.send("GET", `/api/desk/leads/${other.id}`)).status).toBe(404);
    expect((await change(inspector, other.id, { version: 1, state: "won" })).status).toBe(404);
    for (const what of ["take", "release", "mails", "appointment"]) {
      const body = { subject: "Hi", text: "Hi", ...tomorrow };
      expect((await act(inspector, own.id, what, body)).status, what).toBe(403);
    }
    for (const path of ["leads", "leads/counts", "views"]) {
      expect((await inspector.send("GET", `/api/desk/${path}`)).status, path).toBe(403);
    }
    const call = { name: "A", phone: "7035550100", message: "" };
    expect((await inspector.send("POST", "/api/desk/leads", call)).status).toBe(403);
  });

  it("is visible to nobody who has not signed in", async () => {
    const { id } = await writeAsVisitor(server, office);
    const stranger = await server.visitor();
    for (const path of ["leads", "leads/counts", "day", "views", `leads/${id}`]) {
      expect((await stranger.send("GET", `/api/desk/${path}`)).status, path).toBe(401);
    }
    expect((await change(stranger, id, { version: 1, state: "won" })).status).toBe(401);
    expect((await act(stranger, id, "notes", { text: "Hi" })).status).toBe(401);
  });

  it("is found by views that are one's own", async () => {
    const view = { name: "Storm", query: "list=open&search=storm" };
    const { body } = await office.send("POST", "/api/desk/views", view);
    expect(body.views).toMatchObject([view]);
    expect((await owner.send("GET", "/api/desk/views")).body.views).toEqual([]);
    const path = `/api/desk/views/${body.views[0].id}`;
    expect((await owner.send("DELETE", path)).status).toBe(404);
    expect((await office.send("DELETE", path)).status).toBe(200);
    expect((await office.send("GET", "/api/desk/views")).body.views).toEqual([]);
  });
});
