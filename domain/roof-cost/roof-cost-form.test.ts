import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  exampleOf,
  readRoofCost,
  roofCostFields,
  roofCostQuery,
  typedRoof,
} from "./roof-cost-form.ts";

const counties = ["fairfax", "page"];
const typeOf = (id: string) =>
  ({ fairfax: "primary", page: "extended" })[id] as "primary" | "extended" | undefined;
const typed = (query: string) => typedRoof(new URLSearchParams(query), counties);
const read = (query: string) => readRoofCost(typed(query), typeOf);

describe("a roof that is described", () => {
  it("begins without a size, with an example of which nothing else is known", () => {
    expect(read("")).toEqual({ faults: { area: "empty" } });
    const example = exampleOf(typed(""));
    expect(example && readRoofCost(example, typeOf)).toEqual({
      question: {
        size: { kind: "living-area", area: 2_400, floors: 2 },
        pitch: "unknown",
        shape: "unknown",
        layers: "unknown",
        material: "asphalt",
        chimneys: 0,
        skylights: 0,
        county: "unknown",
      },
    });
  });

  it.each([
    ["size=outline&length=48&width=28", { kind: "outline", length: 48, width: 28 }],
    ["size=squares&squares=16.77", { kind: "squares", squares: 16.77 }],
    ["area=3,100&floors=1.5", { kind: "living-area", area: 3_100, floors: 1.5 }],
  ])("has the size of %s", (query, size) => {
    expect(read(query)).toHaveProperty("question.size", size);
  });

  it.each([
    ["area=2,150 sq ft", { area: 2_150 }],
    ["area=about 2.15k", { area: 2_150 }],
    ["size=outline&length=48' 6\"&width=28 ft", { length: 48.5, width: 28 }],
    ["size=squares&squares=22.5 squares", { squares: 22.5 }],
    ["size=squares&squares=2,200 sq ft", { squares: 22 }],
  ])("takes %s as people write it", (query, size) => {
    expect(read(query)).toMatchObject({ question: { size } });
  });

  it.each([
    ["", { area: "2,400", pitch: "unknown" }],
    ["pitch=low&area= ", { area: "2,400", pitch: "low" }],
    ["size=outline", { length: "48", width: "28", area: "" }],
    ["size=squares&material=metal", { squares: "22", material: "metal" }],
  ])("has an example's size as long as none is typed: %j", (query, example) => {
    expect(exampleOf(typed(query))).toMatchObject(example);
  });

  it.each(["area=big", "size=outline&length=48", "size=squares&squares=20"])(
    "is no example any more with %s",
    (query) => {
      expect(exampleOf(typed(query))).toBeUndefined();
    },
  );

  it("knows how far away its county is", () => {
    expect(read("area=2400&county=page")).toHaveProperty("question.county", "extended");
    expect(read("area=2400&county=kings")).toHaveProperty("question.county", "unknown");
  });

  it.each([
    ["area=", { area: "empty" }],
    ["area=big", { area: "no-figure" }],
    ["area=299", { area: "out-of-range" }],
    ["area=20001", { area: "out-of-range" }],
    ["size=outline&length=9&width=", { length: "out-of-range", width: "empty" }],
    ["size=squares&squares=501", { squares: "out-of-range" }],
    ["area=2,150 yards", { area: "no-figure" }],
  ])("is not read from %s", (query, faults) => {
    expect(read(query)).toEqual({ faults });
  });

  it("is not kept from a range by figures of another way to give its size", () => {
    expect(read("size=squares&squares=20&area=none")).toHaveProperty("question");
  });

  it("is read back from its address, whatever was typed", () => {
    const answers = Object.fromEntries(
      Object.entries(roofCostFields).map(([name, known]) => [
        name,
        known ? fc.constantFrom(...known, "?") : fc.string(),
      ]),
    );
    fc.assert(
      fc.property(fc.record(answers, { requiredKeys: [] }), (entries) => {
        const fields = typedRoof(new Map(Object.entries(entries)), counties);
        expect(read(roofCostQuery(fields))).toEqual(readRoofCost(fields, typeOf));
      }),
    );
  });
});
