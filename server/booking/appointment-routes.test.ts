import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  addDays,
  type CalendarDay,
  calendarDay,
  weekdayOf,
} from "#domain/calendar/calendar-day.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { testedBusiness } from "#tests/support/tested-business.ts";
import { slotLabels } from "#tests/support/usual-slots.ts";
import { ada, book } from "#tests/support/visitors.ts";

/** The test app's today is Tuesday, June 2, 2026. */
const today = calendarDay("2026-06-02");
const wednesday = calendarDay("2026-06-03");
const saturday = "2026-06-06";
const sunday = "2026-06-07";

describe.each(engines)("appointments on %s", (engine) => {
  let server: TestApp;
  let visitor: Visitor;
  /** A day that no other test of this file books on. */
  let freshDay: CalendarDay;
  // Wednesday stays free.
  let last = wednesday;

  beforeAll(async () => {
    server = await startTestApp(engine, {
      // Far enough ahead that every test can have its own day.
      profile: {
        ...testedBusiness,
        closures: [{ day: calendarDay("2026-06-10"), reason: "Inventory" }],
        inspection: { ...testedBusiness.inspection, horizonDays: 200 },
      },
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    visitor = await server.visitor();
    do last = addDays(last, 1);
    while (["Saturday", "Sunday"].includes(weekdayOf(last)) || last === "2026-06-10");
    freshDay = last;
  });

  async function slots(date: string) {
    const { body } = await visitor.send("GET", `/api/appointments/available-slots?date=${date}`);
    return body;
  }

  it("offers the seven times on a weekday", async () => {
    expect(await slots(freshDay)).toEqual({
      success: true,
      date: freshDay,
      availableSlots: [...slotLabels],
      bookedSlots: [],
    });
  });

  it("offers the times up to 1:00 PM on a Saturday", async () => {
    expect((await slots(saturday)).availableSlots).toEqual([
      "9:00 AM",
      "10:00 AM",
      "11:00 AM",
      "1:00 PM",
    ]);
  });

  it.each([
    ["a Sunday", sunday],
    ["a closure day", "2026-06-10"],
    ["today", today],
    ["the past", "2020-01-06"],
    ["a day beyond the horizon", "2027-06-01"],
  ])("answers %s with empty lists", async (_name, date) => {
    expect(await slots(date)).toEqual({ success: true, date, availableSlots: [], bookedSlots: [] });
  });

  it("returns the next free day, and what people call it", async () => {
    const { status, body } = await visitor.send("GET", "/api/appointments/next-free-day");
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, date: wednesday, name: "Wednesday" });
  });

  it.each(["", "tomorrow", "2026-02-30", "2026-6-3", "2026-06-03T25:00:00Z"])(
    "refuses %j as a date",
    async (date) => {
      const answer = await visitor.send("GET", `/api/appointments/available-slots?date=${date}`);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        success: false,
        error: "Please select a date",
        fields: { date: "Please select a date" },
      });
    },
  );

  it("reads an instant as its calendar day in Virginia", async () => {
    // 2:00 AM UTC on the fourth is 10:00 PM on the third there.
    expect((await slots("2026-06-04T02:00:00.000Z")).date).toBe(wednesday);
  });

  it("books: 201, the slot is taken, and anybody with the id can see the appointment", async () => {
    const answer = await book(visitor, { date: freshDay, timeSlot: "9:00 AM" });
    expect(answer.status).toBe(201);
    const { appointment } = answer.body;
    expect(appointment).toEqual({
      id: expect.stringMatching(/^[\w-]{22,}$/),
      date: freshDay,
      timeSlot: "9:00 AM",
      status: "booked",
    });
    expect(await slots(freshDay)).toMatchObject({ bookedSlots: ["9:00 AM"] });
    const stranger = await server.visitor();
    const seen = await stranger.send("GET", `/api/appointments/${appointment.id}`);
    expect(seen.status).toBe(200);
    expect(seen.body).toEqual({ success: true, appointment });
  });

  it("accepts an ISO date-time when booking", async () => {
    const answer = await book(visitor, { date: `${freshDay}T12:00:00.000Z`, timeSlot: "9:00 AM" });
    expect(answer.body.appointment.date).toBe(freshDay);
  });

  it("gives a slot to one of fifty visitors who book it at the same moment", async () => {
    const registered = await visitor.send("POST", "/api/customers/register", ada);
    const body = { ...ada, ...registered.body, date: freshDay, timeSlot: "2:00 PM" };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => visitor.send("POST", "/api/appointments", body)),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
    expect(answers.find((answer) => answer.status === 409)?.body).toEqual({
      success: false,
      error: "This time slot is no longer available. Please select another time.",
    });
    expect((await slots(freshDay)).bookedSlots).toEqual(["2:00 PM"]);
  });

  it.each([
    ["name", "  ", "Name is required"],
    ["name", "x".repeat(101), "Name must be 100 characters or fewer"],
    ["email", "", "Email is required"],
    ["email", "ada@", "Email address is invalid"],
    ["email", `${"x".repeat(250)}@example.com`, "Email must be 254 characters or fewer"],
    ["phone", "", "Phone number is required"],
    ["phone", "555-01", "Phone number is invalid"],
    ["phone", "1234567890123456", "Phone number is invalid"],
    [
      "phone",
      `${" ".repeat(10)}7035550111${"-".repeat(40)}`,
      "Phone number must be 40 characters or fewer",
    ],
    ["address", "", "Property address is required"],
    ["address", "x".repeat(201), "Property address must be 200 characters or fewer"],
    ["notes", "x".repeat(5001), "Notes must be 5,000 characters or fewer"],
    ["date", "", "Please select a date"],
    ["date", sunday, "We cannot visit on this date. Please select another date."],
    ["date", today, "We cannot visit on this date. Please select another date."],
    ["timeSlot", "", "Please select a time slot"],
    ["timeSlot", "12:00 PM", "This time slot is no longer available. Please select another time."],
    ["timeSlot", "09:00", "This time slot is no longer available. Please select another time."],
    ["date", "2026-06-03T", "Please select a date"],
    ["date", "9999-12-31T23:59:59-12:00", "Please select a date"],
    ["customerId", "", "Customer is required"],
    ["customerId", "nobody", "Customer is not known. Please register first."],
  ])("refuses an appointment whose %s is %.40j", async (field, value, message) => {
    const registered = await visitor.send("POST", "/api/customers/register", ada);
    const answer = await visitor.send("POST", "/api/appointments", {
      ...ada,
      date: freshDay,
      timeSlot: "9:00 AM",
      customerId: registered.body.customerId,
      [field]: value,
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ success: false, error: message, fields: { [field]: message } });
    expect((await slots(freshDay)).bookedSlots).toEqual([]);
  });

  it("refuses Saturday times that end after closing", async () => {
    const answer = await book(visitor, { date: "2026-06-13", timeSlot: "2:00 PM" });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({
      timeSlot: "This time slot is no longer available. Please select another time.",
    });
  });

  it("names every missing field at once", async () => {
    const answer = await visitor.send("POST", "/api/appointments", {});
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({
      name: "Name is required",
      email: "Email is required",
      phone: "Phone number is required",
      address: "Property address is required",
      date: "Please select a date",
      timeSlot: "Please select a time slot",
      customerId: "Customer is required",
    });
  });

  it("summarizes many days at once", async () => {
    for (const timeSlot of slotLabels) await book(visitor, { date: freshDay, timeSlot });
    const answer = await visitor.send("POST", "/api/appointments/bulk-availability", {
      dates: [freshDay, saturday, sunday],
    });
    expect(answer.body).toEqual({
      success: true,
      data: {
        [freshDay]: { isFullyBooked: true, availableCount: 0 },
        [saturday]: { isFullyBooked: false, availableCount: 4 },
        [sunday]: { isFullyBooked: true, availableCount: 0 },
      },
    });
  });

  it("refuses more than 62 days at once, and invalid days", async () => {
    const many = Array.from({ length: 63 }, () => freshDay);
    for (const dates of [many, ["soon"], "2026-06-03"]) {
      const answer = await visitor.send("POST", "/api/appointments/bulk-availability", { dates });
      expect(answer.status).toBe(400);
      // The field that the caller sent.
      expect(Object.keys(answer.body.fields)).toEqual(["dates"]);
    }
  });

  it("moves an appointment: the new time is taken, the old one free again", async () => {
    const { body } = await book(visitor, { date: freshDay, timeSlot: "9:00 AM" });
    const { id } = body.appointment;
    const target = { date: freshDay, timeSlot: "11:00 AM" };
    const moved = await visitor.send("PUT", `/api/appointments/${id}`, target);
    expect(moved.status).toBe(200);
    expect(moved.body.appointment).toEqual({ id, ...target, status: "booked" });
    expect((await slots(freshDay)).bookedSlots).toEqual(["11:00 AM"]);
  });

  it("refuses to move to a taken time and leaves the appointment where it was", async () => {
    await book(visitor, { date: freshDay, timeSlot: "9:00 AM" });
    const { body } = await book(visitor, { date: freshDay, timeSlot: "10:00 AM" });
    const path = `/api/appointments/${body.appointment.id}`;
    const answer = await visitor.send("PUT", path, { date: freshDay, timeSlot: "9:00 AM" });
    expect(answer.status).toBe(409);
    expect((await visitor.send("GET", path)).body.appointment.timeSlot).toBe("10:00 AM");
    expect((await slots(freshDay)).bookedSlots).toEqual(["9:00 AM", "10:00 AM"]);
  });

  it("lets two appointments trade places at the same moment without losing either", async () => {
    const first = await book(visitor, { date: freshDay, timeSlot: "9:00 AM" });
    const second = await book(visitor, { date: freshDay, timeSlot: "10:00 AM" });
    const move = (id: string, timeSlot: string) =>
      visitor.send("PUT", `/api/appointments/${id}`, { date: freshDay, timeSlot });
    const answers = await Promise.all([
      move(first.body.appointment.id, "10:00 AM"),
      move(second.body.appointment.id, "9:00 AM"),
    ]);
    for (const answer of answers) expect([200, 409]).toContain(answer.status);
    expect((await slots(freshDay)).bookedSlots).toHaveLength(2);
  });

  it("changes nothing when an appointment is moved to its own time", async () => {
    const { body } = await book(visitor, { date: freshDay, timeSlot: "9:00 AM" });
    await server.app.services.outbox.drained();
    const before = server.mails.length;
    const { id, date, timeSlot } = body.appointment;
    const answer = await visitor.send("PUT", `/api/appointments/${id}`, { date, timeSlot });
    expect(answer.body.appointment).toEqual(body.appointment);
    await server.app.services.outbox.drained();
    expect(server.mails).toHaveLength(before);
  });

  it("cancels an appointment, twice with the same answer, and frees its slot", async () => {
    const { body } = await book(visitor, { date: freshDay, timeSlot: "9:00 AM" });
    const path = `/api/appointments/${body.appointment.id}`;
    const cancelled = { success: true, appointment: { ...body.appointment, status: "cancelled" } };
    expect((await visitor.send("DELETE", path)).body).toEqual(cancelled);
    expect((await visitor.send("DELETE", path)).body).toEqual(cancelled);
    expect((await slots(freshDay)).availableSlots).toContain("9:00 AM");
    const moved = await visitor.send("PUT", path, { date: freshDay, timeSlot: "10:00 AM" });
    expect(moved.status).toBe(409);
  });

  it("neither moves nor cancels an appointment that has taken place", async () => {
    const { body } = await book(visitor, { date: freshDay, timeSlot: "9:00 AM" });
    const path = `/api/appointments/${body.appointment.id}`;
    const before = server.clock.now;
    server.clock.now = new Date(`${freshDay}T23:00:00Z`);
    const answers = [
      await visitor.send("DELETE", path),
      await visitor.send("PUT", path, { date: addDays(freshDay, 7), timeSlot: "9:00 AM" }),
    ];
    server.clock.now = before;
    expect(answers.map((answer) => answer.status)).toEqual([409, 409]);
  });

  it("answers 404 for an unknown appointment", async () => {
    for (const [method, body] of [
      ["GET", undefined],
      ["PUT", { date: freshDay, timeSlot: "9:00 AM" }],
      ["DELETE", undefined],
    ] as const) {
      const answer = await visitor.send(method, "/api/appointments/unknown", body);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ success: false, error: "We cannot find this appointment." });
    }
  });
});

describe.each(engines)("two inspectors, on %s", (engine) => {
  it("books a slot twice and not three times", async () => {
    const server = await startTestApp(engine, {
      profile: {
        ...testedBusiness,
        inspection: { ...testedBusiness.inspection, capacity: 2 },
      },
    });
    const visitor = await server.visitor();
    const time = { date: wednesday, timeSlot: "9:00 AM" };
    const answers = [];
    for (let index = 0; index < 3; index += 1) answers.push((await book(visitor, time)).status);
    expect(answers).toEqual([201, 201, 409]);
    await server.close();
  });
});
