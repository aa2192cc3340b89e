import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessProfile as profile } from "#content/business-profile.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { mailboxKey } from "#domain/person/mailbox-key.ts";
import type { Connection } from "#server/database/connection.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { book, person } from "#tests/support/visitors.ts";
import { offerFreedTimes } from "./earlier-offers.ts";

const [wednesday, thursday] = ["2026-06-03", "2026-06-04"];
const nine = { date: wednesday, timeSlot: "9:00 AM" };
const network = "192.0.2.1";

describe.each(engines)("a freed time on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;
  let visitor: Visitor;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    visitor = await server.visitor();
  });
  afterEach(async () => {
    await server.close();
    await connection.close();
    await storage.drop();
  });

  const earlierTimes = () => server.app.services.earlierTimes;
  const drained = () => server.app.services.outbox.drained();
  const later = (minutes: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
  };
  const booked = async (index: number, time: { date: string; timeSlot: string }) => {
    const { status, body } = await book(visitor, time, person(index));
    expect(status).toBe(201);
    return body.appointment.id as string;
  };
  const waiting = async (index: number, time: { date: string; timeSlot: string }) => {
    const id = await booked(index, time);
    await earlierTimes().ask(id, "any", network);
    later(1);
    return id;
  };
  const cancel = (id: string) => visitor.send("DELETE", `/api/appointments/${id}`);
  const offerTo = async (id: string) => {
    await drained();
    return (await earlierTimes().find(id)).offer;
  };
  const timeOf = async (id: string) => {
    const { appointment } = (await visitor.send("GET", `/api/appointments/${id}`)).body;
    return `${appointment.date} ${appointment.timeSlot}`;
  };
  const offers = () => server.mails.filter(({ subject }) => subject?.startsWith("An earlier time"));
  const slotsOn = async (date = wednesday) =>
    (await visitor.send("GET", `/api/appointments/available-slots?date=${date}`)).body;

  it("is offered to one after the other, earliest waiting first, and held for each a quarter of an hour", async () => {
    const first = await booked(1, nine);
    const [ada, ben] = [
      await waiting(2, { date: thursday, timeSlot: "9:00 AM" }),
      await waiting(3, { date: thursday, timeSlot: "10:00 AM" }),
    ];
    await cancel(first);
    expect(await offerTo(ada)).toMatchObject({
      date: wednesday,
      timeSlot: "09:00",
      until: "12:17 PM",
    });
    expect(await offerTo(ben)).toBeUndefined();
    expect(offers().map(({ to }) => to)).toMatchObject([{ address: person(2).email }]);
    expect((await slotsOn()).heldSlots).toEqual(["9:00 AM"]);
    expect((await book(visitor, nine, person(4))).status).toBe(409);
    later(15);
    expect(await offerTo(ada)).toBeUndefined();
    expect(await offerTo(ben)).toMatchObject({ date: wednesday, timeSlot: "09:00" });
    later(15);
    await drained();
    expect(offers(), "and to nobody a second time").toHaveLength(2);
    expect((await slotsOn()).availableSlots).toContain("9:00 AM");
  });

  it("is theirs with one press, in one transaction; what they had goes to the next", async () => {
    const first = await booked(1, nine);
    const ada = await waiting(2, { date: thursday, timeSlot: "9:00 AM" });
    const ben = await waiting(3, { date: thursday, timeSlot: "10:00 AM" });
    await cancel(first);
    const offer = await offerTo(ada);
    const { appointments } = server.app.services;
    await expect(appointments.takeEarlier(ada, "another", network)).rejects.toMatchObject({
      status: 409,
    });
    expect(await timeOf(ada)).toBe(`${thursday} 9:00 AM`);
    await appointments.takeEarlier(ada, offer?.id ?? "", network);
    expect(await timeOf(ada)).toBe(`${wednesday} 9:00 AM`);
    await expect(appointments.takeEarlier(ada, offer?.id ?? "", network)).rejects.toMatchObject({
      status: 409,
    });
    expect((await earlierTimes().find(ada)).isWanted).toBe(false);
    expect(await offerTo(ben)).toMatchObject({ date: thursday, timeSlot: "09:00" });
    const moved = server.mails.filter(({ subject }) =>
      subject?.startsWith("Your roof inspection has moved"),
    );
    expect(moved).toHaveLength(1);
    expect(await connection.database.selectFrom("seats").selectAll().execute()).toHaveLength(2);
  });

  it("goes to nobody whose mailbox has refused mail for good: their page offers none, nor reminders", async () => {
    const first = await booked(1, nine);
    const ada = await waiting(2, { date: thursday, timeSlot: "9:00 AM" });
    const ben = await waiting(3, { date: thursday, timeSlot: "10:00 AM" });
    await drained();
    const promisedTo = (id: string) => server.app.services.appointments.find(id);
    const all = { isReminded: true, isOfferedEarlier: true };
    expect(await promisedTo(ada)).toMatchObject(all);
    await connection.database
      .updateTable("outbox")
      .set({ state: "dead", refused: "recipient" })
      .where("recipient", "=", mailboxKey(person(2).email))
      .execute();
    expect(await promisedTo(ada)).toMatchObject({ isReminded: false, isOfferedEarlier: false });
    expect(await promisedTo(ben)).toMatchObject(all);
    await cancel(first);
    expect(await offerTo(ben)).toMatchObject({ date: wednesday, timeSlot: "09:00" });
    expect(await offerTo(ada)).toBeUndefined();
  });

  it("goes to the next at once when it is left, and to nobody who has stopped asking", async () => {
    const first = await booked(1, nine);
    const ada = await waiting(2, { date: thursday, timeSlot: "9:00 AM" });
    const ben = await waiting(3, { date: thursday, timeSlot: "10:00 AM" });
    const cleo = await waiting(4, { date: thursday, timeSlot: "11:00 AM" });
    await earlierTimes().stop(ben, network);
    await cancel(first);
    await earlierTimes().decline(ada, (await offerTo(ada))?.id ?? "", network);
    expect(await offerTo(cleo)).toBeDefined();
    expect((await earlierTimes().find(ada)).isWanted).toBe(true);
    expect(await offerTo(ben)).toBeUndefined();
    await earlierTimes().stop(cleo, network);
    await drained();
    expect(offers()).toHaveLength(2);
    expect(await slotsOn()).not.toHaveProperty("heldSlots");
  });

  it("is not offered by a pass that began in the evening and waited for its locks into the night", async () => {
    server.clock.now = new Date("2026-06-03T00:50:00Z");
    const first = await booked(1, nine);
    const ada = await waiting(2, { date: thursday, timeSlot: "9:00 AM" });
    await drained();
    // The site's own passes see the night, in which nothing is offered either.
    server.clock.now = new Date("2026-06-03T01:00:00Z");
    await cancel(first);
    let now = new Date("2026-06-03T00:59:00Z");
    const waits: Connection = {
      ...connection,
      transact(work) {
        now = server.clock.now;
        return connection.transact(work);
      },
    };
    await offerFreedTimes(waits, { profile, clock: () => now, log: server.app.log });
    expect(now).toBe(server.clock.now);
    expect(await offerTo(ada)).toBeUndefined();
  });

  it("is not offered at night, within three hours, for what comes earlier already, or in another part of the day", async () => {
    server.clock.now = new Date("2026-06-03T00:55:00Z");
    const [first, second] = [
      await booked(1, nine),
      await booked(2, { ...nine, timeSlot: "11:00 AM" }),
    ];
    const afternoons = await booked(3, { date: thursday, timeSlot: "2:00 PM" });
    await earlierTimes().ask(afternoons, "afternoon", network);
    const ada = await booked(4, { date: thursday, timeSlot: "9:00 AM" });
    await earlierTimes().ask(ada, "morning", network);
    server.clock.now = new Date("2026-06-03T01:00:00Z");
    await cancel(first);
    await cancel(second);
    expect(await offerTo(ada), "at 9 PM").toBeUndefined();
    server.clock.now = new Date("2026-06-03T12:00:00Z");
    expect(await offerTo(ada), "at 8 AM, three hours ahead").toMatchObject({ timeSlot: "11:00" });
    expect(await offerTo(afternoons)).toBeUndefined();
    expect(offers()).toHaveLength(1);
    await server.app.services.appointments.takeEarlier(
      ada,
      (await offerTo(ada))?.id ?? "",
      network,
    );
    expect(await timeOf(ada)).toBe(`${wednesday} 11:00 AM`);
  });

  it("is offered when the desk cancels or moves, but not when the desk has closed it", async () => {
    const owner = await signIn(server, "owner", "Olive Owner");
    const [first, second] = [
      await booked(1, nine),
      await booked(2, { ...nine, timeSlot: "10:00 AM" }),
    ];
    const ada = await waiting(3, { date: thursday, timeSlot: "9:00 AM" });
    const closed = await owner.send("POST", "/api/desk/closures", {
      ...{ firstDay: wednesday, lastDay: wednesday, fromSlot: "10:00 AM", toSlot: "10:00 AM" },
      ...{ inspectorId: null, reason: "Rain" },
    });
    expect(closed.status).toBe(200);
    const cancelAtDesk = (id: string) =>
      owner.send("POST", `/api/desk/appointments/${id}/cancel`, { sequence: 0, reason: "Rain" });
    expect((await cancelAtDesk(second)).status).toBe(200);
    expect(await offerTo(ada)).toBeUndefined();
    const moved = await owner.send("PATCH", `/api/desk/appointments/${first}`, {
      ...{ date: thursday, timeSlot: "3:00 PM", sequence: 0 },
    });
    expect(moved.status).toBe(200);
    const offer = await offerTo(ada);
    expect(offer).toMatchObject({ date: wednesday, timeSlot: "09:00" });
    const lead = await connection.database
      .selectFrom("leads")
      .select("id")
      .where("appointment_id", "=", ada)
      .executeTakeFirstOrThrow();
    const shown = await readLeadAs(owner, lead.id);
    expect(shown.wantsEarlier).toBe(true);
    expect(JSON.stringify(shown.timeline)).toContain("earlier-offer");
  });

  it("goes to one of two who press at once, and never to more people than it has seats", async () => {
    const other = await startTestApp(engine, storage.forApp);
    const first = await booked(1, nine);
    const people = [];
    for (let index = 2; index < 5; index += 1) {
      const timeSlot = ["9:00 AM", "10:00 AM", "11:00 AM"][index - 2] ?? "";
      people.push(await waiting(index, { date: thursday, timeSlot }));
    }
    other.clock.now = server.clock.now;
    await cancel(first);
    await Promise.all([drained(), other.app.services.outbox.drained()]);
    const open = await connection.database
      .selectFrom("earlier_offers")
      .selectAll()
      .where("state", "=", "open")
      .execute();
    expect(open).toHaveLength(1);
    expect(
      [...server.mails, ...other.mails].filter(({ subject }) => subject?.startsWith("An earlier")),
    ).toHaveLength(1);
    const { id = "", appointment_id: who = "" } = open[0] ?? {};
    const takes = await Promise.allSettled([
      server.app.services.appointments.takeEarlier(who, id, network),
      other.app.services.appointments.takeEarlier(who, id, network),
      book(visitor, nine, person(9)),
    ]);
    const done = takes.slice(0, 2).filter(({ status }) => status === "fulfilled");
    expect(done).toHaveLength(1);
    const seats = await connection.database
      .selectFrom("seats")
      .selectAll()
      .where("date", "=", calendarDay(wednesday))
      .execute();
    expect(seats.map(({ appointment_id }) => appointment_id)).toEqual([who]);
    await other.close();
  });

  it("is not offered to anyone who does not know yet where the desk has moved them", async () => {
    const owner = await signIn(server, "owner", "Olive Owner");
    const first = await booked(1, nine);
    const ada = await waiting(2, { date: thursday, timeSlot: "9:00 AM" });
    const moveTo = { date: thursday, timeSlot: "3:00 PM", sequence: 0 };
    expect((await owner.send("PATCH", `/api/desk/appointments/${ada}`, moveTo)).status).toBe(200);
    await cancel(first);
    expect(await offerTo(ada)).toBeUndefined();
  });

  it("stands in the export of the person to whom it was offered, and goes with them", async () => {
    const owner = await signIn(server, "owner", "Olive Owner");
    const first = await booked(1, nine);
    const ada = await waiting(2, { date: thursday, timeSlot: "9:00 AM" });
    await cancel(first);
    await drained();
    const lead = await connection.database
      .selectFrom("leads")
      .select(["person_id", "number"])
      .where("appointment_id", "=", ada)
      .executeTakeFirstOrThrow();
    const path = `/api/desk/people/${lead.person_id}`;
    const { body } = await owner.send("GET", `${path}/export`);
    expect(body.export.earlierTimes).toMatchObject([
      { appointment_id: ada, day_part: "any" },
      { appointment_id: ada, state: "open", date: wednesday, slot: "09:00" },
    ]);
    const erased = await owner.send("POST", `${path}/erase`, { confirm: `#${lead.number}` });
    expect(erased.status).toBe(200);
    for (const table of ["earlier_wishes", "earlier_offers"] as const) {
      expect(await connection.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it("is offered too when whoever had it was erased", async () => {
    const owner = await signIn(server, "owner", "Olive Owner");
    const first = await booked(1, nine);
    const ada = await waiting(2, { date: thursday, timeSlot: "9:00 AM" });
    const lead = await connection.database
      .selectFrom("leads")
      .select(["person_id", "number"])
      .where("appointment_id", "=", first)
      .executeTakeFirstOrThrow();
    const path = `/api/desk/people/${lead.person_id}/erase`;
    expect((await owner.send("POST", path, { confirm: `#${lead.number}` })).status).toBe(200);
    expect(await offerTo(ada)).toMatchObject({ date: wednesday, timeSlot: "09:00" });
  });

  it("is offered once, also by a process that starts after it was freed", async () => {
    const first = await booked(1, nine);
    const ada = await waiting(2, { date: thursday, timeSlot: "9:00 AM" });
    await cancel(first);
    await server.close();
    server = await startTestApp(engine, { ...storage.forApp });
    server.clock.now = new Date("2026-06-02T16:05:00Z");
    await offerTo(ada);
    await offerTo(ada);
    const stored = await connection.database
      .selectFrom("outbox")
      .select("id")
      .where("kind", "=", "earlier-offer")
      .execute();
    expect(stored).toHaveLength(1);
  });
});
