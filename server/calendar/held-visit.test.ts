import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type DeskCalendar,
  startDeskCalendar,
  thursday,
  wednesday,
} from "#tests/support/desk-calendar.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { engines } from "#tests/support/test-app.ts";

describe.each(engines)("how a visit ended, on %s", (engine) => {
  let desk: DeskCalendar;
  let id: string;
  let leadId: string;

  beforeEach(async () => {
    desk = await startDeskCalendar(engine);
    ({ id, leadId } = await desk.bookAs(1));
  });
  afterEach(() => desk.stop());

  const clockIs = (time: string, day = wednesday) =>
    desk.passUntil(`${day}T${time}:00-04:00`, [desk.owner, desk.ben, desk.dana]);
  const lead = () => readLeadAs(desk.owner, leadId);
  const progress = async () => (await desk.shown(id)).progress;
  const change = async (body: object) =>
    desk.ben.send("PATCH", `/api/desk/leads/${leadId}`, {
      version: (await lead()).version,
      ...body,
    });
  const say = (body: object, by = desk.dana) => desk.act(id, "progress", body, by);
  const held = async () => {
    const { body } = await desk.owner.send("GET", "/api/desk/leads?list=all&step=held");
    return body.leads.length;
  };

  it.each([
    ["quoted", { state: "quoted" }, "done", 1],
    ["won", { state: "won" }, "done", 1],
    ["contacted", { state: "contacted" }, "booked", 0],
    ["lost, said by the office", { state: "lost", lostReason: "price" }, "booked", 0],
  ])("is done once its lead is %s", async (_what, body, expected, count) => {
    await clockIs("09:05");
    expect((await change(body)).status).toBe(200);
    expect(await progress()).toBe(expected);
    expect(await held()).toBe(count);
  });

  it.each([
    ["price", "done"],
    ["unreachable", "booked"],
  ])("is done or not as the outcome of a visit that was lost: %s", async (lostReason, expected) => {
    await clockIs("09:05");
    const visit = { appointmentId: id };
    expect((await change({ state: "lost", lostReason, visit })).status).toBe(200);
    expect(await progress()).toBe(expected);
  });

  it("is not said before it has begun, nor changed once somebody has said it", async () => {
    await clockIs("08:00");
    await change({ state: "quoted" });
    expect(await progress()).toBe("booked");
    await clockIs("09:30");
    await say({ progress: "no-show" });
    await change({ state: "won" });
    expect(await progress()).toBe("no-show");
  });

  it("is not said by what was chosen of its lead before it began, and arrives later", async () => {
    await clockIs("10:00");
    await change({ state: "quoted", at: `${wednesday}T12:00:00.000Z` });
    expect(await progress()).toBe("booked");
    await change({ state: "won", at: `${wednesday}T13:30:00.000Z` });
    expect(await progress()).toBe("done");
  });

  it("is no other lead's outcome, which says where it is and is kept by saving it without the visit", async () => {
    const other = await desk.bookAs(2, { date: wednesday, timeSlot: "10:00 AM" }, "Lee Later");
    await clockIs("09:05");
    const visit = { appointmentId: other.id };
    const refused = await change({ state: "quoted", visit });
    const { number } = await readLeadAs(desk.owner, other.leadId);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        error: `The inspection that this is about belongs to lead ${number} now.`,
        isOfOtherVisit: true,
        lead: { id: leadId, state: "scheduled" },
      },
    ]);
    const gone = await change({ state: "quoted", visit: { appointmentId: leadId } });
    expect([gone.status, gone.body.error]).toEqual([
      409,
      "The inspection that this is about is no longer kept.",
    ]);
    expect((await lead()).state).toBe("scheduled");
    expect((await change({ state: "quoted" })).status).toBe(200);
    expect((await desk.shown(other.id)).progress).toBe("booked");
  });

  it("has the time at which it was pressed, hours before there was a network", async () => {
    await clockIs("14:00");
    const at = `${wednesday}T13:40:00.000Z`;
    await change({ state: "quoted", visit: { appointmentId: id }, at });
    const [changed, done] = (await lead()).timeline.slice(-2);
    expect(changed).toMatchObject({
      details: { state: { to: "quoted" }, pressedAt: at },
      at: `${wednesday}T18:00:00.000Z`,
    });
    expect((await lead()).answeredAt).toBe(at);
    expect(done).toMatchObject({ details: { event: "progress", progress: "done", pressedAt: at } });
  });

  it("has a note with the time at which it was pressed", async () => {
    await clockIs("14:00");
    const at = `${wednesday}T13:40:00.000Z`;
    const path = `/api/desk/leads/${leadId}`;
    await desk.dana.send("POST", `${path}/notes`, { text: "Ridge and two valleys.", at });
    await desk.dana.send("POST", `${path}/calls`, { outcome: "reached", note: "", at });
    await desk.dana.send("POST", `${path}/texts`, { text: "On my way.", at });
    const added = (await lead()).timeline.slice(-3);
    expect(added).toMatchObject([
      { kind: "note", details: { pressedAt: at } },
      { kind: "call", details: { pressedAt: at } },
      { kind: "text", details: { pressedAt: at } },
    ]);
    expect((await lead()).answeredAt).toBe(at);
  });

  it("answers nobody before they wrote, nor later than now", async () => {
    const fast = new Date(desk.server.clock.now.getTime() + 3_600_000).toISOString();
    const calls = `/api/desk/leads/${leadId}/calls`;
    await desk.ben.send("POST", calls, { outcome: "reached", note: "", at: fast });
    expect((await lead()).answeredAt).toBe(desk.server.clock.now.toISOString());
    const { lead: other } = await desk.ben.post("/api/desk/leads", {
      ...{ name: "Lee Later", phone: "(703) 555-0177", message: "Asks." },
    });
    const early = "2026-01-05T14:00:00.000Z";
    await desk.ben.send("POST", `/api/desk/leads/${other.id}/calls`, {
      ...{ outcome: "reached", note: "", at: early },
    });
    const answered = await readLeadAs(desk.owner, other.id);
    expect(answered.answeredAt).toBe(answered.arrivedAt);
  });

  it("is said the next morning, also of one that stands 'On the way'", async () => {
    await clockIs("09:05");
    await desk.act(id, "on-the-way", { from: 9 * 60 }, desk.dana);
    await clockIs("08:00", thursday);
    expect((await say({ progress: "done", seen: "on-the-way" })).status).toBe(200);
    expect(await progress()).toBe("done");
  });

  it("is not taken for later than now from a device whose clock is fast", async () => {
    await clockIs("08:59");
    const fast = await say({ progress: "done", at: `${wednesday}T14:00:00.000Z` });
    expect([fast.status, fast.body.error]).toEqual([
      409,
      "This inspection is on Wed, Jun 3, 9:00 AM, and had not begun.",
    ]);
  });

  it("comes too late for an inspection that was canceled or moved meanwhile", async () => {
    await clockIs("09:05");
    const at = desk.server.clock.now.toISOString();
    await clockIs("09:30");
    const { sequence } = await desk.shown(id);
    await desk.move(id, { sequence, date: thursday, timeSlot: "11:00 AM" });
    await clockIs("12:00", thursday);
    expect((await say({ progress: "done", seen: "booked", at })).body.error).toBe(
      "This inspection is on Thu, Jun 4, 11:00 AM, and had not begun.",
    );
    await desk.act(id, "cancel", { sequence: sequence + 1, reason: "" }, desk.ben);
    const canceled = await say({ progress: "done", seen: "booked", at });
    expect([canceled.status, canceled.body.error]).toEqual([409, "This inspection is canceled."]);
  });

  it("is not overwritten by somebody who had not seen what another has said", async () => {
    await clockIs("09:05");
    await say({ progress: "no-show" }, desk.ben);
    const late = await say({ progress: "done", seen: "booked" });
    expect([late.status, late.body.error]).toEqual([
      409,
      "Ben Office has said meanwhile: nobody there.",
    ]);
    expect((await say({ progress: "done", seen: "no-show" })).status).toBe(200);
  });

  it("tells which versions of its lead lie before and after, again if that answer was lost", async () => {
    await clockIs("09:05");
    const before = (await lead()).version;
    const key = { "idempotency-key": "5f0c0a3e-6a0b-4a53-9f3e-0d3f0f6f4a11" };
    const path = `/api/desk/appointments/${id}/progress`;
    const send = () => desk.dana.send("POST", path, { progress: "no-show" }, key);
    const { leadVersions } = (await send()).body;
    expect(leadVersions).toEqual({ before, after: (await lead()).version });
    expect((await send()).body).toMatchObject({ leadVersions });
    const ends = (await desk.timeline(leadId)).filter(
      (details) => "progress" in details && details.progress === "no-show",
    );
    expect(ends).toHaveLength(1);
  });

  describe("said by a phone whose clock is wrong", () => {
    const dayBefore = "2026-06-02T13:30:00.000Z";
    const years = "2020-01-01T00:00:00.000Z";

    it.each([
      ["a day slow", dayBefore, `${wednesday}T14:00:00.000Z`],
      ["of 2020", years, `${wednesday}T15:00:00.000Z`],
    ])("is done no sooner than it began: %s", async (_what, at, doneAt) => {
      desk.pass(-3 * 24 * 3_600);
      ({ id, leadId } = await desk.bookAs(
        2,
        { date: wednesday, timeSlot: "10:00 AM" },
        "Lee Later",
      ));
      await clockIs("11:00");
      const visit = { appointmentId: id };
      expect((await change({ state: "quoted", visit, at })).status).toBe(200);
      expect(await progress()).toBe("done");
      const { timeline } = await lead();
      const done = timeline.find(({ details }) => "progress" in details);
      const happened = done && "pressedAt" in done.details ? done.details.pressedAt : done?.at;
      expect(happened).toBe(doneAt);
    });
  });

  it("leaves it the lead's until it ends: at five past it is moved, not booked again", async () => {
    await clockIs("09:05");
    const book = (timeSlot: string) =>
      desk.ben.send("POST", `/api/desk/leads/${leadId}/appointment`, {
        ...{ date: thursday, timeSlot, address: "1 Oak Street", anyway: true },
      });
    expect((await book("11:00 AM")).body.lead.appointment).toMatchObject({ id, date: thursday });
    await clockIs("12:00", thursday);
    expect((await book("2:00 PM")).body.lead.appointment.id).not.toBe(id);
  });

  it("is on its person's page only once it has", async () => {
    await clockIs("09:05");
    const shown = () => desk.server.app.services.appointments.find(id);
    expect(await shown()).toMatchObject({ isPast: true, isNow: true });
    await clockIs("10:00");
    expect(await shown()).toMatchObject({ isPast: true, isNow: false });
  });
});
