import { type ResultBand, resultBands, type Urgency } from "#domain/assessment/assessment.ts";

const meanings: Record<Urgency, string> = {
  low: "Nothing urgent. A yearly inspection keeps it that way.",
  medium: "Small signs of wear. Have them checked before the next storm season.",
  "medium-high":
    "Several signs of damage that will get worse. Have the roof inspected within weeks.",
  high: "The roof may let water in soon, or already does. Have it inspected within days.",
};

/** How totals are read, as the page tells it: `11-25`, its category, and what that means. */
export const scoreBands = resultBands.map(({ from, upTo, category, urgency }) => ({
  points: pointsOf({ from, upTo }),
  category,
  urgency,
  meaning: meanings[urgency],
}));

function pointsOf({ from, upTo }: Pick<ResultBand, "from" | "upTo">): string {
  return Number.isFinite(upTo) ? `${from}-${upTo}` : `${from} or more`;
}
