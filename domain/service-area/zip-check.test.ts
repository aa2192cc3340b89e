import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { County } from "./county.ts";
import { checkZip, type ZipGroup } from "./zip-check.ts";

const county = (id: string, name: string): County => ({
  id,
  name,
  type: "primary",
  details: "",
  projects: 10,
});
const [oak, elm] = [county("oak", "Oak"), county("elm", "Elm")];
const groups: readonly ZipGroup[] = [
  { counties: ["oak"], zips: "20001 20002" },
  { counties: ["elm"], zips: "20003" },
  { counties: ["oak", "elm"], zips: "20004" },
  { counties: ["oak"], others: ["the City of Ash"], zips: "20005" },
  { counties: [], others: ["the City of Ash"], zips: "20006" },
];
const known = { groups, counties: [oak, elm], further: { area: "Beechmond", zipPrefix: "232" } };

describe("the check of a ZIP code", () => {
  it.each([
    ["20001", { kind: "county", zip: "20001", county: oak }],
    [" 20003 ", { kind: "county", zip: "20003", county: elm }],
    ["20002-1234", { kind: "county", zip: "20002", county: oak }],
    [" 20002 - 1234 ", { kind: "county", zip: "20002", county: oak }],
    ["20002\u20131234", { kind: "county", zip: "20002", county: oak }],
    ["20002 1234", { kind: "county", zip: "20002", county: oak }],
    ["200 02", { kind: "county", zip: "20002", county: oak }],
    ["20004", { kind: "shared", zip: "20004", places: ["Oak County", "Elm County"] }],
    ["20005", { kind: "shared", zip: "20005", places: ["Oak County", "the City of Ash"] }],
    ["20006", { kind: "city", zip: "20006", city: "the City of Ash" }],
    ["23219", { kind: "city", zip: "23219", city: "Beechmond" }],
    ["90210", { kind: "unknown", zip: "90210" }],
    ["2000", { kind: "invalid" }],
    ["200011", { kind: "invalid" }],
    ["20001 20002", { kind: "invalid" }],
    ["Fairfax", { kind: "invalid" }],
    ["", { kind: "invalid" }],
  ])("answers %j", (text, answer) => {
    expect(checkZip(text, known)).toEqual(answer);
  });

  it("names one county only for a code that stands with that county alone", () => {
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 20_010 }), (number) => {
        const answer = checkZip(String(number), known);
        const group = groups.find(({ zips }) => zips.includes(String(number)));
        expect(answer.kind === "county").toBe(
          group !== undefined && group.counties.length === 1 && !group.others,
        );
      }),
    );
  });

  it("accepts any text without failing", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (text.replace(/\D/g, "").length < 5)
          expect(checkZip(text, known)).toEqual({ kind: "invalid" });
      }),
    );
  });
});
