import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { PriceBook } from "#domain/roof-cost/roof-cost.ts";

/** When the figures below were last checked. Shown with every range. */
export const priceBookDate = calendarDay("2026-11-26");

/**
 * What `/roof-cost` rests on beside the prices per square foot, which are those of `materials.ts`.
 * All other prices are assumptions that were not given with the order for this site (`en/before-you-open.ts`);
 * `offers.costRange` in `business-profile.ts` takes the page away.
 */
export const priceBook = {
  // Walls, a porch or an attached garage under the same roof, and eaves.
  outlinePerFloorArea: { from: 1.1, to: 1.4 },
  overhang: { from: 1, to: 2 },
  rise: {
    low: { from: 2, to: 4 },
    medium: { from: 5, to: 7 },
    steep: { from: 8, to: 10 },
    "very-steep": { from: 11, to: 14 },
  },
  slopeWork: {
    low: { from: 0, to: 0 },
    medium: { from: 0, to: 0 },
    steep: { from: 0.05, to: 0.15 },
    "very-steep": { from: 0.15, to: 0.3 },
  },
  offcuts: {
    gable: { from: 0, to: 0.02 },
    hip: { from: 0.03, to: 0.06 },
    "cut-up": { from: 0.06, to: 0.12 },
  },
  secondLayer: { from: 0.5, to: 1 },
  decking: { sheetArea: 32, share: { from: 0, to: 0.05 }, perSheet: { from: 80, to: 120 } },
  chimney: { from: 350, to: 1_200 },
  skylight: { from: 200, to: 600 },
  permit: { from: 0, to: 250 },
  travel: {
    primary: { from: 0, to: 0 },
    secondary: { from: 0, to: 300 },
    extended: { from: 200, to: 800 },
  },
} as const satisfies Omit<PriceBook, "perSquareFoot">;
