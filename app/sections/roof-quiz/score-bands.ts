import type { Urgency } from "#domain/assessment/assessment.ts";

/** How the totals are read (specification 1, section 9). A test holds them against the scoring. */
export const scoreBands: readonly {
  points: string;
  category: string;
  urgency: Urgency;
  meaning: string;
}[] = [
  {
    points: "0-10",
    category: "Good Condition",
    urgency: "low",
    meaning: "Nothing presses. A yearly inspection keeps it so.",
  },
  {
    points: "11-25",
    category: "Minor Issues",
    urgency: "medium",
    meaning: "Small signs of wear. Have them looked at before the next storm season.",
  },
  {
    points: "26-40",
    category: "Moderate Concerns",
    urgency: "medium-high",
    meaning: "Several signs of damage that grows by itself. Have it inspected within weeks.",
  },
  {
    points: "41 and more",
    category: "Major Concerns",
    urgency: "high",
    meaning:
      "The roof may let water in soon, or does already. Have it inspected in the coming days.",
  },
];
