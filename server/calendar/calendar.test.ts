import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { addDays, calendarDay } from "#domain/calendar/calendar-day.ts";
import type { Connection } from "#server/database/connection.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { planFor } from "#tests/support/inspectors.ts";
import { recordingQueries } from "#tests/support/query-plans.ts";
import { appointmentRow, leadRow } from "#tests/support/rows.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { slots } from "#tests/support/usual-slots.ts";
import { book, person } from "#tests/support/visitors.ts";
import { createCalendarServices } from "./calendar.ts";

const [wednesday, thursday] = ["2026-06-03", "2026-06-04"];

describe.each(engines)("the calendar on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;
  let office: Visitor & { id: string };
  let dana: Visitor & { id: string };
  let sam: Visitor & { id: string };
  let visitor: Visitor;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    office = await signIn(server, "office", "Olive Office");
    dana = await signIn(server, "inspector", "Dana Ruiz");
    sam = await signIn(server, "inspector", "Sam Lee");
    visitor = await server.visitor();
  });
  afterEach(async () => {
    await server.close();
    await connection.close();
    await storage.drop();
  });

  const read = async (query: string, by: Visitor = office) =>
    (await by.send("GET", `/api/desk/calendar?${query}`)).body;
  const bookAt = async (index: number, date: string, timeSlot: string, name = "Ada") =>
    (await book(visitor, { date, timeSlot }, { ...person(index), name })).body.appointment.id;
  const namesOf = (day: { appointments: { name: string }[] }) =>
    day.appointments.map(({ name }) => name);

  it("has the slots of a day's opening hours, and none on a day that is closed", async () => {
    const { days } = await read("from=2026-06-05&days=3");
    expect(days.map((day: { date: string }) => day.date)).toEqual([
      ...["2026-06-05", "2026-06-06", "2026-06-07"],
    ]);
    expect(days.map((day: { slots: unknown[] }) => day.slots.length)).toEqual([7, 4, 0]);
    const [closed] = (await read("from=2026-11-26&days=1")).days;
    expect(closed.slots).toEqual([]);
    const [past] = (await read("from=2026-06-01&days=1")).days;
    expect(past.slots).toHaveLength(7);
  });

  it("has each appointment once, by time and name, canceled ones too", async () => {
    await planFor(office, dana.id);
    await planFor(office, sam.id);
    await bookAt(1, wednesday, "11:00 AM", "Zoe");
    const canceled = await bookAt(2, wednesday, "9:00 AM", "Carl");
    await bookAt(3, wednesday, "11:00 AM", "Amy");
    await visitor.send("DELETE", `/api/appointments/${canceled}`);
    const { leads } = (await office.send("GET", "/api/desk/leads?list=all")).body;
    const carl = leads.find((lead: { name: string }) => lead.name === "Carl");
    // The lead gets another appointment; the canceled one stays with it.
    await office.send("POST", `/api/desk/leads/${carl.id}/appointment`, {
      ...{ date: thursday, timeSlot: "2:00 PM", address: "" },
    });
    const [first, second] = (await read(`from=${wednesday}&days=2`)).days;
    expect(namesOf(first)).toEqual(["Carl", "Amy", "Zoe"]);
    expect(first.appointments[0]).toMatchObject({
      ...{ id: canceled, status: "cancelled", leadId: carl.id, leadNumber: carl.number },
    });
    expect(namesOf(second)).toEqual(["Carl"]);
    expect(second.appointments[0].leadId).toBe(carl.id);
    expect(first.slots[0]).toMatchObject({
      ...{ timeSlot: "9:00 AM", capacity: 2, booked: 0, freeInspectors: [dana.id, sam.id] },
    });
    expect(first.slots[2]).toMatchObject({ booked: 2, capacity: 2, freeInspectors: [] });
  });

  it("lists the inspectors by name, and anyone who left but still has an appointment", async () => {
    await planFor(office, sam.id);
    await planFor(office, dana.id);
    await bookAt(1, wednesday, "9:00 AM");
    await bookAt(2, wednesday, "9:00 AM");
    await planFor(office, sam.id, null);
    expect((await read(`from=${wednesday}&days=1`)).inspectors).toEqual([
      { id: dana.id, name: "Dana Ruiz" },
      { id: sam.id, name: "Sam Lee" },
    ]);
    expect((await read(`from=${thursday}&days=1`)).inspectors).toHaveLength(1);
  });

  it("shows an inspector what they inspect, and nobody else's closures", async () => {
    await planFor(office, dana.id);
    await planFor(office, sam.id);
    await bookAt(1, wednesday, "9:00 AM", "One");
    await bookAt(2, wednesday, "9:00 AM", "Two");
    const closing = { firstDay: wednesday, lastDay: wednesday, fromSlot: "4:00 PM", toSlot: null };
    const close = (inspectorId: string | null) =>
      office.send("POST", "/api/desk/closures", { ...closing, inspectorId, reason: "Why" });
    for (const id of [sam.id, dana.id, null]) await close(id);
    const { inspectors, days } = await read(`from=${wednesday}&days=1`, dana);
    expect(inspectors).toEqual([{ id: dana.id, name: "Dana Ruiz" }]);
    expect(days[0].appointments).toHaveLength(1);
    expect(days[0].appointments[0].inspectorId).toBe(dana.id);
    expect(days[0].slots[0]).toMatchObject({ capacity: 1, booked: 1, freeInspectors: [] });
    const of = days[0].closures.map((one: { inspectorId: string | null }) => one.inspectorId);
    expect(of).toEqual(expect.arrayContaining([dana.id, null]));
    expect(of).toHaveLength(2);
    expect((await read(`from=${wednesday}&days=1`)).days[0].closures).toHaveLength(3);
  });

  it("counts without reading appointments", async () => {
    await planFor(office, dana.id);
    await bookAt(1, wednesday, "9:00 AM");
    const { days } = await read(`from=${wednesday}&days=2&only=counts`);
    expect(days[0].slots[0]).toEqual({
      ...{ timeSlot: "9:00 AM", capacity: 1, booked: 1, freeInspectors: [] },
    });
    expect(days[0].appointments).toEqual([]);
    const own = (await read(`from=${wednesday}&days=1&only=counts`, sam)).days[0];
    expect(own.slots[0].booked).toBe(0);
  });

  it("reads six weeks at most, and days that exist", async () => {
    for (const query of [
      "from=2026-06-03&days=43",
      "from=2026-06-03&days=0",
      "days=7",
      "from=soon&days=7",
    ]) {
      expect((await office.send("GET", `/api/desk/calendar?${query}`)).status).toBe(400);
    }
    expect((await read("from=2026-06-03&days=42")).days).toHaveLength(42);
  });

  it("asks the same few questions for a week of three hundred appointments as for an empty day", async () => {
    await planFor(office, dana.id);
    await bookAt(1, wednesday, "9:00 AM");
    await storeManyAppointments(connection, 300);
    const { recording, parameters } = recordingQueries(connection);
    const calendar = createCalendarServices({
      ...{ connection: recording, profile: businessProfile, mailOptions: {} },
      clock: () => server.clock.now,
    });
    const caller = { staff: { id: office.id, role: "office" as const } };
    const week = await calendar.read(caller, { from: calendarDay("2026-06-08"), days: 7 });
    const asked = parameters();
    expect(week.days.flatMap(({ appointments }) => appointments)).toHaveLength(300);
    expect(asked.length).toBeLessThanOrEqual(5);
    await calendar.read(caller, { from: calendarDay("2026-08-03"), days: 1 });
    expect(parameters().length).toBeLessThanOrEqual(asked.length);
    // No list of ids that grows with the appointments.
    expect(Math.max(...asked)).toBeLessThan(20);
  });
});

/** Appointments of the one customer, with their leads, over the week from June 8. */
async function storeManyAppointments({ database }: Connection, count: number): Promise<void> {
  const { customer_id, person_id } = await database
    .selectFrom("appointments")
    .innerJoin("leads", "leads.appointment_id", "appointments.id")
    .select(["customer_id", "person_id"])
    .executeTakeFirstOrThrow();
  const monday = calendarDay("2026-06-08");
  for (let index = 0; index < count; index += 1) {
    const id = `many-${index}`;
    const time = { date: addDays(monday, index % 7), slot: slots[index % 5] ?? slots[0] };
    const appointment = appointmentRow({ id, customer_id, ...time });
    await database.insertInto("appointments").values(appointment).execute();
    const lead = leadRow({ id: `lead-${index}`, appointment_id: id, person_id });
    await database.insertInto("leads").values(lead).execute();
  }
}
