import { expect, it } from "vitest";
import { ageText } from "./age-text.ts";

const minute = 60_000;

it.each([
  [0, "a moment ago"],
  [minute - 1, "a moment ago"],
  [minute, "1 minute ago"],
  [59 * minute, "59 minutes ago"],
  [60 * minute, "1 hour ago"],
  [23.9 * 60 * minute, "23 hours ago"],
  [50 * 60 * minute, "2 days ago"],
  // A phone whose clock was set back in between.
  [-5 * minute, "a moment ago"],
])("an age of %i ms is %s", (age, text) => {
  expect(ageText(age)).toBe(text);
});
