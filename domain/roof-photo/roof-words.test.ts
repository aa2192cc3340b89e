import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { builtBusinessFacts } from "#content/business-facts.ts";
import { visitKinds } from "./roof-photo.ts";
import {
  offeredParts,
  partFaults,
  partOfPhoto,
  type RoofWords,
  shotFaults,
  shotsOf,
} from "./roof-words.ts";

const built = builtBusinessFacts.roofWords;
const ridge = { id: "ridge", name: "Ridge" };
const own = { id: "own-abc", name: "Cricket" };

const withParts = (parts: RoofWords["parts"]["parts"]): RoofWords => ({
  ...built,
  parts: { parts },
});

describe("the word of a part", () => {
  const words = withParts([
    { ...ridge, name: "Top" },
    { ...own, isHidden: true },
  ]);

  it.each([
    ["is what the owner says now", { part: "ridge", partWord: "Ridge" }, "Top"],
    ["is the same once the part is hidden", { part: "own-abc", partWord: null }, "Cricket"],
    ["is what was said of one that is gone", { part: "own-xyz", partWord: "Dormer" }, "Dormer"],
    ["is none where nobody has said a part", { part: null, partWord: null }, null],
  ])("%s", (_, photo, word) => {
    expect(partOfPhoto(words, photo)).toBe(word);
  });

  it("is offered unless the part is hidden", () => {
    expect(offeredParts(words)).toEqual([{ ...ridge, name: "Top" }]);
  });
});

it("a visit asks for no part that is hidden or gone", () => {
  expect(shotsOf(built, "leak")).toEqual(built.shots.leak.shots);
  const words = withParts([
    { id: "house", name: "House" },
    { id: "attic", name: "Attic", isHidden: true },
  ]);
  expect(shotsOf(words, "leak")).toEqual([{ part: "house", count: 1 }]);
});

describe("parts", () => {
  it.each<[string, unknown, object]>([
    ["as they are built", built.parts, {}],
    ["with one of the owner's own", { parts: [ridge, own] }, {}],
    ["without a name", { parts: [ridge, { ...own, name: " " }] }, { 1: "Write something here" }],
    [
      "of which two are called alike",
      { parts: [ridge, { ...own, name: "RIDGE " }] },
      { 1: "Another part has this name" },
    ],
    [
      "of which two are the same",
      { parts: [ridge, { ...ridge, name: "Top" }] },
      { 1: "No such part" },
    ],
    ["with an id that no part has", { parts: [{ ...ridge, id: "../x" }] }, { 0: "No such part" }],
    [
      "of two lines",
      { parts: [{ ...ridge, name: "a\nb" }] },
      { 0: "Write it on one line, in visible characters" },
    ],
    [
      "that are all hidden",
      { parts: [{ ...ridge, isHidden: true }] },
      { "": "Show at least one part" },
    ],
    ["that are no list", { parts: "ridge" }, { "": "Keep at most 60 parts" }],
  ])("%s have these faults", (_, value, faults) => {
    expect(partFaults(value)).toEqual(faults);
  });
});

describe("what a visit should show", () => {
  it.each<[string, unknown, object]>([
    ...visitKinds.map((kind): [string, unknown, object] => [kind, built.shots[kind], {}]),
    ["of nothing", { shots: [] }, {}],
    [
      "twice the same",
      {
        shots: [
          { part: "ridge", count: 1 },
          { part: "ridge", count: 2 },
        ],
      },
      { 1: "This part and side are on the list already" },
    ],
    [
      "on two sides",
      {
        shots: [
          { part: "ridge", count: 1 },
          { part: "ridge", side: "rear", count: 2 },
        ],
      },
      {},
    ],
    ["no photo", { shots: [{ part: "ridge", count: 0 }] }, { 0: "Enter a number from 1 to 20" }],
    [
      "half a photo",
      { shots: [{ part: "ridge", count: 1.5 }] },
      { 0: "Enter a number from 1 to 20" },
    ],
    [
      "on a side that no house has",
      { shots: [{ part: "ridge", side: "up", count: 1 }] },
      { 0: "Choose a part" },
    ],
  ])("of %s has these faults", (_, value, faults) => {
    expect(shotFaults(value)).toEqual(faults);
  });

  it("never breaks, whatever is sent", () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (value, list) => {
        for (const one of [value, { parts: list }, { shots: list }]) {
          expect(partFaults(one)).toBeTypeOf("object");
          expect(shotFaults(one)).toBeTypeOf("object");
        }
      }),
    );
  });
});
