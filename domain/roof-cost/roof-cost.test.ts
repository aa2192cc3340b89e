import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import { usualRoof } from "#content/usual-roof.ts";
import { priceBookOf } from "./price-book.ts";
import {
  narrowing,
  type OpenAnswers,
  openAnswersOf,
  type PriceBook,
  type RoofCostQuestion,
  rangesOf,
  roofCost,
  roofLayers,
  roofPitches,
  roofShapes,
} from "./roof-cost.ts";

/** Round figures, so that a table can be worked out by hand. */
const book: PriceBook = {
  perSquareFoot: { asphalt: { from: 3, to: 5 }, metal: { from: 8, to: 14 } },
  outlinePerFloorArea: { from: 1.1, to: 1.4 },
  overhang: { from: 1, to: 2 },
  rise: {
    low: { from: 3, to: 4 },
    medium: { from: 5, to: 7 },
    steep: { from: 9, to: 9 },
    "very-steep": { from: 12, to: 16 },
  },
  slopeWork: {
    low: { from: 0, to: 0 },
    medium: { from: 0, to: 0 },
    steep: { from: 0.1, to: 0.1 },
    "very-steep": { from: 0.2, to: 0.3 },
  },
  offcuts: {
    gable: { from: 0, to: 0 },
    hip: { from: 0.05, to: 0.05 },
    "cut-up": { from: 0.1, to: 0.1 },
  },
  secondLayer: { from: 0.5, to: 1 },
  decking: { sheetArea: 32, share: { from: 0, to: 0.05 }, perSheet: { from: 100, to: 100 } },
  chimney: { from: 400, to: 900 },
  skylight: { from: 200, to: 500 },
  permit: { from: 0, to: 0 },
  travel: {
    primary: { from: 0, to: 0 },
    secondary: { from: 0, to: 100 },
    extended: { from: 200, to: 300 },
  },
};

const plain: RoofCostQuestion = {
  size: { kind: "squares", squares: 20 },
  pitch: "low",
  shape: "gable",
  layers: "one",
  material: "asphalt",
  chimneys: 0,
  skylights: 0,
  county: "primary",
};
const change = (part: Partial<RoofCostQuestion>) => roofCost({ ...plain, ...part }, book);

describe("the range for a roof", () => {
  it("is its surface times the price, and an allowance for decking", () => {
    // 5 % of 2,000 square feet are 100: four sheets.
    expect(roofCost(plain, book)).toEqual({
      surface: { from: 2_000, to: 2_000 },
      ordered: { from: 2_000, to: 2_000 },
      sheets: { from: 0, to: 4 },
      price: {
        lines: [
          { line: "roofing", cost: { from: 6_000, to: 10_000 } },
          { line: "decking", cost: { from: 0, to: 400 } },
        ],
        total: { from: 6_000, to: 10_400 },
      },
    });
  });

  it.each<[string, Partial<RoofCostQuestion>, number, number]>([
    ["metal", { material: "metal" }, 16_000, 28_400],
    ["a hip roof", { shape: "hip" }, 6_300, 10_900],
    ["dormers and valleys", { shape: "cut-up" }, 6_600, 11_400],
    ["an unknown shape", { shape: "unknown" }, 6_000, 11_400],
    ["two layers", { layers: "two" }, 7_000, 12_400],
    ["unknown layers", { layers: "unknown" }, 6_000, 12_400],
    ["a steep slope", { pitch: "steep" }, 6_600, 11_400],
    ["an unknown slope", { pitch: "unknown" }, 6_000, 13_400],
    ["two chimneys", { chimneys: 2 }, 6_800, 12_200],
    ["three skylights", { skylights: 3 }, 6_600, 11_900],
    ["an extended county", { county: "extended" }, 6_200, 10_700],
    ["an unknown county", { county: "unknown" }, 6_000, 10_700],
  ])("with %s", (_name, part, from, to) => {
    expect(change(part).price?.total).toEqual({ from, to });
  });

  it("takes the outline from the walls and the eaves", () => {
    const { outline, pitchFactor, surface } = change({
      size: { kind: "outline", length: 48, width: 28 },
      pitch: "steep",
    });
    expect(outline).toEqual({ from: 1_500, to: 1_664 });
    expect(pitchFactor).toEqual({ from: 1.25, to: 1.25 });
    expect(surface).toEqual({ from: 1_875, to: 2_080 });
  });

  it("takes the outline from the living area on a floor", () => {
    const { outline } = change({ size: { kind: "living-area", area: 2_400, floors: 2 } });
    expect(outline?.from).toBeCloseTo(1_320);
    expect(outline?.to).toBeCloseTo(1_680);
  });

  it("is left to an estimate where a material has no price; the roof's size stays", () => {
    const { surface, price } = change({ material: "slate" });
    expect(price).toBeUndefined();
    expect(surface).toEqual({ from: 2_000, to: 2_000 });
  });

  it.each([
    { size: { kind: "squares", squares: 0 } as const },
    { size: { kind: "outline", length: Number.NaN, width: 20 } as const },
    { size: { kind: "living-area", area: 2_000, floors: -1 } as const },
    { chimneys: 1.5 },
    { skylights: -1 },
  ])("is none for %j", (part) => {
    expect(() => change(part)).toThrow(RangeError);
  });
});

const size = fc.oneof(
  fc.record({
    kind: fc.constant("living-area" as const),
    area: fc.integer({ min: 300, max: 20_000 }),
    floors: fc.constantFrom(1, 1.5, 2, 3),
  }),
  fc.record({
    kind: fc.constant("outline" as const),
    length: fc.integer({ min: 10, max: 300 }),
    width: fc.integer({ min: 10, max: 300 }),
  }),
  fc.record({
    kind: fc.constant("squares" as const),
    squares: fc.double({ min: 1, max: 300, noNaN: true }),
  }),
);
const count = fc.integer({ min: 0, max: 20 });
const county = ["primary", "secondary", "extended"] as const;
const anyRoof = fc.record<RoofCostQuestion<"asphalt" | "metal">>({
  size,
  pitch: fc.constantFrom(...roofPitches, "unknown" as const),
  shape: fc.constantFrom(...roofShapes, "unknown" as const),
  layers: fc.constantFrom(...roofLayers, "unknown" as const),
  material: fc.constantFrom("asphalt", "metal"),
  chimneys: count,
  skylights: count,
  county: fc.constantFrom(...county, "unknown" as const),
});
const sitesBook = priceBookOf(builtFacts);
const totalOf = (question: RoofCostQuestion<"asphalt" | "metal">) =>
  roofCost(question, sitesBook).price?.total ?? { from: Number.NaN, to: Number.NaN };

/** Each way to make a roof larger, steeper, harder or costlier by one step. */
const next = <Answer>(answers: readonly Answer[], answer: Answer): Answer => {
  const at = answers.indexOf(answer);
  return answers[Math.min(at + 1, answers.length - 1)] ?? answer;
};
const costlier: Record<
  string,
  (roof: RoofCostQuestion<"asphalt" | "metal">) => Partial<RoofCostQuestion<"asphalt" | "metal">>
> = {
  larger: ({ size: was }) => ({
    size: {
      "living-area": () => was.kind === "living-area" && { ...was, area: was.area + 100 },
      outline: () => was.kind === "outline" && { ...was, length: was.length + 1 },
      squares: () => was.kind === "squares" && { ...was, squares: was.squares + 0.1 },
    }[was.kind]() as typeof was,
  }),
  steeper: ({ pitch }) => (pitch === "unknown" ? {} : { pitch: next(roofPitches, pitch) }),
  "more cut up": ({ shape }) => (shape === "unknown" ? {} : { shape: next(roofShapes, shape) }),
  "with more layers": ({ layers }) =>
    layers === "unknown" ? {} : { layers: next(roofLayers, layers) },
  "in metal": () => ({ material: "metal" }),
  "with another chimney": ({ chimneys }) => ({ chimneys: chimneys + 1 }),
  "with another skylight": ({ skylights }) => ({ skylights: skylights + 1 }),
  "farther away": ({ county: was }) => (was === "unknown" ? {} : { county: next(county, was) }),
};

describe("the range with the site's own prices", () => {
  it.each(Object.keys(costlier))("never falls for a roof that is %s", (way) => {
    fc.assert(
      fc.property(anyRoof, (roof) => {
        const [before, after] = [totalOf(roof), totalOf({ ...roof, ...costlier[way]?.(roof) })];
        expect(after.from).toBeGreaterThanOrEqual(before.from);
        expect(after.to).toBeGreaterThanOrEqual(before.to);
      }),
    );
  });

  it("reaches as far as every answer that somebody does not know", () => {
    const known = [
      ["pitch", roofPitches],
      ["shape", roofShapes],
      ["layers", roofLayers],
      ["county", county],
    ] as const;
    fc.assert(
      fc.property(anyRoof, fc.constantFrom(...known), (roof, [name, answers]) => {
        const open = totalOf({ ...roof, [name]: "unknown" });
        for (const answer of answers) {
          const { from, to } = totalOf({ ...roof, [name]: answer });
          expect(open.from).toBeLessThanOrEqual(from);
          expect(open.to).toBeGreaterThanOrEqual(to);
        }
      }),
    );
  });

  it("is the sum of its lines, at most a hundred dollars wider at either end", () => {
    fc.assert(
      fc.property(anyRoof, (roof) => {
        const { lines = [], total } = roofCost(roof, sitesBook).price ?? {};
        const sum = (end: "from" | "to") => lines.reduce((all, { cost }) => all + cost[end], 0);
        expect(sum("from") - (total?.from ?? 0)).toBeGreaterThanOrEqual(0);
        expect(sum("from") - (total?.from ?? 0)).toBeLessThan(100);
        expect((total?.to ?? 0) - sum("to")).toBeGreaterThanOrEqual(0);
        expect((total?.to ?? 0) - sum("to")).toBeLessThan(100);
      }),
    );
  });
});

describe("the likely range", () => {
  const open: RoofCostQuestion = {
    ...plain,
    ...({ pitch: "unknown", shape: "unknown", layers: "unknown", county: "unknown" } as const),
  };

  it("is that of usual answers in place of those that are not known", () => {
    const usual: OpenAnswers = {
      pitch: ["steep"],
      shape: ["gable", "hip"],
      layers: ["one"],
      county: ["secondary"],
    };
    // 20 squares, up to 5 % more for a hip, 10 % for slow work, four sheets, and the drive.
    expect(roofCost(open, book, usual).price?.total).toEqual({ from: 6_600, to: 12_100 });
  });

  it("lies within the possible one, and is alone once all is known", () => {
    fc.assert(
      fc.property(anyRoof, (roof) => {
        const { likely, possible } = rangesOf(roof, sitesBook, usualRoof);
        const all = roofCost(roof, sitesBook);
        if (openAnswersOf(roof).length === 0) {
          expect(possible).toBeUndefined();
          expect(likely).toEqual(all);
        } else {
          expect(possible).toEqual(all);
          const { from, to } = likely.price?.total ?? { from: Number.NaN, to: Number.NaN };
          expect(from).toBeGreaterThanOrEqual(all.price?.total.from ?? Number.NaN);
          expect(to).toBeLessThanOrEqual(all.price?.total.to ?? Number.NaN);
        }
      }),
    );
  });
});

describe("what would narrow a range", () => {
  it("is what is not known, what matters most first", () => {
    const open = { ...plain, pitch: "unknown", shape: "unknown", county: "unknown" } as const;
    expect(narrowing(open, book)).toEqual([
      { answer: "pitch", dollars: 3_300 },
      { answer: "shape", dollars: 1_300 },
      { answer: "county", dollars: 300 },
    ]);
  });

  it("is nothing once all is known, or without a price", () => {
    expect(narrowing(plain, book)).toEqual([]);
    expect(narrowing({ ...plain, pitch: "unknown", material: "slate" }, book)).toEqual([]);
  });
});
