import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { signIn } from "#tests/support/desk.ts";
import {
  type DeskCalendar,
  eleven,
  nine,
  startDeskCalendar,
  thursday,
  today,
  wednesday,
} from "#tests/support/desk-calendar.ts";
import { planFor } from "#tests/support/inspectors.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { engines } from "#tests/support/test-app.ts";
import { book, person } from "#tests/support/visitors.ts";

describe.each(engines)(
  "a person whose appointment is not where they believe it, on %s",
  (engine) => {
    let desk: DeskCalendar;
    let id: string;
    let leadId: string;

    beforeEach(async () => {
      desk = await startDeskCalendar(engine);
      ({ id, leadId } = await desk.bookAs(1));
      await desk.mails();
    });
    afterEach(() => desk.stop());

    const lead = () => readLeadAs(desk.owner, leadId);
    const onLead = (what: string, body: object) =>
      desk.ben.send("POST", `/api/desk/leads/${leadId}/${what}`, body);
    const move = (sequence: number, time: object = eleven) => desk.move(id, { sequence, ...time });
    const shown = async (date?: string) => (await desk.shown(id, date)).toldTime;
    const seen = async () =>
      (await desk.visitor.send("GET", `/api/appointments/${id}`)).body.appointment;
    const listed = async () => {
      const { leads } = (await desk.ben.send("GET", "/api/desk/leads?list=not-told")).body;
      const { counts } = (await desk.ben.send("GET", "/api/desk/leads/counts")).body;
      expect(counts.notTold).toBe(leads.length);
      return leads.map(({ name }: { name: string }) => name);
    };
    const call = { followUpOn: today, followUpReason: "unconfirmed" };
    const waits = { state: "new", answeredAt: null };
    const untold = { ...waits, ...call };
    const told = { state: "scheduled", answeredAt: expect.any(String), followUpOn: null };
    const bookOdd = async () => {
      const details = { ...person(2), name: "Pat Odd", website: "https://spam.example" };
      const odd = await book(desk.visitor, { ...nine, timeSlot: "1:00 PM" }, details);
      return odd.body.appointment.id;
    };

    it("is not answered by a move that nobody told them of, and is a call for today", async () => {
      desk.pass(3_600);
      const now = desk.server.clock.now.getTime();
      await move(0);
      expect(await lead()).toMatchObject(untold);
      expect(await lead()).not.toHaveProperty("confirmedAt");
      // It has waited for nothing before.
      const { answerBy, promiseBy } = await lead();
      expect(Date.parse(answerBy)).toBeGreaterThan(now);
      expect(Date.parse(promiseBy)).toBeGreaterThan(now);
      const { counts } = (await desk.ben.send("GET", "/api/desk/leads/counts")).body;
      expect(counts).toMatchObject({ waiting: 1, late: 0, notTold: 1 });
    });

    it("is not answered by such a move if they look odd", async () => {
      const odd = await bookOdd();
      await desk.move(odd, { sequence: 0, ...eleven });
      const { leadId: oddLead } = await desk.shown(odd);
      expect(await readLeadAs(desk.owner, oddLead)).toMatchObject({ answeredAt: null, ...call });
    });

    it("stands in 'Not told', the soonest first, with what they believe, until they are told", async () => {
      const later = await desk.bookAs(2, { date: thursday, timeSlot: "9:00 AM" }, "Lee Later");
      expect(await listed()).toEqual([]);
      await desk.move(later.id, { sequence: 0, date: thursday, timeSlot: "2:00 PM" });
      await move(0);
      expect(await listed()).toEqual(["Pat Miller", "Lee Later"]);
      expect((await lead()).untold).toEqual({ ...eleven, status: "booked", toldTime: nine });
      const [shownThere] = (await lead()).untoldAppointments ?? [];
      expect(shownThere).toMatchObject({ id, ...eleven, toldTime: nine });
      await desk.act(id, "tell", { by: "otherwise" });
      expect(await listed()).toEqual(["Lee Later"]);
      expect(await lead()).toMatchObject({ untoldAppointments: [] });
      expect(await lead()).not.toHaveProperty("untold");
    });

    it("stands behind those who still wait, once both times are over", async () => {
      await move(0);
      const friday = { date: "2026-06-05", timeSlot: "9:00 AM" };
      const later = await desk.bookAs(2, friday, "Lee Later");
      await desk.move(later.id, { sequence: 0, ...friday, timeSlot: "2:00 PM" });
      expect(await listed()).toEqual(["Pat Miller", "Lee Later"]);
      desk.pass(2 * 86_400);
      const back = await signIn(desk.server, "office", "Bea Back");
      const { leads } = (await back.send("GET", "/api/desk/leads?list=not-told")).body;
      expect(leads.map(({ name }: { name: string }) => name)).toEqual(["Lee Later", "Pat Miller"]);
    });

    it("stands there by pages, each of them once", async () => {
      await move(0);
      const query = "/api/desk/leads?list=not-told";
      const { leads, next } = (await desk.ben.send("GET", query)).body;
      expect([leads.length, next]).toEqual([1, null]);
      const searched = (await desk.ben.send("GET", `${query}&search=pat`)).body;
      expect(searched.leads).toHaveLength(1);
      expect((await desk.ben.send("GET", `${query}&search=nobody`)).body.leads).toEqual([]);
    });

    it.each([
      ["our mail", () => desk.act(id, "tell", { by: "email" })],
      ["somebody on the phone", () => desk.act(id, "tell", { by: "otherwise" })],
      [
        "staff who say that they will be there",
        () => desk.act(id, "progress", { progress: "confirmed" }),
      ],
    ])("is answered and scheduled by %s, which ends the call", async (_, tell) => {
      await move(0);
      expect((await tell()).status).toBeLessThan(300);
      expect(await shown()).toBeNull();
      expect(await lead()).toMatchObject(told);
    });

    it.each([
      ["a voicemail", "calls", { outcome: "voicemail", note: "" }],
      ["a call, whatever was said", "calls", { outcome: "reached", note: "" }],
      ["a text, whatever it says", "texts", { text: "Do you have a dog?", send: false }],
    ])("is answered and not told by %s", async (_, what, body) => {
      await move(0);
      await onLead(what, body);
      expect(await shown()).toEqual(nine);
      const answeredAt = expect.any(String);
      expect(await lead()).toMatchObject({ answeredAt, followUpReason: "unconfirmed" });
      expect(await listed()).toEqual(["Pat Miller"]);
    });

    it("is as settled as before once the move is undone, told of or not", async () => {
      const settled = { ...told, confirmedAt: expect.any(String), answerMinutes: null };
      await move(0);
      await move(1, nine);
      expect(await lead()).toMatchObject(settled);
      await move(2);
      await desk.act(id, "tell", { by: "email" });
      desk.pass(5);
      await move(3, nine);
      expect(await lead()).toMatchObject(settled);
      desk.pass(60);
      expect(await desk.subjects()).toEqual([]);
    });

    it("keeps an answer that was given before the move", async () => {
      await onLead("calls", { outcome: "reached", note: "" });
      const { answeredAt } = await lead();
      desk.pass(60);
      await move(0);
      await desk.act(id, "tell", { by: "email" });
      desk.pass(5);
      await move(1, nine);
      expect(await lead()).toMatchObject({ answeredAt, followUpOn: null });
    });

    it("is not told by a mail that may not be sent", async () => {
      const other = await bookOdd();
      await desk.move(other, { sequence: 0, ...eleven });
      expect(await desk.act(other, "tell", { by: "email" })).toMatchObject({
        status: 409,
        body: { error: "Pat Odd is not to be written to. Please call." },
      });
      const { toldTime, leadId: oddLead } = await desk.shown(other);
      expect(toldTime).toEqual({ ...nine, timeSlot: "1:00 PM" });
      expect(await readLeadAs(desk.owner, oddLead)).toMatchObject(untold);
    });

    it("is a call for today when it is canceled, until they are told", async () => {
      await desk.act(id, "cancel", { sequence: 0, reason: "" });
      expect(await lead()).toMatchObject({ ...call, state: "contacted", answeredAt: null });
      await desk.act(id, "tell", { by: "email" });
      expect(await lead()).toMatchObject({ state: "contacted", followUpOn: null });
    });

    it("sees the time that they know, and the other as one that we would like", async () => {
      await move(0);
      expect(await seen()).toMatchObject({ ...nine, proposed: eleven });
      const calendar = await fetch(`${desk.server.url}/appointments/${id}/inspection.ics`);
      expect(await calendar.text()).toContain("DTSTART:20260603T130000Z");
      const { keep } = desk.server.app.services.appointments;
      await expect(keep(id, "192.0.2.1")).rejects.toMatchObject({ status: 409 });
      await keep(id, "192.0.2.1", { date: calendarDay(wednesday), timeSlot: "11:00" });
      expect(await seen()).toEqual(expect.not.objectContaining({ proposed: expect.anything() }));
      expect(await seen()).toMatchObject(eleven);
      expect(await lead()).toMatchObject(told);
    });

    it("hears of their own move and cancellation from the time that they knew", async () => {
      await move(0);
      await desk.visitor.send("PUT", `/api/appointments/${id}`, eleven);
      const [mail] = (await desk.mails()).filter(({ subject }) => subject.startsWith("Your"));
      expect(mail?.text).toContain("9:00 AM");
      expect(await shown()).toBeNull();
      await move(2, { date: thursday, timeSlot: "2:00 PM" });
      const canceled = await desk.visitor.send("DELETE", `/api/appointments/${id}`);
      const again = await desk.visitor.send("DELETE", `/api/appointments/${id}`);
      expect(again).toMatchObject({ status: 200, body: canceled.body });
      expect(await seen()).toEqual(canceled.body.appointment);
      const subjects = (await desk.subjects()).filter((subject) => subject.startsWith("Your"));
      expect(subjects).toEqual(["Your roof inspection is canceled: Wed, Jun 3, 11:00 AM"]);
      expect(await shown()).toBeNull();
    });

    it("can move, keep or cancel what is still ahead for them, though our time has passed", async () => {
      const ten = { date: wednesday, timeSlot: "10:00 AM" };
      const later = await desk.bookAs(2, { ...eleven, date: thursday });
      await desk.move(later.id, { sequence: 0, ...ten });
      desk.server.clock.now = new Date("2026-06-03T18:00:00Z");
      const { app } = desk.server;
      const found = await app.services.appointments.find(later.id);
      expect(found).toMatchObject({ date: thursday, timeSlot: "11:00", isPast: false });
      expect(found).not.toHaveProperty("proposed");
      const seenTime = { date: calendarDay(wednesday), timeSlot: "10:00" } as const;
      await expect(
        app.services.appointments.keep(later.id, "192.0.2.1", seenTime),
      ).rejects.toMatchObject({ status: 409 });
      const path = `/api/appointments/${later.id}`;
      expect((await desk.visitor.send("PUT", path, ten)).status).toBe(409);
      const canceled = await desk.visitor.send("DELETE", path);
      expect(canceled.status).toBe(200);
      expect(canceled.body.appointment).toMatchObject({ ...eleven, date: thursday });
    });

    it("is not written to about a move to the time that they know, and its inspector's day is right", async () => {
      await move(0);
      await desk.mails();
      const moved = await desk.visitor.send("PUT", `/api/appointments/${id}`, nine);
      expect(moved).toMatchObject({ status: 200, body: { appointment: nine } });
      expect((await desk.subjects()).filter((subject) => subject.startsWith("Your"))).toEqual([]);
      expect(await desk.shown(id)).toMatchObject({ ...nine, toldTime: null });
    });

    it("knows of a cancellation once they cancel it themselves", async () => {
      await desk.act(id, "cancel", { sequence: 0, reason: "" });
      const canceled = await desk.visitor.send("DELETE", `/api/appointments/${id}`);
      expect(canceled).toMatchObject({ status: 200, body: { appointment: nine } });
      expect(await listed()).toEqual([]);
      expect(await shown()).toBeNull();
      expect(await lead()).toMatchObject({ followUpOn: null });
    });

    it("is written to when the inspector of a time that they were not told of falls ill", async () => {
      const { inspectorId } = await desk.shown(id);
      const other = { ...nine, date: thursday };
      await move(0, other);
      await planFor(desk.owner, desk.sam.id);
      const closing = { firstDay: thursday, lastDay: thursday, fromSlot: null, toSlot: null };
      const closed = await desk.ben.send("POST", "/api/desk/closures", {
        ...{ ...closing, inspectorId, reason: "Ill" },
      });
      const start = `/api/desk/closures/${closed.body.closure.id}/rescheduling`;
      const { rescheduling } = (await desk.ben.send("POST", start, {})).body;
      expect(rescheduling.items[0]).toMatchObject({
        proposed: { ...other, inspectorId: desk.sam.id },
      });
      const items = [{ appointmentId: id, version: 1 }];
      const send = `/api/desk/reschedulings/${rescheduling.id}/send`;
      const sent = await desk.ben.send("POST", send, { items });
      expect(sent.body.rescheduling.items[0]).toMatchObject({ state: "told" });
      const [mail] = await desk.mails();
      expect(mail?.text).toContain("Thursday, June 4");
      expect(await lead()).toMatchObject(told);
    });

    it("stands in nobody's calendar as not told while it is spam, and does once it is released", async () => {
      const { version } = await lead();
      await desk.ben.send("PATCH", `/api/desk/leads/${leadId}`, { state: "spam", version });
      expect(await desk.shown(id)).toMatchObject({ status: "cancelled", toldTime: null });
      await onLead("release", {});
      expect(await shown()).toEqual(nine);
    });
  },
);
