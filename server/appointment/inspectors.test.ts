import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { calendarDayAs, everyDay, planFor } from "#tests/support/inspectors.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { book, person } from "#tests/support/visitors.ts";

const [wednesday, thursday] = ["2026-06-03", "2026-06-04"];
const nine = { date: wednesday, timeSlot: "9:00 AM" };

describe.each(engines)("inspectors have the seats, on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;
  let owner: Visitor & { id: string };
  let dana: Visitor & { id: string };
  let sam: Visitor & { id: string };
  let visitor: Visitor;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    owner = await signIn(server, "owner", "Olive Owner");
    dana = await signIn(server, "inspector", "Dana Ruiz");
    sam = await signIn(server, "inspector", "Sam Lee");
    await planFor(owner, dana.id);
    await planFor(owner, sam.id);
    visitor = await server.visitor();
  });
  afterEach(async () => {
    await server.close();
    await connection.close();
    await storage.drop();
  });

  const bookOne = (index: number, time = nine) => book(visitor, time, person(index));
  const free = async (date = wednesday): Promise<string[]> => {
    const { body } = await visitor.send("GET", `/api/appointments/available-slots?date=${date}`);
    return body.availableSlots;
  };
  const inspectorsAt = async (date: string, timeSlot: string) => {
    const { appointments } = await calendarDayAs(owner, date);
    const then = appointments.filter(
      (one: { timeSlot: string; status: string }) =>
        one.timeSlot === timeSlot && one.status === "booked",
    );
    return then.map((one: { inspectorId: string | null }) => one.inspectorId).sort();
  };
  const close = (change: object) =>
    owner.send("POST", "/api/desk/closures", {
      ...{ firstDay: wednesday, lastDay: wednesday, fromSlot: null, toSlot: null },
      ...{ inspectorId: null, reason: "Rain" },
      ...change,
    });

  it("two of them take two appointments of an hour, one each, and no third", async () => {
    const answers = [await bookOne(1), await bookOne(2), await bookOne(3)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 409]);
    expect(await inspectorsAt(wednesday, "9:00 AM")).toEqual([dana.id, sam.id].sort());
    expect(await free()).not.toContain("9:00 AM");
  });

  it("one who is ill leaves one seat, and visitors are told no names", async () => {
    expect((await close({ inspectorId: dana.id, reason: "Ill" })).status).toBe(200);
    const first = await bookOne(1);
    expect(first.status).toBe(201);
    expect(JSON.stringify(first.body)).not.toContain(sam.id);
    expect((await bookOne(2)).status).toBe(409);
    expect(await inspectorsAt(wednesday, "9:00 AM")).toEqual([sam.id]);
  });

  it("an hour is full once it has as many appointments as inspectors who are left, whoever had them", async () => {
    await bookOne(1);
    const [assigned] = await inspectorsAt(wednesday, "9:00 AM");
    const other = assigned === dana.id ? sam.id : dana.id;
    await close({ inspectorId: other, reason: "Ill" });
    expect((await bookOne(2)).status).toBe(409);
  });

  it("fifty bookings at once never get more seats than there are, even while it closes", async () => {
    const bookings = Array.from({ length: 50 }, (_, index) => bookOne(index));
    const closing = close({ inspectorId: dana.id, fromSlot: "9:00 AM", toSlot: "9:00 AM" });
    const answers = await Promise.all(bookings);
    expect((await closing).status).toBe(200);
    const booked = answers.filter(({ status }) => status === 201).length;
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(50 - booked);
    const inspectors = await inspectorsAt(wednesday, "9:00 AM");
    expect(inspectors).toHaveLength(booked);
    // What was booked before the closure may be Dana's; nothing after it is.
    expect(booked).toBeGreaterThanOrEqual(1);
    expect(booked).toBeLessThanOrEqual(2);
    expect(new Set(inspectors).size).toBe(booked);
    expect((await bookOne(51)).status).toBe(409);
  });

  it("takes the seats along when deactivated, and brings them back", async () => {
    const activate = (isActive: boolean) =>
      owner.send("PATCH", `/api/desk/staff/${dana.id}`, { isActive });
    await activate(false);
    expect([(await bookOne(1)).status, (await bookOne(2)).status]).toEqual([201, 409]);
    expect(await inspectorsAt(wednesday, "9:00 AM")).toEqual([sam.id]);
    await activate(true);
    expect((await bookOne(2)).status).toBe(201);
  });

  it("a moved appointment keeps its inspector, if free, or gets one who is", async () => {
    const { appointment } = (await bookOne(1)).body;
    const [first] = await inspectorsAt(wednesday, "9:00 AM");
    const path = `/api/appointments/${appointment.id}`;
    const moveTo = (date: string, timeSlot: string) =>
      visitor.send("PUT", path, { date, timeSlot });
    expect((await moveTo(thursday, "11:00 AM")).status).toBe(200);
    expect(await inspectorsAt(thursday, "11:00 AM")).toEqual([first]);
    await close({ firstDay: thursday, lastDay: thursday, toSlot: "10:00 AM", inspectorId: first });
    expect((await moveTo(thursday, "10:00 AM")).status).toBe(200);
    expect(await inspectorsAt(thursday, "10:00 AM")).toEqual([
      first === dana.id ? sam.id : dana.id,
    ]);
  });

  it("without anybody who inspects, the business has the capacity of its profile", async () => {
    await planFor(owner, dana.id, null);
    await planFor(owner, sam.id, null);
    expect([(await bookOne(1)).status, (await bookOne(2)).status]).toEqual([201, 409]);
    expect(await inspectorsAt(wednesday, "9:00 AM")).toEqual([null]);
  });

  it("plans are shown to the desk, made by the office, and audited", async () => {
    const office = await signIn(server, "office", "Ann Office");
    const path = `/api/desk/staff/${dana.id}/inspection-plan`;
    const mornings = {
      shifts: [{ weekday: "Wednesday", from: 9 * 60, to: 12 * 60 }],
      onHolidays: true,
    };
    expect((await office.send("PUT", path, { plan: mornings })).status).toBe(200);
    const { staff } = (await office.send("GET", "/api/desk/staff")).body;
    const plans = new Map(
      staff.map(({ id, inspectionPlan }: { id: string; inspectionPlan: unknown }) => [
        id,
        inspectionPlan,
      ]),
    );
    expect(plans.get(dana.id)).toEqual(mornings);
    expect(plans.get(sam.id)).toEqual(everyDay);
    expect(plans.get(office.id)).toBeNull();
    const { entries } = (await owner.send("GET", `/api/desk/audit?staffId=${office.id}`)).body;
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: "staff.changed",
        details: expect.objectContaining({ id: dana.id, fields: ["inspection_plan"] }),
      }),
    );
    expect((await dana.send("PUT", path, { plan: null })).status).toBe(403);
    expect((await office.send("PUT", path, { plan: { shifts: [] } })).status).toBe(400);
    const unknown = "/api/desk/staff/nobody/inspection-plan";
    expect((await office.send("PUT", unknown, { plan: null })).status).toBe(404);
    expect(await free()).toEqual(
      expect.arrayContaining(["9:00 AM", "10:00 AM", "11:00 AM", "1:00 PM"]),
    );
  });

  it("a day that is closed is offered to nobody, and is again once it is opened", async () => {
    expect(await free()).toHaveLength(7);
    const { body } = await close({ fromSlot: "1:00 PM" });
    expect(await free()).toEqual(["9:00 AM", "10:00 AM", "11:00 AM"]);
    const path = `/api/desk/closures/${body.closure.id}`;
    expect((await owner.send("DELETE", path)).status).toBe(200);
    expect(await free()).toHaveLength(7);
    expect((await owner.send("DELETE", path)).status).toBe(404);
  });

  it("a closure says who has an appointment in it, moves nothing, and is audited without its reason", async () => {
    const { appointment } = (await bookOne(1)).body;
    await bookOne(2, { date: wednesday, timeSlot: "2:00 PM" });
    await bookOne(3, { date: thursday, timeSlot: "9:00 AM" });
    const { status, body } = await close({ toSlot: "10:00 AM", reason: "Storm over Fairfax" });
    expect(status).toBe(200);
    expect(body.closure).toMatchObject({
      ...{ firstDay: wednesday, lastDay: wednesday, fromSlot: null, toSlot: "10:00 AM" },
      ...{ inspectorId: null, reason: "Storm over Fairfax", closedBy: "Olive Owner" },
    });
    expect(body.appointments.map(({ id }: { id: string }) => id)).toEqual([appointment.id]);
    const day = await calendarDayAs(owner, wednesday);
    expect(day.closures).toEqual([body.closure]);
    expect(day.slots[0]).toMatchObject({ capacity: 0, booked: 1, freeInspectors: [] });
    const { entries } = (await owner.send("GET", "/api/desk/audit")).body;
    const added = entries.find(({ action }: { action: string }) => action === "closure.added");
    expect(added.details).toEqual({
      ...{ id: body.closure.id, firstDay: wednesday, lastDay: wednesday, of: null },
    });
  });

  it("a closure of one inspector is about their appointments only", async () => {
    await bookOne(1);
    await bookOne(2);
    const { body } = await close({ inspectorId: sam.id });
    expect(body.appointments).toMatchObject([{ inspectorId: sam.id }]);
    expect(body.appointments).toHaveLength(1);
  });

  it.each([
    ["ends before it begins", { lastDay: "2026-06-02" }],
    ["ends at a time before its first", { fromSlot: "2:00 PM", toSlot: "9:00 AM" }],
    ["is longer than sixty days", { lastDay: "2026-08-02" }],
    ["is about nobody who works here", { inspectorId: "nobody" }],
    ["has no reason", { reason: " " }],
  ])("a closure that %s is refused", async (_what, change) => {
    expect((await close(change)).status).toBe(400);
    expect((await calendarDayAs(owner, wednesday)).closures).toEqual([]);
  });

  it("a closure may last sixty days, and is made once however often it is sent", async () => {
    const body = {
      ...{ firstDay: wednesday, lastDay: "2026-08-01", fromSlot: null, toSlot: null },
      ...{ inspectorId: dana.id, reason: "Leave" },
    };
    const key = { "idempotency-key": "one leave" };
    const send = () => owner.send("POST", "/api/desk/closures", body, key);
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.closure.id).toBe(first.body.closure.id);
    expect(await connection.database.selectFrom("closures").selectAll().execute()).toHaveLength(1);
  });
});
