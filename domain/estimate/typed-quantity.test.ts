import { expect, it } from "vitest";
import { typedAllowed, typedQuantity, typedShare } from "./typed-quantity.ts";

it.each([
  ["23.5", "square", { figure: 2_350 }],
  ["2,350 sq ft", "square", { figure: 2_350 }],
  ["120 ft", "foot", { figure: 12_000 }],
  ["", "foot", { figure: null }],
  ["0", "sheet", { fault: "Enter more than 0, or take the line out" }],
  ["twelve", "sheet", { fault: "Enter a figure, like 23.5" }],
  ["12x", "piece", { fault: "Enter a figure, like 23.5" }],
  ["-4", "square", { fault: "Enter a figure, like 23.5" }],
  ["1000000", "foot", { fault: "Enter at most 100,000" }],
] as const)("a quantity typed as %j of a %s is %j", (typed, unit, read) => {
  expect(typedQuantity(typed, unit)).toEqual(read);
});

it("takes none for an answer where it is one", () => {
  expect(typedAllowed("0", "sheet")).toEqual({ figure: 0 });
  expect(typedAllowed("none", "sheet")).toEqual({ fault: "Enter a figure, like 23.5" });
});

it.each([
  ["30%", { figure: 3_000 }],
  ["33.33", { figure: 3_333 }],
  ["a third", { fault: "Enter a percentage, like 10" }],
  ["101", { fault: "Enter at most 100%" }],
] as const)("a share typed as %j is %j", (typed, read) => {
  expect(typedShare(typed, { whole: 10_000, most: 10_000 })).toEqual(read);
});
