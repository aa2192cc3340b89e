import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { articlePath, factsPath, serviceAreaPath } from "#content/links.ts";
import type { ListedCounty } from "#domain/business/business-settings.ts";
import { countyInFull } from "#domain/service-area/county.ts";
import type { OwnArea } from "#domain/service-area/own-area.ts";
import { articles } from "#generated/articles.ts";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { builtPages, type PageSource } from "#server/pages/page-source.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { siteFolder } from "#tests/support/build-site.ts";
import { makeDataFolder } from "#tests/support/data-folders.ts";
import { signIn } from "#tests/support/desk.ts";
import { patience } from "#tests/support/patience.ts";
import { newPostgresDatabase, stopPostgres } from "#tests/support/site.ts";
import { engines } from "#tests/support/test-app.ts";

/* An owner works elsewhere: in Columbus, Ohio. Pages, data and texts name those counties and none of the first. */

const siteUrl = "http://site.test";
const columbus = ["Franklin", "Delaware", "Licking", "Fairfield", "Madison"];
/** "Fairfax City" is where the first office is, and "Fairfield" begins alike. */
const ofTheFirst = built.counties.map(countyInFull);
/** Articles of the first region, which are not there. */
const ofRegion: readonly string[] = articles.filter(({ regions }) => regions).map(articlePath);
const drawing = ["/service-areas", "/locations", "/", "/commercial-roofing"];

afterAll(stopPostgres);

describe.each(engines)("counties of Ohio, on %s,", (engine) => {
  let app: Awaited<ReturnType<typeof buildApp>>;
  let source: PageSource;
  let owner: Visitor;
  let listed: readonly ListedCounty[];
  const before = new Map<string, string>();

  const ask = async (url: string) => {
    const { statusCode, body } = await app.inject({ url, headers: { host: "site.test" } });
    return { status: statusCode, body };
  };
  const pageOf = async (url: string) => (await ask(url)).body;
  const set = async (version: number, overrides: object) =>
    owner.send("PUT", "/api/desk/business", { version, settings: { overrides } });

  beforeAll(async () => {
    source = await builtPages(siteFolder, siteUrl);
    const databaseUrl = engine === "postgres" ? await newPostgresDatabase() : undefined;
    const config = readConfig({
      ...{ DATA_DIR: await makeDataFolder(), SITE_URL: siteUrl, LOG_LEVEL: "silent" },
      ...{ RATE_LIMIT: "off", ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    });
    const clock = () => new Date("2026-06-02T16:00:00Z");
    app = await buildApp(config, { pageSource: source, clock });
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    owner = await signIn({ app, url }, "owner");
    for (const address of drawing) before.set(address, await pageOf(address));
    listed = (await owner.send("GET", "/api/desk/counties?state=OH")).body.counties;
  }, patience.longTest);
  afterAll(() => app.close());

  const chosen = () =>
    columbus.flatMap((name, at) =>
      listed
        .filter((county) => county.name === name)
        .map(({ zipCodes: _zipCodes, ...county }) => ({
          ...county,
          type: at < 2 ? "primary" : "secondary",
          details: at === 0 ? "Our office is here." : "",
          projects: at === 0 ? 12 : 0,
        })),
    );

  it("are listed for the owner, and drawn before anything is stored", async () => {
    expect(listed).toHaveLength(88);
    const { status, body } = await owner.send("POST", "/api/desk/business/area", {
      counties: chosen(),
    });
    expect(status).toBe(200);
    expect(body.map.counties).toHaveLength(5);
    expect(body.zipCodes).toBeGreaterThan(50);
    expect((await ask(serviceAreaPath)).status).toBe(404);
  });

  it("are refused with counties of another state, by either's field", async () => {
    const { status, body } = await set(0, { state: "OH" });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ counties: "Choose counties of Ohio" });
    const mixed = [...chosen(), built.counties[0]];
    expect((await set(0, { state: "OH", counties: mixed })).status).toBe(400);
  });

  it(
    "are on every page, in the facts of scripts and in texts for programs",
    async () => {
      const overrides = { state: "OH", counties: chosen(), serviceRegion: "Central Ohio" };
      expect((await set(0, overrides)).status).toBe(200);

      const areas = await pageOf("/service-areas");
      expect(areas).toContain("We serve 5 Ohio counties");
      expect(areas).toContain("Our office is here.");
      expect(areas).toContain("12 projects");
      expect(areas).not.toContain("0 projects<");
      expect(areas).toContain('id="franklin"');
      expect(areas.match(/<article id=/g)).toHaveLength(5);
      // No county is far enough for the third area.
      expect(areas).not.toContain("Extended area");
      expect(await pageOf("/locations")).toContain("Franklin, Delaware");
      expect(await pageOf("/commercial-roofing")).toContain("Licking, Fairfield, and Madison");
      expect(await pageOf("/contact-us?county=fairfield")).toContain(
        "I am writing from Fairfield County.",
      );
      expect(await pageOf("/roof-cost")).toContain('<option value="licking"');
      expect(areas).toContain('"name":"Madison County, OH"');
      expect(await pageOf("/llms.txt")).toContain(
        "Counties in Ohio: Franklin, Delaware, Licking, Fairfield, Madison",
      );

      const found: string[] = [];
      const pages = [...source.prerendered.keys(), ...source.kept, "/llms.txt", "/sitemap.xml"];
      for (const address of pages) {
        const { status, body } = await ask(address);
        expect(status, address).toBe(ofRegion.includes(address) ? 404 : 200);
        const said = body.replace(/<(script|style)(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/\1>/g, "");
        found.push(
          ...ofTheFirst.filter((name) => said.includes(name)).map((name) => `${address}: ${name}`),
        );
      }
      expect(found).toEqual([]);

      const facts = JSON.parse((await ask(factsPath)).body);
      expect(facts.counties[0]).toEqual({ id: "franklin", name: "Franklin", type: "primary" });
      expect(facts).toMatchObject({ "address.region": "OH", "inState.name": "Ohio", area: "own" });
      const area: OwnArea = JSON.parse((await ask(serviceAreaPath)).body);
      expect(area.map.counties.map(({ id }) => id)).toEqual(
        columbus.map((name) => name.toLowerCase()),
      );
    },
    patience.longTest,
  );

  it.each([
    ["43215", "43215 is in Franklin County. We respond within 24 hours."],
    ["43130", "43130 is in Fairfield County."],
    ["43004", "43004"],
    ["22030", "We are not sure about 22030."],
    ["23220", "We are not sure about 23220."],
    ["432", "Enter the five digits of an Ohio ZIP code."],
  ])("answer for the ZIP code %s without scripts", async (zip, said) => {
    expect(await pageOf(`/service-areas?zip=${zip}`)).toContain(said);
  });

  it(
    "tell which pages would change",
    async () => {
      const counties = chosen().slice(0, 1);
      const { body } = await owner.send("POST", "/api/desk/business/changed-pages", {
        overrides: { state: "OH", counties, serviceRegion: "Central Ohio" },
      });
      expect(body.pages).toEqual(expect.arrayContaining(["/service-areas", "/locations"]));
    },
    patience.longTest,
  );

  it("close up where there are none", async () => {
    expect((await set(1, { state: "OH", counties: [] })).status).toBe(200);
    const areas = await pageOf("/service-areas");
    expect(areas).not.toContain("zip-check");
    expect(areas).not.toContain('<svg viewBox="0 0 0 0"');
    expect(areas).not.toMatch(/\b0 (Ohio )?counties/);
    for (const address of ["/", "/locations", "/commercial-roofing", "/our-company", "/faq"]) {
      expect(await pageOf(address), address).not.toMatch(/\b0 (Ohio )?counties/);
    }
  });

  it("are gone again with an undo, to the byte", async () => {
    expect((await set(2, {})).status).toBe(200);
    for (const address of drawing) expect(await pageOf(address), address).toBe(before.get(address));
    expect((await ask(serviceAreaPath)).status).toBe(404);
  });
});
