import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Slot, slotLabel, slotStart } from "#domain/calendar/slot.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { calendarDayAs, planFor } from "#tests/support/inspectors.ts";
import { patience } from "#tests/support/patience.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { startTextingSite, type TextingSite } from "#tests/support/texting.ts";
import { book, person } from "#tests/support/visitors.ts";

/* It is Tuesday noon, June 2. An owner moves the day an hour and a half forward. */

const [monday, tuesday] = ["2026-06-08", "2026-06-09"];
const early: Slot[] = ["07:30", "08:30", "09:30", "10:30", "12:30", "13:30", "14:30"];
const labels = early.map(slotLabel);
const open = { opens: 7.5 * 60, closes: 16.5 * 60 };
const overrides = {
  slots: early.map(slotStart),
  hours: { Monday: open, Tuesday: open, Wednesday: open, Thursday: open, Friday: open },
};
const gone = "This time slot is no longer available. Please select another time.";

describe.each(engines)("times that an owner sets, on %s,", (engine) => {
  let site: TextingSite;
  let server: TestApp;
  let owner: Visitor & { id: string };
  let visitor: Visitor;

  beforeEach(async () => {
    site = await startTextingSite(engine);
    server = site.server;
    owner = await signIn(server, "owner");
    visitor = await server.visitor();
  });
  afterEach(() => site.stop());

  const put = (settings: object) =>
    owner.send("PUT", "/api/desk/business", { version: 0, settings });
  const set = async () => {
    const answer = await put({ overrides });
    expect(answer.status).toBe(200);
    return answer.body.business;
  };
  const slotsOn = async (date: string, url = server.url) => {
    const answer = await fetch(`${url}/api/appointments/available-slots?date=${date}`);
    const { availableSlots, bookedSlots } = (await answer.json()) as Record<string, string[]>;
    return { availableSlots, bookedSlots };
  };
  const bookAt = (timeSlot: string, index: number, date = monday, who: Visitor = visitor) =>
    book(who, { date, timeSlot }, person(index));
  const hold = (timeSlot: string) => visitor.send("POST", "/api/holds", { date: monday, timeSlot });

  it("are offered at once, and by another process within seconds", async () => {
    const other = await startTestApp(engine, site.storage.forApp);
    expect((await slotsOn(tuesday, other.url)).availableSlots).toContain("9:00 AM");
    await set();
    const all = { availableSlots: labels, bookedSlots: [] };
    expect(await slotsOn(tuesday)).toEqual(all);
    await vi.waitFor(async () => expect(await slotsOn(tuesday, other.url)).toEqual(all), {
      timeout: patience.test,
      interval: 100,
    });
    const booked = await bookAt("7:30 AM", 1, tuesday, await other.visitor());
    expect(booked.status).toBe(201);
    expect((await slotsOn(tuesday)).bookedSlots).toEqual(["7:30 AM"]);
    await other.close();
  });

  it("are in mails, reminders, texts and calendars like any other", async () => {
    await set();
    const { id } = (await book(visitor, { date: monday, timeSlot: "7:30 AM" })).body.appointment;
    await server.app.services.outbox.drained();
    const mail = server.mails.find(({ text }) => text.includes(id));
    expect(mail?.text).toContain("7:30 AM");
    const file = await fetch(`${server.url}/appointments/${id}/inspection.ics`);
    expect(await file.text()).toContain("DTSTART:20260608T113000Z");
    const { address } = await owner.post("/api/desk/calendar-feeds/office", {});
    const feed = await fetch(`${server.url}${new URL(address).pathname}`);
    expect(await feed.text()).toContain("DTSTART:20260608T113000Z");

    await site.consent("+17035550111");
    await site.at("2026-06-07T11:30:00Z");
    await site.at("2026-06-07T15:00:00Z");
    const reminded = server.mails.filter(({ subject }) => subject?.startsWith("Tomorrow"));
    expect(reminded.map(({ subject }) => subject)).toEqual([
      "Tomorrow: your roof inspection, Mon, Jun 8, 7:30 AM",
    ]);
    expect(site.provider.texts.map(({ body }) => body).join()).toContain("7:30 AM");
  });

  it("leave an appointment at another time where it is, and say so before and after", async () => {
    const { id } = (await book(visitor, { date: monday, timeSlot: "9:00 AM" })).body.appointment;
    const told = await owner.send("POST", "/api/desk/business/outside", { overrides });
    expect(told.body.outside).toMatchObject([{ id, timeSlot: "9:00 AM" }]);
    expect((await set()).outside).toMatchObject([{ id, timeSlot: "9:00 AM" }]);

    const kept = await visitor.send("GET", `/api/appointments/${id}`);
    expect(kept.body.appointment).toMatchObject({ timeSlot: "9:00 AM", status: "booked" });
    const file = await fetch(`${server.url}/appointments/${id}/inspection.ics`);
    expect(await file.text()).toContain("DTSTART:20260608T130000Z");
    const day = await calendarDayAs(owner, monday);
    expect(day.appointments).toMatchObject([{ id, timeSlot: "9:00 AM" }]);
    expect(day.slots).toContainEqual({
      ...{ timeSlot: "9:00 AM", capacity: 0, booked: 1, freeInspectors: [] },
    });
    const { times } = (await owner.send("GET", `/api/desk/calendar?from=${monday}&days=1`)).body;
    expect(times).toEqual(labels);

    const move = (timeSlot: string) =>
      visitor.send("PUT", `/api/appointments/${id}`, { date: monday, timeSlot });
    expect((await move("9:00 AM")).status, "to its own time").toBe(200);
    expect((await move("9:30 AM")).body.appointment, "whose way only it is in").toMatchObject({
      timeSlot: "9:30 AM",
    });
    expect(await move("9:00 AM")).toMatchObject({
      status: 400,
      body: { fields: { timeSlot: gone } },
    });
  });

  it("sell no hour twice beside it, to visitors or those who hold one, and the desk is asked", async () => {
    await planFor(owner, owner.id, {
      shifts: [{ weekday: "Monday", from: 7 * 60, to: 17 * 60 }],
      onHolidays: true,
    });
    const { id } = (await bookAt("9:00 AM", 1)).body.appointment;
    await set();
    expect(await slotsOn(monday)).toEqual({
      availableSlots: ["7:30 AM", "10:30 AM", "12:30 PM", "1:30 PM", "2:30 PM"],
      bookedSlots: ["8:30 AM", "9:30 AM"],
    });
    for (const timeSlot of ["8:30 AM", "9:30 AM"]) {
      expect((await bookAt(timeSlot, 2)).status, timeSlot).toBe(409);
      expect((await hold(timeSlot)).status, timeSlot).toBe(409);
    }
    expect((await hold("9:00 AM")).body).toMatchObject({ success: false, error: gone });
    expect(await bookAt("9:00 AM", 2)).toMatchObject({
      status: 400,
      body: { fields: { timeSlot: gone } },
    });
    expect((await bookAt("10:30 AM", 2)).status).toBe(201);

    const other = (await bookAt("12:30 PM", 3)).body.appointment.id;
    const moveAtDesk = (body: object) =>
      owner.send("PATCH", `/api/desk/appointments/${other}`, {
        ...{ date: monday, sequence: 0 },
        ...body,
      });
    expect((await moveAtDesk({ timeSlot: "8:30 AM", inspectorId: owner.id })).body.error).toMatch(
      /at 9:00 AM\.$/,
    );
    expect((await moveAtDesk({ timeSlot: "9:30 AM", inspectorId: null })).body).toMatchObject({
      error: "Nobody is free then.",
    });
    expect((await moveAtDesk({ timeSlot: "2:00 PM", inspectorId: null })).body).toMatchObject({
      error: "That is none of the times at which inspections begin.",
    });
    await visitor.send("DELETE", `/api/appointments/${id}`);
    expect((await slotsOn(monday)).availableSlots).toContain("8:30 AM");
  });

  it("sell none twice while one process still offers what was offered before", async () => {
    const other = await startTestApp(engine, site.storage.forApp);
    const late = await other.visitor();
    await set();
    const answers = await Promise.all(
      ["8:30 AM", "9:00 AM", "9:30 AM", "10:00 AM", "10:30 AM", "11:00 AM"].map((timeSlot, at) =>
        bookAt(timeSlot, at, monday, timeSlot.includes(":00") ? late : visitor),
      ),
    );
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    const seats = await site.connection.database.selectFrom("seats").select("slot").execute();
    const starts = seats.map(({ slot }) => slotStart(slot)).sort((one, two) => one - two);
    expect(starts.every((start, at) => start - (starts[at - 1] ?? 0) >= 60)).toBe(true);
    await other.close();
  });

  it.each([
    ["none", [], "Enter times of day, like 7:30 AM, 8:30 AM, 1:00 PM"],
    [
      "two that run into each other",
      [540, 570],
      "Leave at least 60 minutes from one to the next, since an inspection may take that long",
    ],
  ])("are refused when they are %s, and nothing changes", async (_what, slots, fault) => {
    const answer = await put({ overrides: { slots } });
    expect(answer).toMatchObject({ status: 400, body: { fields: { slots: fault } } });
    expect((await slotsOn(tuesday)).availableSlots).toContain("9:00 AM");
  });
});
