import { expect, it } from "vitest";
import { windowOf, windowSize } from "./use-row-window.ts";

it.each([
  [-1, 0],
  [0, 0],
  [windowSize - 1, 0],
  [windowSize, windowSize],
  [550, 400],
])("row %i is drawn from row %i on", (at, from) => {
  expect(windowOf(at)).toBe(from);
});
