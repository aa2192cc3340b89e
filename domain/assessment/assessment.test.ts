import { describe, expect, it } from "vitest";
import { assess, barLength, resultBands } from "./assessment.ts";
import { questions } from "./questions.ts";

/** Every option's score, written down once more to check the code against. */
const scores: Record<string, Record<string, number>> = {
  roofAge: { new: 0, "5-15": 5, "15-20": 10, "over-20": 15, unknown: 8 },
  leaks: { none: 0, minor: 5, occasional: 10, frequent: 15 },
  shingles: { excellent: 0, minor: 5, moderate: 10, severe: 15, unknown: 8 },
  storm: { none: 0, wind: 5, hail: 10, multiple: 15, unknown: 5 },
  gutters: { great: 0, clogged: 3, damaged: 7, detached: 10 },
  ventilation: { none: 0, hot: 5, moisture: 8, mold: 12, unknown: 5 },
};

type Answered = { values: Record<string, string>; total: number };

/** Every combination of answers (5 · 4 · 5 · 5 · 4 · 5), with its total according to the table. */
const everyAnswer = Object.entries(scores).reduce<Answered[]>(
  (answers, [id, options]) =>
    answers.flatMap(({ values, total }) =>
      Object.entries(options).map(([value, score]) => ({
        values: { ...values, [id]: value },
        total: total + score,
      })),
    ),
  [{ values: {}, total: 0 }],
);

/** Category and urgency on both sides of each boundary. */
const borders = [
  [0, "Good Condition", "low"],
  [10, "Good Condition", "low"],
  [11, "Minor Issues", "medium"],
  [25, "Minor Issues", "medium"],
  [26, "Moderate Concerns", "medium-high"],
  [40, "Moderate Concerns", "medium-high"],
  [41, "Major Concerns", "high"],
  [82, "Major Concerns", "high"],
] as const;

describe("the roof assessment", () => {
  it("has these questions, options and scores, in this order", () => {
    const own = questions.map(({ id, options }) => [
      id,
      options.map(({ value, score }) => [value, score]),
    ]);
    const stated = Object.entries(scores).map(([id, options]) => [id, Object.entries(options)]);
    expect(own).toEqual(stated);
  });

  it("gives every possible answer the total of the table", () => {
    expect(everyAnswer).toHaveLength(10_000);
    const wrong = everyAnswer.filter(({ values, total }) => assess(values)?.score !== total);
    expect(wrong).toEqual([]);
  });

  it("puts every possible answer into the band of its total", () => {
    const wrong = everyAnswer.filter(({ values, total }) => {
      const [, category, urgency] = borders.findLast(([from]) => from <= total) ?? borders[0];
      const result = assess(values);
      return result?.category !== category || result.urgency !== urgency;
    });
    expect(wrong).toEqual([]);
  });

  it.each(borders)("calls each answer that comes to %i %s", (border, category, urgency) => {
    const atBorder = everyAnswer.filter(({ total }) => total === border);
    expect(atBorder).not.toEqual([]);
    for (const { values } of atBorder) {
      expect(assess(values)).toMatchObject({ score: border, category, urgency });
    }
  });

  it("has bands without gap or overlap, from 0 on", () => {
    expect(resultBands.map(({ from, upTo }) => [from, upTo])).toEqual([
      [0, 10],
      [11, 25],
      [26, 40],
      [41, Number.POSITIVE_INFINITY],
    ]);
  });

  it("advises a professional inspection in every band", () => {
    const advice = new Set(everyAnswer.map(({ values }) => assess(values)?.recommendation));
    expect(advice.size).toBe(4);
    for (const text of advice) expect(text).toContain("professional inspection");
  });

  it("has no result while a question is unanswered or a value is unknown", () => {
    const values = everyAnswer[0]?.values ?? {};
    expect(assess({ ...values, storm: "" })).toBeNull();
    expect(assess({ ...values, storm: "tornado" })).toBeNull();
    expect(assess({})).toBeNull();
  });

  it.each([
    [0, 0],
    [30, 0.4],
    [74, 74 / 75],
    [75, 1],
    [76, 1],
    [82, 1],
  ])("draws a score of %i as %d of the bar", (score, length) => {
    expect(barLength(score)).toBe(length);
  });
});
