import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type DeskCalendar,
  eleven,
  nine,
  startDeskCalendar,
  thursday,
  today,
  wednesday,
} from "#tests/support/desk-calendar.ts";
import { calendarDayAs, planFor } from "#tests/support/inspectors.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { engines } from "#tests/support/test-app.ts";

describe.each(engines)("an appointment that the desk moves, on %s", (engine) => {
  let desk: DeskCalendar;

  beforeEach(async () => {
    desk = await startDeskCalendar(engine);
  });
  afterEach(() => desk.stop());

  describe("is moved", () => {
    it("to a free time: its sequence rises, its lead waits as a call, and nobody is mailed", async () => {
      const { id, leadId } = await desk.bookAs(1);
      await desk.act(id, "progress", { progress: "confirmed" });
      await desk.mails();
      const { status, body } = await desk.move(id, { sequence: 0, ...eleven });
      expect(status).toBe(200);
      expect(body.appointment).toMatchObject({
        ...{ id, leadId, ...eleven, sequence: 1, status: "booked", progress: "booked" },
        ...{ inspectorId: desk.dana.id, toldTime: nine },
      });
      expect(await desk.subjects()).toEqual([]);
      const lead = await readLeadAs(desk.owner, leadId);
      expect(lead).toMatchObject({
        ...{ state: "new", answeredAt: null },
        ...{ followUpReason: "unconfirmed", appointment: eleven },
      });
      expect(await desk.timeline(leadId)).toMatchObject([
        { by: "Ben Office", event: "progress", progress: "confirmed" },
        { by: "Ben Office", event: "moved", ...eleven },
      ]);
      const { slots } = await calendarDayAs(desk.owner, wednesday);
      expect(slots.slice(0, 3).map(({ booked }: { booked: number }) => booked)).toEqual([0, 0, 1]);
    });

    it("once, however often it is sent with one key", async () => {
      const { id } = await desk.bookAs(1);
      const key = { "idempotency-key": "one move" };
      const body = { sequence: 0, ...eleven };
      const answers = [
        await desk.move(id, body, desk.ben, key),
        await desk.move(id, body, desk.ben, key),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await desk.shown(id)).toMatchObject({ sequence: 1, ...eleven });
    });

    it("back to the time that the person knows, after which there is nothing to tell", async () => {
      const { id } = await desk.bookAs(1);
      await desk.move(id, { sequence: 0, ...eleven });
      await desk.move(id, { sequence: 1, date: thursday, timeSlot: "2:00 PM" });
      expect((await desk.shown(id, thursday)).toldTime).toEqual(nine);
      const { body } = await desk.move(id, { sequence: 2, ...nine });
      expect(body.appointment).toMatchObject({ sequence: 3, toldTime: null });
    });

    it("to nowhere else by a call that repeats where it is", async () => {
      const { id, leadId } = await desk.bookAs(1);
      const { status, body } = await desk.move(id, { sequence: 0, ...nine });
      expect([status, body.appointment.sequence]).toEqual([200, 0]);
      expect(await desk.timeline(leadId)).toEqual([]);
    });

    it("to a time that has passed by nobody, not even anyway", async () => {
      const { id } = await desk.bookAs(1);
      const past = { sequence: 0, date: today, timeSlot: "11:00 AM", anyway: true };
      expect(await desk.move(id, past)).toMatchObject({
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
      const { id, leadId } = await desk.bookAs(1);
      await desk.bookAs(2, eleven, "Alex Other");
      await desk.ben.send("POST", "/api/desk/closures", {
        ...{ firstDay: thursday, lastDay: thursday, fromSlot: null, toSlot: null },
        ...{ inspectorId: null, reason: "Rain" },
      });
      const refused = await desk.move(id, { sequence: 0, ...time });
      expect(refused).toMatchObject({
        status: 409,
        body: { success: false, error: sentence, canBookAnyway: true },
      });
      expect(refused.body.appointment).toMatchObject({ id, ...nine, sequence: 0 });
      expect(await desk.audited("appointment.forced")).toEqual([]);
      const forced = await desk.move(id, { sequence: 0, ...time, anyway: true });
      expect(forced.status).toBe(200);
      expect(forced.body.appointment).toMatchObject({ ...time, sequence: 1 });
      expect(await desk.audited("appointment.forced")).toMatchObject([
        { leadId, staff: { name: "Ben Office" }, details: { appointmentId: id, because } },
      ]);
      if (because === "full") {
        const { slots } = await calendarDayAs(desk.owner, wednesday);
        expect(slots[2]).toMatchObject({ timeSlot: "11:00 AM", capacity: 1, booked: 2 });
      }
    });

    it("by the first of two who saw the same, and the other is told by whom", async () => {
      const { id } = await desk.bookAs(1);
      await desk.move(id, { sequence: 0, ...eleven }, desk.owner);
      const late = await desk.move(id, {
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
      await desk.visitor.send("PUT", `/api/appointments/${id}`, {
        date: thursday,
        timeSlot: "1:00 PM",
      });
      const later = await desk.move(id, { sequence: 1, ...nine });
      expect(later.body.error).toBe("The visitor has changed this inspection. Look at it again.");
    });

    it("by one of two who want the last seat of an hour at once", async () => {
      const [one, other] = [
        await desk.bookAs(1),
        await desk.bookAs(2, { date: thursday, timeSlot: "9:00 AM" }),
      ];
      const answers = await Promise.all([
        desk.move(one.id, { sequence: 0, ...eleven }, desk.owner),
        desk.move(other.id, { sequence: 0, ...eleven }, desk.ben),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { slots } = await calendarDayAs(desk.owner, wednesday);
      expect(slots[2]).toMatchObject({ timeSlot: "11:00 AM", booked: 1 });
    });

    it("no more once it is canceled, and never when it is unknown", async () => {
      const { id } = await desk.bookAs(1);
      await desk.act(id, "cancel", { sequence: 0, reason: "" });
      expect(await desk.move(id, { sequence: 1, ...eleven })).toMatchObject({
        status: 409,
        body: { error: "This inspection is canceled.", canBookAnyway: false },
      });
      expect((await desk.move("unknown", { sequence: 0, ...eleven })).status).toBe(404);
    });
  });

  describe("has an inspector who", () => {
    beforeEach(() => planFor(desk.owner, desk.sam.id));

    it("can change to another at the same time: it keeps its seat, and nobody has to be told", async () => {
      const { id, leadId, inspectorId } = await desk.bookAs(1);
      const other = inspectorId === desk.dana.id ? desk.sam : desk.dana;
      const { status, body } = await desk.move(id, { sequence: 0, ...nine, inspectorId: other.id });
      expect(status).toBe(200);
      expect(body.appointment).toMatchObject({
        ...{ ...nine, inspectorId: other.id, sequence: 1, toldTime: null },
      });
      const name = other === desk.dana ? "Dana Ruiz" : "Sam Lee";
      expect(await desk.timeline(leadId)).toMatchObject([{ event: "assigned", inspector: name }]);
      const nobody = await desk.move(id, { sequence: 1, ...nine, inspectorId: null });
      expect(nobody.body.appointment).toMatchObject({ inspectorId: null, sequence: 2 });
      const { slots } = await calendarDayAs(desk.owner, wednesday);
      expect(slots[0]).toMatchObject({ capacity: 2, booked: 1 });
    });

    it("has one appointment at a time, whatever the desk wants", async () => {
      const pat = await desk.bookAs(1, eleven);
      const own = await desk.bookAs(2, nine, "Alex Other");
      const wanted = { sequence: 0, ...eleven, inspectorId: pat.inspectorId, anyway: true };
      const name = pat.inspectorId === desk.dana.id ? "Dana Ruiz" : "Sam Lee";
      expect(await desk.move(own.id, wanted)).toMatchObject({
        status: 409,
        body: { error: `${name} has Pat Miller at 11:00 AM.`, canBookAnyway: false },
      });
    });

    it("works then, or is asked to", async () => {
      const { id } = await desk.bookAs(1);
      await planFor(desk.owner, desk.dana.id, null);
      const wanted = { sequence: 0, ...eleven, inspectorId: desk.dana.id };
      expect(await desk.move(id, wanted)).toMatchObject({
        status: 409,
        body: { error: "Dana Ruiz does not work then.", canBookAnyway: true },
      });
      const { body } = await desk.move(id, { ...wanted, anyway: true });
      expect(body.appointment.inspectorId).toBe(desk.dana.id);
      expect(await desk.audited("appointment.forced")).toMatchObject([
        { details: { because: "not working" } },
      ]);
      const stranger = await desk.move(id, { sequence: 1, ...eleven, inspectorId: "nobody" });
      expect(stranger.status).toBe(400);
    });

    it("goes along, or else is anyone who is free, or nobody", async () => {
      const { id, inspectorId } = await desk.bookAs(1);
      const other = inspectorId === desk.dana.id ? desk.sam.id : desk.dana.id;
      const along = await desk.move(id, { sequence: 0, ...eleven });
      expect(along.body.appointment.inspectorId).toBe(inspectorId);
      const busy = await desk.bookAs(2, { date: thursday, timeSlot: "9:00 AM" });
      await desk.move(busy.id, {
        ...{ sequence: 0, date: thursday, timeSlot: "9:00 AM" },
        inspectorId,
      });
      const free = await desk.move(id, { sequence: 1, date: thursday, timeSlot: "9:00 AM" });
      expect(free.body.appointment.inspectorId).toBe(other);
      const third = await desk.bookAs(3);
      const over = { sequence: 0, date: thursday, timeSlot: "9:00 AM", anyway: true };
      expect((await desk.move(third.id, over)).body.appointment.inspectorId).toBeNull();
    });
  });
});
