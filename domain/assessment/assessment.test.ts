import { describe, expect, it } from "vitest";
import { assess, barLength } from "./assessment.ts";
import { questions } from "./questions.ts";

/** Every way to answer the quiz: 5 · 4 · 5 · 5 · 4 · 5 of them. */
function everyAnswer(): { values: Record<string, string>; total: number }[] {
  return questions.reduce<{ values: Record<string, string>; total: number }[]>(
    (answers, { id, options }) =>
      answers.flatMap(({ values, total }) =>
        options.map(({ value, score }) => ({
          values: { ...values, [id]: value },
          total: total + score,
        })),
      ),
    [{ values: {}, total: 0 }],
  );
}

describe("the roof assessment", () => {
  it("has the specification's options and scores", () => {
    const table = questions.map(({ id, options }) => [
      id,
      options.map(({ value, score }) => `${value} ${score}`).join("; "),
    ]);
    expect(table).toEqual([
      ["roofAge", "new 0; 5-15 5; 15-20 10; over-20 15; unknown 8"],
      ["leaks", "none 0; minor 5; occasional 10; frequent 15"],
      ["shingles", "excellent 0; minor 5; moderate 10; severe 15; unknown 8"],
      ["storm", "none 0; wind 5; hail 10; multiple 15; unknown 5"],
      ["gutters", "great 0; clogged 3; damaged 7; detached 10"],
      ["ventilation", "none 0; hot 5; moisture 8; mold 12; unknown 5"],
    ]);
  });

  it("puts every possible answer into the band of its total", () => {
    const answers = everyAnswer();
    expect(answers).toHaveLength(10_000);
    const wrong = answers.filter(({ values, total }) => {
      const result = assess(values);
      const [category, urgency] =
        total <= 10
          ? ["Good Condition", "low"]
          : total <= 25
            ? ["Minor Issues", "medium"]
            : total <= 40
              ? ["Moderate Concerns", "medium-high"]
              : ["Major Concerns", "high"];
      return result?.score !== total || result.category !== category || result.urgency !== urgency;
    });
    expect(wrong).toEqual([]);
  });

  it.each([10, 11, 25, 26, 40, 41])("can reach a total of %i, a border of the bands", (border) => {
    expect(everyAnswer().some(({ total }) => total === border)).toBe(true);
  });

  it("advises a professional inspection in every band", () => {
    const advice = new Set(everyAnswer().map(({ values }) => assess(values)?.recommendation));
    expect(advice.size).toBe(4);
    for (const text of advice) expect(text).toContain("professional inspection");
  });

  it("has no result while a question is unanswered or a value is unknown", () => {
    const values = everyAnswer()[0]?.values ?? {};
    expect(assess({ ...values, storm: "" })).toBeNull();
    expect(assess({ ...values, storm: "tornado" })).toBeNull();
    expect(assess({})).toBeNull();
  });

  it.each([
    [0, 0],
    [30, 0.4],
    [75, 1],
    [82, 1],
  ])("draws a score of %i as %d of the bar", (score, length) => {
    expect(barLength(score)).toBe(length);
  });
});
