import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CountyCenters, farApartMiles } from "./drive-estimate.ts";
import { farApart, type Stop } from "./far-apart.ts";

const groups = [
  { counties: ["fairfax"], zips: "22030 22031" },
  { counties: ["loudoun"], zips: "20147" },
  { counties: ["page"], zips: "22835" },
];
const centers: CountyCenters = {
  fairfax: { longitude: -77.28, latitude: 38.83 },
  loudoun: { longitude: -77.64, latitude: 39.09 },
  page: { longitude: -78.48, latitude: 38.62 },
};
const known = { groups, centers };
const zips = ["22030", "22031", "20147", "22835", "23220", ""] as const;
const [fairfax, , loudoun, page, elsewhere, none] = zips;
const stop = (zip: string, inspectorId: string | null = "dana"): Stop => ({
  address: `1 A Street, VA ${zip}`,
  inspectorId,
});
const from = (zip: string) => `2 B Street, VA ${zip}`;

describe("a day whose stops lie too far apart", () => {
  it.each<[string, string, Stop[], (string | null)[], number | undefined]>([
    ["of one inspector", fairfax, [stop(loudoun), stop(page)], ["dana"], 90],
    ["of nobody yet", fairfax, [stop(page, null)], [null], 90],
    ["is not one within reach", fairfax, [stop(loudoun)], ["dana"], undefined],
    ["is not one in a single county", fairfax, [stop("22031")], ["dana"], undefined],
    ["is not that of somebody else", fairfax, [stop(page, "eli")], ["dana"], undefined],
    ["is not one while somebody else is near", fairfax, [stop(page)], ["dana", "eli"], undefined],
    ["is the nearest of all", fairfax, [stop(page), stop(page, "eli")], ["dana", "eli"], 90],
    ["is not one when nobody could go", fairfax, [stop(page)], [], undefined],
    ["is not one to nowhere", fairfax, [stop(elsewhere), stop(none)], ["dana"], undefined],
    ["is not one from nowhere", none, [stop(page)], ["dana"], undefined],
  ])("%s", (_title, zip, stops, candidates, miles) => {
    expect(farApart(from(zip), stops, candidates, known)?.miles).toBe(miles);
  });

  const anyStop = fc.record({
    address: fc.constantFrom(...zips).map((zip) => stop(zip).address),
    inspectorId: fc.constantFrom("dana", "eli", null),
  });

  it("names a stop of a candidate that is too far, and one more candidate never makes it worse", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zips),
        fc.array(anyStop, { maxLength: 6 }),
        fc.uniqueArray(fc.constantFrom("dana", "eli", null), { minLength: 1 }),
        (zip, stops, candidates) => {
          const far = farApart(from(zip), stops, candidates, known);
          const fewer = farApart(from(zip), stops, candidates.slice(0, 1), known);
          if (!far) return;
          expect(stops).toContain(far.stop);
          expect(candidates).toContain(far.stop.inspectorId);
          expect(far.miles).toBeGreaterThan(farApartMiles);
          expect(fewer?.miles).toBeGreaterThanOrEqual(far.miles);
        },
      ),
    );
  });
});
