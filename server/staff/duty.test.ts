import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "#tests/support/desk.ts";
import { openBrowser } from "#tests/support/desk-browser.ts";
import { holdLock } from "#tests/support/held-lock.ts";
import { patience } from "#tests/support/patience.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const tuesday = { weekday: "Tuesday", from: 9 * 60, to: 17 * 60 };

describe.each(engines)("duty on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let ann: Awaited<ReturnType<typeof signIn>>;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    ann = await signIn(server, "office", "Ann");
  });
  afterEach(async () => {
    await server.close();
    await storage.drop();
  });

  const change = (body: object) => ann.send("PATCH", "/api/desk/me", body);
  /** Ann as others see her: her own session ends overnight. */
  const shown = async () => {
    const viewer = await signIn(server, "office", "Viewer");
    const { staff } = (await viewer.send("GET", "/api/desk/staff")).body;
    return staff.find(({ id }: { id: string }) => id === ann.id);
  };
  const planFor = (id: string, body: object, by: Pick<typeof ann, "send"> = ann) =>
    by.send("PUT", `/api/desk/staff/${id}/duty-plan`, body);

  it.each([
    ["until closing today", "closing", "2026-06-02T21:00:00.000Z"],
    ["until a time today", "18:30", "2026-06-02T22:30:00.000Z"],
    ["until a time tomorrow, if it has passed today", "06:00", "2026-06-03T10:00:00.000Z"],
  ])("lasts %s, and ends without anybody doing anything", async (_until, dutyUntil, ends) => {
    const { body } = await change({ isOnDuty: true, dutyUntil });
    expect(body.me).toMatchObject({ isOnDuty: true, onDutyUntil: ends });
    server.clock.now = new Date(Date.parse(ends) - 1);
    expect(await shown()).toMatchObject({ isOnDuty: true });
    server.clock.now = new Date(ends);
    expect(await shown()).toMatchObject({ isOnDuty: false, onDutyUntil: null });
  });

  it("lasts until it is switched off, if no end is given", async () => {
    expect((await change({ isOnDuty: true })).body.me).toMatchObject({ onDutyUntil: null });
    server.clock.now = new Date("2026-06-20T16:00:00Z");
    expect(await shown()).toMatchObject({ isOnDuty: true });
    ann = await signIn(server, "office", "Ann");
    expect(await shown()).toMatchObject({ isOnDuty: false });
  });

  it("cannot last until closing when we have closed", async () => {
    server.clock.now = new Date("2026-06-02T21:00:00Z");
    const { status, body } = await change({ isOnDuty: true, dutyUntil: "closing" });
    expect(status).toBe(400);
    expect(body.fields.dutyUntil).toBe("We are closed for the rest of today. Choose a time.");
    for (const dutyUntil of ["24:00", "6 PM", "never"]) {
      expect((await change({ isOnDuty: true, dutyUntil })).status).toBe(400);
    }
  });

  it("follows a weekly plan, which the switch interrupts", async () => {
    const { status, body } = await planFor(ann.id, { shifts: [tuesday], onHolidays: false });
    expect(status).toBe(200);
    expect(body.member).toMatchObject({
      isOnDuty: true,
      onDutyUntil: "2026-06-02T21:00:00.000Z",
      dutyPlan: { shifts: [tuesday], onHolidays: false },
    });
    expect((await change({ isOnDuty: false })).body.me).toMatchObject({
      isOnDuty: false,
      nextDutyAt: "2026-06-09T13:00:00.000Z",
    });
    server.clock.now = new Date("2026-06-09T13:00:00Z");
    expect(await shown()).toMatchObject({ isOnDuty: true, nextDutyAt: null });
    const bob = await signIn(server, "office", "Bob");
    await planFor(ann.id, { shifts: [], onHolidays: false }, bob);
    expect(await shown()).toMatchObject({ isOnDuty: false, nextDutyAt: null });
  });

  it("is planned by anybody who answers leads, and by nobody else", async () => {
    const inspector = await signIn(server, "inspector");
    const plan = { shifts: [tuesday], onHolidays: true };
    expect((await planFor(ann.id, plan, inspector)).status).toBe(403);
    const bob = await signIn(server, "office", "Bob");
    expect((await planFor(ann.id, plan, bob)).body.member.dutyPlan).toEqual(plan);
    expect((await planFor("nobody", plan)).status).toBe(404);
    for (const shift of [{ weekday: "Someday" }, { from: -1 }, { to: 1_440 }, { from: 1.5 }]) {
      const shifts = [{ ...tuesday, ...shift }];
      expect((await planFor(ann.id, { ...plan, shifts })).status).toBe(400);
    }
  });

  it("is taken over at one press, until the same moment", async () => {
    const bob = await signIn(server, "office", "Bob");
    const takeOver = () => bob.send("POST", `/api/desk/staff/${ann.id}/hand-over`);
    expect(await takeOver()).toMatchObject({
      status: 409,
      body: { error: "Ann is no longer on duty." },
    });
    await planFor(ann.id, { shifts: [tuesday], onHolidays: false });
    const { status, body } = await takeOver();
    expect(status).toBe(200);
    expect(body.me).toMatchObject({
      ...{ name: "Bob", isOnDuty: true, onDutyUntil: "2026-06-02T21:00:00.000Z" },
    });
    expect(await shown()).toMatchObject({ isOnDuty: false });
    expect((await bob.send("POST", `/api/desk/staff/${bob.id}/hand-over`)).status).toBe(409);
    expect((await bob.send("POST", "/api/desk/staff/nobody/hand-over")).status).toBe(404);
  });

  it("is taken over by one of two who press at the same moment", async () => {
    const takers = [await signIn(server, "office", "Bob"), await signIn(server, "office", "Cleo")];
    await change({ isOnDuty: true });
    // In PostgreSQL both come to the person before one of them goes on; SQLite has one writer at a time.
    const held =
      engine === "postgres"
        ? await holdLock(storage.databaseUrl, "select id from staff where id = $1 for update", [
            ann.id,
          ])
        : undefined;
    const asked = takers.map((taker) => taker.send("POST", `/api/desk/staff/${ann.id}/hand-over`));
    if (held) await expect.poll(held.waiting, { timeout: patience.expectation }).toBe(2);
    await held?.release();
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { staff } = (await takers[0]?.send("GET", "/api/desk/staff"))?.body ?? {};
    const onDuty = staff.filter(({ isOnDuty }: { isOnDuty: boolean }) => isOnDuty);
    expect(onDuty).toHaveLength(1);
  });

  it("begins when an owner joins, but not when they join again", async () => {
    const owner = { name: "Olive", email: "olive@office.example", role: "owner" } as const;
    const join = async () => {
      const token = await server.app.services.operator.invite(owner);
      const browser = await openBrowser(server);
      const { body } = await browser.send("POST", "/api/desk/invitation", { token });
      return { browser, me: body.me };
    };
    const first = await join();
    expect(first.me).toMatchObject({ isOnDuty: true, onDutyUntil: null });
    await first.browser.send("PATCH", "/api/desk/me", { isOnDuty: false });
    expect((await join()).me).toMatchObject({ isOnDuty: false });
    expect((await shown()).isOnDuty, "who is not an owner").toBe(false);
  });

  it.each([
    ["for half an hour", "30-minutes", "2026-06-02T16:30:00.000Z"],
    ["for an hour", "1-hour", "2026-06-02T17:00:00.000Z"],
    ["until we open tomorrow", "opening", "2026-06-03T13:00:00.000Z"],
  ])("keeps its alerts muted %s", async (_until, muteAlerts, ends) => {
    expect((await change({ muteAlerts })).body.me.alertsMutedUntil).toBe(ends);
    expect((await shown()).alertsMutedUntil).toBe(ends);
    server.clock.now = new Date(ends);
    expect((await shown()).alertsMutedUntil).toBeNull();
  });

  it("no longer keeps its alerts muted once that is switched off", async () => {
    await change({ muteAlerts: "1-hour" });
    expect((await change({ muteAlerts: "off" })).body.me.alertsMutedUntil).toBeNull();
  });
});
