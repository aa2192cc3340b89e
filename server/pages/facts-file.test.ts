import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import { factsPath } from "#content/links.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { handMadePages } from "#tests/support/page-source.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const gold = { "plans.gold.monthlyPrice": builtFacts.plans.gold.monthlyPrice + 25 };

describe.each(engines)("the facts that pages ask for, on %s,", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let other: TestApp;
  let owner: Visitor;
  let version: number;
  beforeEach(async () => {
    version = 0;
    storage = await createStorage(engine);
    const { source: pageSource } = handMadePages();
    server = await startTestApp(engine, { ...storage.forApp, pageSource });
    other = await startTestApp(engine, { ...storage.forApp, pageSource });
    owner = await signIn(server, "owner");
  });
  afterEach(async () => {
    await server.close();
    await other.close();
    await storage.drop();
  });

  const ask = (held = "", { url } = other) =>
    fetch(url + factsPath, { headers: held ? { "if-none-match": held } : {} });
  const set = async (overrides: object) => {
    const body = { version, settings: { overrides } };
    expect((await owner.send("PUT", "/api/desk/business", body)).status).toBe(200);
    version += 1;
  };

  it("are none until an owner has set one, and then the same by every process at once", async () => {
    const before = await ask();
    expect(await before.json()).toEqual({});
    expect(before.headers.get("last-modified")).toBeNull();

    await set({ ...gold, capacity: 3, "reminders.one-day.text": "At {time}." });
    const [mine, others] = [await ask("", server), await ask()];
    const headers = Object.fromEntries(others.headers);
    expect(headers).toMatchObject({
      "cache-control": "public, no-cache",
      "content-type": "application/json; charset=utf-8",
      "last-modified": server.clock.now.toUTCString(),
    });
    expect(headers.etag).not.toBe(before.headers.get("etag"));
    expect(mine.headers.get("etag")).toBe(headers.etag);
    // Not what no page states.
    expect(await others.json()).toEqual(gold);
    expect(await mine.json()).toEqual(gold);
  });

  it("are sent once to whoever has them", async () => {
    await set(gold);
    const etag = (await ask()).headers.get("etag") ?? "";
    expect(await ask(etag)).toMatchObject({ status: 304 });
    await set({ capacity: 3 });
    const undone = await ask(etag);
    expect(undone.status).toBe(200);
    expect(await undone.json()).toEqual({});
  });
});
