import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/calendar/calendar-day.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { listOfAmount } from "#domain/lead/number-lists.ts";
import type { LeadNumbers } from "#domain/lead/numbers-contract.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { someEstimate, someLine, someOption } from "#tests/support/estimate-values.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const newId = () => randomBytes(18).toString("base64url");
const form = {
  "content-type": "application/x-www-form-urlencoded",
  "sec-fetch-site": "same-origin",
};
const ahead = (days: number) => addDays(calendarDay("2026-06-02"), days);

/** Two options: for $2,000, and for $3,000, at so many times that. */
function priced(times: number) {
  const option = (grade: "good" | "better", squares: number) =>
    someOption({
      ...{ id: grade, grade, name: grade, dates: { begin: ahead(20), end: ahead(30) } },
      lines: [someLine({ quantity: squares * 100, waste: 0, priceCents: 10_000 * times })],
      allowances: [],
    });
  const options = [option("good", 20), option("better", 30)];
  return someEstimate({ validUntil: ahead(40), options });
}

describe.each(engines)("the amounts of leads with estimates, on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let owner: Visitor;

  beforeAll(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    owner = await signIn(server, "owner", "Ben Ortiz");
  });
  afterAll(async () => {
    await server.close();
    await storage.drop();
  });

  const someLead = async (name: string) =>
    (
      await writeAsVisitor(server, owner as never, {
        ...{ name, email: `${name.toLowerCase()}@example.com` },
        address: "12 Maple Street, Fairfax, VA 22030",
      })
    ).id;

  const pathOf = (leadId: string, id: string) => `/api/desk/leads/${leadId}/estimates/${id}`;

  /** Each thing happens a moment after the last one. */
  const pass = () => {
    server.clock.now = new Date(server.clock.now.getTime() + 1_000);
  };

  async function send(leadId: string, times: number, corrects?: string): Promise<string> {
    pass();
    const id = newId();
    const draft = { revision: 0, content: priced(times), writing: newId(), corrects };
    if (corrects) draft.content.correction = "We have measured it again.";
    expect(await owner.send("PUT", pathOf(leadId, id), draft)).toMatchObject({ status: 200 });
    const sending = `${pathOf(leadId, id)}/sending`;
    expect(await owner.send("PUT", sending, { revision: 1 })).toMatchObject({ status: 200 });
    return id;
  }

  async function say(leadId: string, id: string, fields: Record<string, string>): Promise<void> {
    pass();
    const { page } = (await owner.send("POST", `/api/desk/leads/${leadId}/my-roof`, {})).body;
    const url = `${new URL(page.address).pathname}/estimate/${id}/answer`;
    const payload = new URLSearchParams({ id: newId(), words: "", ...fields }).toString();
    const { statusCode } = await server.app.inject({
      ...{ method: "POST", url, headers: form, payload },
    });
    expect(statusCode).toBe(303);
  }

  const choose = (leadId: string, id: string, option: "good" | "better") =>
    say(leadId, id, { kind: "chosen", option });
  const revoke = async (leadId: string, id: string) => {
    pass();
    expect(await owner.send("PUT", `${pathOf(leadId, id)}/revocation`)).toMatchObject({
      status: 200,
    });
  };
  const sign = async (leadId: string, id: string, optionId: string) => {
    pass();
    const signing = `${pathOf(leadId, id)}/signing`;
    expect(await owner.send("PUT", signing, { optionId })).toMatchObject({ status: 200 });
  };
  const change = async (leadId: string, body: object) => {
    const { version } = await readLeadAs(owner as never, leadId);
    const changed = await owner.send("PATCH", `/api/desk/leads/${leadId}`, { version, ...body });
    expect(changed.status).toBe(200);
  };

  async function dollarsOf(leadId: string): Promise<number | null> {
    const { amountCents } = await readLeadAs(owner as never, leadId);
    return amountCents === undefined ? null : amountCents / 100;
  }

  it("are the least option, what was chosen, what was signed, whatever else was sent", async () => {
    const leadId = await someLead("Ada");
    const roof = await send(leadId, 5);
    expect(await dollarsOf(leadId)).toBe(10_000);
    const other = await send(leadId, 6);
    expect(await dollarsOf(leadId)).toBe(10_000);
    await choose(leadId, roof, "better");
    expect(await dollarsOf(leadId)).toBe(15_000);
    const garage = await send(leadId, 1);
    expect(await dollarsOf(leadId)).toBe(15_000);
    await say(leadId, other, { kind: "no", reason: "price" });
    await choose(leadId, garage, "good");
    expect(await dollarsOf(leadId)).toBe(17_000);
    await sign(leadId, roof, "good");
    expect(await dollarsOf(leadId)).toBe(10_000);
    await sign(leadId, garage, "better");
    expect(await dollarsOf(leadId)).toBe(13_000);
    await revoke(leadId, garage);
    expect(await dollarsOf(leadId)).toBe(10_000);
  });

  it("are those of corrections, and gone with what was revoked", async () => {
    const leadId = await someLead("Bea");
    const first = await send(leadId, 5);
    await choose(leadId, first, "better");
    const correction = await send(leadId, 7, first);
    expect(await dollarsOf(leadId)).toBe(14_000);
    await revoke(leadId, correction);
    expect(await dollarsOf(leadId)).toBeNull();
    const { timeline } = await readLeadAs(owner as never, leadId);
    expect(JSON.stringify(timeline)).toContain('"amountCents":{"from":1400000,"to":null}');
  });

  it("are what the office has written, until the estimates come to something else, and once none holds", async () => {
    const leadId = await someLead("Cal");
    await change(leadId, { state: "quoted", amountCents: 1_450_000 });
    const roof = await send(leadId, 5);
    expect(await dollarsOf(leadId)).toBe(10_000);
    await revoke(leadId, roof);
    expect(await dollarsOf(leadId)).toBe(14_500);
    const again = await send(leadId, 6);
    await change(leadId, { amountCents: 1_150_000 });
    await send(leadId, 8);
    expect(await dollarsOf(leadId)).toBe(11_500);
    await say(leadId, again, { kind: "question", about: "", words: "When would you begin?" });
    expect(await dollarsOf(leadId)).toBe(11_500);
    // What its person says then is newer, also where it comes to what was least before.
    await choose(leadId, again, "good");
    expect(await dollarsOf(leadId)).toBe(12_000);
  });

  it("stay what a lead was won for, until something is signed", async () => {
    const leadId = await someLead("Dot");
    await send(leadId, 5);
    await change(leadId, { state: "won", amountCents: 1_600_000 });
    const gutters = await send(leadId, 1);
    await choose(leadId, gutters, "good");
    expect(await dollarsOf(leadId)).toBe(16_000);
  });

  it("are the office's where an earlier release has written them", async () => {
    const leadId = await someLead("Eve");
    const { database, close } = await storage.open();
    const columns = { state: "quoted" as const, amount_cents: 1_234_500 };
    await database.updateTable("leads").set(columns).where("id", "=", leadId).execute();
    await close();
    await change(leadId, { followUpOn: ahead(3) });
    expect(await dollarsOf(leadId)).toBe(12_345);
    await revoke(leadId, await send(leadId, 5));
    expect(await dollarsOf(leadId)).toBe(12_345);
  });

  it("are none where nothing was offered yet, and come back with what holds", async () => {
    const leadId = await someLead("Fay");
    await send(leadId, 5);
    await change(leadId, { state: "contacted" });
    expect(await dollarsOf(leadId)).toBeNull();
    await change(leadId, { state: "quoted" });
    expect(await dollarsOf(leadId)).toBe(10_000);
  });

  it("are added up by numbers to what the lists have that these open", async () => {
    const silent = await someLead("Gus");
    await send(silent, 5);
    const [lost, won, written] = [
      await someLead("Hal"),
      await someLead("Ivy"),
      await someLead("Jo"),
    ];
    await say(lost, await send(lost, 3), { kind: "no", reason: "price" });
    const signed = await send(won, 4);
    await choose(won, signed, "better");
    await sign(won, signed, "good");
    const chosen = await send(written, 2);
    await choose(written, chosen, "better");
    await send(written, 9);
    await change(written, { amountCents: 555_555 });
    const { numbers } = (await owner.send("GET", "/api/desk/numbers?period=this-week")).body as {
      numbers: LeadNumbers;
    };
    const listed = async (list: object) => {
      let [cents, leads] = [0, 0];
      for (let after: string | null = ""; after !== null; ) {
        const query = new URLSearchParams({ ...list, ...(after && { after }) });
        const { body } = await owner.send("GET", `/api/desk/leads?${query}`);
        const amounts = body.leads.flatMap(({ amountCents }: LeadRow) => amountCents ?? []);
        leads += amounts.length;
        cents += amounts.reduce((sum: number, each: number) => sum + each, 0);
        after = body.next;
      }
      return { cents, leads };
    };
    for (const amount of ["quoted", "chosen", "open", "won"] as const) {
      const counted = numbers.amounts[amount];
      expect(counted.leads, amount).toBeGreaterThan(0);
      expect(await listed(listOfAmount(numbers.days, amount)), amount).toEqual(counted);
    }
    for (const { kind, quoted, open, won: sold } of numbers.amountsBy.kinds) {
      const sums = { quoted, open, won: sold };
      for (const amount of ["quoted", "open", "won"] as const) {
        expect(await listed(listOfAmount(numbers.days, amount, { kind }))).toEqual(sums[amount]);
      }
    }
  });
});
