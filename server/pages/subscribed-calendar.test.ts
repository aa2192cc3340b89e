import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { signIn } from "#tests/support/desk.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

const day = 24 * 3_600_000;

describe.each(engines)("the feeds of calendars, on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  const read = (path: string, headers = {}) => server.app.inject({ url: path, headers });
  const pathOf = (address: string) => new URL(address).pathname;

  async function make(member: Awaited<ReturnType<typeof signIn>>, kind: string) {
    const body = await member.post(`/api/desk/calendar-feeds/${kind}`, {});
    return pathOf(body.address);
  }

  async function events(path: string) {
    const answer = await read(path);
    expect(answer.statusCode).toBe(200);
    const calendar = new ICAL.Component(ICAL.parse(answer.body));
    return calendar.getAllSubcomponents("vevent").map((each) => {
      const event = new ICAL.Event(each);
      return {
        uid: event.uid,
        start: event.startDate.toString(),
        sequence: event.sequence,
        status: each.getFirstPropertyValue("status"),
        summary: event.summary,
        location: event.location,
        description: event.description,
        changed: each.getFirstPropertyValue("last-modified")?.toString(),
      };
    });
  }

  const assign = (id: string, inspectorId: string | null) =>
    connection.database
      .updateTable("appointments")
      .set({ inspector_id: inspectorId })
      .where("id", "=", id)
      .execute();

  it("show an appointment before and after a move and a cancellation", async () => {
    const office = await signIn(server, "office", "Ann");
    const path = await make(office, "office");
    expect(await events(path)).toEqual([]);
    const visitor = await server.visitor();
    const { body } = await book(visitor, { date: "2026-06-03", timeSlot: "9:00 AM" });
    const [booked] = await events(path);
    expect(booked).toMatchObject({
      start: "2026-06-03T13:00:00Z",
      sequence: 0,
      status: "CONFIRMED",
      summary: `${ada.name}, Fairfax`,
      location: ada.address,
      changed: "2026-06-02T16:00:00Z",
    });
    expect(booked?.description).toContain(`Phone: ${ada.phone}`);
    expect(booked?.description).toContain("Gate code 4411");
    await server.app.services.outbox.drained();
    const mail = server.mails.find(({ invitation }) => invitation);
    expect(mail?.invitation?.content.replace(/\r\n /g, "")).toContain(booked?.uid);

    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const appointment = `/api/appointments/${body.appointment.id}`;
    await visitor.send("PUT", appointment, { date: "2026-06-04", timeSlot: "1:00 PM" });
    expect(await events(path)).toMatchObject([
      {
        uid: booked?.uid,
        start: "2026-06-04T17:00:00Z",
        sequence: 1,
        changed: "2026-06-02T16:01:00Z",
      },
    ]);

    await visitor.send("DELETE", appointment);
    expect(await events(path)).toMatchObject([
      {
        uid: booked?.uid,
        sequence: 2,
        status: "CANCELLED",
        summary: `Canceled: ${ada.name}, Fairfax`,
      },
    ]);
    server.clock.now = new Date(server.clock.now.getTime() + 31 * day);
    expect(await events(path)).toEqual([]);
  });

  it("hold a component without appointments too, as a calendar must (RFC 5545, section 3.6)", async () => {
    const path = await make(await signIn(server, "inspector", "Ian"), "mine");
    const { body } = await read(path);
    const calendar = new ICAL.Component(ICAL.parse(body));
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(["vtimezone"]);
    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent("vtimezone") ?? undefined);
    const offsets = ["2026-01-15T12:00:00", "2026-07-15T12:00:00"].map((time) =>
      zone.utcOffset(ICAL.Time.fromDateTimeString(time)),
    );
    expect([zone.tzid, ...offsets]).toEqual(["America/New_York", -5 * 3_600, -4 * 3_600]);
    for (const line of body.split("\r\n")) expect(line).not.toMatch(/\n/);
  });

  it("ask to be read hourly, are private, and answer 304 and HEAD", async () => {
    const office = await signIn(server, "office", "Ann");
    const path = await make(office, "office");
    const first = await read(path);
    expect(first.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8; method=PUBLISH",
      "cache-control": "private, no-cache",
      "x-robots-tag": "noindex",
    });
    expect(first.body).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT1H");
    expect(first.body).toContain("X-PUBLISHED-TTL:PT1H");
    const etag = `${first.headers.etag}`;
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    for (const held of [etag, etag.slice("W/".length), `"other", ${etag}`]) {
      const same = await read(path, { "if-none-match": held });
      expect([same.statusCode, same.body]).toEqual([304, ""]);
      // What caches need of the 200 (RFC 9110, section 15.4.5).
      for (const name of ["etag", "cache-control", "vary"]) {
        expect(same.headers[name]).toBe(first.headers[name]);
      }
    }
    expect(first.headers.vary).toBe("accept-encoding");
    const head = await server.app.inject({ method: "HEAD", url: path });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, "", etag]);
    await book(await server.visitor(), { date: "2026-06-03", timeSlot: "9:00 AM" });
    expect((await read(path, { "if-none-match": etag })).statusCode).toBe(200);
  });

  it("show an inspector their own appointments only, until they leave", async () => {
    const ian = await signIn(server, "inspector", "Ian");
    const jo = await signIn(server, "inspector", "Jo");
    const [ians, jos] = [await make(ian, "mine"), await make(jo, "mine")];
    const { body } = await book(await server.visitor(), {
      date: "2026-06-03",
      timeSlot: "9:00 AM",
    });
    await assign(body.appointment.id, ian.id);
    expect(await events(ians)).toHaveLength(1);
    expect(await events(jos)).toEqual([]);
    await assign(body.appointment.id, jo.id);
    expect(await events(ians)).toEqual([]);
    expect(await events(jos)).toHaveLength(1);
    await connection.database
      .updateTable("staff")
      .set({ is_active: 0 })
      .where("id", "=", jo.id)
      .execute();
    expect((await read(jos)).statusCode).toBe(404);
  });

  it("have one address each, stored as a digest, that ends when it is renewed or revoked", async () => {
    const ann = await signIn(server, "office", "Ann");
    const first = await make(ann, "mine");
    const second = await make(ann, "mine");
    const statuses = async () => [(await read(first)).statusCode, (await read(second)).statusCode];
    expect(await statuses()).toEqual([404, 200]);
    const rows = await connection.database.selectFrom("calendar_feeds").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(/\/([\w-]+)\.ics$/.exec(second)?.[1]);
    const list = await ann.send("GET", "/api/desk/calendar-feeds");
    expect(list.body.feeds).toEqual([
      { kind: "mine", madeAt: "2026-06-02T16:00:00.000Z", madeBy: "Ann" },
      { kind: "office", madeAt: null, madeBy: null },
    ]);
    await ann.send("DELETE", "/api/desk/calendar-feeds/mine");
    expect(await statuses()).toEqual([404, 404]);
    const audit = connection.database.selectFrom("audit_entries").select("action");
    const actions = (await audit.orderBy("number").execute()).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith("calendar-feed"))).toEqual([
      "calendar-feed.made",
      "calendar-feed.made",
      "calendar-feed.revoked",
    ]);
  });

  it("of the office are not for inspectors, nor for whoever made one and is an inspector now", async () => {
    const ian = await signIn(server, "inspector", "Ian");
    for (const method of ["POST", "DELETE"]) {
      const answer = await ian.send(method, "/api/desk/calendar-feeds/office", {});
      expect(answer.status, method).toBe(403);
    }
    const list = await ian.send("GET", "/api/desk/calendar-feeds");
    expect(list.body.feeds.map(({ kind }: { kind: string }) => kind)).toEqual(["mine"]);
    const ann = await signIn(server, "office", "Ann");
    const path = await make(ann, "office");
    await connection.database
      .updateTable("staff")
      .set({ role: "inspector" })
      .where("id", "=", ann.id)
      .execute();
    expect((await read(path)).statusCode).toBe(404);
  });

  it("say of a booking that looks odd to call first, and show that of spam as canceled", async () => {
    const ann = await signIn(server, "office", "Ann");
    const path = await make(ann, "office");
    const notes = "http://a.example http://b.example http://c.example";
    await book(await server.visitor(), { date: "2026-06-03", timeSlot: "9:00 AM" }, { notes });
    const [odd] = await events(path);
    expect(odd).toMatchObject({ status: "CONFIRMED" });
    expect(odd?.description).toMatch(/^Looks odd: call before you drive\n/);
    const { leads } = (await ann.send("GET", "/api/desk/leads?list=waiting")).body;
    const { id, version } = leads[0];
    await ann.send("PATCH", `/api/desk/leads/${id}`, { version, state: "spam" });
    expect(await events(path)).toMatchObject([{ status: "CANCELLED" }]);
  });

  it.each(["unknown.ics", `${"A".repeat(43)}.ics`, "A".repeat(43), "%00.ics", "..%2f..%2fetc.ics"])(
    "do not exist at %s",
    async (file) => {
      const answer = await read(`/calendar/${file}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers["cache-control"]).toBe("no-store");
    },
  );
});
