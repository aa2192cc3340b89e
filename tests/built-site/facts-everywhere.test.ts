import { glob } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { articleFacts } from "#content/en/article-facts.ts";
import { dollars } from "#content/en/figures.ts";
import { builtFacts } from "#content/facts.ts";
import { careCalendarPath } from "#content/links.ts";
import { shownPages } from "#content/pages.ts";
import { entriesOf } from "#domain/business/fact-entries.ts";
import { type Facts, factAt, withOverrides } from "#domain/business/facts.ts";
import { listedPages } from "#domain/page/listed-pages.ts";
import { describedWith } from "#domain/page/page-description.ts";
import { planIds } from "#domain/plan/protection-plan.ts";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { builtPages, type PageSource } from "#server/pages/page-source.ts";
import { siteTextPaths } from "#server/pages/site-texts.ts";
import { siteFolder } from "#tests/support/build-site.ts";
import { makeDataFolder } from "#tests/support/data-folders.ts";
import { signIn } from "#tests/support/desk.ts";
import { figuresAt, otherWords } from "#tests/support/other-facts.ts";
import { patience } from "#tests/support/patience.ts";

/* Once an owner has set every fact, nothing that the site serves says what it was built with. */

const overrides = { ...figuresAt("most"), ...otherWords() };

/** What is said of facts and could hardly be said of anything else. */
function said(f: Facts): string[] {
  const words = entriesOf(f)
    // Other things, too, are named after the city, weather and law are the region's, materials have dollar signs, and anything may be fair.
    .filter(
      ({ kind, path }) =>
        /^(text|mailbox|zip|link)$/.test(kind) &&
        !["address.city", "serviceRegion", "priceRange"].includes(path) &&
        !path.startsWith("roofWords."),
    )
    .map(({ path }) => String(factAt(f, path)));
  const descriptions = listedPages(shownPages(builtFacts))
    .flatMap(({ head }) => [head.title, head.description, head.keywords])
    .filter((text) => typeof text === "function" || text.includes("{{"))
    .map((text) => describedWith(f, text));
  return [
    ...words,
    ...[f.phone, f.hotline].flatMap(({ display, e164 }) => [display, e164]),
    ...Object.values(articleFacts(f)).filter((text) => text.length > 8 && /\d/.test(text)),
    ...planIds.map((id) => `${dollars(f.plans[id].monthlyPrice)}<`),
    `in ${f.foundedYear} with one idea`,
    `"priceRange":"${f.priceRange}"`,
    `"${f.serviceRadiusMiles} mi"`,
    `office in ${f.address.city}`,
    `Roofers from ${f.address.city}`,
    ...descriptions,
  ];
}

const now = said(withOverrides(built, overrides));
const before = said(built).filter((text) => text && !now.includes(text));

let source: PageSource;
let app: FastifyInstance;

beforeAll(async () => {
  const siteUrl = "http://site.test";
  source = await builtPages(siteFolder, siteUrl);
  const config = { DATA_DIR: await makeDataFolder(), SITE_URL: siteUrl, LOG_LEVEL: "silent" };
  app = await buildApp(readConfig({ ...config, RATE_LIMIT: "off" }), { pageSource: source });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const owner = await signIn({ app, url }, "owner");
  const body = { version: 0, settings: { overrides } };
  expect(await owner.send("PUT", "/api/desk/business", body)).toMatchObject({ status: 200 });
}, patience.longTest);
afterAll(() => app.close());

it.each([
  ["page", () => [...source.prerendered.keys(), ...source.kept]],
  [
    "text",
    () => [...siteTextPaths, careCalendarPath, "/.well-known/security.txt", "/api/openapi.json"],
  ],
  ["file but scripts, which hold defaults,", filesOfClient],
] as const)(
  "no %s says what the site was built with",
  async (_kind, addresses) => {
    const found: string[] = [];
    for (const address of await addresses()) {
      const { statusCode, body } = await app.inject({
        url: address,
        headers: { host: "site.test" },
      });
      expect(statusCode, address).toBe(200);
      const text = body
        .replaceAll("\r\n ", "")
        .replace(/<(script|style)(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/\1>/g, "");
      found.push(...before.filter((one) => text.includes(one)).map((one) => `${address}: ${one}`));
    }
    expect(found).toEqual([]);
  },
  patience.longTest,
);

/** Those with words in them, but the logo, a picture of its name. Data of pages are what links lead to. */
async function filesOfClient(): Promise<string[]> {
  const files = glob("**/*.{json,svg,txt,xml,webmanifest,data}", {
    cwd: path.join(siteFolder, "client"),
    exclude: ["logo/**"],
  });
  return (await Array.fromAsync(files)).map((file) => `/${encodeURI(file)}`);
}
