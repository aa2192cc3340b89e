import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { lists } from "#content/en/finished-roofs.ts";
import { projectTitle } from "#content/en/project.ts";
import { builtFacts } from "#content/facts.ts";
import { factsPath, projectPath } from "#content/links.ts";
import { roofAddresses } from "#content/pages.ts";
import { type PublishedProject, pairOf } from "#domain/project/project.ts";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { builtPages, type PageSource } from "#server/pages/page-source.ts";
import { siteTextPaths } from "#server/pages/site-texts.ts";
import { siteFolder } from "#tests/support/build-site.ts";
import { makeDataFolder } from "#tests/support/data-folders.ts";
import { holesOf } from "#tests/support/holes.ts";
import { all, attribute, only, readHtml, text } from "#tests/support/html.ts";
import { budgets, compressed, mostBytes } from "#tests/support/page-budgets.ts";
import { scriptsOf } from "#tests/support/page-scripts.ts";
import { textOf } from "#tests/support/page-text.ts";
import { patience } from "#tests/support/patience.ts";
import { projects } from "#tests/support/published-projects.ts";
import { missingFrom, sections, table } from "./support/statements.ts";

/* Finished roofs come once three are published, and leave without a trace. */

let published: readonly PublishedProject[] = [];
vi.mock("#server/project/published-rows.ts", () => ({
  editionOf: async () => published.map(({ id }) => id).join(),
  readPublished: async () => ({ projects: [...published], pictures: new Map() }),
}));

const siteUrl = "http://site.test";
let source: PageSource;
let app: FastifyInstance;
/** What programs are told while nothing is published. */
const textsBefore = new Map<string, string>();

beforeAll(async () => {
  source = await builtPages(siteFolder, siteUrl);
  const config = { DATA_DIR: await makeDataFolder(), SITE_URL: siteUrl, LOG_LEVEL: "silent" };
  app = await buildApp(readConfig({ ...config, RATE_LIMIT: "off" }), {
    pageSource: source,
    clock: () => new Date("2026-12-01T15:00:00Z"),
  });
  for (const path of siteTextPaths) textsBefore.set(path, (await get(path)).body);
}, patience.longTest);
afterAll(() => app.close());

async function publish(next: readonly PublishedProject[]): Promise<void> {
  published = next;
  await app.services.projects.look();
}

const get = (url: string, method: "GET" | "HEAD" | "POST" = "GET") =>
  app.inject({ url, method, headers: { host: "site.test", accept: "text/html" } });

/** Addresses of lists, and of the finished roofs that tests publish. */
const listed = [...roofAddresses].filter((address) => !address.includes(":"));
const ofRoofs = [...listed, ...projects.map(projectPath)];

async function expectNothing(): Promise<void> {
  const answered = async (url: string, method: "GET" | "HEAD" | "POST" = "GET") => {
    const { statusCode, headers, body } = await get(url, method);
    const { date: _, "x-request-id": __, ...others } = headers;
    return { statusCode, headers: others, body };
  };
  for (const address of ofRoofs) {
    for (const [before, after, method] of [
      ["", "", "GET"],
      ["", "", "HEAD"],
      ["", "", "POST"],
      ["", "/", "GET"],
      ["", "?material=metal", "GET"],
      ["", ".data", "GET"],
    ] as const) {
      const unlisted = await answered(`${before}/no-such-page${after}`, method);
      expect
        .soft(await answered(`${before}${address}${after}`, method), `${method} ${address}${after}`)
        .toEqual(unlisted);
    }
  }
  for (const [address, page] of source.prerendered) {
    const { body, headers } = await get(address);
    expect.soft(body === page.bodies.identity.toString(), address).toBe(true);
    expect.soft(headers.etag, address).toBe(page.etag);
    expect.soft(body, address).not.toMatch(/our-projects|before-after/);
  }
  for (const [path, body] of textsBefore) expect((await get(path)).body, path).toBe(body);
  expect((await get(factsPath)).body).toBe("{}");
}

it(
  "leaves every page byte for byte, and its addresses as any that lead nowhere, while fewer than three are published",
  async () => {
    await publish(projects.slice(0, 2));
    await expectNothing();
  },
  patience.longTest,
);

describe("while three are published", () => {
  beforeAll(() => publish(projects));

  it(
    "has a page of each, of each kind, and of what was there before",
    async () => {
      for (const address of ofRoofs) {
        const { statusCode, body, headers } = await get(address);
        expect.soft(statusCode, address).toBe(200);
        const page = readHtml(body);
        expect.soft(all(page, "h1"), address).toHaveLength(1);
        const canonical = only(page, "link", { rel: "canonical" });
        expect.soft(attribute(canonical, "href"), address).toBe(siteUrl + address);
        expect
          .soft(body, address)
          .toMatch(/property="og:image" content="http:\/\/site.test\/project-pictures\//);
        expect
          .soft(body.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ""), address)
          .not.toMatch(/<[a-z][^>]*\sstyle=/i);
        expect.soft(holesOf(body), address).toEqual([]);
        expect.soft(compressed(body), address).toBeLessThanOrEqual(mostBytes(budgets.html));
        expect.soft(headers.etag, address).toBeDefined();
        const again = await app.inject({
          url: address,
          headers: { host: "site.test", "if-none-match": String(headers.etag) },
        });
        expect.soft(again.statusCode, address).toBe(304);
      }
    },
    patience.longTest,
  );

  it(
    "has no more scripts on a page than its budget",
    async () => {
      for (const address of [...ofRoofs, "/", "/roof-cost", "/service-areas"]) {
        const files = await scriptsOf((await get(address)).body, siteFolder);
        const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
        expect.soft(bytes, address).toBeLessThanOrEqual(mostBytes(budgets.scripts));
      }
    },
    patience.longTest,
  );

  it(
    "puts the third item into the menu of every page, and leads to no page that is not there",
    async () => {
      for (const address of [...source.prerendered.keys(), ...ofRoofs]) {
        const { body, statusCode } = await get(address);
        expect.soft(statusCode, address).toBe(200);
        const links = Array.from(body.matchAll(/\shref="(\/[^"#?]*)/g), ([, to = ""]) => to);
        for (const to of listed) expect.soft(links, `${address} to ${to}`).toContain(to);
        const roofs = links.filter((to) => to.startsWith("/our-projects/"));
        expect
          .soft(
            roofs.filter((to) => !ofRoofs.includes(to)),
            address,
          )
          .toEqual([]);
      }
    },
    patience.longTest,
  );

  it("lists those that the query asks for, in one spelling of it, and tells search engines of the whole list alone", async () => {
    const titles = async (address: string) => {
      const main = only(readHtml((await get(address)).body), "main");
      return all(main, "h2").map(text);
    };
    const [metal, slate, tpo] = projects.map(projectTitle);
    expect(await titles("/our-projects")).toEqual(expect.arrayContaining([metal, slate, tpo]));
    const ofSlate = await titles("/our-projects?material=slate&utm_source=mail");
    expect(ofSlate).toContain(slate);
    expect(ofSlate).not.toContain(metal);
    const inLoudoun = await titles("/residential-projects?county=loudoun");
    expect(inLoudoun).toContain(metal);
    expect(inLoudoun).not.toContain(slate);
    const html = (await get("/our-projects?material=slate")).body;
    expect(html).toContain('rel="canonical" href="http://site.test/our-projects"');
    const none = await get("/residential-projects?material=tpo");
    expect(none.statusCode).toBe(200);
    expect(textOf(none.body)).toContain("No finished roof matches");
  });

  it("says truthfully that there is none of a kind, and keeps that page from search engines", async () => {
    const { body } = await get("/government-projects");
    expect(textOf(body)).toContain(lists.government(builtFacts).none.heading);
    expect(body).toMatch(/<meta name="robots" content="noindex"/);
    for (const path of ["/sitemap.xml", "/llms.txt"]) {
      const told = (await get(path)).body;
      expect(told).not.toContain("/government-projects");
      for (const address of ofRoofs.filter((one) => one !== "/government-projects")) {
        expect(told, path).toContain(`${siteUrl}${address}`);
      }
    }
  });

  it("shows what is known of a roof, and its pictures in the order in which they were taken", async () => {
    const { body } = await get("/our-projects/metal-roof-leesburg-2026-10");
    const said = textOf(body);
    for (const words of [
      "24.5 squares",
      "2,450 sq ft",
      "6 days",
      "October 2026",
      "$20,000 to $25,000",
      "along the chimney the decking had turned soft",
      "7 sheets of decking replaced",
      "They can take it back at any time",
    ]) {
      expect.soft(said).toContain(words);
    }
    const data = all(readHtml(body), "script", { type: "application/ld+json" }).map((one) =>
      JSON.parse(text(one)),
    );
    const gallery = data.find((one) => one["@type"] === "ImageGallery");
    expect(gallery.image).toHaveLength(3);
    expect(gallery.contentLocation.name).toBe("Leesburg");
    expect(data.some((one) => one["@type"] === "BreadcrumbList")).toBe(true);
    expect(body).not.toContain("project-metal");
  });

  it("can be compared by keys, and side by side without scripts", async () => {
    const main = only(readHtml((await get("/before-after")).body), "main");
    const ranges = all(main, "input", { type: "range" });
    expect(ranges).toHaveLength(2);
    for (const range of ranges) expect(attribute(range, "aria-label")).toMatch(/roof in Leesburg/);
    expect(all(main, "h2").map(text)).not.toContain(projectTitle(projects[1] as PublishedProject));
  });

  it("says one true number of projects, in all and by county, and what they cost this year", async () => {
    expect(textOf((await get("/why-choose-us")).body)).toMatch(/Finished 3 projects/);
    expect(textOf((await get("/our-company")).body)).toContain("has finished 3 projects");
    const areas = readHtml((await get("/service-areas")).body);
    const county = (id: string) => text(only(areas, "article", { id }));
    expect(county("loudoun")).toContain("2 projects");
    expect(county("arlington")).not.toMatch(/\d projects/);
    for (const address of ["/roof-cost", "/news-insights/what-a-new-roof-costs"]) {
      const said = textOf((await get(address)).body);
      expect.soft(said, address).toContain("What 2 finished roofs cost in 2026");
      expect.soft(said, address).toMatch(/Slate 1 \$50,000 to \$75,000/);
    }
    const { finishedRoofs } = (await get(factsPath)).json();
    expect(finishedRoofs.count).toBe(3);
  });

  it("states what docs/statements.md says of these pages", async () => {
    const ofTheirs = sections.filter(({ addresses }) =>
      addresses.some((address) => table[address]?.roofs),
    );
    const told = ofTheirs.flatMap(({ addresses }) => addresses);
    expect(new Set(told)).toEqual(roofAddresses);
    for (const { addresses, statements } of ofTheirs) {
      for (const address of addresses) {
        const [roof] = projects;
        const shown = address.includes(":") && roof ? projectPath(roof) : address;
        const { body } = await get(shown);
        expect.soft(missingFrom(body, statements), address).toEqual([]);
      }
    }
  });

  it("leads from a roof that is not there to the home page", async () => {
    const answer = await get("/our-projects/no-such-roof");
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe("/");
  });
});

describe("while 200 are published", () => {
  const many = Array.from({ length: 200 }, (_, index): PublishedProject => {
    const like = projects[index % 3] as PublishedProject;
    return { ...like, id: `roof-${index}`, slug: `roof-${index}` };
  });
  beforeAll(() => publish(many));

  const slugsOn = async (address: string) => {
    const main = only(readHtml((await get(address)).body), "main");
    const cards = all(main, "article").length > 0 ? all(main, "article") : all(main, "li");
    return cards
      .flatMap((card) => all(card, "a"))
      .flatMap(
        (link) => /^\/our-projects\/(roof-\d+)$/.exec(attribute(link, "href") ?? "")?.[1] ?? [],
      );
  };

  it(
    "has lists of pages with addresses of their own, each within the limits of a page",
    async () => {
      const lists = [
        ["/our-projects", many.length],
        ["/residential-projects", many.filter(({ kind }) => kind === "residential").length],
        ["/before-after", many.filter((project) => pairOf(project)).length],
      ] as const;
      const told = (await get("/sitemap.xml")).body;
      for (const [list, count] of lists) {
        const seen = new Set<string>();
        let address: string | undefined = list;
        for (let page = 1; address; page += 1) {
          const { body, statusCode } = await get(address);
          expect(statusCode, address).toBe(200);
          expect.soft(compressed(body), address).toBeLessThanOrEqual(mostBytes(budgets.html));
          const html = readHtml(body);
          const canonical = only(html, "link", { rel: "canonical" });
          expect.soft(attribute(canonical, "href"), address).toBe(siteUrl + address);
          expect.soft(told, address).toContain(`<loc>${siteUrl}${address}</loc>`);
          const title = text(only(only(html, "head"), "title"));
          expect.soft(title.includes(`, page ${page}`), address).toBe(page > 1);
          for (const slug of await slugsOn(address)) seen.add(slug);
          const [next] = all(html, "a", { rel: "next" });
          const [previous] = all(html, "a", { rel: "prev" });
          expect.soft(previous === undefined, address).toBe(page === 1);
          address = next && attribute(next, "href");
        }
        expect(seen.size, list).toBe(count);
      }
    },
    patience.longTest,
  );

  it("keeps what was chosen from page to page, and begins another choice with its first", async () => {
    const address = "/our-projects?material=slate&county=fairfax&page=2";
    const { body } = await get(address);
    const html = readHtml(body);
    const [next] = all(html, "a", { rel: "next" });
    expect(attribute(next as never, "href")).toBe(
      "/our-projects?material=slate&county=fairfax&page=3",
    );
    const chosen = all(html, "a").map((link) => attribute(link, "href"));
    expect(chosen).toContain("/our-projects?county=fairfax");
    expect(chosen).not.toContain("/our-projects?county=fairfax&page=2");
    const canonical = only(html, "link", { rel: "canonical" });
    expect(attribute(canonical, "href")).toBe(`${siteUrl}/our-projects`);
    const beyond = readHtml((await get("/our-projects?page=999")).body);
    const shown = only(beyond, "link", { rel: "canonical" });
    expect(attribute(shown, "href")).toBe(`${siteUrl}/our-projects?page=17`);
  });
});

it(
  "is gone with one of three, byte for byte",
  async () => {
    await publish(projects.slice(1));
    await expectNothing();
  },
  patience.longTest,
);

it(
  "takes away the page of one of four alone",
  async () => {
    const [metal] = projects;
    if (!metal) throw new Error("No project");
    const fourth = { ...metal, id: "fourth", slug: "metal-roof-leesburg-2026-11" };
    await publish([...projects, fourth]);
    expect((await get(projectPath(fourth))).statusCode).toBe(200);
    await publish(projects);
    expect((await get(projectPath(fourth))).statusCode).toBe(302);
    expect((await get("/our-projects")).body).not.toContain(fourth.slug);
    expect((await get("/our-projects")).statusCode).toBe(200);
  },
  patience.longTest,
);
