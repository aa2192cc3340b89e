import { describe, expect, it } from "vitest";
import type { Callout } from "#domain/roof-photo/callout.ts";
import { calloutName, lineLengthText } from "./callouts.ts";

const from = { x: 0.1, y: 0.1 };
const to = { x: 0.5, y: 0.5 };

describe("the name of a callout", () => {
  it.each<[Callout, string]>([
    [{ kind: "arrow", from, to }, "Arrow from the upper left to the middle"],
    [
      { kind: "arrow", from: to, to: { x: 0.9, y: 0.9 } },
      "Arrow from the middle to the lower right",
    ],
    [{ kind: "circle", from, to: { x: 0.9, y: 0.2 } }, "Circle around the upper middle"],
    [
      { kind: "line", from, to: { x: 0.2, y: 0.9 }, inches: 168 },
      "Line, 14 ft, at the middle left",
    ],
    [{ kind: "line", from, to, inches: null }, "Line from the upper left to the middle"],
    [{ kind: "text", at: to, text: "Nail pop" }, "Text at the middle: Nail pop"],
  ])("%o", (callout, name) => {
    expect(calloutName(callout)).toBe(name);
  });
});

it.each([
  [168, "14 ft"],
  [171, "14 ft 3 in"],
  [9, "9 in"],
  [12, "1 ft"],
])("%d inches are %s", (inches, words) => {
  expect(lineLengthText(inches)).toBe(words);
});
