import { expect, it } from "vitest";
import { priceBookOf } from "#domain/roof-cost/price-book.ts";
import { roofCost } from "#domain/roof-cost/roof-cost.ts";
import { readRoofCost, typedRoof } from "#domain/roof-cost/roof-cost-form.ts";
import { counties } from "./counties.ts";
import { builtFacts } from "./facts.ts";

const { paymentExamples } = builtFacts;

const article = "article: what a new roof costs";

/** Whole roofs that the site speaks of, with what they cost there. */
it.each<[where: string, query: string, prices: readonly number[]]>([
  [article, "size=squares&squares=16.77&pitch=medium&shape=gable&layers=one", [5_030, 8_390]],
  [article, "size=squares&squares=16.77&material=metal&layers=one", [13_420, 23_480]],
  [article, "size=squares&squares=15.81&pitch=low", [15.81 * 300, 15.81 * 500]],
  [article, "size=squares&squares=18.75", [18.75 * 300, 18.75 * 500]],
  [article, "size=squares&squares=21.21&pitch=unknown", [21.21 * 300, 21.21 * 500]],
  // The article's 1,500 square feet are the house with its overhangs: 36 by 36 feet, and 1½ feet on each side.
  [article, "size=outline&length=36&width=36&pitch=medium&shape=gable", [5_030, 8_390]],
  ["article: one house, two days", "size=squares&squares=26&county=fairfax", [7_800, 13_000]],
  [
    "payment plans: a small house in Burke",
    "area=1,800&floors=1&shape=gable&county=fairfax",
    [paymentExamples["same-as-cash"].amount],
  ],
  [
    "payment plans: a large two-story colonial in Centreville",
    "area=4,200&floors=2&shape=cut-up&pitch=steep&county=fairfax",
    [paymentExamples["low-monthly"].amount],
  ],
  [
    "payment plans: a split-level with ridge vents and insulation",
    "area=2,600&floors=1.5&shape=hip",
    [paymentExamples["fixed-rate"].amount],
  ],
])("%s: %s is within its range", (_where, query, prices) => {
  const typed = typedRoof(
    new URLSearchParams(query),
    counties.map(({ id }) => id),
  );
  const read = readRoofCost(typed, (id) => counties.find((county) => county.id === id)?.type);
  if (!("question" in read)) throw new Error("not read");
  const { price } = roofCost(read.question, priceBookOf(builtFacts));
  for (const dollars of prices) {
    expect(price?.total.from).toBeLessThanOrEqual(dollars);
    expect(price?.total.to).toBeGreaterThanOrEqual(dollars);
  }
});
