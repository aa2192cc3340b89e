import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { mostLeads } from "#domain/lead/many-leads-contract.ts";
import { DatabaseUnavailable } from "#server/database/unavailable.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import {
  type DeskCalendar,
  nine,
  startDeskCalendar,
  today,
  wednesday,
} from "#tests/support/desk-calendar.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { engines } from "#tests/support/test-app.ts";
import { changeMany } from "./many-leads.ts";

it("what was done before the database went away is sent and shown", async () => {
  const [mails, screens, times] = [vi.fn(), vi.fn(), vi.fn()];
  const transact = vi
    .fn()
    .mockResolvedValueOnce({ status: 200, body: { id: "one" } })
    .mockRejectedValue(new DatabaseUnavailable("08006"));
  const deps = {
    ...{ connection: { transact }, clock: () => new Date(), profile: {}, mailOptions: {} },
    ...{ outbox: { wake: mails }, changes: { wake: screens }, availability: { changed: times } },
  } as unknown as Parameters<typeof changeMany>[0];
  const staff = { id: "ben", role: "office" } as const;
  const call = { staff, name: "changeLeads", key: undefined, body: {} };
  const leads = ["one", "two"].map((id) => ({ id, version: 1 }));
  await expect(changeMany(deps, call, { leads, action: { does: "spam" } })).rejects.toThrow(
    DatabaseUnavailable,
  );
  for (const told of [mails, screens, times]) expect(told).toHaveBeenCalledOnce();
});

describe.each(engines)("several leads at once, on %s", (engine) => {
  let desk: DeskCalendar;

  beforeEach(async () => {
    desk = await startDeskCalendar(engine);
  });
  afterEach(() => desk.stop());

  const list = async (name: string): Promise<LeadRow[]> =>
    (await desk.ben.send("GET", `/api/desk/leads?list=${name}`)).body.leads;
  const counts = async () =>
    (await desk.ben.send("GET", "/api/desk/leads/counts")).body.counts.newBookings;
  const change = (
    leads: readonly Pick<LeadRow, "id" | "version">[],
    action: object,
    { by = desk.ben, key }: { by?: Visitor; key?: string } = {},
  ) =>
    by.send(
      "POST",
      "/api/desk/leads/changes",
      { leads: leads.map(({ id, version }) => ({ id, version })), action },
      key ? { "idempotency-key": key } : {},
    );
  const write = (index: number) =>
    writeAsVisitor(desk.server, desk.ben, { email: `writer-${index}@example.com` });
  const events = async (id: string) =>
    (await readLeadAs(desk.owner, id)).timeline.filter(({ staff }) => staff !== null);

  describe("new bookings", () => {
    let shown: LeadRow[];

    beforeEach(async () => {
      await desk.bookAs(1, nine, "Pat Miller");
      await desk.bookAs(2, { ...nine, timeSlot: "10:00 AM" }, "Lee Later");
      shown = await list("new-bookings");
      expect(shown.map(({ name }) => name)).toEqual(["Lee Later", "Pat Miller"]);
    });

    it("are seen with one call, but for what was booked after they were shown", async () => {
      await desk.bookAs(3, { ...nine, timeSlot: "11:00 AM" }, "Max Meanwhile");
      const { body } = await change(shown, { does: "see" });
      expect(body).toMatchObject({ done: shown.map(({ id }) => id), notDone: [] });
      expect((await list("new-bookings")).map(({ name }) => name)).toEqual(["Max Meanwhile"]);
      expect(await counts()).toBe(1);
      for (const { id } of shown) {
        expect(await events(id)).toMatchObject([
          { staff: { name: "Ben Office" }, details: { event: "seen" } },
        ]);
      }
      expect(await desk.audited("lead.booking-seen")).toHaveLength(2);
    });

    it("are back after an undo, though not once somebody has done more", async () => {
      await change(shown, { does: "see" });
      const [first, second] = shown;
      await desk.owner.send("PATCH", `/api/desk/leads/${second?.id}`, {
        version: second?.version,
        assigneeId: desk.ben.id,
      });
      const { body } = await change(shown, { does: "unsee" });
      expect(body.done).toEqual([first?.id]);
      expect(body.notDone).toMatchObject([
        { id: second?.id, reason: "changed", by: "Olive Owner" },
      ]);
      expect((await list("new-bookings")).map(({ id }) => id)).toEqual([first?.id]);
    });

    it("are not taken back once minutes have passed", async () => {
      await change(shown, { does: "see" });
      desk.pass(11 * 60);
      expect((await change(shown, { does: "unsee" })).body.done).toEqual([]);
    });

    it("that somebody else has seen, or whose visitor has moved them, are left and named", async () => {
      const [moved, seen] = shown;
      await desk.visitor.send("PUT", `/api/appointments/${moved?.appointment?.id}`, {
        ...{ date: wednesday, timeSlot: "2:00 PM" },
      });
      await change([seen as LeadRow], { does: "see" }, { by: desk.owner });
      const { body } = await change(shown, { does: "see" });
      expect(body).toMatchObject({
        done: [],
        notDone: [
          { number: moved?.number, name: "Lee Later", reason: "changed", by: null },
          { number: seen?.number, name: "Pat Miller", reason: "not-new", by: "Olive Owner" },
        ],
      });
      expect(await list("new-bookings")).toMatchObject([{ appointment: { timeSlot: "2:00 PM" } }]);
    });

    it("are seen once, however often the call is sent", async () => {
      const answers = [
        await change(shown, { does: "see" }, { key: "one press" }),
        await change(shown, { does: "see" }, { key: "one press" }),
      ];
      expect(answers[1]?.body).toEqual(answers[0]?.body);
      expect(await events(shown[0]?.id ?? "")).toHaveLength(1);
    });

    it("are left alone by a call whose key was used with other leads or for something else", async () => {
      const [first, second] = shown as [LeadRow, LeadRow];
      await change([first], { does: "see" }, { key: "one press" });
      const others = await change([second], { does: "see" }, { key: "one press" });
      const spam = await change([first], { does: "spam" }, { key: "one press" });
      expect([others.status, spam.status]).toEqual([422, 422]);
      expect((await list("new-bookings")).map(({ id }) => id)).toEqual([second.id]);
    });

    it("are canceled when they are spam, as a single one is, and nobody is written to", async () => {
      await desk.mails();
      const { body } = await change(shown, { does: "spam" });
      expect(body.notDone).toEqual([]);
      expect(await list("spam")).toMatchObject(
        shown.map(() => ({ appointment: { status: "cancelled" } })),
      );
      expect(await desk.subjects()).toEqual([]);
      const { body: free } = await desk.visitor.send(
        "GET",
        `/api/appointments/available-slots?date=${wednesday}`,
      );
      expect(JSON.stringify(free)).toContain("9:00 AM");
    });
  });

  it("are assigned, followed up and closed with a reason, each with its entry", async () => {
    const leads = [await write(1), await write(2)];
    await change(leads, { does: "assign", assigneeId: desk.ben.id });
    await change(await list("open"), { does: "follow-up", on: wednesday });
    await change(await list("open"), { does: "close", lostReason: "timing" });
    for (const { id } of leads) {
      expect(await readLeadAs(desk.owner, id)).toMatchObject({
        ...{ state: "lost", lostReason: "timing", followUpOn: wednesday },
        assignee: { name: "Ben Office" },
      });
      expect(await events(id)).toHaveLength(3);
    }
    expect(await desk.audited("lead.changed")).toHaveLength(6);
  });

  describe("taken back", () => {
    const undo = { does: "undo" };
    const facts = async (id: string) => {
      const { state, lostReason, assignee, followUpOn, answeredAt, amountCents } = await readLeadAs(
        desk.owner,
        id,
      );
      return { state, lostReason, assignee, followUpOn, answeredAt, amountCents };
    };

    it.each([
      ["assigned", () => ({ does: "assign", assigneeId: desk.ben.id })],
      ["followed up", () => ({ does: "follow-up", on: wednesday })],
      ["spam", () => ({ does: "spam" })],
      ["closed", () => ({ does: "close", lostReason: "timing" })],
    ])("are as they were before they were %s, each with its entry", async (_, action) => {
      const leads = [await write(1), await write(2)];
      const before = [await facts(leads[0]?.id ?? ""), await facts(leads[1]?.id ?? "")];
      await change(leads, action());
      const ids = leads.map(({ id }) => id);
      expect(await facts(ids[0] ?? "")).not.toEqual(before[0]);
      expect((await change(leads, undo)).body).toMatchObject({ done: ids, notDone: [] });
      expect(await Promise.all(ids.map(facts))).toEqual(before);
      expect((await list("waiting")).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      expect(await events(ids[0] ?? "")).toHaveLength(2);
      const again = (await change(leads, undo)).body;
      expect(again).toMatchObject({ done: [], notDone: [{ reason: "changed" }, {}] });
    });

    it("have the amount again that they were quoted", async () => {
      const { id } = await write(1);
      const quoted = { version: 1, state: "quoted", amountCents: 1_450_000 };
      await desk.owner.send("PATCH", `/api/desk/leads/${id}`, quoted);
      const shown = [await readLeadAs(desk.owner, id)];
      await change(shown, { does: "close", lostReason: "price" });
      expect(await facts(id)).toMatchObject({ state: "lost", amountCents: 1_450_000 });
      expect((await change(shown, undo)).body.done).toEqual([id]);
      expect(await facts(id)).toMatchObject({ state: "quoted", amountCents: 1_450_000 });
    });

    it("are new bookings again", async () => {
      await desk.bookAs(1, nine, "Pat Miller");
      const shown = await list("new-bookings");
      await change(shown, { does: "assign", assigneeId: desk.ben.id });
      expect(await counts()).toBe(0);
      await change(shown, undo);
      expect(await counts()).toBe(1);
    });

    it("stay as they are once somebody has done more, and are named", async () => {
      const [first, second] = [await write(1), await write(2)];
      await change([first, second], { does: "assign", assigneeId: desk.ben.id });
      const { version } = await readLeadAs(desk.owner, first.id);
      await desk.owner.send("PATCH", `/api/desk/leads/${first.id}`, { version, state: "quoted" });
      const { body } = await change([first, second], undo);
      expect(body).toMatchObject({
        done: [second.id],
        notDone: [{ id: first.id, reason: "changed", by: "Olive Owner" }],
      });
      expect(await facts(first.id)).toMatchObject({
        ...{ state: "quoted", assignee: { name: "Ben Office" } },
      });
    });

    it("stay as they are after ten minutes, or when an inspection was canceled", async () => {
      const lead = await write(1);
      await change([lead], { does: "assign", assigneeId: desk.ben.id });
      desk.pass(11 * 60);
      expect((await change([lead], undo)).body.notDone).toMatchObject([
        { reason: "refused", because: "It was more than ten minutes ago." },
      ]);
      await desk.bookAs(1, nine, "Pat Miller");
      const booked = await list("new-bookings");
      await change(booked, { does: "spam" });
      expect((await change(booked, undo)).body.notDone[0].because).toContain("Release the lead");
    });
  });

  it("are not followed up on a day that is over, alone or together", async () => {
    const lead = await write(1);
    const refused = {
      status: 400,
      body: { fields: { followUpOn: "Choose today or a later day" } },
    };
    const over = { does: "follow-up", on: "2026-06-01" };
    expect(await change([lead], over)).toMatchObject(refused);
    const path = `/api/desk/leads/${lead.id}`;
    const single = (day: string) => ({ version: 1, followUpOn: day });
    expect(await desk.owner.send("PATCH", path, single("2026-06-01"))).toMatchObject(refused);
    expect((await desk.owner.send("PATCH", path, single(today))).status).toBe(200);
    const { version } = await readLeadAs(desk.owner, lead.id);
    expect((await change([{ ...lead, version }], { ...over, on: wednesday })).status).toBe(200);
  });

  it("that somebody has changed meanwhile are left as they are, and named with who it was", async () => {
    const leads = [await write(1), await write(2)];
    const [first, second] = leads;
    await desk.owner.send("PATCH", `/api/desk/leads/${first?.id}`, { version: 1, state: "quoted" });
    const { body } = await change([...leads, { id: "gone", version: 1 }], { does: "spam" });
    expect(body).toMatchObject({
      done: [second?.id],
      notDone: [
        { id: first?.id, number: first?.number, reason: "changed", by: "Olive Owner" },
        { id: "gone", number: null, reason: "gone" },
      ],
    });
    expect((await readLeadAs(desk.owner, first?.id ?? "")).state).toBe("quoted");
  });

  it("are refused one by one when what is asked is not possible", async () => {
    const lead = await write(1);
    const { body } = await change([lead], { does: "assign", assigneeId: "nobody-here" });
    expect(body).toMatchObject({ done: [], notDone: [{ id: lead.id, reason: "refused" }] });
  });

  it("are for the office, and not more than the contract says", async () => {
    const lead = await write(1);
    const inspector = await signIn(desk.server, "inspector", "Ian");
    expect((await change([lead], { does: "spam" }, { by: inspector })).status).toBe(403);
    const tooMany = Array.from({ length: mostLeads + 1 }, () => lead);
    expect((await change(tooMany, { does: "spam" })).status).toBe(400);
    expect((await change([], { does: "spam" })).status).toBe(400);
  });
});
