import { describe, expect, it } from "vitest";
import { countyLine, readCounties, zipGroupsOf } from "./county-list.ts";

const list = [
  { fips: "51059", name: "Fairfax", zips: ["22030", "22033"] },
  { fips: "51600", name: "Fairfax", noun: "City", zips: ["22030"] },
  { fips: "22071", name: "Orleans", noun: "Parish", zips: ["70112"] },
  { fips: "32510", name: "Carson City", noun: "", zips: [] },
  { fips: "51107", name: "Loudoun", zips: ["20147", "22033", "22999"] },
];
const all = readCounties(list.map(countyLine).join("\n"));
const byFips = (fips: string) => all.filter((county) => county.fips === fips);

describe("a list of counties", () => {
  it("is read as it was written, by name, with an id of its own for each", () => {
    expect(all.map(({ id, noun }) => [id, noun])).toEqual([
      ["carson-city", ""],
      ["fairfax", undefined],
      ["fairfax-city", "City"],
      ["loudoun", undefined],
      ["orleans", "Parish"],
    ]);
  });

  it("is read for one state alone", () => {
    expect(readCounties(list.map(countyLine).join("\n"), "22")).toHaveLength(1);
  });
});

describe("ZIP codes of chosen counties", () => {
  it("say all the places that a code reaches into", () => {
    expect(zipGroupsOf(all, byFips("51059"))).toEqual([
      { counties: ["fairfax"], others: ["the City of Fairfax"], zips: "22030" },
      { counties: ["fairfax"], others: ["Loudoun County"], zips: "22033" },
    ]);
  });

  it("of several counties stand in the order of their coverage", () => {
    const [group] = zipGroupsOf(all, [...byFips("51107"), ...byFips("51059")]).filter(
      ({ zips }) => zips === "22033",
    );
    expect(group).toEqual({ counties: ["loudoun", "fairfax"], zips: "22033" });
  });

  it("include those of cities beside them, which are asked about", () => {
    expect(zipGroupsOf(all, byFips("51107"), ["51600"])).toContainEqual({
      ...{ counties: [], others: ["Fairfax County", "the City of Fairfax"], zips: "22030" },
    });
  });
});
