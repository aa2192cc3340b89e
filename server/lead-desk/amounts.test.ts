import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { timelineText } from "#content/en/desk/timeline.ts";
import { mostAmountCents } from "#domain/lead/amount.ts";
import { type DeskCalendar, startDeskCalendar, wednesday } from "#tests/support/desk-calendar.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { engines } from "#tests/support/test-app.ts";

describe.each(engines)("the amount of a lead, on %s", (engine) => {
  let desk: DeskCalendar;
  let id: string;

  beforeEach(async () => {
    desk = await startDeskCalendar(engine);
    ({ id } = await writeAsVisitor(desk.server, desk.ben));
  });
  afterEach(() => desk.stop());

  const lead = () => readLeadAs(desk.owner, id);
  const change = async (body: object, by = desk.ben) =>
    by.send("PATCH", `/api/desk/leads/${id}`, { version: (await lead()).version, ...body });
  const amount = async () => (await lead()).amountCents;
  const titles = async () =>
    (await lead()).timeline
      .filter(({ kind }) => kind === "changed")
      .map((entry) => timelineText(entry, "").title);

  it("is said with the quote, changes when it is won, and both are in the timeline", async () => {
    const { body } = await change({ state: "quoted", amountCents: 1_450_000 });
    expect(body.lead).toMatchObject({ state: "quoted", amountCents: 1_450_000 });
    await change({ state: "won", amountCents: 1_390_000 });
    await change({ amountCents: 1_395_050 });
    await change({ amountCents: null });
    expect(await amount()).toBeUndefined();
    expect(await titles()).toEqual([
      "State: New → Quoted, $14,500",
      "State: Quoted, $14,500 → Won, $13,900",
      "Amount: $13,900 → $13,950.50",
      "Amount: $13,950.50 → None",
    ]);
  });

  it("stays when the lead is won or lost without another, and is visited again", async () => {
    await change({ state: "quoted", amountCents: mostAmountCents });
    for (const next of [
      { state: "scheduled" },
      { state: "won" },
      { state: "lost", lostReason: "price" },
    ]) {
      await change(next);
      expect(await amount()).toBe(mostAmountCents);
    }
  });

  it("is gone where nothing has been offered yet", async () => {
    await change({ state: "quoted", amountCents: 1_450_000 });
    await change({ state: "contacted" });
    expect(await amount()).toBeUndefined();
    expect((await titles()).at(-1)).toBe("State: Quoted, $14,500 → Contacted");
  });

  it.each([
    ["of a lead that nothing was offered", { amountCents: 1_450_000 }],
    ["said with a visit that is agreed on", { state: "scheduled", amountCents: 1_450_000 }],
    ["of nothing", { state: "quoted", amountCents: 0 }],
    ["below nothing", { state: "quoted", amountCents: -100 }],
    ["in parts of a cent", { state: "quoted", amountCents: 1_450_000.5 }],
    ["beyond all roofs", { state: "quoted", amountCents: mostAmountCents + 1 }],
    ["in words", { state: "quoted", amountCents: "14.5k" }],
  ])("is refused %s, and nothing has changed", async (_what, body) => {
    const before = await lead();
    const refused = await change(body);
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toHaveProperty("amountCents");
    expect(await lead()).toEqual(before);
  });

  it("is in conflict with what somebody else has said since", async () => {
    const { version } = await lead();
    await change({ state: "quoted", amountCents: 1_450_000 }, desk.owner);
    const late = await change({ version, state: "quoted", amountCents: 1_600_000 });
    expect(late).toMatchObject({ status: 409, body: { lead: { amountCents: 1_450_000 } } });
    expect(await amount()).toBe(1_450_000);
  });

  it("is said by the inspector with the outcome of the visit, hours after it was pressed, too", async () => {
    const booked = await desk.bookAs(1);
    id = booked.leadId;
    await desk.passUntil(`${wednesday}T18:00:00Z`, [desk.owner, desk.dana]);
    const visit = { appointmentId: booked.id };
    const at = `${wednesday}T14:30:00.000Z`;
    const said = await change({ state: "quoted", amountCents: 1_450_000, visit, at }, desk.dana);
    expect(said.body.lead).toMatchObject({
      amountCents: 1_450_000,
      appointment: { progress: "done" },
    });
    const day = await desk.dana.send("GET", `/api/desk/day?date=${wednesday}`);
    expect(day.body.leads).toMatchObject([{ id, amountCents: 1_450_000 }]);
  });

  it("is in lists, in the CSV in dollars, and in what is exported of its person", async () => {
    await change({ state: "quoted", amountCents: 1_450_050 });
    const { body } = await desk.ben.send("GET", "/api/desk/leads?list=all");
    expect(body.leads).toMatchObject([{ amountCents: 1_450_050 }]);
    const headers = { cookie: desk.owner.cookie };
    const csv = await fetch(`${desk.server.url}/api/desk/downloads/leads?list=all`, { headers });
    const [head, line] = (await csv.text()).split("\r\n");
    const at = head?.split(",").indexOf("Amount") ?? -1;
    expect(line?.split(",")[at]).toBe("14500.5");
    const { personId } = await lead();
    const exported = await desk.owner.send("GET", `/api/desk/people/${personId}/export`);
    expect(exported.body.export.leads).toMatchObject([{ amount_cents: 1_450_050 }]);
    const page = await desk.owner.send("GET", `/api/desk/people/${personId}`);
    expect(page.body.person.leads).toMatchObject([{ amountCents: 1_450_050 }]);
  });

  it("is not in the audit trail, which says that it was changed, and by whom", async () => {
    await change({ state: "quoted", amountCents: 1_450_000 });
    expect(await desk.audited("lead.changed")).toMatchObject([
      {
        staff: { name: "Ben Office" },
        details: { state: { from: "new", to: "quoted" }, amount: "changed" },
      },
    ]);
    const { body } = await desk.owner.send("GET", "/api/desk/audit");
    expect(JSON.stringify(body)).not.toContain("1450000");
  });
});
