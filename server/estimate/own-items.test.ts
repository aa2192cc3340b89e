import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/calendar/calendar-day.ts";
import type { OwnItem } from "#domain/estimate/own-items.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { someEstimate, someLine, someOption } from "#tests/support/estimate-values.ts";
import { writeAsVisitor } from "#tests/support/leads.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const newId = () => randomBytes(18).toString("base64url");
const ahead = (days: number) => addDays(calendarDay("2026-06-02"), days);

const barrier: OwnItem = {
  ...{ id: "own-barrier1", name: "Ice and water barrier", unit: "foot", kind: "both" },
  ...{ price: { from: 3, to: 5 }, waste: 100 },
};

describe.each(engines)("items that an owner adds to the price book, on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let owner: Visitor;
  let office: Visitor;

  beforeAll(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    owner = await signIn(server, "owner", "Ben Ortiz");
    office = await signIn(server, "office", "Dana Ruiz");
  });
  afterAll(async () => {
    await server.close();
    await storage.drop();
  });

  async function set(...items: OwnItem[]) {
    const { business } = (await owner.send("GET", "/api/desk/business")).body;
    const settings = { overrides: { ownItems: { items } } };
    return owner.send("PUT", "/api/desk/business", { version: business.version, settings });
  }

  const estimatesOf = async (leadId: string) =>
    (await office.send("GET", `/api/desk/leads/${leadId}/estimates`)).body;

  it("are offered to estimates at once, stay in what was sent once retired, and are never deleted", async () => {
    const lead = { name: "Ada", email: "ada@example.com", address: "12 Maple Street" };
    const { id: leadId } = await writeAsVisitor(server, office as never, lead);
    expect((await set(barrier)).status).toBe(200);
    const { basis } = await estimatesOf(leadId);
    const own = { name: barrier.name, unit: "foot", kind: "both" };
    const price = { item: barrier.id, cents: { from: 300, to: 500 }, own };
    expect(basis.prices).toEqual(expect.arrayContaining([expect.objectContaining(price)]));

    const line = someLine({
      ...{ id: "barrier", item: barrier.id, what: barrier.name, unit: "foot" },
      ...{ quantity: 10_000, waste: 100, priceCents: 400 },
    });
    const dates = { begin: ahead(20), end: ahead(30) };
    const option = someOption({ dates, lines: [someLine(), line], allowances: [] });
    const content = someEstimate({ validUntil: ahead(40), options: [option] });
    const id = newId();
    const at = `/api/desk/leads/${leadId}/estimates/${id}`;
    const draft = { revision: 0, content, writing: newId() };
    expect((await office.send("PUT", at, draft)).status).toBe(200);
    // Somebody has read other prices than those that hold now.
    expect((await set({ ...barrier, price: { from: 4, to: 6 } })).status).toBe(200);
    const stale = await office.send("PUT", `${at}/sending`, { revision: 1, basis });
    expect(stale.status).toBe(409);
    const now = (await estimatesOf(leadId)).basis;
    const sent = await office.send("PUT", `${at}/sending`, { revision: 1, basis: now });
    expect(sent.status).toBe(200);

    const retired = { ...barrier, price: { from: 4, to: 6 }, isRetired: true } as const;
    expect((await set(retired)).status).toBe(200);
    const after = await estimatesOf(leadId);
    expect(JSON.stringify(after.basis.prices)).not.toContain(barrier.id);
    const kept = { ...price, cents: { from: 400, to: 600 } };
    expect(after.estimates[0].basis.prices).toContainEqual(expect.objectContaining(kept));
    expect(after.estimates[0].content.options[0].lines[1]).toMatchObject({ item: barrier.id });

    expect(await set()).toMatchObject({
      ...{ status: 400, body: { fields: { ownItems: expect.stringContaining("Retire") } } },
    });
    const { business } = (await owner.send("GET", "/api/desk/business")).body;
    expect(business.settings.overrides.ownItems.items).toEqual([retired]);
    expect(business.history).toHaveLength(3);
  });

  it("are refused in words", async () => {
    const refused = await set(
      { ...barrier, isRetired: true },
      { ...barrier, id: "own-other1", name: "" },
    );
    expect(refused).toMatchObject({
      ...{ status: 400, body: { fields: { "ownItems.1.name": "Write what it is" } } },
    });
    expect(
      (await office.send("PUT", "/api/desk/business", { version: 3, settings: {} })).status,
    ).toBe(403);
  });
});
