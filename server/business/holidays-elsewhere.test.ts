import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { calendarDayAs, planFor } from "#tests/support/inspectors.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { testedBusiness } from "#tests/support/tested-business.ts";
import { book, person } from "#tests/support/visitors.ts";

/* It is November. Inspectors rest on public holidays: those of Virginia, until an owner moves the business to another state. */

const [electionDay, veteransDay] = ["2026-11-03", "2026-11-11"];

describe.each(engines)("public holidays of the state, on %s,", (engine) => {
  let server: TestApp;
  let owner: Visitor & { id: string };
  let visitor: Visitor;
  let version = 0;

  beforeEach(async () => {
    version = 0;
    const profile = { ...testedBusiness, closures: [], openHolidays: [] };
    server = await startTestApp(engine, { profile });
    server.clock.now = new Date("2026-10-27T16:00:00Z");
    owner = await signIn(server, "owner");
    await planFor(owner, (await signIn(server, "inspector")).id);
    visitor = await server.visitor();
  });
  afterEach(() => server.close());

  const set = async (overrides: object) => {
    const answer = await owner.send("PUT", "/api/desk/business", {
      version,
      settings: { overrides },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    version = answer.body.business.version;
  };
  const freeOn = async (date: string): Promise<string[]> => {
    const path = `/api/appointments/available-slots?date=${date}`;
    return (await visitor.send("GET", path)).body.availableSlots;
  };
  const bookedOn = async (date: string) => {
    const { appointments } = await calendarDayAs(owner, date);
    return appointments.map((one: { status: string }) => one.status);
  };

  it("follow the state, and the federal ones stay", async () => {
    expect([await freeOn(electionDay), await freeOn(veteransDay)]).toEqual([[], []]);
    await set({ state: "OH", counties: [] });
    expect((await freeOn(electionDay)).length).toBeGreaterThan(3);
    expect(await freeOn(veteransDay)).toEqual([]);
  });

  it("decide who is on duty by then", async () => {
    server.clock.now = new Date(`${electionDay}T15:00:00Z`);
    owner = await signIn(server, "owner");
    const anna = await signIn(server, "office", "Anna Bell");
    const tuesday = { weekday: "Tuesday", from: 9 * 60, to: 17 * 60 };
    const plan = async () => {
      const path = `/api/desk/staff/${anna.id}/duty-plan`;
      const answer = await owner.send("PUT", path, { shifts: [tuesday], onHolidays: false });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.member.isOnDuty;
    };
    expect(await plan()).toBe(false);
    await set({ state: "OH", counties: [] });
    expect(await plan()).toBe(true);
  });

  it("keep what was booked on a day that becomes one, and take nothing more", async () => {
    await set({ state: "OH", counties: [] });
    const booked = await book(visitor, { date: electionDay, timeSlot: "9:00 AM" });
    expect(booked.status).toBe(201);
    await set({});
    expect(await bookedOn(electionDay)).toEqual(["booked"]);
    expect(await freeOn(electionDay)).toEqual([]);
    const late = await book(visitor, { date: electionDay, timeSlot: "10:00 AM" }, person(2));
    expect(late.status).toBe(409);
    const { id } = booked.body.appointment;
    const page = await visitor.send("GET", `/api/appointments/${id}`);
    expect(page.body.appointment).toMatchObject({ date: electionDay, timeSlot: "9:00 AM" });
  });
});
