import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { calendarWith } from "#tests/support/busy-calendars.ts";
import { signIn } from "#tests/support/desk.ts";
import { calendarDayAs, planFor } from "#tests/support/inspectors.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { book, person } from "#tests/support/visitors.ts";
import { wholeDatabase } from "#tests/support/whole-database.ts";

const wednesday = "2026-06-03";
const minute = 60_000;
const secret = "a-secret-that-nobody-else-knows-4711";

/** Wednesday from ten to half past eleven in Virginia. */
const morning = ["UID:1", "DTSTART:20260603T140000Z", "DTEND:20260603T153000Z"];
const afternoon = ["UID:2", "DTSTART:20260603T180000Z", "DTEND:20260603T190000Z"];

describe.each(engines)("a busy calendar on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let server: TestApp;
  let program: Server;
  let address: string;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let asked: IncomingMessage[];
  let owner: Visitor & { id: string };
  let dana: Visitor & { id: string };

  beforeEach(async () => {
    asked = [];
    answer = (_request, response) => response.end(calendarWith(morning));
    program = createServer((request, response) => {
      asked.push(request);
      answer(request, response);
    });
    program.listen(0, "127.0.0.1");
    await once(program, "listening");
    const { port } = program.address() as AddressInfo;
    address = `http://127.0.0.1:${port}/calendar/${secret}/basic.ics`;
    storage = await createStorage(engine);
    server = await startServer();
    connection = await storage.open();
    owner = await signIn(server, "owner", "Una Owner");
    dana = await signIn(server, "inspector", "Dana Ruiz");
    await planFor(owner, dana.id);
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
    program.close();
    program.closeAllConnections();
  });

  function startServer(env: Record<string, string> = { ADDRESSES_INSIDE: "on" }) {
    return startTestApp(engine, {
      ...storage.forApp,
      env: { ...storage.forApp.env, ...env },
    });
  }

  const pathOf = (staffId: string) => `/api/desk/busy-calendars/${staffId}`;
  const set = (by: Visitor, staffId: string, at = address) =>
    by.send("PUT", pathOf(staffId), { address: at });
  const listed = async (by: Visitor) =>
    (await by.send("GET", "/api/desk/busy-calendars")).body.calendars;
  const freeOn = async (date: string, at: TestApp = server) => {
    const answered = await fetch(`${at.url}/api/appointments/available-slots?date=${date}`);
    return ((await answered.json()) as { availableSlots: string[] }).availableSlots;
  };
  /** Minutes later, all calendars that are due are read. */
  async function readAfter(minutes: number, at: TestApp = server): Promise<void> {
    // A mail on its way would count as lost, and go out once more, when the clock jumps.
    await at.app.services.outbox.drained();
    server.clock.now = new Date(server.clock.now.getTime() + minutes * minute);
    at.clock.now = server.clock.now;
    await at.app.services.operations.readCalendars();
  }
  async function mailed(): Promise<string[]> {
    await server.app.services.outbox.drained();
    return server.mails

      .filter(({ subject }) => / calendar at /.test(subject))
      .map(({ to, subject }) => `${JSON.stringify(to)} ${subject}`);
  }

  it("closes the times that its inspector is busy, for visitors and at the desk, in every process", async () => {
    const other = await startServer();
    try {
      expect(await freeOn(wednesday)).toContain("10:00 AM");
      const { status, body } = await set(dana, dana.id);
      expect(status).toBe(200);
      expect(body.calendars).toEqual([
        expect.objectContaining({
          ...{ staffId: dana.id, host: new URL(address).host, ending: ".ics", setBy: "Dana Ruiz" },
          ...{ ahead: 1, next: { day: wednesday, from: 600, to: 690 }, unread: 0, fault: null },
        }),
      ]);
      for (const at of [server, other]) {
        const free = await freeOn(wednesday, at);
        expect(free).not.toContain("10:00 AM");
        expect(free).not.toContain("11:00 AM");
        expect(free).toContain("9:00 AM");
        expect(free).toContain("1:00 PM");
      }
      const { slots } = await calendarDayAs(owner, wednesday);
      const elsewhere = slots.filter(
        ({ busyElsewhere }: { busyElsewhere?: string[] }) => busyElsewhere?.[0] === dana.id,
      );
      expect(elsewhere.map(({ timeSlot }: { timeSlot: string }) => timeSlot)).toEqual([
        ...["10:00 AM", "11:00 AM"],
      ]);
    } finally {
      await other.close();
    }
  });

  it("moves nothing that is booked, and says that it collides; the desk is asked before it books more", async () => {
    const visitor = await server.visitor();
    const booked = await book(visitor, { date: wednesday, timeSlot: "10:00 AM" }, person(1));
    const { id } = (await calendarDayAs(owner, wednesday)).appointments[0];
    expect(booked.body.appointment.id).toBe(id);
    await set(dana, dana.id);
    const [still] = (await calendarDayAs(owner, wednesday)).appointments;
    expect(still).toMatchObject({ id, timeSlot: "10:00 AM", isBusyElsewhere: true });
    const wanted = {
      ...{ sequence: still.sequence, date: wednesday, timeSlot: "11:00 AM" },
      inspectorId: dana.id,
    };
    const path = `/api/desk/appointments/${id}`;
    const refused = await owner.send("PATCH", path, wanted);
    expect(refused).toMatchObject({ status: 409, body: { canBookAnyway: true } });
    expect(refused.body.error).toContain("Dana Ruiz is busy elsewhere then.");
    expect((await owner.send("PATCH", path, { ...wanted, anyway: true })).status).toBe(200);
  });

  it("is tried without being stored, and says why where it cannot be read", async () => {
    const attempt = (by: Visitor, at: string) =>
      by.send("POST", `${pathOf(dana.id)}/try`, { address: at });
    expect((await attempt(dana, address)).body.found).toEqual({
      ...{ ahead: 1, next: { day: wednesday, from: 600, to: 690 }, unread: 0 },
    });
    expect(await listed(dana)).toEqual([]);
    answer = (_request, response) => response.writeHead(404).end();
    const gone = await attempt(dana, address);
    expect(gone.status).toBe(400);
    expect(gone.body.fields.address).toContain("this address is no longer valid");
    answer = (_request, response) => response.end("<!doctype html><title>Sign in</title>");
    expect((await set(dana, dana.id)).body.fields.address).toContain("There is no calendar");
    expect(await listed(dana)).toEqual([]);
  });

  it("leads nowhere inside, unless whoever runs the site allows it", async () => {
    const strict = await startServer({});
    try {
      const refused = await strict.app.services.busyCalendars
        .set({ id: dana.id, role: "inspector" }, dana.id, "https://169.254.169.254/latest")
        .catch((error: Error) => error.message);
      expect(refused).toContain("private network");
      const plain = await strict.app.services.busyCalendars
        .set({ id: dana.id, role: "inspector" }, dana.id, address)
        .catch((error: Error) => error.message);
      expect(plain).toContain("not encrypted");
      expect(asked).toEqual([]);
    } finally {
      await strict.close();
    }
  });

  it("is one's own or an owner's to set, and the office's to see", async () => {
    const office = await signIn(server, "office", "Olive Office");
    const eli = await signIn(server, "inspector", "Eli Stone");
    for (const stranger of [office, eli]) {
      expect((await set(stranger, dana.id)).status).toBe(404);
      expect((await stranger.send("DELETE", pathOf(dana.id))).status).toBe(404);
      expect((await stranger.send("POST", `${pathOf(dana.id)}/try`, { address })).status).toBe(404);
    }
    expect((await set(owner, dana.id)).status).toBe(200);
    expect(await listed(office)).toMatchObject([{ staffId: dana.id, setBy: "Una Owner" }]);
    expect(await listed(dana)).toMatchObject([{ staffId: dana.id }]);
    expect(await listed(eli)).toEqual([]);
    expect((await set(owner, "nobody")).status).toBe(404);
  });

  it("keeps its address to itself: in no answer, no row, no audit entry and no mail", async () => {
    const { body } = await set(dana, dana.id);
    answer = (_request, response) => response.writeHead(410).end();
    await readAfter(90);
    expect(JSON.stringify(body)).not.toContain(secret);
    expect(JSON.stringify(await listed(owner))).not.toContain(secret);
    const { entries } = (await owner.send("GET", "/api/desk/audit")).body;
    expect(entries).toContainEqual(
      expect.objectContaining({ action: "busy-calendar.set", details: { of: dana.id } }),
    );
    for (const [table, text] of await wholeDatabase(connection)) {
      expect(`${table}: ${text.includes(secret)}`).toBe(`${table}: false`);
    }
    expect(JSON.stringify(server.mails)).not.toContain(secret);
  });

  it("keeps nothing of what is in it but when", async () => {
    answer = (_request, response) =>
      response.end(calendarWith([...morning, "SUMMARY:Chemotherapy", "LOCATION:Clinic"]));
    await set(dana, dana.id);
    for (const [, text] of await wholeDatabase(connection)) {
      expect(text).not.toContain("chemotherapy");
      expect(text).not.toContain("clinic");
    }
    const times = await connection.database.selectFrom("busy_times").selectAll().execute();
    expect(times).toEqual([
      { staff_id: dana.id, day: wednesday, from_minute: 600, to_minute: 690 },
    ]);
  });

  it("is read again after five minutes, only when it has changed, and wholly on another day", async () => {
    answer = (_request, response) => {
      response.setHeader("etag", '"1"');
      response.setHeader("last-modified", "Tue, 02 Jun 2026 15:00:00 GMT");
      response.end(calendarWith(morning));
    };
    await set(dana, dana.id);
    await readAfter(4);
    expect(asked).toHaveLength(1);
    answer = (request, response) => {
      expect(request.headers["if-none-match"]).toBe('"1"');
      expect(request.headers["if-modified-since"]).toBe("Tue, 02 Jun 2026 15:00:00 GMT");
      response.writeHead(304).end();
    };
    await readAfter(2);
    expect(asked).toHaveLength(2);
    expect(await freeOn(wednesday)).not.toContain("10:00 AM");
    answer = (_request, response) => response.end(calendarWith(afternoon));
    await readAfter(6);
    const free = await freeOn(wednesday);
    expect(free).toContain("10:00 AM");
    expect(free).not.toContain("2:00 PM");
    await readAfter(24 * 60);
    expect(asked.at(-1)?.headers["if-none-match"]).toBeUndefined();
  });

  it("holds while it cannot be read; both are told once after an hour, and once when it can be", async () => {
    await set(dana, dana.id);
    answer = (_request, response) => response.writeHead(500).end();
    for (let passed = 0; passed < 48; passed += 16) await readAfter(16);
    expect(await freeOn(wednesday)).not.toContain("10:00 AM");
    expect(await listed(owner)).toMatchObject([{ fault: "failing" }]);
    expect(await mailed()).toEqual([]);
    for (let passed = 0; passed < 64; passed += 16) await readAfter(16);
    const told = await mailed();
    expect(told).toHaveLength(2);
    expect(told.join()).toContain("Your calendar at");
    expect(told.join()).toContain("Dana Ruiz's calendar at");
    expect(told.join()).toContain("dana.ruiz@office.example");
    answer = (_request, response) => response.end(calendarWith(afternoon));
    await readAfter(16);
    await readAfter(16);
    expect((await mailed()).slice(2).map((line) => line.includes("is read again"))).toEqual([
      ...[true, true],
    ]);
    expect(await listed(owner)).toMatchObject([{ fault: null, failingSince: null }]);
  });

  it("is read by one process at a time", async () => {
    const other = await startServer();
    try {
      await set(dana, dana.id);
      server.clock.now = new Date(server.clock.now.getTime() + 6 * minute);
      other.clock.now = server.clock.now;
      await Promise.all([server, other].map(({ app }) => app.services.operations.readCalendars()));
      expect(asked).toHaveLength(2);
    } finally {
      await other.close();
    }
  });

  it("closes no time by what we have told it ourselves", async () => {
    const uid = `UID:abc@${new URL(server.app.services.profile.siteUrl).hostname}`;
    answer = (_request, response) => response.end(calendarWith([uid, ...morning.slice(1)]));
    await set(dana, dana.id);
    expect(await freeOn(wednesday)).toContain("10:00 AM");
  });

  it("is forgotten with its times when it is removed, and when its inspector leaves", async () => {
    await set(dana, dana.id);
    expect((await dana.send("DELETE", pathOf(dana.id))).body.calendars).toEqual([]);
    expect(await freeOn(wednesday)).toContain("10:00 AM");
    await set(dana, dana.id);
    await owner.send("PATCH", `/api/desk/staff/${dana.id}`, { isActive: false });
    for (const table of ["busy_calendars", "busy_times"] as const) {
      expect(await connection.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it("that was stored with another key asks for its address again", async () => {
    await set(dana, dana.id);
    const other = await startServer({
      ADDRESSES_INSIDE: "on",
      CSRF_SECRET: "another-secret-of-the-site",
    });
    try {
      await readAfter(6, other);
      expect(await listed(owner)).toMatchObject([{ fault: "sealed" }]);
      expect(asked).toHaveLength(1);
    } finally {
      await other.close();
    }
  });
});
