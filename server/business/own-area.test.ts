import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { builtBusinessFacts } from "#content/business-facts.ts";
import { independentCityCodes } from "#content/county-codes.ts";
import { zipGroups } from "#content/zip-codes.ts";
import { readCounties, type UsCounty } from "#domain/places/county-list.ts";
import { usState, usStates } from "#domain/places/us-states.ts";
import type { ChosenCounty } from "#domain/service-area/county.ts";
import { checkZip } from "#domain/service-area/zip-check.ts";
import { serviceMap } from "#generated/service-map.ts";
import { usAtlas, usCounties } from "#generated/us-counties.ts";
import { besideCounties, type CountyAtlas, type DrawnArea, drawArea } from "./draw-area.ts";
import { countiesOfState, knownCounties, ownArea } from "./own-area.ts";

const all = readCounties(usCounties);
const atlas: CountyAtlas = JSON.parse(usAtlas);
const { counties: built, address: office } = builtBusinessFacts;

const chosen = (county: UsCounty): ChosenCounty => {
  const { zips: _zips, ...named } = county;
  return { ...named, type: "primary", details: "", projects: 0 };
};
const inState = (code: string) =>
  all.filter(({ fips }) => fips.startsWith(usState(code)?.fips ?? "?"));

describe("the list of counties", () => {
  it("has every county of every state, with what it is called and ZIP codes", () => {
    expect(all.length).toBeGreaterThan(3_100);
    for (const { code, fips } of usStates) {
      const counties = all.filter((county) => county.fips.startsWith(fips));
      expect(counties.length, code).toBeGreaterThan(0);
      expect(new Set(counties.map(({ id }) => id)).size, code).toBe(counties.length);
    }
    // One is a prison's island, one has fewer than a hundred people.
    expect(all.filter(({ zips }) => zips.length === 0).map(({ name }) => name)).toEqual([]);
    expect(all.flatMap(({ zips }) => zips).filter((zip) => !/^\d{5}$/.test(zip))).toEqual([]);
  });

  it.each([
    ["LA", "Orleans", "Parish"],
    ["LA", "Caldwell", "Parish"],
    ["AK", "Juneau", "City and Borough"],
    ["AK", "Bethel", "Census Area"],
    ["NV", "Carson City", ""],
    ["DC", "District of Columbia", ""],
    ["OH", "Franklin", undefined],
    ["MD", "Baltimore", undefined],
  ])("in %s calls %s a %s", (code, name, noun) => {
    const found = inState(code).filter((county) => county.name === name);
    expect(found[0]?.noun).toBe(noun);
  });

  it("tells a city from the county of its name", async () => {
    const fairfax = (await countiesOfState("VA")).filter(({ name }) => name === "Fairfax");
    expect(fairfax.map(({ fips, id, noun }) => [fips, id, noun]).sort()).toEqual([
      ["51059", "fairfax", undefined],
      ["51600", "fairfax-city", "City"],
    ]);
    expect(await countiesOfState("ZZ")).toEqual([]);
  });
});

describe("the counties of the site as if an owner had chosen them", () => {
  it("are drawn as they were built, with the same cities beside them", async () => {
    const { map } = await ownArea(built, office);
    expect(map.counties.map(({ widest: _widest, ...county }) => county)).toEqual(
      serviceMap.counties,
    );
    expect({ ...map, counties: [] }).toEqual({ ...serviceMap, counties: [] });
    const cities = all.filter(({ noun }) => noun === "City").map(({ fips }) => fips);
    const found = besideCounties(
      atlas,
      built.map(({ fips }) => fips),
      cities,
    );
    expect(found.sort()).toEqual(independentCityCodes.map((code) => `51${code}`).sort());
  });

  it("have the ZIP codes of the table that was made by hand, but for those that somebody knew better", async () => {
    const derived = await ownArea(built, office);
    const places = (zip: string, groups: typeof zipGroups) => {
      const group = groups.find(({ zips }) => zips.split(" ").includes(zip));
      return group && [...group.counties, ...(group.others ?? [])].sort().join(", ");
    };
    const zips = zipGroups.flatMap((group) => group.zips.split(" "));
    const others = Object.fromEntries(
      zips.flatMap((zip) => {
        const [byHand, found] = [places(zip, zipGroups), places(zip, derived.zipGroups)];
        return byHand === found ? [] : [[zip, `${byHand}: ${found}`]];
      }),
    );
    // By hand, codes of cities also have the county whose houses they reach, as their post offices say.
    expect(others).toEqual({
      "20109": "prince-william, the City of Manassas: the City of Manassas",
      "20110": "prince-william, the City of Manassas: the City of Manassas",
      "20111": "prince-william, the City of Manassas Park: the City of Manassas Park",
      "20112": "prince-william: prince-william, the City of Manassas Park",
      "20117": "fauquier, loudoun: loudoun",
      "20118": "fauquier, loudoun: loudoun",
      "20135": "clarke, loudoun: Jefferson County, loudoun",
      "22030": "fairfax, the City of Fairfax: the City of Fairfax",
      "22031": "fairfax, the City of Fairfax: the City of Fairfax",
      "22046": "fairfax, the City of Falls Church: the City of Falls Church",
      "22401": "spotsylvania, the City of Fredericksburg: the City of Fredericksburg",
      "22601": "frederick, the City of Winchester: the City of Winchester",
    });
    const more = derived.zipGroups.flatMap((group) => group.zips.split(" "));
    expect(more.filter((zip) => !zips.includes(zip))).toEqual([]);
  });
});

describe("other counties", () => {
  const pathData = /^M-?[\d.]+,-?[\d.]+[\d.,LMZ-]*Z$/;

  async function areSound(counties: readonly UsCounty[]) {
    const { zipGroups: groups, ...drawn } = await ownArea(counties.map(chosen), office);
    areDrawn(counties, drawn);
    const zips = groups.flatMap((group) => group.zips.split(" "));
    expect(new Set(zips).size).toBe(zips.length);
  }

  function areDrawn(counties: readonly UsCounty[], { map, mile, centers }: DrawnArea) {
    expect(map.counties).toHaveLength(counties.length);
    for (const { id, path, center, widest } of map.counties) {
      expect(path, id).toMatch(pathData);
      for (const at of [center, widest?.at ?? [Number.NaN]]) {
        expect(at[0], id).toBeGreaterThanOrEqual(0);
        expect(at[0], id).toBeLessThanOrEqual(map.width);
      }
      expect(Number.isFinite(centers[id]?.latitude), id).toBe(true);
    }
    expect(map.outline).toMatch(/^M/);
    expect(map.outline).not.toContain("NaN");
    expect(map.height).toBeGreaterThan(0);
    expect(map.height).toBeLessThan(1_000);
    expect(mile).toBeGreaterThan(0);
  }

  it.each([
    [
      "Alaska's islands on both sides of the line where the days meet",
      () => inState("AK").slice(0, 4),
    ],
    ["all of Alaska", () => inState("AK")],
    ["all of Hawaii", () => inState("HI")],
    ["Connecticut", () => inState("CT")],
    ["one county", () => inState("OH").slice(0, 1)],
    ["thirty counties", () => inState("TX").slice(0, 30)],
    ["the capital", () => inState("DC")],
  ])("are drawn: %s", async (_what, counties) => areSound(counties()));

  it("are drawn, whichever they are", () => {
    const some = fc
      .constantFrom(...usStates.map(({ code }) => code))
      .chain((code) =>
        fc.uniqueArray(fc.constantFrom(...inState(code)), { minLength: 1, maxLength: 12 }),
      );
    fc.assert(
      fc.property(some, (counties) =>
        areDrawn(counties, drawArea(atlas, counties.map(chosen), { cities: [], office })),
      ),
      { numRuns: 200 },
    );
  });

  it("mark the office where somebody has said it is, otherwise at its ZIP code, otherwise in their middle", async () => {
    const counties = inState("OH")
      .filter(({ name }) => ["Franklin", "Delaware", "Licking"].includes(name))
      .map(chosen);
    const marked = async (address: object) => {
      const { map } = await ownArea(counties, { ...office, latitude: 0, longitude: 0, ...address });
      return map.office;
    };
    const columbus = { latitude: 39.97, longitude: -83 };
    const there = await marked({ ...columbus, postalCode: "22030" });
    expect(await marked({ postalCode: "43215" })).toEqual(there);
    const middle = await marked({ postalCode: "00000" });
    expect(middle).not.toEqual(there);
    const { map } = await ownArea(counties, { ...office, latitude: 0, longitude: 0 });
    expect(map.office[0]).toBeGreaterThan(map.width);
    expect(middle[0]).toBeGreaterThan(0);
    expect(middle[0]).toBeLessThan(map.width);
  });

  it("answer for their ZIP codes, and not for those of a name that begins alike", async () => {
    const columbus = ["Franklin", "Delaware", "Licking", "Fairfield", "Madison"];
    const counties = inState("OH")
      .filter(({ name }) => columbus.includes(name))
      .map(chosen);
    const { zipGroups: groups } = await ownArea(counties, office);
    const check = (zip: string) => checkZip(zip, { groups, counties, further: null });
    expect(check("43215")).toMatchObject({ kind: "county", county: { name: "Franklin" } });
    expect(check("43004")).not.toMatchObject({ kind: "unknown" });
    expect(check("43130")).toMatchObject({ kind: "county", county: { name: "Fairfield" } });
    expect(check("22030")).toMatchObject({ kind: "unknown" });
  });

  it("have the names of the list, whatever was sent", async () => {
    const [franklin] = inState("OH")
      .filter(({ name }) => name === "Franklin")
      .map(chosen);
    if (!franklin) throw new Error("no Franklin County");
    const sent = { ...franklin, id: "<b>", name: "<script>", noun: "Kingdom" };
    expect(await knownCounties([sent, { ...sent, fips: "39999" }])).toEqual([franklin]);
  });
});
