import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { builtFacts } from "#content/facts.ts";
import { feedPaths } from "#content/links.ts";
import { signIn } from "#tests/support/desk.ts";
import { handMadePages } from "#tests/support/page-source.ts";
import { patience } from "#tests/support/patience.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const price = (dollars: number) => `$${dollars} a month`;
const built = price(builtFacts.plans.gold.monthlyPrice);

describe.each(engines)("texts for programs, on %s,", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    storage = await createStorage(engine);
    const { source } = handMadePages();
    server = await startTestApp(engine, { ...storage.forApp, pageSource: source });
    other = await startTestApp(engine, { ...storage.forApp, pageSource: source });
  });
  afterAll(async () => {
    await Promise.all([server.close(), other.close()]);
    await storage.drop();
  });

  const ask = (path: string, { url } = server, headers = {}) => fetch(url + path, { headers });
  const etagOf = async (path: string, process = server) =>
    (await ask(path, process)).headers.get("etag") ?? "";

  it("say a price of the moment in every process, and keep the ETag where they say none", async () => {
    expect(await (await ask("/llms.txt", other)).text()).toContain(built);
    const [llms, sitemap] = [await etagOf("/llms.txt"), await etagOf("/sitemap.xml")];

    const owner = await signIn(server, "owner");
    const overrides = { "plans.gold.monthlyPrice": 475 };
    const set = await owner.send("PUT", "/api/desk/business", {
      version: 0,
      settings: { overrides },
    });
    expect(set.status).toBe(200);

    for (const process of [server, other]) {
      await vi.waitFor(
        async () => {
          const text = await (await ask("/llms.txt", process)).text();
          expect(text).toContain(price(475));
          expect(text).not.toContain(built);
        },
        { timeout: patience.test, interval: 100 },
      );
      const held = await ask("/llms.txt", process, { "if-none-match": llms });
      expect(held.status).toBe(200);
      const same = await ask("/sitemap.xml", process, { "if-none-match": sitemap });
      expect(same.status).toBe(304);
    }
    expect(await etagOf("/llms.txt")).toBe(await etagOf("/llms.txt", other));
    expect(await (await ask(feedPaths.json)).text()).not.toContain(built);
  });
});
