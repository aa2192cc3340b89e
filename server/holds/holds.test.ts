import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { connectVisitor, type Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { openEventStream } from "#tests/support/event-stream.ts";
import { calendarDayAs, planFor } from "#tests/support/inspectors.ts";
import { patience } from "#tests/support/patience.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { book, person } from "#tests/support/visitors.ts";

const wednesday = "2026-06-03";
const at = (timeSlot: string, date = wednesday) => ({ date, timeSlot });

/** A visitor who also keeps the cookie of a hold. */
async function openBrowser(url: string): Promise<Pick<Visitor, "send">> {
  const visitor = await connectVisitor(url);
  let cookie = visitor.cookie;
  return {
    async send(method, path, body, headers) {
      const answer = await visitor.send(method, path, body, { cookie, ...headers });
      const held = answer.headers.getSetCookie().find((line) => line.startsWith("hold="));
      if (held) cookie = `${visitor.cookie}; ${held.split(";", 1)[0]}`;
      return answer;
    },
  };
}

describe.each(engines)("holds on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;
  let one: Pick<Visitor, "send">;
  let other: Pick<Visitor, "send">;

  const start = async (env: Record<string, string> = {}) => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, {
      ...storage.forApp,
      env: { ...storage.forApp.env, ...env },
    });
    connection = await storage.open();
    [one, other] = [await openBrowser(server.url), await openBrowser(server.url)];
  };
  beforeEach(() => start());
  afterEach(stop);
  async function stop() {
    await server.close();
    await connection.close();
    await storage.drop();
  }

  const hold = (browser: Pick<Visitor, "send">, time: object) =>
    browser.send("POST", "/api/holds", time);
  const slotsFor = async (browser: Pick<Visitor, "send">, date = wednesday) =>
    (await browser.send("GET", `/api/appointments/available-slots?date=${date}`)).body;
  const later = (minutes: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
  };

  it("keep a time for the browser for eight minutes, and say to others that it is being booked", async () => {
    const { status, body, headers } = await hold(one, at("9:00 AM"));
    expect(status).toBe(200);
    expect(body.hold).toMatchObject({ until: "12:08 PM", seconds: 480 });
    expect(headers.get("set-cookie")).toMatch(/HttpOnly.*SameSite=Lax/);
    expect((await slotsFor(one)).availableSlots).toContain("9:00 AM");
    expect(await slotsFor(one)).not.toHaveProperty("heldSlots");
    const seen = await slotsFor(other);
    expect(seen.availableSlots).not.toContain("9:00 AM");
    expect(seen.bookedSlots).toEqual(["9:00 AM"]);
    expect(seen.heldSlots).toEqual(["9:00 AM"]);
    expect((await book(other, at("9:00 AM"), person(1))).status).toBe(409);
    expect((await hold(other, at("9:00 AM"))).status).toBe(409);
    later(8);
    expect((await slotsFor(other)).availableSlots).toContain("9:00 AM");
    expect((await book(other, at("9:00 AM"), person(1))).status).toBe(201);
  });

  it("are shown to the office at once with their end, and to nobody who only sees a day of their own", async () => {
    const office = await signIn(server, "office", "Olive Office");
    const dana = await signIn(server, "inspector", "Dana Ruiz");
    await planFor(office, dana.id);
    const nineAs = async (who: Pick<Visitor, "send">) =>
      (await calendarDayAs(who, wednesday)).slots[0];
    const headers = { cookie: office.cookie };
    const stream = await openEventStream(`${server.url}/api/desk/changes`, headers);
    await stream.take(1);
    const { body } = await hold(one, at("9:00 AM"));
    expect((await stream.next())?.event).toBe("calendar");
    expect(await nineAs(office)).toMatchObject({
      ...{ timeSlot: "9:00 AM", booked: 0, freeInspectors: [dana.id] },
      heldUntil: ["2026-06-02T16:08:00.000Z"],
    });
    expect(await nineAs(dana)).not.toHaveProperty("heldUntil");
    const counts = await office.send(
      "GET",
      `/api/desk/calendar?from=${wednesday}&days=1&only=counts`,
    );
    expect(counts.body.days[0].slots[0]).toHaveProperty("heldUntil");

    await one.send("DELETE", `/api/holds/${body.hold.id}`);
    expect((await stream.next())?.event).toBe("calendar");
    expect(await nineAs(office)).not.toHaveProperty("heldUntil");
    await hold(one, at("9:00 AM"));
    later(8);
    expect(await nineAs(office)).not.toHaveProperty("heldUntil");
    stream.leave();
  });

  it("are consumed by the booking, whichever time it is for, and by none that fails", async () => {
    await hold(one, at("9:00 AM"));
    expect((await book(one, at("9:00 AM"), { ...person(1), name: "" })).status).toBe(400);
    expect((await slotsFor(other)).heldSlots).toEqual(["9:00 AM"]);
    expect((await book(one, at("9:00 AM"), person(1))).status).toBe(201);
    expect(await slotsFor(other)).not.toHaveProperty("heldSlots");
    await hold(one, at("10:00 AM"));
    expect((await book(one, at("11:00 AM"), person(2))).status).toBe(201);
    expect((await slotsFor(other)).bookedSlots).toEqual(["9:00 AM", "11:00 AM"]);
  });

  it("of two tabs at once leave one", async () => {
    await hold(one, at("9:00 AM"));
    const days = ["2026-06-03", "2026-06-04", "2026-06-05", "2026-06-08", "2026-06-09"];
    const answers = await Promise.all(days.map((date) => hold(one, at("10:00 AM", date))));
    expect(answers.map(({ status }) => status)).toEqual(days.map(() => 200));
    expect(await connection.database.selectFrom("holds").selectAll().execute()).toHaveLength(1);
  });

  it("are one for each browser, and an old tab cannot free what a newer one holds", async () => {
    const first = await hold(one, at("9:00 AM"));
    const second = await hold(one, at("10:00 AM"));
    expect((await slotsFor(other)).heldSlots).toEqual(["10:00 AM"]);
    await one.send("DELETE", `/api/holds/${first.body.hold.id}`);
    expect((await slotsFor(other)).heldSlots).toEqual(["10:00 AM"]);
    await other.send("DELETE", `/api/holds/${second.body.hold.id}`);
    expect((await slotsFor(other)).heldSlots, "another browser's").toEqual(["10:00 AM"]);
    await one.send("DELETE", `/api/holds/${second.body.hold.id}`);
    expect(await slotsFor(other)).not.toHaveProperty("heldSlots");
  });

  it("never take the last free seat of a day, nor more than half of it", async () => {
    const browsers = await Promise.all(Array.from({ length: 6 }, () => openBrowser(server.url)));
    const times = ["9:00 AM", "10:00 AM", "11:00 AM", "1:00 PM", "2:00 PM", "3:00 PM"];
    for (const [index, browser] of browsers.entries()) await hold(browser, at(times[index] ?? ""));
    expect((await slotsFor(other)).heldSlots).toEqual(times.slice(0, 4));
    for (const [index, time] of ["2:00 PM", "3:00 PM"].entries()) {
      expect((await book(other, at(time), person(index))).status).toBe(201);
    }
    expect((await slotsFor(other)).availableSlots).toEqual(["4:00 PM"]);
    later(9);
    for (const [index, time] of times.slice(0, 4).entries()) {
      await book(other, at(time), person(index + 2));
    }
    const last = await hold(one, at("4:00 PM"));
    expect([last.status, last.body.hold]).toEqual([200, null]);
    expect((await book(one, at("4:00 PM"), person(9))).status).toBe(201);
  });

  it("of a day that is not offered, or a time that is none, are refused", async () => {
    expect((await hold(one, at("9:00 AM", "2026-06-02"))).status).toBe(409);
    expect((await hold(one, at("9:00 AM", "2026-06-07"))).status).toBe(409);
    expect((await hold(one, at("9:30 AM"))).status).toBe(409);
    expect((await hold(one, at("9:60 AM"))).status).toBe(400);
    expect((await hold(one, { timeSlot: "9:00 AM" })).status).toBe(400);
  });

  it("make the desk ask before it books the time, and give way to 'Book anyway'", async () => {
    const owner = await signIn(server, "owner", "Olive Owner");
    const { appointment } = (await book(other, at("11:00 AM"), person(1))).body;
    await hold(one, at("9:00 AM"));
    const move = (anyway: boolean) =>
      owner.send("PATCH", `/api/desk/appointments/${appointment.id}`, {
        ...at("9:00 AM"),
        sequence: 0,
        anyway,
      });
    const asked = await move(false);
    expect(asked.status).toBe(409);
    expect(asked.body.error).toBe("That time is being booked on the website right now.");
    expect(asked.body.canBookAnyway).toBe(true);
    expect((await move(true)).status).toBe(200);
    expect((await book(one, at("9:00 AM"), person(2))).status).toBe(409);
  });

  it(
    "and bookings of 500 at once never exceed the capacity",
    async () => {
      const owner = await signIn(server, "owner", "Olive Owner");
      for (const name of ["Dana Ruiz", "Sam Lee"]) {
        await planFor(owner, (await signIn(server, "inspector", name)).id);
      }
      const browsers = await Promise.all(Array.from({ length: 20 }, () => openBrowser(server.url)));
      const answers = await Promise.all(
        Array.from({ length: 500 }, (_, index) => {
          const browser = browsers[Math.floor(index / 2) % 20] as (typeof browsers)[number];
          return index % 2
            ? hold(browser, at("9:00 AM"))
            : book(browser, at("9:00 AM"), person(index));
        }),
      );
      // A busy machine may answer some with 503.
      expect(answers.filter(({ status }) => ![200, 201, 409, 503].includes(status))).toEqual([]);
      const now = server.clock.now.toISOString();
      const seats = await connection.database.selectFrom("seats").selectAll().execute();
      const held = await connection.database
        .selectFrom("holds")
        .selectAll()
        .where("ends_at", ">", now)
        .execute();
      const booked = answers.filter(({ status }) => status === 201).length;
      expect(seats).toHaveLength(booked);
      expect(seats.length + held.length).toBeLessThanOrEqual(2);
      expect(seats.length + held.length).toBeGreaterThan(0);
    },
    patience.longTest,
  );

  it("of one network are three at most, and twenty choices an hour; nobody is refused for that", async () => {
    await stop();
    await start({ RATE_LIMIT: "on" });
    const days = ["2026-06-03", "2026-06-04", "2026-06-05", "2026-06-08"];
    const answers = [];
    for (const date of days) {
      answers.push(await hold(await openBrowser(server.url), at("9:00 AM", date)));
    }
    expect(answers.map(({ body }) => body.hold !== null)).toEqual([true, true, true, false]);
    later(9);
    for (let choice = 0; choice < 16; choice += 1) await hold(one, at("9:00 AM"));
    const more = await hold(one, at("10:00 AM"));
    expect([more.status, more.body.hold]).toEqual([200, null]);
    later(60);
    expect((await hold(one, at("10:00 AM"))).body.hold).not.toBeNull();
    const stored = await connection.database.selectFrom("holds").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain("127.0.0.1");
  });

  it("of one /56 are six at most, of its /48 24, and a network holds a seat once an hour", async () => {
    await stop();
    await start({ RATE_LIMIT: "on", TRUST_PROXY: "1" });
    const heldBy = async (address: string, time: object) => {
      const browser = await openBrowser(server.url);
      const headers = { "x-forwarded-for": address };
      const { status, body } = await browser.send("POST", "/api/holds", time, headers);
      expect(status).toBe(200);
      return body.hold !== null;
    };
    const days = [3, 4, 5, 6, 8, 9, 10, 11, 12, 13].map((day) => String(day).padStart(2, "0"));
    const times = days.flatMap((day) =>
      ["9:00 AM", "10:00 AM", "11:00 AM"].map((time) => at(time, `2026-06-${day}`)),
    );
    let held = 0;
    for (const [index, time] of times.slice(0, 10).entries()) {
      if (await heldBy(`2001:db8:0:70${index}::1`, time)) held += 1;
    }
    expect(held).toBe(6);
    for (const [index, time] of times.slice(6).entries()) {
      if (await heldBy(`2001:db8:0:${(index + 1).toString(16)}00::1`, time)) held += 1;
    }
    expect(held).toBe(24);
    later(9);
    const first = times[0] as object;
    expect(await heldBy("2001:db8:0:700::2", first), "the same network").toBe(false);
    expect(await heldBy("203.0.113.9", first), "another one").toBe(true);
    later(9);
    expect(await heldBy("203.0.113.9", first)).toBe(false);
    later(60);
    expect(await heldBy("203.0.113.9", first)).toBe(true);
  });

  it("of the same time again last no longer", async () => {
    const { body } = await hold(one, at("9:00 AM"));
    later(3);
    expect((await hold(one, at("9:00 AM"))).body.hold).toMatchObject({
      id: body.hold.id,
      seconds: 300,
    });
  });
});
