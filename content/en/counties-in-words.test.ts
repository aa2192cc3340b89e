import { expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import { countyCount, stateCountyCount, theCounties } from "./counties-in-words.ts";
import { described } from "./descriptions/service-areas.ts";

const { counties } = builtFacts;

it("counts counties, and calls one alone by its name", () => {
  const said = (count: number) => {
    const f = { ...builtFacts, counties: counties.slice(0, count) };
    return [countyCount(f), theCounties(f), stateCountyCount(f), described.description(f)];
  };
  expect(said(14)).toEqual([
    ...["14 counties", "the 14 counties", "14 Virginia counties"],
    "The 14 Virginia counties Skyline serves, how soon we come to each, and a check by ZIP code.",
  ]);
  expect(said(2).slice(0, 2)).toEqual(["2 counties", "the 2 counties"]);
  const [first] = counties;
  expect(said(1)).toEqual([
    ...[`${first?.name} County`, `${first?.name} County`, `${first?.name} County in Virginia`],
    `Roofing in ${first?.name} County, Virginia: how soon Skyline comes, and a check by ZIP code.`,
  ]);
});
