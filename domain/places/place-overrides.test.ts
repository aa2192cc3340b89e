import { describe, expect, it } from "vitest";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { normalOverrides, overrideFaults } from "#domain/business/fact-faults.ts";
import type { Overrides } from "#domain/business/facts.ts";
import type { ChosenCounty } from "#domain/service-area/county.ts";
import { asOnPages, factsInPlace, placeOverrides, zoneOf } from "./place-overrides.ts";

const county = (fips: string, name: string): ChosenCounty => ({
  ...{ id: name.toLowerCase(), fips, name, type: "primary" },
  ...{ details: "Something", projects: 12 },
});
const franklin = county("39049", "Franklin");
const multnomah = county("41051", "Multnomah");

describe("what follows from the place", () => {
  it("is nothing while an owner has set none", () => {
    expect(placeOverrides({ name: "Other" }, built)).toEqual({});
    expect(factsInPlace(built, {})).toBe(built);
  });

  it("is the state's name, its zone, and that words of the region do not hold", () => {
    expect(placeOverrides({ state: "OR", counties: [multnomah] }, built)).toEqual({
      "address.region": "OR",
      ...{ "inState.name": "Oregon", "inState.adjective": "an Oregon" },
      ...{ "inState.county": "county", "inState.counties": "counties" },
      ...{ timeZone: "America/Los_Angeles", timeZoneName: "Pacific Time" },
      area: "own",
    });
    expect(placeOverrides({ state: "LA", counties: [] }, built)).toMatchObject({
      "inState.counties": "parishes",
    });
  });

  it("leaves words of the region where only what is said of a county changes", () => {
    const [first, ...others] = built.counties;
    if (!first) throw new Error("no counties");
    const said = { counties: [{ ...first, details: "Other words", projects: 3 }, ...others] };
    expect(placeOverrides(said, built)).toEqual({});
    const farther: Overrides = { counties: [{ ...first, type: "extended" }, ...others] };
    expect(placeOverrides(farther, built)).toEqual({ area: "own" });
  });

  it("leaves out what only one page says of a county", () => {
    expect(asOnPages({ counties: [franklin] }).counties).toEqual([
      { id: "franklin", name: "Franklin", type: "primary" },
    ]);
  });
});

describe("the time zone", () => {
  it("is the state's usual one until another of its is chosen", () => {
    expect(zoneOf({}, built)).toBe(built.timeZone);
    expect(zoneOf({ state: "TN" }, built)).toBe("America/Chicago");
    expect(zoneOf({ state: "TN", timeZone: "America/New_York" }, built)).toBe("America/New_York");
  });

  it("stays chosen where it is the site's own, but not the state's usual one", () => {
    const eastern = { state: "TN", timeZone: "America/New_York", counties: [] };
    expect(normalOverrides(eastern, built)).toEqual(eastern);
    expect(normalOverrides({ ...eastern, timeZone: "America/Chicago" }, built)).toEqual({
      state: "TN",
      counties: [],
    });
  });
});

it.each<[string, Overrides, Record<string, string>]>([
  ["no state", { state: "ZZ" }, { state: "Choose a state" }],
  ["counties of the former state", { state: "OH" }, { counties: "Choose counties of Ohio" }],
  ["a zone of none", { timeZone: "Europe/Berlin" }, { timeZone: "Choose a time zone" }],
  [
    "a zone of another state",
    { timeZone: "America/Denver" },
    { timeZone: "Choose a time zone of Virginia" },
  ],
  [
    "a county twice",
    { state: "OH", counties: [franklin, franklin] },
    { counties: "Choose each county once" },
  ],
  [
    "a count that is none",
    { state: "OH", counties: [{ ...franklin, projects: -1 }] },
    { counties: "Choose each county from the list" },
  ],
  ["none at all, which may be", { state: "OH", counties: [] }, {}],
  ["some", { state: "OH", counties: [franklin] }, {}],
])("says what is wrong with %s", (_what, overrides, faults) => {
  expect(overrideFaults(overrides, built)).toEqual(faults);
});
