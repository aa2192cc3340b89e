import { bandMeanings, outcome } from "#content/en/assessment/result.ts";
import { type ResultBand, resultBands } from "#domain/assessment/assessment.ts";

/** The score bands as shown on the page: `11-25`, the category, and what it means. */
export const scoreBands = resultBands.map(({ from, upTo, category, urgency }) => ({
  points: pointsOf({ from, upTo }),
  category,
  urgency,
  meaning: bandMeanings[urgency],
}));

function pointsOf({ from, upTo }: Pick<ResultBand, "from" | "upTo">): string {
  return Number.isFinite(upTo) ? `${from}-${upTo}` : outcome.orMore(from);
}
