import { afterAll, beforeAll, expect, it } from "vitest";
import type { ListedCounty } from "#domain/business/business-settings.ts";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { builtPages, type PageSource } from "#server/pages/page-source.ts";
import { siteTextPaths } from "#server/pages/site-texts.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { siteFolder } from "#tests/support/build-site.ts";
import { makeDataFolder } from "#tests/support/data-folders.ts";
import { signIn } from "#tests/support/desk.ts";
import { textOf } from "#tests/support/page-text.ts";
import { patience } from "#tests/support/patience.ts";

/* An owner works in one county alone, near the office. Nothing is said of counties farther out. */

const siteUrl = "http://site.test";
/** Only what tells areas apart; "primary area" is the name of the one that there is. */
const ofOtherAreas =
  /(extended|secondary) (count|area|ones|in )|primary and|primary counties|outside the primary|in every county|counties farthest out/i;

let app: Awaited<ReturnType<typeof buildApp>>;
let source: PageSource;
let owner: Visitor;

const ask = async (url: string) => {
  const { statusCode, body } = await app.inject({ url, headers: { host: "site.test" } });
  return { status: statusCode, body };
};

beforeAll(async () => {
  source = await builtPages(siteFolder, siteUrl);
  const config = { DATA_DIR: await makeDataFolder(), SITE_URL: siteUrl, LOG_LEVEL: "silent" };
  app = await buildApp(readConfig({ ...config, RATE_LIMIT: "off" }), {
    pageSource: source,
    clock: () => new Date("2026-06-02T16:00:00Z"),
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  owner = await signIn({ app, url }, "owner");
  const { counties } = (await owner.send("GET", "/api/desk/counties?state=OH")).body;
  const franklin = (counties as ListedCounty[]).find(({ name }) => name === "Franklin");
  const { zipCodes: _zipCodes, ...county } = franklin as ListedCounty;
  const overrides = {
    ...{ state: "OH", serviceRegion: "Central Ohio", "address.city": "Columbus" },
    counties: [{ ...county, type: "primary", details: "", projects: 0 }],
  };
  const settings = { overrides };
  const { status } = await owner.send("PUT", "/api/desk/business", { version: 0, settings });
  expect(status).toBe(200);
}, patience.longTest);
afterAll(() => app.close());

/** A page's words, with what search engines are told, and without scripts. */
function saidIn(body: string): string {
  const heads = Array.from(
    body.matchAll(/<meta[^>]* content="([^"]*)"/g),
    ([, content]) => content,
  );
  const data = Array.from(
    body.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
    ([, json]) => json,
  );
  return [textOf(body), ...heads, ...data].join("\n");
}

it(
  "no page, article or text tells areas apart",
  async () => {
    const found: string[] = [];
    let read = 0;
    for (const address of [...source.prerendered.keys(), ...source.kept, ...siteTextPaths]) {
      const { status, body } = await ask(address);
      if (status !== 200) continue;
      read += 1;
      const said = address.includes(".") ? body : saidIn(body);
      const at = said.search(ofOtherAreas);
      if (at >= 0) found.push(`${address}: …${said.slice(Math.max(0, at - 60), at + 60)}`);
    }
    expect(read).toBeGreaterThan(40);
    expect(found).toEqual([]);
  },
  patience.longTest,
);

it("pages say how soon somebody comes without naming an area", async () => {
  const home = textOf((await ask("/")).body);
  expect(home).toContain("in our county");
  const areas = textOf((await ask("/service-areas")).body);
  expect(areas).toContain("from our office in Columbus. We respond within 24 hours.");
  const plans = textOf((await ask("/protection-plans")).body);
  expect(plans).toContain("Member or not, we respond within 24 hours. Where that is sooner");
  const terms = textOf((await ask("/terms")).body);
  expect(terms).toMatch(/are on site within 24 hours\.(?! In our)/);
});

it("a roof's range holds no travel to where nobody works", async () => {
  const { body } = await ask("/roof-cost?size=squares&squares=20");
  expect(textOf(body)).toContain("Permit");
  expect(textOf(body)).not.toContain("Travel");
  expect(textOf(body)).not.toContain("a county near us");
});
