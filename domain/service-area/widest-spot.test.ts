import { expect, it } from "vitest";
import { widestSpot } from "./widest-spot.ts";

it.each<[string, string, [number, number], { at: [number, number]; width: number }]>([
  ["a square", "M0,0L100,0L100,100L0,100Z", [50, 50], { at: [50, 51], width: 100 }],
  [
    "an L, whose middle is outside of it",
    "M0,0L40,0L40,160L200,160L200,200L0,200Z",
    [80, 130],
    { at: [100, 171], width: 200 },
  ],
  [
    "two islands",
    "M0,0L60,0L60,40L0,40ZM100,0L300,0L300,40L100,40Z",
    [150, 20],
    { at: [200, 21], width: 200 },
  ],
])("finds where %s has room for a name", (_what, path, center, spot) => {
  expect(widestSpot(path, center)).toEqual(spot);
});

it("leaves the mark of the office alone", () => {
  const square = "M0,0L100,0L100,100L0,100Z";
  expect(widestSpot(square, [50, 50], [50, 60]).at).toEqual([50, 24]);
  expect(widestSpot(square, [50, 50], [300, 60]).at).toEqual([50, 51]);
  expect(widestSpot("M0,0L200,0L200,30L0,30Z", [100, 15], [60, 20])).toEqual({
    at: [140, 15],
    width: 120,
  });
});

it("finds none in what is lower than a line", () => {
  expect(widestSpot("M0,0L100,0L100,8L0,8Z", [50, 4])).toEqual({ at: [50, 4], width: 0 });
});
