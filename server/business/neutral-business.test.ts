import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { builtBusinessFacts } from "#content/business-facts.ts";
import { businessProfile } from "#content/business-profile.ts";
import { factsPath } from "#content/links.ts";
import { isNobodys, neutralBusiness } from "#content/neutral-business.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { noSettings } from "#domain/business/business-settings.ts";
import { entriesOf, entryAt } from "#domain/business/fact-entries.ts";
import { overrideFaults } from "#domain/business/fact-faults.ts";
import { type BusinessFacts, factAt, withOverrides } from "#domain/business/facts.ts";
import { withoutSetUp, withSettled } from "#domain/business/set-up-steps.ts";
import { yearsInBusiness } from "#domain/business/years-in-business.ts";
import { overridesOver } from "#domain/places/place-overrides.ts";
import { checkBusiness } from "#server/command/checks/business.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { handMadePages } from "#tests/support/page-source.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

/* What a release shows until somebody has set up their business. */

it("nobody's business is one that an owner could have set", () => {
  // But for the state, which is none.
  const settable = Object.entries(neutralBusiness).filter(
    ([path]) => !entryAt(path)?.fixed && path !== "state",
  );
  expect(overrideFaults(Object.fromEntries(settable), builtBusinessFacts)).toEqual({});
});

it("nobody's business has nothing of the first contractor's name, numbers, mailbox, address and place", () => {
  const facts = withOverrides(builtBusinessFacts, neutralBusiness);
  const { name, shortName, serviceRegion, phone, hotline, email, address, licenses, state } =
    businessProfile;
  const first: string[] = [
    ...[name, shortName, serviceRegion, phone.e164, hotline.e164, email],
    ...[address.street, address.city, ...licenses.map(({ number }) => number)],
    ...[address.latitude, address.longitude, state.name, `"${state.code}"`].map(String),
    ...builtBusinessFacts.counties.map((county) => `"${county.name}"`),
  ];
  const said = entriesOf(facts).map(({ path }) => JSON.stringify(factAt(facts, path)));
  expect(first.filter((one) => said.some((text) => text.includes(one)))).toEqual([]);
});

it("nobody's business says itself what follows from its place", () => {
  expect(overridesOver(neutralBusiness, {}, builtBusinessFacts)).toEqual(neutralBusiness);
  expect(neutralBusiness["company.years"]).toBe(
    yearsInBusiness(Number(neutralBusiness.foundedYear), 2026),
  );
});

it("a profile is nobody's while it is marked and has a mailbox that nobody can have", () => {
  const { isSpecified: _mark, ...own }: BusinessProfile = businessProfile;
  expect(isNobodys(businessProfile)).toBe(true);
  expect(isNobodys(own)).toBe(false);
  expect(isNobodys({ ...businessProfile, email: "hello@roofs.com" })).toBe(false);
});

describe.each(engines)("a site that nobody has set up, on %s,", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let owner: Visitor;
  beforeAll(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, {
      ...storage.forApp,
      isNeutral: true,
      profile: businessProfile,
      pageSource: handMadePages().source,
    });
    owner = await signIn(server, "owner");
  });
  afterAll(async () => {
    await server.close();
    await storage.drop();
  });
  beforeEach(() => put(noSettings));

  const get = (url: string) =>
    server.app.inject({ url, headers: { host: "site.test", accept: "text/html" } });
  const stated = async () => JSON.parse((await get(factsPath)).body);
  const put = async (settings: object) => {
    const { version } = (await owner.send("GET", "/api/desk/business")).body.business;
    return owner.send("PUT", "/api/desk/business", { version, settings });
  };
  const check = () =>
    checkBusiness({ ...storage, siteUrl: "https://roofs.example" }, Promise.resolve(true));

  it("states nobody's business, and keeps search engines away", async () => {
    expect(await stated()).toEqual(neutralBusiness);
    expect(server.app.services.profile.name).toBe(neutralBusiness.name);
    expect((await get("/")).headers["x-robots-tag"]).toBe("noindex");
    expect((await get("/sitemap.xml")).headers["x-robots-tag"]).toBe("noindex");
    expect(await check()).toMatchObject({ state: "warn", text: expect.stringMatching(/Set up$/) });
  });

  it("is somebody's once they have named it; what they have not set stays nobody's", async () => {
    const answer = await put({ overrides: { name: "Buckeye Roofing" } });
    expect(answer.body.business).toMatchObject({
      base: neutralBusiness,
      settings: { overrides: { name: "Buckeye Roofing" } },
    });
    expect(await stated()).toEqual({ ...neutralBusiness, name: "Buckeye Roofing" });
    expect((await get("/")).headers).not.toHaveProperty("x-robots-tag");
    expect(await check()).toEqual({ state: "ok", text: "Buckeye Roofing" });
  });

  it("is in no state until an owner says in which, be it the one that the release was built for", async () => {
    const { timeZone, state } = businessProfile;
    const line = () => {
      const { address } = server.app.services.profile;
      return `${address.city}, ${address.region} ${address.postalCode}`;
    };
    expect(line()).toBe("Exampleton, EX 00000");
    expect(server.app.services.profile.state.name).toBe("Example State");
    const all = { ...builtBusinessFacts, counties: [...builtBusinessFacts.counties] };
    expect((await put({ overrides: { state: state.code, counties: all.counties } })).status).toBe(
      200,
    );
    const { facts } = server.app.services.profile as { facts: BusinessFacts };
    expect(facts).toMatchObject({ inState: all.inState, area: "built", timeZone });
    expect(line()).toBe(`Exampleton, ${state.code} 00000`);
    const inOhio = { state: "OH", "address.city": "Columbus", "address.postalCode": "43215" };
    await put({ overrides: inOhio });
    expect(line()).toBe("Columbus, OH 43215");
    expect(await stated()).toMatchObject({ ...inOhio, "inState.name": "Ohio", area: "own" });
  });

  it("keeps what an owner sets to what the release was built with, and drops what it ships", async () => {
    const { city } = businessProfile.address;
    const overrides = { "address.city": city, "address.street": "100 Example Street" };
    expect((await put({ overrides })).body.business.settings.overrides).toEqual({
      "address.city": city,
    });
    expect(await stated()).toEqual({ ...neutralBusiness, "address.city": city });
  });

  it("keeps a step of Set up as one version: its facts, as they were understood, and that it is settled", async () => {
    const before = (await owner.send("GET", "/api/desk/business")).body.business;
    const settled = withSettled(before.settings.settled, "phones", "2026-06-02");
    const { body } = await put({ overrides: { phone: "614.555.0100" }, settled });
    expect(body.business.version).toBe(before.version + 1);
    expect(body.business.history[0].to).toEqual({
      overrides: { phone: { display: "(614) 555-0100", e164: "+16145550100" } },
      settled,
    });
    expect((await stated()).phone.display).toBe("(614) 555-0100");
  });

  it("lets two owners set it up at the same time: the later one is told, and nothing of the first is lost", async () => {
    const { version } = (await owner.send("GET", "/api/desk/business")).body.business;
    const other = await signIn(server, "owner", "Grace Owner");
    const save = (who: Visitor, overrides: object, from: number) =>
      who.send("PUT", "/api/desk/business", { version: from, settings: { overrides } });
    const answers = await Promise.all([
      save(owner, { name: "Buckeye Roofing" }, version),
      save(other, { "mailboxes.office": "leads@buckeye.example" }, version),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = (await other.send("GET", "/api/desk/business")).body.business;
    const again = await save(
      other,
      { ...now.settings.overrides, "mailboxes.office": "leads@buckeye.example" },
      now.version,
    );
    expect(again.body.business.settings.overrides).toMatchObject({
      "mailboxes.office": "leads@buckeye.example",
    });
  });

  it("is begun again in one version, which can be undone", async () => {
    const settled = withSettled({ films: "2026-06-01" }, "name", "2026-06-02");
    const set = (await put({ overrides: { name: "Buckeye Roofing", capacity: 3 }, settled })).body;
    const begun = await put({ overrides: {}, settled: withoutSetUp(settled) });
    expect(begun.body.business).toMatchObject({
      version: set.business.version + 1,
      settings: { overrides: {}, settled: { films: "2026-06-01" } },
    });
    expect(await stated()).toEqual(neutralBusiness);
    await put(begun.body.business.history[0].from);
    const back = (await owner.send("GET", "/api/desk/business")).body.business;
    expect(back.settings).toEqual(set.business.settings);
  });

  it("is nobody's again once that is undone", async () => {
    await put({ overrides: { name: "Buckeye Roofing" } });
    expect((await put(noSettings)).status).toBe(200);
    expect(await stated()).toEqual(neutralBusiness);
    expect((await get("/")).headers["x-robots-tag"]).toBe("noindex");
  });
});

it("a clone shows the business of its profile", async () => {
  const server = await startTestApp("sqlite", { pageSource: handMadePages().source });
  const page = await server.app.inject({ url: factsPath, headers: { host: "site.test" } });
  expect(JSON.parse(page.body)).toEqual({});
  expect(server.app.services.business.isNobodys()).toBe(false);
  const home = await server.app.inject({ url: "/", headers: { host: "site.test" } });
  expect(home.headers).not.toHaveProperty("x-robots-tag");
  await server.close();
});

it.each(engines)(
  "a business that was set up before releases were nobody's stays it, on %s",
  async (engine) => {
    const storage = await createStorage(engine);
    const before = await startTestApp(engine, { ...storage.forApp, profile: businessProfile });
    const owner = await signIn(before, "owner");
    const settings = { overrides: { phone: "614.555.0100" } };
    await owner.send("PUT", "/api/desk/business", { version: 0, settings });
    await before.close();

    const options = { ...storage.forApp, isNeutral: true, profile: businessProfile };
    const server = await startTestApp(engine, options);
    expect(server.app.services.profile).toMatchObject({
      name: businessProfile.name,
      siteUrl: businessProfile.siteUrl,
      phone: { e164: "+16145550100" },
    });
    await server.close();
    await storage.drop();
  },
);
