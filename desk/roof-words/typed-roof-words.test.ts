import { expect, it } from "vitest";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { normalOverrides, overrideFaults } from "#domain/business/fact-faults.ts";
import { moved, readRoofWords, typedRoofWords, withoutPart } from "./typed-roof-words.ts";

const typed = typedRoofWords(built.roofWords);

it("are as built where nobody has typed anything", () => {
  expect(normalOverrides(readRoofWords(typed), built)).toEqual({});
});

it("are what was typed, without spaces around it, and faulty where a count is none", () => {
  const parts = typed.parts.map((part) =>
    part.id === "ridge" ? { ...part, name: " Top " } : part,
  );
  const [first, ...others] = typed.shots.leak;
  const leak = [{ ...first, count: "two", side: "rear" as const }, ...others] as typeof others;
  const read = readRoofWords({ ...typed, parts, shots: { ...typed.shots, leak } });
  expect(Object.keys(normalOverrides(read, built))).toEqual([
    "roofWords.parts",
    "roofWords.shots.leak",
  ]);
  expect(overrideFaults(read, built)).toEqual({
    "roofWords.shots.leak.0": "Enter a number from 1 to 20",
  });
});

it("lose what visits should show of a part that goes", () => {
  const without = withoutPart(typed, "ceiling");
  expect(without.parts.map(({ id }) => id)).not.toContain("ceiling");
  expect(without.shots.leak).toHaveLength(typed.shots.leak.length - 1);
});

it.each([
  [0, -1, "abc"],
  [0, 1, "bac"],
  [2, -1, "acb"],
  [2, 1, "abc"],
] as const)("moves the entry at %i by %i, as far as there is room", (at, by, order) => {
  expect(moved([..."abc"], at, by).join("")).toBe(order);
});
