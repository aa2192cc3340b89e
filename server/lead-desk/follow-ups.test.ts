import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/calendar/calendar-day.ts";
import type { ListedEnd } from "#domain/lead/loose-ends-contract.ts";
import { type DeskCalendar, startDeskCalendar } from "#tests/support/desk-calendar.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";

/** A Tuesday, at noon where the business is. */
const today = calendarDay("2026-06-02");
const thursday = "2026-06-04";

describe.each(engines)("the follow-ups of a quote, on %s", (engine) => {
  let storage: Storage;
  let desk: DeskCalendar;
  let id: string;

  beforeEach(async () => {
    storage = await createStorage(engine);
    desk = await startDeskCalendar(engine, storage.forApp);
    ({ id } = await writeAsVisitor(desk.server, desk.ben));
  });
  afterEach(async () => {
    await desk.stop();
    await storage.drop();
  });

  const lead = () => readLeadAs(desk.owner, id);
  const proposed = async () => (await lead()).proposedFollowUp;
  const change = async (body: object) =>
    desk.ben.send("PATCH", `/api/desk/leads/${id}`, { version: (await lead()).version, ...body });
  const call = (outcome: string) =>
    desk.ben.post(`/api/desk/leads/${id}/calls`, { outcome, note: "" });
  const loose = async (): Promise<ListedEnd[]> =>
    (await desk.ben.send("GET", "/api/desk/loose-ends")).body.ends;
  /** Noon of that day. */
  const dayIs = (day: string) => desk.passUntil(`${day}T16:00:00.000Z`, [desk.owner, desk.ben]);

  it("are proposed one after the other, until the last was in vain", async () => {
    expect(await proposed()).toBeUndefined();
    const { body } = await change({ state: "quoted" });
    expect(body.lead.proposedFollowUp).toBe(thursday);
    await change({ followUpOn: thursday });
    expect(await proposed()).toBeUndefined();

    await dayIs(thursday);
    // It stands until somebody has called.
    expect(await proposed()).toBeUndefined();
    const called = await call("no-answer");
    // Five days after Tuesday is Sunday.
    expect(called.lead.proposedFollowUp).toBe("2026-06-08");
    await change({ followUpOn: "2026-06-08" });
    expect(await loose()).toEqual([]);

    await dayIs("2026-06-08");
    await call("voicemail");
    await call("no-answer");
    // Twelve days after Tuesday is Sunday.
    expect(await proposed()).toBe("2026-06-15");
    await change({ followUpOn: "2026-06-15" });

    await dayIs("2026-06-15");
    await call("no-answer");
    expect(await proposed()).toBeUndefined();
  });

  it("begin again once the person was reached, and when they are quoted again", async () => {
    await change({ state: "quoted" });
    await dayIs("2026-06-05");
    await call("no-answer");
    await call("reached");
    // Two days after Friday is Sunday.
    expect(await proposed()).toBe("2026-06-08");
    await change({ state: "scheduled" });
    expect(await proposed()).toBeUndefined();
    await dayIs("2026-06-09");
    await change({ state: "quoted" });
    expect(await proposed()).toBe("2026-06-11");
  });

  it("go on after a quote was closed by mistake, and that was taken back", async () => {
    await change({ state: "quoted" });
    for (const day of [thursday, "2026-06-08"]) {
      await dayIs(day);
      await call("no-answer");
    }
    const third = await proposed();
    expect(third).toBe("2026-06-15");
    const shown = [{ id, version: (await lead()).version }];
    for (const action of [{ does: "close", lostReason: "price" }, { does: "undo" }]) {
      const { body } = await desk.ben.send("POST", "/api/desk/leads/changes", {
        leads: shown,
        action,
      });
      expect(body.done).toEqual([id]);
    }
    expect(await proposed()).toBe(third);
  });

  it("count on the day on which somebody tried, not on which there was a network again", async () => {
    await change({ state: "quoted" });
    desk.pass(3_600);
    const at = desk.server.clock.now.toISOString();
    await dayIs("2026-06-03");
    // On the day of the quote, it belongs to that.
    await desk.ben.post(`/api/desk/leads/${id}/calls`, { outcome: "no-answer", note: "", at });
    expect(await proposed()).toBe(thursday);
    await desk.ben.post(`/api/desk/leads/${id}/calls`, { outcome: "reached", note: "", at });
    expect(await proposed()).toBe(thursday);
  });

  it.each([
    ["sent", "2026-06-08"],
    ["queued", "2026-06-08"],
    ["dead", "2026-06-04"],
    ["withheld", "2026-06-04"],
  ] as const)("count a letter that is %s or not", async (state, next) => {
    await change({ state: "quoted" });
    await dayIs("2026-06-03");
    await desk.ben.post(`/api/desk/leads/${id}/mails`, { subject: "Your quote", text: "Well?" });
    await desk.mails();
    const { database, close } = await storage.open();
    const letter = database.updateTable("outbox").set({ state });
    await letter.where("kind", "=", "desk-letter").execute();
    await close();
    expect(await proposed()).toBe(next);
  });

  it("are the loose ends of a quote: when one is due, and when there is none left", async () => {
    await change({ state: "quoted" });
    expect(await loose()).toEqual([]);
    await dayIs(thursday);
    expect(await loose()).toMatchObject([{ kind: "silent", proposedFollowUp: "2026-06-05" }]);
    for (const day of [thursday, "2026-06-05", "2026-06-08"]) {
      await dayIs(day);
      await call("no-answer");
    }
    expect(await loose()).toEqual([]);
    await dayIs("2026-06-09");
    // Nobody closes it by a key: a week later, as before the last one, they may answer.
    expect(await loose()).toMatchObject([
      { kind: "silent", isInVain: true, proposedFollowUp: "2026-06-16" },
    ]);
  });

  it("follow the days that the owner sets, which no page states, and the days that the desk closes", async () => {
    const { body } = await desk.owner.send("GET", "/api/desk/business");
    const { version } = body.business;
    const set = (followUpDays: number[]) =>
      desk.owner.send("PUT", "/api/desk/business", {
        ...{ version, settings: { overrides: { followUpDays } } },
      });
    const refused = await set([2, 5]);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain("Enter 3 numbers");
    expect((await set([1, 3, 7])).status).toBe(200);
    await change({ state: "quoted" });
    expect(await proposed()).toBe(addDays(today, 1));
    const facts = await fetch(`${desk.server.url}/facts.json`);
    expect(await facts.text()).not.toContain("followUpDays");

    const days = { firstDay: "2026-06-03", lastDay: "2026-06-03" };
    const whole = { fromSlot: null, toSlot: null, inspectorId: null, reason: "Picnic" };
    const closing = await desk.owner.send("POST", "/api/desk/closures", { ...days, ...whole });
    expect(closing.status).toBe(200);
    expect(await proposed()).toBe(thursday);
  });

  it("are proposed to whoever is on the road, with the day", async () => {
    const { body } = await desk.dana.send("GET", "/api/desk/day");
    expect(body.quoteFollowUp).toBe(thursday);
  });

  it("are proposed to them on the lead's page as well, and to nobody who quotes elsewhere", async () => {
    const { leadId } = await desk.bookAs(1);
    await change({ assigneeId: desk.dana.id });
    expect((await readLeadAs(desk.dana, id)).quoteFollowUp).toBe(thursday);
    expect((await readLeadAs(desk.ben, leadId)).quoteFollowUp).toBeUndefined();
  });
});
