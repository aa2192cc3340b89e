import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { offerOfAddress } from "#content/pages.ts";
import type { Overrides } from "#domain/business/facts.ts";
import type { Offer } from "#domain/business/offers.ts";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { builtPages, type PageSource } from "#server/pages/page-source.ts";
import { siteTextPaths } from "#server/pages/site-texts.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { siteFolder } from "#tests/support/build-site.ts";
import { makeDataFolder } from "#tests/support/data-folders.ts";
import { signIn } from "#tests/support/desk.ts";
import { headingsOf, holesOf } from "#tests/support/holes.ts";
import { textOf } from "#tests/support/page-text.ts";
import { patience } from "#tests/support/patience.ts";
import { sampleHeadings, sampleWords } from "#tests/support/sample-words.ts";
import { ada } from "#tests/support/visitors.ts";

/* What an owner switches off at the desk leaves the running site without a trace, and comes back. */

const offers: readonly Offer[] = ["plans", "financing", "costRange", "bidComparison"];

let source: PageSource;
let app: FastifyInstance;
let owner: Awaited<ReturnType<typeof signIn>>;
let version = 0;
let siteAddress = "";

beforeAll(async () => {
  const siteUrl = "http://site.test";
  source = await builtPages(siteFolder, siteUrl);
  const config = { DATA_DIR: await makeDataFolder(), SITE_URL: siteUrl, LOG_LEVEL: "silent" };
  app = await buildApp(readConfig({ ...config, RATE_LIMIT: "off" }), { pageSource: source });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  siteAddress = url;
  owner = await signIn({ app, url }, "owner");
}, patience.longTest);
afterAll(() => app.close());

async function set(overrides: Overrides): Promise<void> {
  const body = { version, settings: { overrides } };
  const answer = await owner.send("PUT", "/api/desk/business", body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  version = answer.body.business.version;
}

const get = (url: string, method: "GET" | "HEAD" = "GET") =>
  app.inject({ url, method, headers: { host: "site.test", accept: "text/html" } });

const pagesOf = () => [...source.prerendered.keys(), ...source.kept];

/** What is sent of a page, but its scripts, which hold defaults. */
const said = (html: string) =>
  html.replace(/<(script|style)(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/\1>/g, "");

const states: readonly (readonly [string, readonly Offer[], boolean])[] = [
  ...offers.map((offer) => [`without ${offer}`, [offer], true] as const),
  ["without samples", [], false],
  ["with nothing of it", offers, false],
];

describe.each(states)("%s", (_name, off, samples) => {
  const gone = [...offerOfAddress]
    .filter(([, offer]) => off.includes(offer))
    .map(([address]) => address);

  beforeAll(async () => {
    const overrides = off.map((offer) => [`offers.${offer}`, false] as const);
    await set({ ...Object.fromEntries(overrides), ...(!samples && { samples }) });
  });

  it("answers 404 at every address of it, whoever asks how", async () => {
    for (const address of gone) {
      const page = await get(address);
      expect(page.statusCode, address).toBe(404);
      expect(headingsOf(page.body), address).toContain("This page isn't here");
      expect(page.body, address).toMatch(/<meta name="robots" content="noindex"/);
      expect(page.body, address).not.toContain('rel="canonical"');
      expect(page.headers, address).toMatchObject({ "cache-control": "no-store" });
      for (const [url, method] of [
        [address, "HEAD"],
        [`${address}/`, "GET"],
        [`${address}?plan=low-monthly`, "GET"],
        [`${address}.data`, "GET"],
      ] as const) {
        expect((await get(url, method)).statusCode, `${method} ${url}`).toBe(404);
      }
    }
  });

  it(
    "leaves no link to it, no hole and nothing made up on any page",
    async () => {
      const made = samples ? [] : Object.values(sampleWords).flat();
      for (const address of pagesOf().filter((one) => !gone.includes(one))) {
        const { statusCode, body } = await get(address);
        expect(statusCode, address).toBe(200);
        const text = said(body);
        const links = Array.from(text.matchAll(/\shref="(\/[^"#?]*)/g), ([, to = ""]) => to);
        expect
          .soft(
            links.filter((to) => gone.includes(to)),
            address,
          )
          .toEqual([]);
        expect.soft(holesOf(body), address).toEqual([]);
        expect.soft(text, address).not.toMatch(/\{\{|data-offer/);
        if (samples) continue;
        const read = textOf(text);
        expect
          .soft(
            made.filter((words) => read.includes(words)),
            address,
          )
          .toEqual([]);
        expect.soft(text, address).not.toContain("aggregateRating");
        expect.soft(text, address).not.toMatch(/sample (review|stor|figure)|shown here as/i);
        const headings = headingsOf(body).filter((heading) => sampleHeadings.includes(heading));
        expect.soft(headings, address).toEqual([]);
      }
    },
    patience.longTest,
  );

  it("tells programs of nothing that is not there", async () => {
    for (const path of siteTextPaths) {
      const { body } = await get(path);
      const named = gone.filter((address) => new RegExp(`site.test${address}["<)#?]`).test(body));
      expect.soft(named, path).toEqual([]);
      expect.soft(body, path).not.toMatch(/\{\{|data-offer/);
    }
  });
});

it("is there again once it is switched on, byte for byte", async () => {
  await set({});
  for (const address of offerOfAddress.keys()) {
    const page = await get(address);
    const prerendered = source.prerendered.get(address);
    if (!prerendered) expect(page.statusCode, address).toBe(301);
    else expect(page.body, address).toBe(prerendered.bodies.identity.toString());
  }
});

it(
  "says beforehand which pages come and go, and nothing of those that are not there anyway",
  async () => {
    const preview = async (overrides: Overrides) =>
      (await owner.send("POST", "/api/desk/business/changed-pages", { overrides })).body.pages;
    expect(await preview({ "offers.bidComparison": false })).toEqual(
      expect.arrayContaining(["/compare-bids", "/why-choose-us"]),
    );
    await set({ "offers.bidComparison": false });
    const phone = { display: "(703) 555-0177", e164: "+17035550177" };
    const changed = await preview({ "offers.bidComparison": false, phone });
    expect(changed).toContain("/faq");
    expect(changed).not.toContain("/compare-bids");
    await set({});
  },
  patience.longTest,
);

it("takes what was asked about it from a page that is still open", async () => {
  await set({ "offers.plans": false });
  const visitor = await connectVisitor(siteAddress);
  const { notes: _, ...person } = ada;
  const message = "I am asking about the Gold protection plan.";
  const subject = "Contact Request: gold-protection-plan";
  const { requestId } = await visitor.post("/api/customers/contact", {
    ...person,
    subject,
    message,
  });
  expect(requestId).toEqual(expect.any(String));
  await set({});
});
