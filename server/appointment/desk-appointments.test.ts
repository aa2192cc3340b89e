import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { openEventStream } from "#tests/support/event-stream.ts";
import { calendarDayAs, planFor } from "#tests/support/inspectors.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { book, person } from "#tests/support/visitors.ts";

const [today, wednesday, thursday] = ["2026-06-02", "2026-06-03", "2026-06-04"];
const nine = { date: wednesday, timeSlot: "9:00 AM" };
const eleven = { date: wednesday, timeSlot: "11:00 AM" };

describe.each(engines)("an appointment at the desk, on %s", (engine) => {
  let server: TestApp;
  let owner: Visitor & { id: string };
  let ben: Visitor & { id: string };
  let dana: Visitor & { id: string };
  let sam: Visitor & { id: string };
  let visitor: Visitor;

  beforeEach(async () => {
    server = await startTestApp(engine);
    owner = await signIn(server, "owner", "Olive Owner");
    ben = await signIn(server, "office", "Ben Office");
    dana = await signIn(server, "inspector", "Dana Ruiz");
    sam = await signIn(server, "inspector", "Sam Lee");
    await planFor(owner, dana.id);
    visitor = await server.visitor();
  });
  afterEach(() => server.close());

  const pass = (seconds: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + seconds * 1_000);
  };
  const shown = async (id: string, date = wednesday): Promise<CalendarAppointment> => {
    const { appointments } = await calendarDayAs(owner, date);
    return appointments.find((one: CalendarAppointment) => one.id === id);
  };
  const bookAs = async (index: number, time: object = nine, name = "Pat Miller") => {
    const details = { ...person(index), name };
    const { status, body } = await book(visitor, time as typeof nine, details);
    if (status !== 201) throw new Error(`booking: ${status}`);
    const { date } = time as typeof nine;
    return shown(body.appointment.id, date);
  };
  const move = (id: string, body: object, by: Visitor = ben, headers = {}) =>
    by.send("PATCH", `/api/desk/appointments/${id}`, body, headers);
  const act = (id: string, what: string, body: object, by: Visitor = ben) =>
    by.send("POST", `/api/desk/appointments/${id}/${what}`, body);
  /** Subjects of the mails to the person and to the office since the last call. */
  let read = 0;
  const mails = async () => {
    await server.app.services.outbox.drained();
    const fresh = server.mails.slice(read);
    read = server.mails.length;
    return fresh;
  };
  const subjects = async () => (await mails()).map(({ subject }) => subject);
  const timeline = async (leadId: string) =>
    (await readLeadAs(owner, leadId)).timeline
      .filter(({ kind }) => kind === "appointment")
      .map(({ staff, details }) => ({ by: staff?.name, ...details }));
  const audited = async (action: string) => {
    const { entries } = (await owner.send("GET", "/api/desk/audit")).body;
    return entries.filter((entry: { action: string }) => entry.action === action);
  };

  describe("is moved", () => {
    it("to a free time: its sequence rises, its lead says so, and nobody is mailed", async () => {
      const { id, leadId } = await bookAs(1);
      await act(id, "progress", { progress: "confirmed" });
      await mails();
      const { status, body } = await move(id, { sequence: 0, ...eleven });
      expect(status).toBe(200);
      expect(body.appointment).toMatchObject({
        ...{ id, leadId, ...eleven, sequence: 1, status: "booked", progress: "booked" },
        ...{ inspectorId: dana.id, toldTime: nine },
      });
      expect(await subjects()).toEqual([]);
      const lead = await readLeadAs(owner, leadId);
      expect(lead).toMatchObject({ state: "scheduled", appointment: eleven });
      expect(await timeline(leadId)).toMatchObject([
        { by: "Ben Office", event: "progress", progress: "confirmed" },
        { by: "Ben Office", event: "moved", ...eleven },
      ]);
      const { slots } = await calendarDayAs(owner, wednesday);
      expect(slots.slice(0, 3).map(({ booked }: { booked: number }) => booked)).toEqual([0, 0, 1]);
    });

    it("once, however often it is sent with one key", async () => {
      const { id } = await bookAs(1);
      const key = { "idempotency-key": "one move" };
      const body = { sequence: 0, ...eleven };
      const answers = [await move(id, body, ben, key), await move(id, body, ben, key)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await shown(id)).toMatchObject({ sequence: 1, ...eleven });
    });

    it("back to the time that the person knows, after which there is nothing to tell", async () => {
      const { id } = await bookAs(1);
      await move(id, { sequence: 0, ...eleven });
      await move(id, { sequence: 1, date: thursday, timeSlot: "2:00 PM" });
      expect((await shown(id, thursday)).toldTime).toEqual(nine);
      const { body } = await move(id, { sequence: 2, ...nine });
      expect(body.appointment).toMatchObject({ sequence: 3, toldTime: null });
    });

    it("to nowhere else by a call that repeats where it is", async () => {
      const { id, leadId } = await bookAs(1);
      const { status, body } = await move(id, { sequence: 0, ...nine });
      expect([status, body.appointment.sequence]).toEqual([200, 0]);
      expect(await timeline(leadId)).toEqual([]);
    });

    it("to a time that has passed by nobody, not even anyway", async () => {
      const { id } = await bookAs(1);
      const past = { sequence: 0, date: today, timeSlot: "11:00 AM", anyway: true };
      expect(await move(id, past)).toMatchObject({
        status: 400,
        body: { error: "This time has passed." },
      });
    });

    it.each([
      ["today", { date: today, timeSlot: "4:00 PM" }, "That is today."],
      [
        "too far ahead",
        { date: "2026-07-06", timeSlot: "9:00 AM" },
        "That is more than 30 days ahead.",
      ],
      ["outside hours", { date: "2026-06-07", timeSlot: "9:00 AM" }, "We are not open then."],
      ["closed", { date: thursday, timeSlot: "9:00 AM" }, "That time is closed."],
      ["full", eleven, "Nobody is free then."],
    ])("%s only when asked to do it anyway, which is audited", async (because, time, sentence) => {
      const { id, leadId } = await bookAs(1);
      await bookAs(2, eleven, "Alex Other");
      await ben.send("POST", "/api/desk/closures", {
        ...{ firstDay: thursday, lastDay: thursday, fromSlot: null, toSlot: null },
        ...{ inspectorId: null, reason: "Rain" },
      });
      const refused = await move(id, { sequence: 0, ...time });
      expect(refused).toMatchObject({
        status: 409,
        body: { success: false, error: sentence, canBookAnyway: true },
      });
      expect(refused.body.appointment).toMatchObject({ id, ...nine, sequence: 0 });
      expect(await audited("appointment.forced")).toEqual([]);
      const forced = await move(id, { sequence: 0, ...time, anyway: true });
      expect(forced.status).toBe(200);
      expect(forced.body.appointment).toMatchObject({ ...time, sequence: 1 });
      expect(await audited("appointment.forced")).toMatchObject([
        { leadId, staff: { name: "Ben Office" }, details: { appointmentId: id, because } },
      ]);
      if (because === "full") {
        const { slots } = await calendarDayAs(owner, wednesday);
        expect(slots[2]).toMatchObject({ timeSlot: "11:00 AM", capacity: 1, booked: 2 });
      }
    });

    it("by the first of two who saw the same, and the other is told by whom", async () => {
      const { id } = await bookAs(1);
      await move(id, { sequence: 0, ...eleven }, owner);
      const late = await move(id, {
        sequence: 0,
        date: thursday,
        timeSlot: "9:00 AM",
        anyway: true,
      });
      expect(late).toMatchObject({
        status: 409,
        body: {
          error: "Olive Owner has changed this inspection. Look at it again.",
          appointment: { ...eleven, sequence: 1 },
          canBookAnyway: false,
        },
      });
      await visitor.send("PUT", `/api/appointments/${id}`, { date: thursday, timeSlot: "1:00 PM" });
      const later = await move(id, { sequence: 1, ...nine });
      expect(later.body.error).toBe("The visitor has changed this inspection. Look at it again.");
    });

    it("by one of two who want the last seat of an hour at once", async () => {
      const [one, other] = [
        await bookAs(1),
        await bookAs(2, { date: thursday, timeSlot: "9:00 AM" }),
      ];
      const answers = await Promise.all([
        move(one.id, { sequence: 0, ...eleven }, owner),
        move(other.id, { sequence: 0, ...eleven }, ben),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { slots } = await calendarDayAs(owner, wednesday);
      expect(slots[2]).toMatchObject({ timeSlot: "11:00 AM", booked: 1 });
    });

    it("no more once it is canceled, and never when it is unknown", async () => {
      const { id } = await bookAs(1);
      await act(id, "cancel", { sequence: 0, reason: "" });
      expect(await move(id, { sequence: 1, ...eleven })).toMatchObject({
        status: 409,
        body: { error: "This inspection is canceled.", canBookAnyway: false },
      });
      expect((await move("unknown", { sequence: 0, ...eleven })).status).toBe(404);
    });
  });

  describe("has an inspector", () => {
    beforeEach(() => planFor(owner, sam.id));

    it("who can be another at the same time: it keeps its seat, and nobody has to be told", async () => {
      const { id, leadId, inspectorId } = await bookAs(1);
      const other = inspectorId === dana.id ? sam : dana;
      const { status, body } = await move(id, { sequence: 0, ...nine, inspectorId: other.id });
      expect(status).toBe(200);
      expect(body.appointment).toMatchObject({
        ...{ ...nine, inspectorId: other.id, sequence: 1, toldTime: null },
      });
      const name = other === dana ? "Dana Ruiz" : "Sam Lee";
      expect(await timeline(leadId)).toMatchObject([{ event: "assigned", inspector: name }]);
      const nobody = await move(id, { sequence: 1, ...nine, inspectorId: null });
      expect(nobody.body.appointment).toMatchObject({ inspectorId: null, sequence: 2 });
      const { slots } = await calendarDayAs(owner, wednesday);
      expect(slots[0]).toMatchObject({ capacity: 2, booked: 1 });
    });

    it("who has one at a time, whatever the desk wants", async () => {
      const pat = await bookAs(1, eleven);
      const own = await bookAs(2, nine, "Alex Other");
      const wanted = { sequence: 0, ...eleven, inspectorId: pat.inspectorId, anyway: true };
      const name = pat.inspectorId === dana.id ? "Dana Ruiz" : "Sam Lee";
      expect(await move(own.id, wanted)).toMatchObject({
        status: 409,
        body: { error: `${name} has Pat Miller at 11:00 AM.`, canBookAnyway: false },
      });
    });

    it("who works then, or is asked to", async () => {
      const { id } = await bookAs(1);
      await planFor(owner, dana.id, null);
      const wanted = { sequence: 0, ...eleven, inspectorId: dana.id };
      expect(await move(id, wanted)).toMatchObject({
        status: 409,
        body: { error: "Dana Ruiz does not work then.", canBookAnyway: true },
      });
      const { body } = await move(id, { ...wanted, anyway: true });
      expect(body.appointment.inspectorId).toBe(dana.id);
      expect(await audited("appointment.forced")).toMatchObject([
        { details: { because: "not working" } },
      ]);
      const stranger = await move(id, { sequence: 1, ...eleven, inspectorId: "nobody" });
      expect(stranger.status).toBe(400);
    });

    it("who goes along, or else is whoever is free, or nobody", async () => {
      const { id, inspectorId } = await bookAs(1);
      const other = inspectorId === dana.id ? sam.id : dana.id;
      const along = await move(id, { sequence: 0, ...eleven });
      expect(along.body.appointment.inspectorId).toBe(inspectorId);
      const busy = await bookAs(2, { date: thursday, timeSlot: "9:00 AM" });
      await move(busy.id, {
        ...{ sequence: 0, date: thursday, timeSlot: "9:00 AM" },
        inspectorId,
      });
      const free = await move(id, { sequence: 1, date: thursday, timeSlot: "9:00 AM" });
      expect(free.body.appointment.inspectorId).toBe(other);
      const third = await bookAs(3);
      const over = { sequence: 0, date: thursday, timeSlot: "9:00 AM", anyway: true };
      expect((await move(third.id, over)).body.appointment.inspectorId).toBeNull();
    });
  });

  describe("is told", () => {
    it("ten seconds after it was asked for, what has changed since the person knew", async () => {
      const { id } = await bookAs(1);
      await move(id, { sequence: 0, ...eleven });
      await move(id, { sequence: 1, date: thursday, timeSlot: "2:00 PM" });
      await mails();
      const { status, body } = await act(id, "tell", { by: "email" });
      expect([status, body.appointment.toldTime]).toEqual([200, null]);
      pass(9);
      expect(await subjects()).toEqual([]);
      pass(1);
      const sent = await mails();
      expect(sent.map(({ subject }) => subject)).toEqual([
        "Your roof inspection has moved: Thu, Jun 4, 2:00 PM",
      ]);
      expect(sent[0]?.text).toContain("Wednesday, June 3, 2026, 9:00 AM");
      expect(sent[0]?.text).not.toContain("11:00 AM");
    });

    it("nothing when it was moved on meanwhile, and then what is true", async () => {
      const { id } = await bookAs(1);
      await move(id, { sequence: 0, ...eleven });
      await mails();
      await act(id, "tell", { by: "email" });
      pass(9);
      const { body } = await move(id, { sequence: 1, date: thursday, timeSlot: "2:00 PM" });
      expect(body.appointment.toldTime).toEqual(nine);
      pass(60);
      expect(await subjects()).toEqual([]);
      await act(id, "tell", { by: "email" });
      pass(10);
      expect(await subjects()).toEqual(["Your roof inspection has moved: Thu, Jun 4, 2:00 PM"]);
    });

    it("nothing when it was moved back meanwhile", async () => {
      const { id } = await bookAs(1);
      await move(id, { sequence: 0, ...eleven });
      await mails();
      await act(id, "tell", { by: "email" });
      const { body } = await move(id, { sequence: 1, ...nine });
      expect(body.appointment.toldTime).toBeNull();
      pass(60);
      expect(await subjects()).toEqual([]);
    });

    it("what it was told last, once that has been sent", async () => {
      const { id } = await bookAs(1);
      await move(id, { sequence: 0, ...eleven });
      await act(id, "tell", { by: "email" });
      pass(10);
      await mails();
      const { body } = await move(id, { sequence: 1, ...nine });
      expect(body.appointment.toldTime).toEqual(eleven);
    });

    it("of the visitor's own move alone, if they make one meanwhile", async () => {
      const { id } = await bookAs(1);
      await move(id, { sequence: 0, ...eleven });
      await mails();
      await act(id, "tell", { by: "email" });
      await visitor.send("PUT", `/api/appointments/${id}`, { date: thursday, timeSlot: "1:00 PM" });
      pass(60);
      const told = (await subjects()).filter((subject) => subject.startsWith("Your"));
      expect(told).toEqual(["Your roof inspection has moved: Thu, Jun 4, 1:00 PM"]);
      expect((await shown(id, thursday)).toldTime).toBeNull();
    });

    it("by somebody on the phone, which the timeline says and no mail", async () => {
      const { id, leadId } = await bookAs(1);
      await move(id, { sequence: 0, ...eleven });
      await mails();
      const { body } = await act(id, "tell", { by: "otherwise" });
      expect(body.appointment).toMatchObject({ ...eleven, toldTime: null, sequence: 1 });
      expect((await timeline(leadId)).at(-1)).toMatchObject({ event: "told", by: "otherwise" });
      pass(60);
      expect(await subjects()).toEqual([]);
    });

    it("nothing when there is nothing to tell", async () => {
      const { id, leadId } = await bookAs(1);
      await mails();
      expect((await act(id, "tell", { by: "email" })).status).toBe(200);
      expect((await act(id, "tell", { by: "otherwise" })).status).toBe(200);
      pass(60);
      expect(await subjects()).toEqual([]);
      expect(await timeline(leadId)).toEqual([]);
    });

    it("not by mail without an address", async () => {
      const call = { ...person(1), name: "Pat Miller", email: "", message: "A leak." };
      const { lead } = (await ben.send("POST", "/api/desk/leads", call)).body;
      const time = { ...nine, address: "" };
      const booked = await ben.send("POST", `/api/desk/leads/${lead.id}/appointment`, time);
      const { id } = booked.body.lead.appointment;
      await move(id, { sequence: 0, ...eleven });
      expect(await act(id, "tell", { by: "email" })).toMatchObject({
        status: 400,
        body: { fields: { email: "We have no email address of this person." } },
      });
      expect((await shown(id)).toldTime).toEqual(nine);
    });
  });

  describe("is canceled", () => {
    it("with its reason: its seat is free, its lead open again, and nobody is mailed yet", async () => {
      const { id, leadId } = await bookAs(1);
      await move(id, { sequence: 0, ...eleven });
      await mails();
      const body = { sequence: 1, reason: "Roof is being sold." };
      const answer = await act(id, "cancel", body);
      expect(answer.status).toBe(200);
      expect(answer.body.appointment).toMatchObject({
        ...{ status: "cancelled", ...eleven, sequence: 2, toldTime: nine },
      });
      expect((await readLeadAs(owner, leadId)).state).toBe("contacted");
      expect((await timeline(leadId)).at(-1)).toMatchObject({
        ...{ by: "Ben Office", event: "cancelled", ...eleven, reason: "Roof is being sold." },
      });
      expect(await subjects()).toEqual([]);
      const { slots } = await calendarDayAs(owner, wednesday);
      expect(slots[2]).toMatchObject({ booked: 0, freeInspectors: [dana.id] });
      expect((await book(visitor, eleven, person(2))).status).toBe(201);
      const again = await act(id, "cancel", { sequence: 2, reason: "" });
      expect(again.body.appointment.sequence).toBe(2);
    });

    it("and its mail names the time that the person knew", async () => {
      const { id } = await bookAs(1);
      await move(id, { sequence: 0, ...eleven });
      await act(id, "cancel", { sequence: 1, reason: "" });
      await mails();
      await act(id, "tell", { by: "email" });
      pass(10);
      const [mail] = await mails();
      expect(mail?.subject).toBe("Your roof inspection is canceled: Wed, Jun 3, 9:00 AM");
      expect(mail?.text).not.toContain("11:00 AM");
      expect((await shown(id)).toldTime).toBeNull();
    });

    it("and takes back a mail about a move that has not been sent", async () => {
      const { id } = await bookAs(1);
      await move(id, { sequence: 0, ...eleven });
      await mails();
      await act(id, "tell", { by: "email" });
      const { body } = await act(id, "cancel", { sequence: 1, reason: "" });
      expect(body.appointment.toldTime).toEqual(nine);
      pass(60);
      expect(await subjects()).toEqual([]);
    });

    it("not by who has not seen its last change", async () => {
      const { id } = await bookAs(1);
      await move(id, { sequence: 0, ...eleven }, owner);
      expect(await act(id, "cancel", { sequence: 0, reason: "" })).toMatchObject({
        status: 409,
        body: {
          error: "Olive Owner has changed this inspection. Look at it again.",
          appointment: { status: "booked" },
          canBookAnyway: false,
        },
      });
    });
  });

  describe("comes along", () => {
    it("by its inspector and the office, and by no other inspector", async () => {
      const { id, leadId } = await bookAs(1);
      const on = (progress: string, by: Visitor) => act(id, "progress", { progress }, by);
      expect((await on("confirmed", ben)).body.appointment.progress).toBe("confirmed");
      expect((await on("on-the-way", sam)).status).toBe(404);
      const { status, body } = await on("on-the-way", dana);
      expect([status, body.appointment.progress]).toEqual([200, "on-the-way"]);
      expect(body.appointment.sequence).toBe(0);
      await on("on-the-way", dana);
      expect(await timeline(leadId)).toMatchObject([
        { by: "Ben Office", event: "progress", progress: "confirmed" },
        { by: "Dana Ruiz", event: "progress", progress: "on-the-way" },
      ]);
    });

    it("to its end only from its time on, and not once it is canceled", async () => {
      const { id } = await bookAs(1);
      const on = (progress: string) => act(id, "progress", { progress });
      server.clock.now = new Date("2026-06-03T12:59:59Z");
      ben = await signIn(server, "office", "Ben Office");
      expect((await on("done")).body.error).toBe("This inspection has not begun yet.");
      expect((await on("no-show")).status).toBe(409);
      server.clock.now = new Date("2026-06-03T13:00:00Z");
      expect((await on("no-show")).body.appointment.progress).toBe("no-show");
      expect((await on("done")).body.appointment.progress).toBe("done");
      await act(id, "cancel", { sequence: 0, reason: "" });
      expect((await on("confirmed")).status).toBe(409);
    });
  });

  it("is booked for a caller today, outside hours or too often only anyway, by the same rules", async () => {
    const { id: leadId } = await writeAsVisitor(server, ben);
    const path = `/api/desk/leads/${leadId}/appointment`;
    const wanted = { date: today, timeSlot: "3:00 PM", address: "" };
    expect(await ben.send("POST", path, wanted)).toMatchObject({
      status: 409,
      body: { success: false, error: "That is today.", canBookAnyway: true },
    });
    const past = { ...wanted, timeSlot: "9:00 AM", anyway: true };
    expect((await ben.send("POST", path, past)).body.error).toBe("This time has passed.");
    await mails();
    const forced = await ben.send("POST", path, { ...wanted, anyway: true, inspectorId: dana.id });
    expect(forced.body.lead).toMatchObject({ state: "scheduled", appointment: { date: today } });
    expect(await audited("appointment.forced")).toMatchObject([
      { leadId, details: { because: "today" } },
    ]);
    expect((await subjects()).filter((subject) => subject.startsWith("Your"))).toHaveLength(1);
    const [booked] = (await calendarDayAs(owner, today)).appointments;
    expect(booked).toMatchObject({ leadId, inspectorId: dana.id, timeSlot: "3:00 PM" });

    const other = await writeAsVisitor(server, ben, { email: "else@example.com" });
    const clash = { ...wanted, anyway: true, inspectorId: dana.id };
    const taken = await ben.send("POST", `/api/desk/leads/${other.id}/appointment`, clash);
    expect(taken).toMatchObject({ status: 409, body: { canBookAnyway: false } });
    expect(taken.body.error).toBe("Dana Ruiz has Ada Homeowner at 3:00 PM.");
  });

  it("moved for a caller, is told at once, unless that is where they believe it to be", async () => {
    const { id, leadId } = await bookAs(1);
    await move(id, { sequence: 0, ...eleven });
    await act(id, "tell", { by: "email" });
    await mails();
    const path = `/api/desk/leads/${leadId}/appointment`;
    const later = { date: thursday, timeSlot: "2:00 PM", address: "" };
    expect((await ben.send("POST", path, later)).status).toBe(200);
    const [mail] = (await mails()).filter(({ subject }) => subject.startsWith("Your"));
    expect(mail?.text).toContain("Wednesday, June 3, 2026, 9:00 AM");
    pass(60);
    expect(await subjects()).toEqual([]);
    await move(id, { sequence: 2, ...nine });
    expect((await ben.send("POST", path, later)).status).toBe(200);
    expect(await subjects()).toEqual([]);
    expect((await shown(id, thursday)).toldTime).toBeNull();
  });

  it("tells open screens, also of closures and plans", async () => {
    const { id, leadId } = await bookAs(1);
    const stream = await openEventStream(`${server.url}/api/desk/changes`, { cookie: ben.cookie });
    expect(await stream.next()).toMatchObject({ event: "ready" });
    await move(id, { sequence: 0, ...eleven });
    const moved = await stream.next();
    expect(moved).toMatchObject({ event: "lead", data: { id: leadId } });
    await planFor(owner, sam.id);
    let event = await stream.next();
    while (event?.event === "lead") event = await stream.next();
    expect(event).toMatchObject({ event: "calendar", id: expect.stringMatching(/^\d+$/) });
    await ben.send("POST", "/api/desk/closures", {
      ...{ firstDay: thursday, lastDay: thursday, fromSlot: null, toSlot: null },
      ...{ inspectorId: null, reason: "Rain" },
    });
    expect((await stream.next())?.event).toBe("calendar");
    stream.leave();
  });
});
