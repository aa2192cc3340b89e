import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CountyCenters, countyOfAddress, estimatedMiles } from "./drive-estimate.ts";

const groups = [
  { counties: ["fairfax"], zips: "22030 22031" },
  { counties: ["loudoun"], zips: "20147" },
  { counties: ["page"], zips: "22835" },
  { counties: ["clarke", "frederick"], zips: "22602" },
  { counties: [], others: ["Alexandria"], zips: "22314" },
];

const centers: CountyCenters = {
  fairfax: { longitude: -77.28, latitude: 38.83 },
  loudoun: { longitude: -77.64, latitude: 39.09 },
  page: { longitude: -78.48, latitude: 38.62 },
};
const known = { groups, centers };

describe("the county of an address", () => {
  it.each([
    ["4 Oak Street, Fairfax, VA 22030", "fairfax"],
    ["4 Oak Street, Fairfax, VA 22030-1234", "fairfax"],
    ["20147 Elm Road, Fairfax, VA 22031", "fairfax"],
    ["9 Hill Road, VA 22602", "clarke"],
    ["1 King Street, Alexandria, VA 22314", undefined],
    ["1 Main Street, Richmond, VA 23220", undefined],
    ["1 Main Street", undefined],
    ["", undefined],
  ])("of '%s' is %s", (address, county) => {
    expect(countyOfAddress(address, groups)).toBe(county);
  });
});

describe("the estimate of a drive", () => {
  it.each([
    // 26.4 miles in a straight line
    ["22030", "20147", 35],
    // 66.3 miles
    ["22030", "22835", 90],
    ["22030", "22031", null],
    ["22030", "22314", null],
    ["22030", "", null],
    ["22030", "22602", null],
  ])("from %s to %s is %s miles", (one, other, miles) => {
    expect(estimatedMiles(`1 A Street, ${one}`, `2 B Street, ${other}`, known)).toBe(miles);
  });

  it("is the same in both directions, and never below a straight line", () => {
    const position = fc.record({
      longitude: fc.double({ min: -80, max: -76, noNaN: true }),
      latitude: fc.double({ min: 37, max: 40, noNaN: true }),
    });
    fc.assert(
      fc.property(position, position, (fairfax, loudoun) => {
        const there = { groups, centers: { fairfax, loudoun } };
        const miles = estimatedMiles("22030", "20147", there);
        expect(miles).toBe(estimatedMiles("20147", "22030", there));
        expect(miles).toBeGreaterThanOrEqual(5);
        // A degree of latitude is 69 miles.
        const north = Math.abs(fairfax.latitude - loudoun.latitude) * 69;
        expect(miles).toBeGreaterThanOrEqual(north - 2.5);
      }),
    );
  });
});
