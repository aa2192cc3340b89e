import type { Span } from "#domain/page/span.ts";

/** Facts about a roofing material. */
export type RoofingMaterial = {
  lifespanYears: Span;
  /** US dollars per square foot, installed; missing if we state none. */
  pricePerSquareFoot?: Span;
  /** Relative price, as a number of dollar signs. */
  dollarSigns: 2 | 3 | 4 | 5;
};

export type SidingMaterial = {
  lifespanYears: Span;
  maintenance: "low" | "medium" | "high";
};
