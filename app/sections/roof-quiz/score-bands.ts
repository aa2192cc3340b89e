import { type ResultBand, resultBands, type Urgency } from "#domain/assessment/assessment.ts";

const meanings: Record<Urgency, string> = {
  low: "Nothing presses. A yearly inspection keeps it so.",
  medium: "Small signs of wear. Have them looked at before the next storm season.",
  "medium-high": "Several signs of damage that grows by itself. Have it inspected within weeks.",
  high: "The roof may let water in soon, or does already. Have it inspected in the coming days.",
};

/** How totals are read, as the page tells it: `11-25`, its category, and what that means. */
export const scoreBands = resultBands.map(({ from, upTo, category, urgency }) => ({
  points: pointsOf({ from, upTo }),
  category,
  urgency,
  meaning: meanings[urgency],
}));

function pointsOf({ from, upTo }: Pick<ResultBand, "from" | "upTo">): string {
  return Number.isFinite(upTo) ? `${from}-${upTo}` : `${from} and more`;
}
