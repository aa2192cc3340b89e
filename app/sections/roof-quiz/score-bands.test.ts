import { describe, expect, it } from "vitest";
import { assess } from "#domain/assessment/assessment.ts";
import { questions } from "#domain/assessment/questions.ts";
import { scoreBands } from "./score-bands.ts";

/** Every total that the quiz can come to, with the values that lead to it. */
function everyTotal(): Map<number, Record<string, string>> {
  return questions.reduce(
    (totals, { id, options }) => {
      const next = new Map<number, Record<string, string>>();
      for (const [total, values] of totals) {
        for (const { value, score } of options) next.set(total + score, { ...values, [id]: value });
      }
      return next;
    },
    new Map<number, Record<string, string>>([[0, {}]]),
  );
}

describe("the bands that the page shows", () => {
  it("are those of the scoring, for every total", () => {
    for (const [total, values] of everyTotal()) {
      const shown = scoreBands.find(({ points }) => isWithin(total, points));
      expect(shown, `${total} points`).toMatchObject({
        category: assess(values)?.category,
        urgency: assess(values)?.urgency,
      });
    }
  });
});

/** `11-25`, or `41 and more`. */
function isWithin(total: number, points: string): boolean {
  const [from, to = Number.POSITIVE_INFINITY] = (points.match(/\d+/g) ?? []).map(Number);
  return from !== undefined && total >= from && total <= to;
}
