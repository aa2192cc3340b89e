import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type DeskCalendar,
  eleven,
  nine,
  startDeskCalendar,
  thursday,
  wednesday,
} from "#tests/support/desk-calendar.ts";
import { calendarDayAs } from "#tests/support/inspectors.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { engines } from "#tests/support/test-app.ts";
import { book, person } from "#tests/support/visitors.ts";

describe.each(engines)("a person whose appointment the desk moves or cancels, on %s", (engine) => {
  let desk: DeskCalendar;

  beforeEach(async () => {
    desk = await startDeskCalendar(engine);
  });
  afterEach(() => desk.stop());

  describe("is told", () => {
    it("ten seconds after it was asked for, what has changed since the person knew", async () => {
      const { id } = await desk.bookAs(1);
      await desk.move(id, { sequence: 0, ...eleven });
      await desk.move(id, { sequence: 1, date: thursday, timeSlot: "2:00 PM" });
      await desk.mails();
      const { status, body } = await desk.act(id, "tell", { by: "email" });
      expect([status, body.appointment.toldTime]).toEqual([200, null]);
      desk.pass(9);
      expect(await desk.subjects()).toEqual([]);
      desk.pass(1);
      const sent = await desk.mails();
      expect(sent.map(({ subject }) => subject)).toEqual([
        "Your roof inspection has moved: Thu, Jun 4, 2:00 PM",
      ]);
      expect(sent[0]?.text).toContain("Wednesday, June 3, 2026, 9:00 AM");
      expect(sent[0]?.text).not.toContain("11:00 AM");
    });

    it("nothing when it was moved on meanwhile, and then what is true", async () => {
      const { id } = await desk.bookAs(1);
      await desk.move(id, { sequence: 0, ...eleven });
      await desk.mails();
      await desk.act(id, "tell", { by: "email" });
      desk.pass(9);
      const { body } = await desk.move(id, { sequence: 1, date: thursday, timeSlot: "2:00 PM" });
      expect(body.appointment.toldTime).toEqual(nine);
      desk.pass(60);
      expect(await desk.subjects()).toEqual([]);
      await desk.act(id, "tell", { by: "email" });
      desk.pass(10);
      expect(await desk.subjects()).toEqual([
        "Your roof inspection has moved: Thu, Jun 4, 2:00 PM",
      ]);
    });

    it("nothing when it was moved back meanwhile", async () => {
      const { id } = await desk.bookAs(1);
      await desk.move(id, { sequence: 0, ...eleven });
      await desk.mails();
      await desk.act(id, "tell", { by: "email" });
      const { body } = await desk.move(id, { sequence: 1, ...nine });
      expect(body.appointment.toldTime).toBeNull();
      desk.pass(60);
      expect(await desk.subjects()).toEqual([]);
    });

    it("what it was told last, once that has been sent", async () => {
      const { id } = await desk.bookAs(1);
      await desk.move(id, { sequence: 0, ...eleven });
      await desk.act(id, "tell", { by: "email" });
      desk.pass(10);
      await desk.mails();
      const { body } = await desk.move(id, { sequence: 1, ...nine });
      expect(body.appointment.toldTime).toEqual(eleven);
    });

    it("of the visitor's own move alone, if they make one meanwhile", async () => {
      const { id } = await desk.bookAs(1);
      await desk.move(id, { sequence: 0, ...eleven });
      await desk.mails();
      await desk.act(id, "tell", { by: "email" });
      await desk.visitor.send("PUT", `/api/appointments/${id}`, {
        date: thursday,
        timeSlot: "1:00 PM",
      });
      desk.pass(60);
      const told = (await desk.subjects()).filter((subject) => subject.startsWith("Your"));
      expect(told).toEqual(["Your roof inspection has moved: Thu, Jun 4, 1:00 PM"]);
      expect((await desk.shown(id, thursday)).toldTime).toBeNull();
    });

    it("by somebody on the phone, which the timeline says and no mail", async () => {
      const { id, leadId } = await desk.bookAs(1);
      await desk.move(id, { sequence: 0, ...eleven });
      await desk.mails();
      const { body } = await desk.act(id, "tell", { by: "otherwise" });
      expect(body.appointment).toMatchObject({ ...eleven, toldTime: null, sequence: 1 });
      expect((await desk.timeline(leadId)).at(-1)).toMatchObject({
        event: "told",
        by: "otherwise",
      });
      desk.pass(60);
      expect(await desk.subjects()).toEqual([]);
    });

    it("nothing when there is nothing to tell", async () => {
      const { id, leadId } = await desk.bookAs(1);
      await desk.mails();
      expect((await desk.act(id, "tell", { by: "email" })).status).toBe(200);
      expect((await desk.act(id, "tell", { by: "otherwise" })).status).toBe(200);
      desk.pass(60);
      expect(await desk.subjects()).toEqual([]);
      expect(await desk.timeline(leadId)).toEqual([]);
    });

    it("not by mail without an address", async () => {
      const call = { ...person(1), name: "Pat Miller", email: "", message: "A leak." };
      const { lead } = (await desk.ben.send("POST", "/api/desk/leads", call)).body;
      const time = { ...nine, address: "" };
      const booked = await desk.ben.send("POST", `/api/desk/leads/${lead.id}/appointment`, time);
      const { id } = booked.body.lead.appointment;
      await desk.move(id, { sequence: 0, ...eleven });
      expect(await desk.act(id, "tell", { by: "email" })).toMatchObject({
        status: 400,
        body: { fields: { email: "We have no email address of this person." } },
      });
      expect((await desk.shown(id)).toldTime).toEqual(nine);
    });
  });

  describe("is canceled", () => {
    it("with its reason: its seat is free, its lead waits on, and nobody is mailed yet", async () => {
      const { id, leadId } = await desk.bookAs(1);
      await desk.move(id, { sequence: 0, ...eleven });
      await desk.mails();
      const body = { sequence: 1, reason: "Roof is being sold." };
      const answer = await desk.act(id, "cancel", body);
      expect(answer.status).toBe(200);
      expect(answer.body.appointment).toMatchObject({
        ...{ status: "cancelled", ...eleven, sequence: 2, toldTime: nine },
      });
      expect((await readLeadAs(desk.owner, leadId)).state).toBe("new");
      expect((await desk.timeline(leadId)).at(-1)).toMatchObject({
        ...{ by: "Ben Office", event: "cancelled", ...eleven, reason: "Roof is being sold." },
      });
      expect(await desk.subjects()).toEqual([]);
      const { slots } = await calendarDayAs(desk.owner, wednesday);
      expect(slots[2]).toMatchObject({ booked: 0, freeInspectors: [desk.dana.id] });
      expect((await book(desk.visitor, eleven, person(2))).status).toBe(201);
      const again = await desk.act(id, "cancel", { sequence: 2, reason: "" });
      expect(again.body.appointment.sequence).toBe(2);
    });

    it("and its mail names the time that the person knew", async () => {
      const { id } = await desk.bookAs(1);
      await desk.move(id, { sequence: 0, ...eleven });
      await desk.act(id, "cancel", { sequence: 1, reason: "" });
      await desk.mails();
      await desk.act(id, "tell", { by: "email" });
      desk.pass(10);
      const [mail] = await desk.mails();
      expect(mail?.subject).toBe("Your roof inspection is canceled: Wed, Jun 3, 9:00 AM");
      expect(mail?.text).not.toContain("11:00 AM");
      expect((await desk.shown(id)).toldTime).toBeNull();
    });

    it("and takes back a mail about a move that has not been sent", async () => {
      const { id } = await desk.bookAs(1);
      await desk.move(id, { sequence: 0, ...eleven });
      await desk.mails();
      await desk.act(id, "tell", { by: "email" });
      const { body } = await desk.act(id, "cancel", { sequence: 1, reason: "" });
      expect(body.appointment.toldTime).toEqual(nine);
      desk.pass(60);
      expect(await desk.subjects()).toEqual([]);
    });

    it("not by anyone who has not seen its last change", async () => {
      const { id } = await desk.bookAs(1);
      await desk.move(id, { sequence: 0, ...eleven }, desk.owner);
      expect(await desk.act(id, "cancel", { sequence: 0, reason: "" })).toMatchObject({
        status: 409,
        body: {
          error: "Olive Owner has changed this inspection. Look at it again.",
          appointment: { status: "booked" },
          canBookAnyway: false,
        },
      });
    });
  });
});
