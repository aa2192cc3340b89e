import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dollars } from "#content/en/figures.ts";
import { builtFacts } from "#content/facts.ts";
import { factsPath } from "#content/links.ts";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { builtPages } from "#server/pages/page-source.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { siteFolder } from "#tests/support/build-site.ts";
import { makeDataFolder } from "#tests/support/data-folders.ts";
import { signIn } from "#tests/support/desk.ts";
import { patience } from "#tests/support/patience.ts";
import { newPostgresDatabase, stopPostgres } from "#tests/support/site.ts";
import { engines } from "#tests/support/test-app.ts";

/* A page that says the same after an owner has changed a fact is not sent again to whoever has it. */

const gold = builtFacts.plans.gold.monthlyPrice + 25;
const siteUrl = "http://site.test";

afterAll(stopPostgres);

describe.each(engines)("when owners change Gold's price, on %s,", (engine) => {
  let app: Awaited<ReturnType<typeof buildApp>>;
  let addresses: readonly string[];
  let owner: Visitor;
  beforeAll(async () => {
    const source = await builtPages(siteFolder, siteUrl);
    addresses = [
      ...source.prerendered.keys(),
      ...source.kept,
      "/news-insights?category=storm-damage",
    ];
    const databaseUrl = engine === "postgres" ? await newPostgresDatabase() : undefined;
    const config = readConfig({
      ...{ DATA_DIR: await makeDataFolder(), SITE_URL: siteUrl, LOG_LEVEL: "silent" },
      ...{ RATE_LIMIT: "off", ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    });
    const clock = () => new Date("2026-06-02T16:00:00Z");
    app = await buildApp(config, { pageSource: source, clock });
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    owner = await signIn({ app, url }, "owner");
  }, patience.longTest);
  afterAll(() => app.close());

  const ask = (url: string, held = "") =>
    app.inject({ url, headers: { host: "site.test", ...(held && { "if-none-match": held }) } });
  const set = async (version: number, overrides: object) => {
    const body = { version, settings: { overrides } };
    expect((await owner.send("PUT", "/api/desk/business", body)).status).toBe(200);
  };

  it(
    "pages that state it get another ETag, and all others keep theirs",
    async () => {
      expect((await ask("/")).body).not.toContain(factsPath);
      await set(0, { "promises.repairDays": { from: 3, to: 4 } });
      const held = new Map<string, string>();
      for (const address of addresses) {
        const { headers, body } = await ask(address);
        expect(body, address).toContain(factsPath);
        held.set(address, `${headers.etag}`);
      }

      await set(1, {
        "promises.repairDays": { from: 3, to: 4 },
        "plans.gold.monthlyPrice": gold,
      });
      const stating: string[] = [];
      for (const [address, etag] of held) {
        const { statusCode, body } = await ask(address, etag);
        if (statusCode === 304) continue;
        stating.push(address);
        const less = dollars(builtFacts.plans.platinum.monthlyPrice - gold);
        const prices = [dollars(gold), dollars(gold * 12), `${gold}`, less];
        expect(
          prices.some((price) => body.includes(price)),
          address,
        ).toBe(true);
      }
      expect(stating).toEqual(
        expect.arrayContaining(["/protection-plans", "/gold-protection-plan"]),
      );
      expect(stating).not.toContain("/gutter-services");
      expect(stating.length).toBeLessThan(addresses.length / 2);
      expect((await ask(factsPath)).json()).toMatchObject({ "plans.gold.monthlyPrice": gold });
    },
    patience.longTest,
  );
});
