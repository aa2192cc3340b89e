import { afterEach, beforeEach, expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import { lawDays } from "#content/law-days.ts";
import { factsPath } from "#content/links.ts";
import { menu } from "#content/navigation.ts";
import { withOverrides } from "#domain/business/facts.ts";
import { signIn } from "#tests/support/desk.ts";
import { handMadePages } from "#tests/support/page-source.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

/* A law that comes into force changes what pages say at the business's midnight, whoever is awake. */

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp("sqlite", { pageSource: handMadePages().source });
});
afterEach(() => server.close());

/** What pages are told at that instant. */
async function toldAt(instant: string) {
  server.clock.now = new Date(instant);
  const { body, headers } = await server.app.inject({
    url: factsPath,
    headers: { host: "site.test" },
  });
  return { overrides: JSON.parse(body), since: headers["last-modified"] };
}

const claims = () =>
  menu(withOverrides(builtFacts, server.app.services.business.overrides()))
    .flatMap(({ panel }) => (panel.kind === "benefits" ? panel.points : []))
    .find((point) => /claim|damage/.test(point));

it("pages say of the Act what holds on the business's calendar day", async () => {
  expect(lawDays.ownersAct).toBe("2027-01-01");
  const { business } = server.app.services;
  expect(await toldAt("2027-01-01T04:59:59Z")).toEqual({ overrides: {}, since: undefined });
  expect(business.pagesEdition()).toBeNull();
  expect(claims()).toBe("Insurance claim specialists");

  expect(await toldAt("2027-01-01T05:00:00Z")).toEqual({
    overrides: { "law.ownersAct": "in-force" },
    since: "Fri, 01 Jan 2027 05:00:00 GMT",
  });
  expect(business.pagesEdition()).toBe("settings 0, law of 2027-01-01");
  expect(claims()).toBe("Free damage inspection");
});

it("in another state the Act never comes into force, and does again where the business comes back", async () => {
  server.clock.now = new Date("2027-02-01T17:00:00Z");
  const owner = await signIn(server, "owner");
  const set = async (version: number, overrides: object) => {
    const body = { version, settings: { overrides } };
    expect((await owner.send("PUT", "/api/desk/business", body)).status).toBe(200);
    return (await toldAt("2027-02-01T17:00:00Z")).overrides;
  };
  expect(await set(0, { state: "OH", counties: [] })).not.toHaveProperty("law.ownersAct");
  expect(claims()).toBe("Insurance claim specialists");
  expect(await set(1, {})).toEqual({ "law.ownersAct": "in-force" });
});

it("years in business follow from the year of the founding, and from each new one", async () => {
  const owner = await signIn(server, "owner");
  const set = (version: number, overrides: object) =>
    owner.send("PUT", "/api/desk/business", { version, settings: { overrides } });
  expect((await set(0, { foundedYear: 2027 })).body.fields).toEqual({
    foundedYear: "Enter a year up to 2026, or nothing",
  });
  expect((await set(0, { foundedYear: 2009, "company.years": 40 })).status).toBe(200);
  const told = await toldAt("2026-06-02T16:00:00Z");
  expect(told.overrides).toEqual({ foundedYear: 2009, "company.years": 16 });
  const edition = server.app.services.business.pagesEdition();

  const later = await toldAt("2027-06-02T16:00:00Z");
  expect(later.overrides).toMatchObject({ foundedYear: 2009, "company.years": 17 });
  expect(later.since).toBe("Fri, 01 Jan 2027 05:00:00 GMT");
  expect(server.app.services.business.pagesEdition()).not.toBe(edition);
});

it("years in business that an owner has typed stand without a year of the founding", async () => {
  const owner = await signIn(server, "owner");
  const set = async (version: number, overrides: object) => {
    const body = { version, settings: { overrides } };
    expect((await owner.send("PUT", "/api/desk/business", body)).status).toBe(200);
    return (await toldAt("2026-06-02T16:00:00Z")).overrides;
  };
  const typed = { "company.years": 12, foundedYear: 0 };
  expect(await set(0, { "company.years": 12 })).toEqual(typed);
  expect(await set(1, typed)).toEqual(typed);
  expect(await set(2, { "company.years": 12, foundedYear: 2009 })).toMatchObject({
    "company.years": 16,
  });
});
