import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withThousands } from "./thousands.ts";
import { type FigureKind, readFigure } from "./typed-figure.ts";

describe("a typed figure", () => {
  it.each<[FigureKind, number, string[]]>([
    ["dollars", 18_500, ["18500", "18,500", "$18,500", "$ 18,500.00", "18500.00", "18 500"]],
    ["dollars", 18_500, ["18\u00a0500", "18\u202f500", "18.500", "18.500,00", "US$18,500"]],
    ["dollars", 18_500, ["18.5k", "$18.5K", "18.5 k", "18.5 thousand", "18,500 dollars", "18500$"]],
    ["dollars", 18_500, ["18.500k", "about 18,500", "~18,500", "approx. $18.5k"]],
    ["dollars", 9_800, ["9.800", "9,800", "9800", "9.8k"]],
    ["dollars", 15_000.5, [" $ 15,000.50 ", "15.000,5"]],
    ["dollars", 1_234_567, ["$1,234,567", "1.234.567", "1 234 567"]],
    ["dollars", 18_100, ["18.1k"]],
    ["dollars", 0.5, [".5", "0.500"]],
    ["percent", 7.99, ["7.99", "7.99 %", "7.990%", "7.99 percent", "7.99 pct"]],
    ["square-feet", 2_150, ["2,150 sq ft", "2150 sqft", "2150sf", "2,150 SF", "2,150 s.f."]],
    [
      "square-feet",
      2_150,
      ["2,150 square feet", "2150 sq. ft.", "2150 ft²", "2150 ft2", "2150 ft"],
    ],
    ["square-feet", 2_150, ["2.15k", "2.15k sq ft", "2.150", "2 150 square foot", "about 2,150"]],
    ["feet", 48, ["48", "48 ft", "48ft.", "48'", "48′", "48 feet", "48.0", "48' 0\""]],
    [
      "feet",
      48.5,
      ["48.5", "48'6\"", "48' 6", "48 ft 6 in", "48 feet 6 inches", "48’6”", "48'6''"],
    ],
    ["squares", 22.5, ["22.5", "22.5 squares", "22.5 sq", "22.5 sqs.", "22.500"]],
    ["squares", 22, ["2,200 sq ft", "2200 square feet", "22"]],
    ["sheets", 3, ["3", "3 sheets", "3."]],
    ["months", 60, ["60", " 60 ", "60 months", "60-month"]],
    ["years", 20, ["20", "20 years", "20 yrs.", "20-year"]],
  ])("of %s is %f", (kind, figure, texts) => {
    for (const text of texts) expect.soft(readFigure(text, kind), text).toBe(figure);
  });

  it.each<[FigureKind, string[]]>([
    ["dollars", ["", " ", ".", "$", "k", "-5", "1,5", "1,45,000", "14,50", "1e5", "ten", "€500"]],
    ["dollars", ["Infinity", "$$5", "12,000 to 14,000", "12,000-14,000", "30%", "2,150 sq ft"]],
    ["dollars", ["1,234.567,00", "1 234,567", "9".repeat(61)]],
    ["percent", ["$5", "five", "5%%"]],
    ["square-feet", ["200 m²", "2,150 sq f", "2,150 squares", "$2,150", "2,150 yd"]],
    ["feet", ["48 m", "48'13\"", "4' 8' 2\"", "forty", '"', "'"]],
    ["squares", ["22 m", "sq", "22 sheets"]],
    ["sheets", ["few", "3 squares"]],
    ["months", ["5 years", "60%"]],
    ["years", ["lifetime", "20 months"]],
  ])("of %s is none of %j", (kind, texts) => {
    for (const text of texts) expect.soft(readFigure(text, kind), text).toBeNaN();
  });

  const kind = fc.constantFrom<FigureKind>(
    ...(["dollars", "percent", "square-feet", "feet", "squares", "sheets", "years"] as const),
  );

  it("is a figure that is not negative and has an end, or none, whatever is typed", () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(..."$0123456789., 'k%\"", "sq ft", "ft", "e") }),
    );
    fc.assert(
      fc.property(text, kind, (typed, of) => {
        const figure = readFigure(typed, of);
        expect(Number.isNaN(figure) || (figure >= 0 && Number.isFinite(figure))).toBe(true);
      }),
    );
  });

  it("is the same however its thousands are told apart, and with its unit", () => {
    const write: Record<string, (whole: number) => string> = {
      plain: String,
      commas: withThousands,
      spaces: (whole) => withThousands(whole).replaceAll(",", " "),
      points: (whole) => withThousands(whole).replaceAll(",", "."),
      k: (whole) => `${whole / 1_000}k`,
      cents: (whole) => `$${withThousands(whole)}.00`,
      "the unit": (whole) => `${withThousands(whole)} dollars`,
    };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (whole) => {
        for (const [way, text] of Object.entries(write)) {
          expect(readFigure(text(whole), "dollars"), way).toBe(whole);
        }
        expect(readFigure(`${withThousands(whole)} sq ft`, "square-feet")).toBe(whole);
        expect(readFigure(`${whole} squares`, "squares")).toBe(whole);
        expect(readFigure(`${whole}'`, "feet")).toBe(whole);
      }),
    );
  });
});
