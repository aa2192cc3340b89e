import type { Span } from "#domain/page/span.ts";

/** What is known of a roofing material. */
export type RoofingMaterial = {
  lifespanYears: Span;
  /** It may well last longer than the span: 75-100+. */
  openEnded?: boolean;
  /** US dollars a square foot, installed, where the specification states it. */
  pricePerSquareFoot?: Span;
  /** How it compares in price, in dollar signs. */
  dollarSigns: 2 | 3 | 4 | 5;
};

export type SidingMaterial = {
  lifespanYears: Span;
  maintenance: "low" | "medium" | "high";
};
