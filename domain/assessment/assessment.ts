import { type QuestionId, questions } from "./questions.ts";

export type Answers = Record<QuestionId, { value: string; score: number }>;

export type Urgency = "low" | "medium" | "medium-high" | "high";

export type AssessmentResult = {
  score: number;
  category: string;
  recommendation: string;
  urgency: Urgency;
};

/** The total at which the bar is full. The options can add up to more. */
export const maximumScore = 75;

/** A range of totals with the same result. Both bounds are inclusive; the last range is open-ended. */
export type ResultBand = Omit<AssessmentResult, "score"> & { from: number; upTo: number };

/** Every total from 0 on belongs to exactly one range. */
export const resultBands: readonly ResultBand[] = [
  {
    from: 0,
    upTo: 10,
    category: "Good Condition",
    urgency: "low",
    recommendation:
      "Your roof appears to be in good shape. A professional inspection once a year keeps it that way and catches small problems while they are cheap to fix.",
  },
  {
    from: 11,
    upTo: 25,
    category: "Minor Issues",
    urgency: "medium",
    recommendation:
      "There are early signs of wear. We recommend a professional inspection in the next few months, before storm season turns a small repair into a big one.",
  },
  {
    from: 26,
    upTo: 40,
    category: "Moderate Concerns",
    urgency: "medium-high",
    recommendation:
      "Several signs point to damage that will get worse if it is left alone. We strongly recommend a professional inspection within the next few weeks.",
  },
  {
    from: 41,
    upTo: Number.POSITIVE_INFINITY,
    category: "Major Concerns",
    urgency: "high",
    recommendation:
      "Your roof may not keep water out much longer. Get a professional inspection now, within the next few days.",
  },
];

/**
 * Scores the values chosen for each question.
 * @returns null when a question is unanswered or a value is not one of its options.
 */
export function assess(values: Partial<Record<string, string>>): AssessmentResult | null {
  let score = 0;
  for (const { id, options } of questions) {
    const option = options.find(({ value }) => value === values[id]);
    if (!option) return null;
    score += option.score;
  }
  const { category, recommendation, urgency } = bandOf(score);
  return { score, category, recommendation, urgency };
}

/** The range of a total, which is a whole number from 0 on. */
function bandOf(score: number): ResultBand {
  return resultBands.find(({ upTo }) => score <= upTo) as ResultBand;
}

/** Length of the result bar, from 0 to 1. */
export function barLength(score: number): number {
  return Math.min(1, score / maximumScore);
}
