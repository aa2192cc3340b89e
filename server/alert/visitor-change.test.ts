import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { figuresOf } from "#server/lead/lead-counts.ts";
import { type AlertingSite, addressOf, startAlertingSite } from "#tests/support/alerts.ts";
import { signIn } from "#tests/support/desk.ts";
import { engines, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

/** Works Monday to Saturday, all day. */
const plan = JSON.stringify({
  shifts: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"].map((weekday) => ({
    weekday,
    from: 0,
    to: 1_440,
  })),
  onHolidays: false,
});

describe.each(engines)("what a visitor changes, on %s", (engine) => {
  let site: AlertingSite;
  let connection: Connection;
  let server: TestApp;

  beforeEach(async () => {
    site = await startAlertingSite(engine);
    ({ connection, server } = site);
  });
  afterEach(() => site.stop());

  const leadOf = () =>
    connection.database.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
  const changed = () =>
    site.alerts().filter((line) => /by visitor/.test(line) && !/Booked/.test(line));
  const setStaff = (id: string, values: object) =>
    connection.database.updateTable("staff").set(values).where("id", "=", id).execute();
  const setLead = (values: object) =>
    connection.database.updateTable("leads").set(values).execute();

  /** A lead that asks for a person, as an earlier release stores every booking. */
  async function bookedBefore() {
    const appointment = await booked();
    await setLead({
      ...{ state: "new", answered_at: null, booking_confirmed_at: null },
      alert_at: server.clock.now.toISOString(),
    });
    await server.app.services.outbox.drained();
    return appointment;
  }

  /** Ada's appointment on Wednesday, June 3, 9:00 AM, a day ahead, and her lead. */
  async function booked() {
    const visitor = await server.visitor();
    const { body } = await book(visitor, { date: "2026-06-03", timeSlot: "9:00 AM" });
    await server.app.services.outbox.drained();
    const { id } = body.appointment;
    const path = `/api/appointments/${id}`;
    return {
      visitor,
      async cancel() {
        expect((await visitor.send("DELETE", path)).status).toBe(200);
        await server.app.services.outbox.drained();
      },
      async move(date: string, timeSlot: string) {
        expect((await visitor.send("PUT", path, { date, timeSlot })).status).toBe(200);
        await server.app.services.outbox.drained();
      },
    };
  }

  it("brings an answered lead back to waiting with a new goal, and keeps its first answer", async () => {
    const office = await signIn(server, "office", "Ann");
    const { cancel } = await bookedBefore();
    const lead = await leadOf();
    await site.pass(3);
    const first = await office.send("POST", `/api/desk/leads/${lead.id}/calls`, {
      outcome: "reached",
      note: "",
    });
    expect(first.status).toBeLessThan(300);
    expect(await leadOf()).toMatchObject({ answer_minutes: 3, waits: 0 });
    await setLead({ state: "scheduled" });
    await site.pass(60);
    await cancel();
    expect(await leadOf()).toMatchObject({
      state: "contacted",
      waits: 1,
      returned_at: "2026-06-02T17:03:00.000Z",
      answer_by: "2026-06-02T17:08:00.000Z",
      promise_by: "2026-06-03T17:03:00.000Z",
      first_answer_minutes: 3,
    });
    const list = await office.send("GET", "/api/desk/leads?list=waiting");
    expect(list.body.leads).toMatchObject([
      { id: lead.id, returned: { at: "2026-06-02T17:03:00.000Z", reason: "canceled" } },
    ]);
    const figures = () => figuresOf(connection.database, server.clock.now);
    expect(await figures()).toEqual({ answered: 1, medianMinutes: 3, withinGoal: 1 });

    await site.pass(2);
    await office.send("POST", `/api/desk/leads/${lead.id}/calls`, { outcome: "reached", note: "" });
    expect(await leadOf()).toMatchObject({ waits: 0, answer_minutes: 2, alert_at: null });
    expect(await figures()).toEqual({ answered: 1, medianMinutes: 3, withinGoal: 1 });
    const page = await office.send("GET", `/api/desk/leads/${lead.id}`);
    expect(page.body.lead).toMatchObject({ returned: null, answerMinutes: 2 });
  });

  it("is off the list once somebody at the desk has seen a move, unless something has happened since", async () => {
    const office = await signIn(server, "office", "Ann");
    const { move, cancel } = await bookedBefore();
    const lead = await leadOf();
    const seen = (at: unknown) => office.send("POST", `/api/desk/leads/${lead.id}/seen`, { at });
    const returned = async () =>
      (await office.send("GET", `/api/desk/leads/${lead.id}`)).body.lead.returned;
    await move("2026-06-04", "10:00 AM");
    // Nobody has answered yet, and that is owed.
    const first = await returned();
    expect(first).toEqual({ at: "2026-06-02T16:00:00.000Z", reason: "moved" });
    expect((await seen(first.at)).status).toBe(409);
    await office.send("POST", `/api/desk/leads/${lead.id}/calls`, { outcome: "reached", note: "" });

    await site.pass(10);
    await move("2026-06-04", "11:00 AM");
    const second = await returned();
    expect(second).toMatchObject({ reason: "moved", isSeenEnough: true });
    await site.pass(2);
    await move("2026-06-04", "1:00 PM");
    const late = await seen(second.at);
    expect(late.status).toBe(409);
    expect(late.body.lead).toMatchObject({ id: lead.id, answeredAt: null });
    const third = await returned();
    const { status, body } = await seen(third.at);
    expect(status).toBe(200);
    expect(body.lead).toMatchObject({ returned: null, state: "contacted" });
    expect(body.lead.timeline).toContainEqual(
      expect.objectContaining({
        kind: "note",
        details: { text: "Has seen that the visitor moved the inspection." },
      }),
    );
    expect(await leadOf()).toMatchObject({ waits: 0, alert_at: null });
    expect((await office.send("GET", "/api/desk/leads?list=waiting")).body.leads).toEqual([]);
    const audit = connection.database.selectFrom("audit_entries").selectAll();
    expect(await audit.where("action", "=", "lead.seen").execute()).toMatchObject([
      { staff_id: office.id, lead_id: lead.id },
    ]);
    expect((await seen(third.at)).status).toBe(409);

    // There is no inspection left: that needs a call.
    await cancel();
    const canceled = await returned();
    expect(canceled).toEqual({ at: canceled.at, reason: "canceled" });
    expect((await seen(canceled.at)).status).toBe(409);
  });

  it("keeps a booking that nobody has seen among the new ones when it is moved, not when it is canceled", async () => {
    const office = await signIn(server, "office", "Ann");
    const { move, cancel } = await booked();
    const list = async (name: string) =>
      (await office.send("GET", `/api/desk/leads?list=${name}`)).body.leads;
    await move("2026-06-04", "10:00 AM");
    expect(await list("waiting")).toEqual([]);
    expect(await list("new-bookings")).toMatchObject([
      { appointment: { date: "2026-06-04", timeSlot: "10:00 AM" }, returned: null },
    ]);
    await cancel();
    expect(await list("waiting")).toMatchObject([{ returned: { reason: "canceled" } }]);
    expect(await list("new-bookings")).toEqual([]);
  });

  it("makes a booking wait that somebody has seen, until somebody sees the move", async () => {
    const office = await signIn(server, "office", "Ann");
    const { move } = await booked();
    const { id } = await leadOf();
    await office.send("POST", `/api/desk/leads/${id}/notes`, { text: "Two gates." });
    await site.pass(10);
    await move("2026-06-04", "10:00 AM");
    const { lead } = (await office.send("GET", `/api/desk/leads/${id}`)).body;
    expect(lead.returned).toMatchObject({ reason: "moved", isSeenEnough: true });
    await office.send("POST", `/api/desk/leads/${id}/seen`, { at: lead.returned.at });
    expect(await leadOf()).toMatchObject({ state: "scheduled", waits: 0 });
  });

  it("tells the assignee and the inspector at once and once each, and whoever is on duty five minutes later", async () => {
    const ann = await signIn(server, "office", "Ann");
    await signIn(server, "office", "Olive", { isOnDuty: true });
    const ian = await signIn(server, "inspector", "Ian");
    await setStaff(ian.id, { inspection_plan: plan, phone: "(703) 555-0123" });
    const { cancel } = await booked();
    await setLead({ assignee_id: ann.id, answered_at: server.clock.now.toISOString() });
    await cancel();
    const when = `${ada.name}, Wed, Jun 3, 9:00 AM`;
    expect(changed().sort()).toEqual([
      `ann: Canceled by visitor: ${when}`,
      `ian: Canceled by visitor: ${when}`,
    ]);
    const texts = site.texts().filter(({ body }) => body.startsWith("Canceled"));
    expect(texts.map(({ to }) => to)).toEqual(["+17035550123"]);
    expect(texts[0]?.body).toMatch(/^Canceled by visitor: Wed, Jun 3, 9:00 AM\. http/);
    // The link ends in letters at random.
    expect(texts[0]?.body.replace(/http\S+/, "")).not.toContain("Ada");
    await site.pass(4);
    expect(changed()).toHaveLength(2);
    await site.pass(1);
    expect(changed()[2]).toBe(`olive: Canceled by visitor: ${ada.name}`);
  });

  it("asks whoever is on duty at once if nobody is assigned, and says that it was moved", async () => {
    await signIn(server, "office", "Olive", { isOnDuty: true });
    const { move } = await bookedBefore();
    await site.pass(6);
    await setLead({ answered_at: server.clock.now.toISOString(), alert_at: null });
    await move("2026-06-04", "10:00 AM");
    expect(await leadOf()).toMatchObject({ state: "new", waits: 1, return_reason: "moved" });
    // Her last ordinary alert was a minute ago.
    expect(changed()).toEqual([]);
    await site.pass(4);
    expect(changed()).toEqual([`olive: Moved by visitor: ${ada.name}`]);
  });

  it("tells both inspectors when a move gives the appointment to another", async () => {
    const ian = await signIn(server, "inspector", "Ian");
    const jo = await signIn(server, "inspector", "Jo");
    await setStaff(ian.id, { inspection_plan: plan });
    const { move } = await booked();
    await setStaff(ian.id, { inspection_plan: null });
    await setStaff(jo.id, { inspection_plan: plan });
    await move("2026-06-04", "10:00 AM");
    expect(
      site
        .alerts()
        .filter((line) => /^(ian|jo): /.test(line))
        .sort(),
    ).toEqual([
      `ian: Booked by visitor: ${ada.name}, Wed, Jun 3, 9:00 AM`,
      `ian: Taken from you by visitor: ${ada.name}, Wed, Jun 3, 9:00 AM`,
      `jo: Given to you by visitor: ${ada.name}, Thu, Jun 4, 10:00 AM`,
    ]);
  });

  it("does not tell an inspector of a booking that is more than two days ahead", async () => {
    const ian = await signIn(server, "inspector", "Ian");
    await setStaff(ian.id, { inspection_plan: plan });
    await book(await server.visitor(), { date: "2026-06-08", timeSlot: "9:00 AM" });
    await server.app.services.outbox.drained();
    expect(site.alerts()).toEqual([]);
  });

  it.each(["won", "lost", "spam"])("leaves a lead alone that is %s", async (state) => {
    const ann = await signIn(server, "office", "Ann");
    const { cancel } = await booked();
    await setLead({ state, assignee_id: ann.id });
    await cancel();
    expect(await leadOf()).toMatchObject({ state, waits: 0, returned_at: null, alert_at: null });
    expect(changed()).toEqual([]);
  });

  it("tells of one that looks odd, and nobody twice of a repeat", async () => {
    const ann = await signIn(server, "office", "Ann");
    const { cancel } = await booked();
    await setLead({ suspected: 1, assignee_id: ann.id });
    await connection.database.updateTable("appointments").set({ suspected: 1 }).execute();
    await cancel();
    expect(changed()).toHaveLength(1);
    expect(changed()[0]).toContain("Looks odd: call before you drive");
    await setLead({ returned_at: null });
    await cancel();
    expect(changed()).toHaveLength(1);
    expect(await leadOf()).toMatchObject({ returned_at: null });
  });

  it("sends mail, but no text, to somebody who has muted alerts, and nothing to anyone who has left", async () => {
    const ann = await signIn(server, "office", "Ann");
    const { cancel, move } = await booked();
    const alerts_muted_until = "2026-06-03T00:00:00.000Z";
    await setStaff(ann.id, { alerts_muted_until, phone: "(703) 555-0123" });
    await setLead({ assignee_id: ann.id });
    await move("2026-06-04", "10:00 AM");
    expect(changed()).toEqual([`ann: Moved by visitor: ${ada.name}, Thu, Jun 4, 10:00 AM`]);
    expect(site.texts()).toEqual([]);
    await setStaff(ann.id, { is_active: 0 });
    await cancel();
    expect(changed()).toHaveLength(1);
    expect(server.mails.map(({ to }) => addressOf(to))).toContain(ada.email);
  });
});
