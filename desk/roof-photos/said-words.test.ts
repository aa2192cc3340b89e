import { expect, it } from "vitest";
import { builtBusinessFacts } from "#content/business-facts.ts";
import type { PhotoEntry } from "./photo-entry.ts";
import { saidWords } from "./said-words.ts";

it.each<[Pick<PhotoEntry, "description" | "visitKind" | "callouts">, string]>([
  [
    { description: { part: "ridge", side: "rear", condition: "worn", note: "Gone." } },
    "Ridge, rear, Worn, “Gone.”",
  ],
  [{ description: { part: "own-1", partWord: "Dormer" } }, "Dormer"],
  [
    { description: { part: null, side: null, condition: null, note: "", place: null } },
    "no part, no side, no condition, no note, no place",
  ],
  [{ description: { turn: 90, place: { latitude: 1, longitude: 2 } } }, "turned, its place"],
  [
    { description: {}, callouts: [{ id: "a", revision: 2, callout: null }] },
    "what was drawn on it",
  ],
  [{ description: {}, visitKind: "storm" }, "The visit is for: Storm damage"],
])("%j is said as %s", (entry, said) => {
  expect(saidWords(entry, builtBusinessFacts.roofWords)).toBe(said);
});
