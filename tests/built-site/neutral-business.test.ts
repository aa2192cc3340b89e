import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { builtFacts } from "#content/facts.ts";
import { articlePath, careCalendarPath } from "#content/links.ts";
import { neutralBusiness } from "#content/neutral-business.ts";
import { isHeld } from "#domain/article/held-in.ts";
import { withOverrides } from "#domain/business/facts.ts";
import { articles } from "#generated/articles.ts";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { builtPages, type PageSource } from "#server/pages/page-source.ts";
import { siteTextPaths } from "#server/pages/site-texts.ts";
import { siteFolder } from "#tests/support/build-site.ts";
import { makeDataFolder } from "#tests/support/data-folders.ts";
import { patience } from "#tests/support/patience.ts";
import { leftOfTheFirst, namesOfTheFirst } from "../second-contractor/words-of-the-first.ts";

/* A release that nobody has set up names nothing of the business that the site was built with. */

const { foundedYear } = businessProfile;
const ofTheFirst = [
  ...namesOfTheFirst,
  "sameAs",
  "Founded",
  `in ${foundedYear} with`,
  "GeoCoordinates",
];

const facts = withOverrides(builtFacts, neutralBusiness);
/** Articles of a region, or that state a law: it is in no region, and nobody has confirmed one. The calendar is the region's, too. */
const notHeld: readonly string[] = [
  ...articles.filter((article) => !isHeld(facts, article)).map(articlePath),
  careCalendarPath,
];

let source: PageSource;
let app: FastifyInstance;

beforeAll(async () => {
  const siteUrl = "http://site.test";
  source = await builtPages(siteFolder, siteUrl);
  const config = { DATA_DIR: await makeDataFolder(), SITE_URL: siteUrl, LOG_LEVEL: "silent" };
  app = await buildApp(readConfig({ ...config, RATE_LIMIT: "off" }), {
    pageSource: source,
    isNeutral: true,
  });
}, patience.longTest);
afterAll(() => app.close());

it(
  "no page or text names the first contractor",
  async () => {
    const found: string[] = [];
    const texts = [...siteTextPaths, careCalendarPath, "/.well-known/security.txt"];
    for (const url of [...source.prerendered.keys(), ...source.kept, ...texts]) {
      const { statusCode, body } = await app.inject({ url, headers: { host: "site.test" } });
      expect(statusCode, url).toBe(notHeld.includes(url) ? 404 : 200);
      // It repeats what was asked for.
      if (statusCode === 404) continue;
      const text = body
        .replaceAll("\r\n ", "")
        .replace(/<(script|style)(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/\1>/g, "");
      found.push(...leftOfTheFirst(text, ofTheFirst).map((one) => `${url}: ${one}`));
    }
    expect(found).toEqual([]);
  },
  patience.longTest,
);

it("the first page is of the neutral business, and no search engine's", async () => {
  const { body, headers } = await app.inject({ url: "/", headers: { host: "site.test" } });
  expect(body).toContain(String(neutralBusiness.shortName));
  expect(headers["x-robots-tag"]).toBe("noindex");
});
