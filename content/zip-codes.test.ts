import { expect, it } from "vitest";
import { checkZip } from "#domain/service-area/zip-check.ts";
import { businessProfile } from "./business-profile.ts";
import { counties } from "./counties.ts";
import { furtherPlace } from "./places.ts";
import { zipGroups } from "./zip-codes.ts";

const known = { groups: zipGroups, counties, further: furtherPlace };
const all = zipGroups.flatMap(({ zips }) => zips.split(" "));

it("lists every code once, with five digits in Virginia's range", () => {
  expect(all.filter((zip) => !/^(201|22[0-9]|23[01])\d\d$/.test(zip))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

it("has codes for every county, and only our counties' ids", () => {
  const ids = counties.map(({ id }) => id);
  expect(zipGroups.flatMap((group) => group.counties).filter((id) => !ids.includes(id))).toEqual(
    [],
  );
  for (const id of ids) {
    const own = zipGroups.filter((group) => group.counties.join() === id && !group.others);
    expect(own, id).toHaveLength(1);
  }
});

it.each([
  ["22201", "Arlington"],
  ["20176", "Loudoun"],
  ["22191", "Prince William"],
  ["22835", "Page"],
  ["20186", "Fauquier"],
  ["22554", "Stafford"],
  ["22630", "Warren"],
])("finds %s in %s County", (zip, name) => {
  expect(checkZip(zip, known)).toMatchObject({ kind: "county", county: { name } });
});

it("is not sure about codes that reach into a city, such as the office's own", () => {
  expect(checkZip(businessProfile.address.postalCode, known)).toMatchObject({
    kind: "shared",
    places: ["Fairfax County", "the City of Fairfax"],
  });
});
