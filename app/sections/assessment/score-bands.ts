import { bandMeanings, outcome } from "#content/en/assessment.ts";
import { type ResultBand, resultBands } from "#domain/assessment/assessment.ts";

/** How totals are read, as the page tells it: `11-25`, its category, and what that means. */
export const scoreBands = resultBands.map(({ from, upTo, category, urgency }) => ({
  points: pointsOf({ from, upTo }),
  category,
  urgency,
  meaning: bandMeanings[urgency],
}));

function pointsOf({ from, upTo }: Pick<ResultBand, "from" | "upTo">): string {
  return Number.isFinite(upTo) ? `${from}-${upTo}` : outcome.orMore(from);
}
