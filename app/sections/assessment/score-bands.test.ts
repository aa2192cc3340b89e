import { expect, it } from "vitest";
import { scoreBands } from "./score-bands.ts";

it("describes the four bands, each with its own meaning", () => {
  expect(scoreBands.map(({ points, category, urgency }) => [points, category, urgency])).toEqual([
    ["0-10", "Good Condition", "low"],
    ["11-25", "Minor Issues", "medium"],
    ["26-40", "Moderate Concerns", "medium-high"],
    ["41 or more", "Major Concerns", "high"],
  ]);
  expect(new Set(scoreBands.map(({ meaning }) => meaning)).size).toBe(4);
});
