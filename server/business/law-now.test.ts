import { afterAll, beforeAll, expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import { lawDays } from "#content/law-days.ts";
import { factsPath } from "#content/links.ts";
import { menu } from "#content/navigation.ts";
import { withOverrides } from "#domain/business/facts.ts";
import { handMadePages } from "#tests/support/page-source.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

/* A law that comes into force changes what pages say at the business's midnight, whoever is awake. */

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp("sqlite", { pageSource: handMadePages().source });
});
afterAll(() => server.close());

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
