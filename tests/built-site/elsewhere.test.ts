import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { articlePath, careCalendarPath } from "#content/links.ts";
import { offerOfAddress } from "#content/pages.ts";
import { withOfferedParts } from "#domain/article/offered-parts.ts";
import type { ListedCounty } from "#domain/business/business-settings.ts";
import { articles } from "#generated/articles.ts";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { builtPages, type PageSource } from "#server/pages/page-source.ts";
import { siteTextPaths } from "#server/pages/site-texts.ts";
import { businessProfile } from "#tests/second-contractor/content/business-profile.ts";
import { factsOfOhio } from "#tests/second-contractor/facts-of-ohio.ts";
import { wordsOfTheFirst } from "#tests/second-contractor/words-of-the-first.ts";
import { siteFolder } from "#tests/support/build-site.ts";
import { makeDataFolder } from "#tests/support/data-folders.ts";
import { signIn } from "#tests/support/desk.ts";
import { headingsOf, holesOf } from "#tests/support/holes.ts";
import { linksOf } from "#tests/support/page-text.ts";
import { patience } from "#tests/support/patience.ts";

/*
 * An owner moves the whole business to Columbus, Ohio, while the site runs. Whatever was written for Northern Virginia or states
 * the law of Virginia is nowhere, and comes back with it, byte for byte.
 */

const siteUrl = "http://site.test";
const columbus = ["Franklin", "Delaware", "Licking", "Fairfield", "Pickaway"];

const { offers } = businessProfile;

const pathOf = (one: { slug: string }): string => articlePath(one);
const bound = articles.filter(({ regions, law }) => regions || law).map(pathOf);
const anywhere = articles.map(pathOf).filter((path) => !bound.includes(path));

let source: PageSource;
let app: FastifyInstance;
let owner: Awaited<ReturnType<typeof signIn>>;
let version = 0;
const before = new Map<string, string>();

const ask = async (url: string, method: "GET" | "HEAD" = "GET") => {
  const headers = { host: "site.test", accept: "text/html" };
  const { statusCode, body } = await app.inject({ url, method, headers });
  return { status: statusCode, body };
};
const texts = [...siteTextPaths, "/.well-known/security.txt"];
const pagesOf = () => [...source.prerendered.keys(), ...source.kept];

async function set(overrides: object): Promise<void> {
  const body = { version, settings: { overrides } };
  const answer = await owner.send("PUT", "/api/desk/business", body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  version = answer.body.business.version;
}

/**
 * Words of the first contractor in what is sent, with what surrounds the first of each. Page data count, without what nobody
 * shows because it is not offered; scripts' defaults do not.
 */
function namedIn(body: string): string[] {
  const said = withOfferedParts(body.replaceAll('\\"', '"'), offers)
    .replaceAll("\r\n ", "")
    // Social networks are not facts of places.
    .replace(/https:[^"<]*skyline-roofing\.example/g, "")
    .replace(/<(script|style)(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/\1>/g, "");
  return wordsOfTheFirst.flatMap((words) => {
    const at = said.indexOf(words);
    return at < 0 ? [] : [said.slice(Math.max(0, at - 40), at + 50)];
  });
}

beforeAll(async () => {
  source = await builtPages(siteFolder, siteUrl);
  const config = { DATA_DIR: await makeDataFolder(), SITE_URL: siteUrl, LOG_LEVEL: "silent" };
  app = await buildApp(readConfig({ ...config, RATE_LIMIT: "off" }), {
    pageSource: source,
    clock: () => new Date("2026-06-02T16:00:00Z"),
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  owner = await signIn({ app, url }, "owner");
  const data = [...bound, ...anywhere].map((path) => `${path}.data`);
  for (const address of [...pagesOf(), ...data, ...texts, careCalendarPath]) {
    before.set(address, (await ask(address)).body);
  }
}, patience.longTest);
afterAll(() => app.close());

describe("in Ohio", () => {
  beforeAll(async () => {
    const { counties } = (await owner.send("GET", "/api/desk/counties?state=OH")).body;
    const chosen = columbus.map((name, at) => {
      const { zipCodes: _zipCodes, ...county } = (counties as ListedCounty[]).find(
        (one) => one.name === name,
      ) as ListedCounty;
      return { ...county, type: at < 2 ? "primary" : "secondary", details: "", projects: 0 };
    });
    await set({ ...factsOfOhio, counties: chosen });
  });

  it(
    "no page, text or data names a place, a law, a number or a person of the first",
    async () => {
      expect(anywhere.length).toBeGreaterThan(10);
      for (const address of [...pagesOf(), ...anywhere.map((path) => `${path}.data`), ...texts]) {
        const offer = offerOfAddress.get(address);
        const { status, body } = await ask(address);
        if (bound.includes(address) || (offer && !offers[offer])) {
          expect.soft(status, address).toBe(404);
        } else {
          expect.soft(status, address).toBe(200);
          expect.soft(holesOf(body), address).toEqual([]);
        }
        // A page that is not there is printed with its address.
        const named = namedIn(body.replaceAll(`site.test${address}`, "site.test"));
        expect.soft(named, address).toEqual([]);
      }
    },
    patience.longTest,
  );

  it("an article of another region is a 404 however it is asked for, with others to read", async () => {
    expect(bound.length).toBeGreaterThan(15);
    for (const address of bound) {
      for (const [url, method] of [
        [address, "GET"],
        [address, "HEAD"],
        [`${address}/`, "GET"],
        [`${address}.data`, "GET"],
      ] as const) {
        expect.soft((await ask(url, method)).status, `${method} ${url}`).toBe(404);
      }
    }
    const [address = ""] = bound;
    const { body } = await ask(address);
    expect(headingsOf(body)).toContain("Blog Post Not Found");
    expect(body).toContain('<meta name="robots" content="noindex"');
    expect(linksOf(body).some((to) => anywhere.includes(to))).toBe(true);
  });

  it("nothing leads to one: no list, count, related article, search, feed or sitemap", async () => {
    const lists = ["", "?page=2", "?category=storm-damage", "?search=roof", "?search=virginia+law"];
    const asked = [
      ...pagesOf().filter((address) => !bound.includes(address)),
      ...lists.map((query) => `/news-insights${query}`),
      ...texts,
    ];
    for (const address of asked) {
      const { body } = await ask(address);
      const led = bound.filter((path) => new RegExp(`${path}["<)#?&]`).test(body));
      expect.soft(led, address).toEqual([]);
    }
    const { body } = await ask("/news-insights");
    expect(body).toContain(`${anywhere.length} articles`);
    const topics = linksOf(body).filter((to) => to.startsWith("/news-insights?tag="));
    expect(topics.length).toBeGreaterThan(5);
    for (const topic of topics) {
      expect.soft(headingsOf((await ask(topic)).body), topic).not.toContain("No articles found");
    }
  });

  it("every address of the sitemap is there", async () => {
    const { body } = await ask("/sitemap.xml");
    const listed = Array.from(body.matchAll(/<loc>http:\/\/site\.test([^<]*)/g), ([, to]) => to);
    expect(listed.length).toBeGreaterThan(40);
    for (const address of listed) {
      const page = await ask((address ?? "").replaceAll("&amp;", "&"));
      expect.soft(page.status, address).toBe(200);
      expect.soft(namedIn(page.body), address).toEqual([]);
    }
  });

  it("the year of the first region's trees and frosts is no longer told", async () => {
    expect((await ask(careCalendarPath)).status).toBe(404);
    const { body } = await ask("/maintenance-tips");
    expect(body).not.toContain(careCalendarPath);
    expect(body).not.toContain("late May, early December");
    expect(headingsOf(body)).toEqual(expect.arrayContaining(["Spring", "Winter"]));
  });
});

it("without the law, articles that state it are gone, and those of the region stay", async () => {
  await set({ "law.confirmedFor": "" });
  for (const article of articles) {
    const { status } = await ask(articlePath(article));
    expect.soft(status, article.slug).toBe(article.law ? 404 : 200);
  }
});

it(
  "as it was, every page, text and file is again what was built",
  async () => {
    await set({ state: "OH", counties: [] });
    expect((await ask("/faq")).body).not.toBe(before.get("/faq"));
    await set({});
    for (const [address, body] of before) {
      expect.soft((await ask(address)).body === body, address).toBe(true);
    }
  },
  patience.longTest,
);
