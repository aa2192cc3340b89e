import { describe, expect, it } from "vitest";
import { builtBusinessFacts } from "#content/business-facts.ts";
import type { OwnItem } from "#domain/estimate/own-items.ts";
import { changeLines } from "./fact-words.ts";
import { readItems, typedItems } from "./typed-items.ts";

const barrier: OwnItem = {
  ...{ id: "own-barrier1", name: "Ice barrier", unit: "foot", kind: "both" },
  ...{ price: { from: 3.5, to: 4.5 }, waste: 105, isAllowance: true },
};

describe("an owner's own items of the price book", () => {
  it("are the same when nothing was typed", () => {
    const items = [barrier, { ...barrier, id: "own-other", isRetired: true, waste: 0 } as const];
    expect(readItems(typedItems({ items }))).toEqual({ items });
  });

  it.each([
    ["$1,500", "2000", { from: 1_500, to: 2_000 }],
    ["12.50", " ", { from: 12.5, to: 12.5 }],
    ["a lot", "5", { from: Number.NaN, to: 5 }],
    ["-3", "5", { from: Number.NaN, to: 5 }],
  ])("cost what was typed: from '%s' to '%s'", (from, to, price) => {
    const typed = typedItems({ items: [barrier] }).map((item) => ({ ...item, from, to }));
    expect(readItems(typed).items[0]?.price).toEqual(price);
  });

  it("are told one by one in the history", () => {
    const lines = (before: OwnItem[], after: OwnItem[]) => {
      const settings = (items: OwnItem[]) => ({ overrides: { ownItems: { items } }, settled: {} });
      return changeLines({ from: settings(before), to: settings(after) }, builtBusinessFacts);
    };
    expect(lines([], [barrier])).toEqual([
      "Item added: “Ice barrier”, $3.50-$4.50 a foot, material and labor, 10.5% waste, allowance",
    ]);
    const other = {
      ...barrier,
      name: "Barrier",
      price: { from: 5, to: 5 },
      isRetired: true,
    } as const;
    expect(lines([barrier], [other])).toEqual([
      "Item: “Ice barrier” → “Barrier”",
      "“Barrier”: $3.50-$4.50 a foot, material and labor, 10.5% waste, allowance → $5 a foot, material and labor, 10.5% waste, allowance",
      "Item retired: “Barrier”",
    ]);
    expect(lines([other], [{ ...other, isRetired: undefined }])).toEqual(["Item back: “Barrier”"]);
  });
});
