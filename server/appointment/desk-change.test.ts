import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import {
  type DeskCalendar,
  eleven,
  nine,
  startDeskCalendar,
  thursday,
  today,
} from "#tests/support/desk-calendar.ts";
import { openEventStream } from "#tests/support/event-stream.ts";
import { calendarDayAs, planFor } from "#tests/support/inspectors.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { engines } from "#tests/support/test-app.ts";

describe.each(engines)("an appointment at the desk, on %s", (engine) => {
  let desk: DeskCalendar;

  beforeEach(async () => {
    desk = await startDeskCalendar(engine);
  });
  afterEach(() => desk.stop());

  describe("comes along", () => {
    it("by its inspector and the office, and by no other inspector", async () => {
      const { id, leadId } = await desk.bookAs(1);
      const on = (progress: string, by: Visitor) => desk.act(id, "progress", { progress }, by);
      expect((await on("confirmed", desk.ben)).body.appointment.progress).toBe("confirmed");
      expect((await on("on-the-way", desk.sam)).status).toBe(404);
      const { status, body } = await on("on-the-way", desk.dana);
      expect([status, body.appointment.progress]).toEqual([200, "on-the-way"]);
      expect(body.appointment.sequence).toBe(0);
      await on("on-the-way", desk.dana);
      expect(await desk.timeline(leadId)).toMatchObject([
        { by: "Ben Office", event: "progress", progress: "confirmed" },
        { by: "Dana Ruiz", event: "progress", progress: "on-the-way" },
      ]);
    });

    it("by the lead's assignee, too, if it is on their day", async () => {
      const { id, leadId } = await desk.bookAs(1);
      const { version } = await readLeadAs(desk.owner, leadId);
      const change = { version, assigneeId: desk.sam.id };
      await desk.owner.send("PATCH", `/api/desk/leads/${leadId}`, change);
      const day = (await desk.sam.send("GET", `/api/desk/day?date=${nine.date}`)).body;
      expect(day.leads).toMatchObject([{ appointment: { id } }]);
      const { status } = await desk.act(id, "progress", { progress: "on-the-way" }, desk.sam);
      expect(status).toBe(200);
    });

    it("to its end only from its time on, and not once it is canceled", async () => {
      const { id } = await desk.bookAs(1);
      desk.server.clock.now = new Date("2026-06-03T12:59:59Z");
      const ben = await signIn(desk.server, "office", "Ben Office");
      const on = (progress: string) => desk.act(id, "progress", { progress }, ben);
      expect((await on("done")).body.error).toBe(
        "This inspection is on Wed, Jun 3, 9:00 AM, and had not begun.",
      );
      expect((await on("no-show")).status).toBe(409);
      desk.server.clock.now = new Date("2026-06-03T13:00:00Z");
      expect((await on("no-show")).body.appointment.progress).toBe("no-show");
      expect((await on("done")).body.appointment.progress).toBe("done");
      await desk.act(id, "cancel", { sequence: 0, reason: "" }, ben);
      expect((await on("confirmed")).status).toBe(409);
    });
  });

  it("is booked for a caller today, outside hours or too often only anyway, by the same rules", async () => {
    const { id: leadId } = await writeAsVisitor(desk.server, desk.ben);
    const path = `/api/desk/leads/${leadId}/appointment`;
    const wanted = { date: today, timeSlot: "3:00 PM", address: "" };
    expect(await desk.ben.send("POST", path, wanted)).toMatchObject({
      status: 409,
      body: { success: false, error: "That is today.", canBookAnyway: true },
    });
    const past = { ...wanted, timeSlot: "9:00 AM", anyway: true };
    expect((await desk.ben.send("POST", path, past)).body.error).toBe("This time has passed.");
    await desk.mails();
    const forced = await desk.ben.send("POST", path, {
      ...wanted,
      anyway: true,
      inspectorId: desk.dana.id,
    });
    expect(forced.body.lead).toMatchObject({ state: "scheduled", appointment: { date: today } });
    expect(await desk.audited("appointment.forced")).toMatchObject([
      { leadId, details: { because: "today" } },
    ]);
    expect((await desk.subjects()).filter((subject) => subject.startsWith("Your"))).toHaveLength(1);
    const [booked] = (await calendarDayAs(desk.owner, today)).appointments;
    expect(booked).toMatchObject({ leadId, inspectorId: desk.dana.id, timeSlot: "3:00 PM" });

    const other = await writeAsVisitor(desk.server, desk.ben, { email: "else@example.com" });
    const clash = { ...wanted, anyway: true, inspectorId: desk.dana.id };
    const taken = await desk.ben.send("POST", `/api/desk/leads/${other.id}/appointment`, clash);
    expect(taken).toMatchObject({ status: 409, body: { canBookAnyway: false } });
    expect(taken.body.error).toBe("Dana Ruiz has Ada Homeowner at 3:00 PM.");
  });

  it("moved for a caller, is told at once, unless that is where they believe it to be", async () => {
    const { id, leadId } = await desk.bookAs(1);
    await desk.move(id, { sequence: 0, ...eleven });
    await desk.act(id, "tell", { by: "email" });
    await desk.mails();
    const path = `/api/desk/leads/${leadId}/appointment`;
    const later = { date: thursday, timeSlot: "2:00 PM", address: "" };
    expect((await desk.ben.send("POST", path, later)).status).toBe(200);
    const [mail] = (await desk.mails()).filter(({ subject }) => subject.startsWith("Your"));
    expect(mail?.text).toContain("Wednesday, June 3, 2026, 9:00 AM");
    desk.pass(60);
    expect(await desk.subjects()).toEqual([]);
    await desk.move(id, { sequence: 2, ...nine });
    expect((await desk.ben.send("POST", path, later)).status).toBe(200);
    expect(await desk.subjects()).toEqual([]);
    expect((await desk.shown(id, thursday)).toldTime).toBeNull();
  });

  it("tells open screens, also of closures and plans", async () => {
    const { id, leadId } = await desk.bookAs(1);
    const stream = await openEventStream(`${desk.server.url}/api/desk/changes`, {
      cookie: desk.ben.cookie,
    });
    expect(await stream.next()).toMatchObject({ event: "ready" });
    await desk.move(id, { sequence: 0, ...eleven });
    const moved = await stream.next();
    expect(moved).toMatchObject({ event: "lead", data: { id: leadId } });
    await planFor(desk.owner, desk.sam.id);
    let event = await stream.next();
    while (event?.event === "lead") event = await stream.next();
    expect(event).toMatchObject({ event: "calendar", id: expect.stringMatching(/^\d+$/) });
    await desk.ben.send("POST", "/api/desk/closures", {
      ...{ firstDay: thursday, lastDay: thursday, fromSlot: null, toSlot: null },
      ...{ inspectorId: null, reason: "Rain" },
    });
    expect((await stream.next())?.event).toBe("calendar");
    stream.leave();
  });
});
