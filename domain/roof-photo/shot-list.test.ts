import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { builtRoofParts, roofSides, visitKinds } from "./roof-photo.ts";
import {
  builtShotLists,
  missingPhotos,
  type Shot,
  type ShownPart,
  shotStates,
} from "./shot-list.ts";

const shown = (part: ShownPart["part"], side: ShownPart["side"] = null): ShownPart => ({
  part,
  side,
});

const list: Shot[] = [
  { part: "slope", side: "front", count: 1 },
  { part: "slope", side: "rear", count: 1 },
  { part: "slope", count: 2 },
  { part: "gutter", count: 2 },
  { part: "chimney", count: 2, isOptional: true },
];

describe("what a shot list still misses", () => {
  it.each<[string, ShownPart[], number[]]>([
    ["all but what a roof may lack, without photos", [], [1, 1, 2, 2, 0]],
    ["the same with photos that nobody has described", [shown(null), shown(null)], [1, 1, 2, 2, 0]],
    ["less of a side that was taken", [shown("slope", "rear")], [1, 0, 2, 2, 0]],
    ["less of the part by a side that is not asked for", [shown("slope", "left")], [1, 1, 1, 2, 0]],
    [
      "less of the part by what a side has too many of",
      [shown("slope", "front"), shown("slope", "front")],
      [0, 1, 1, 2, 0],
    ],
    [
      "no side by photos of no side",
      [shown("slope"), shown("slope"), shown("slope")],
      [1, 1, 0, 2, 0],
    ],
    ["less of a part on any side", [shown("gutter", "left"), shown("gutter")], [1, 1, 2, 0, 0]],
    ["the rest of what the roof has after all", [shown("chimney")], [1, 1, 2, 2, 1]],
    ["nothing for parts that are not on it", [shown("ceiling")], [1, 1, 2, 2, 0]],
  ])("is %s", (_, photos, missing) => {
    const states = shotStates(list, photos);
    expect(states.map((state) => state.missing)).toEqual(missing);
    expect(missingPhotos(states)).toBe(missing.reduce((sum, one) => sum + one, 0));
  });

  const part = fc.constantFrom(...builtRoofParts);
  const side = fc.constantFrom(...roofSides);
  const photo = fc.record({ part: fc.option(part), side: fc.option(side) });
  const photos = fc.array(photo, { maxLength: 40 });
  const kind = fc.constantFrom(...visitKinds);

  it("follows from the photos in any order, and counts none of them twice", () => {
    fc.assert(
      fc.property(kind, photos, (visit, given) => {
        const states = shotStates(builtShotLists[visit], given);
        expect(shotStates(builtShotLists[visit], given.toReversed())).toEqual(states);
        const taken = states.reduce((sum, state) => sum + state.taken, 0);
        expect(taken).toBeLessThanOrEqual(given.filter((one) => one.part !== null).length);
        for (const state of states) {
          expect(state.taken).toBeLessThanOrEqual(state.shot.count);
          expect(state.missing).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("never grows with another photo of a part that the roof must have, and is at last nothing", () => {
    fc.assert(
      fc.property(kind, photos, (visit, given) => {
        const shots = builtShotLists[visit];
        let all: ShownPart[] = given;
        for (const state of shotStates(shots, given)) {
          if (state.missing === 0) continue;
          const before = missingPhotos(shotStates(shots, all));
          all = [...all, shown(state.shot.part, state.shot.side ?? null)];
          expect(missingPhotos(shotStates(shots, all))).toBeLessThan(before);
        }
        for (let turn = 0; turn < 4; turn += 1) {
          for (const state of shotStates(shots, all)) {
            if (state.missing > 0) all = [...all, shown(state.shot.part, state.shot.side ?? null)];
          }
        }
        expect(missingPhotos(shotStates(shots, all))).toBe(0);
      }),
    );
  });

  it("has a list for each kind of visit, without a shot twice", () => {
    for (const visit of visitKinds) {
      const names = builtShotLists[visit].map((one) => `${one.part} ${one.side ?? ""}`);
      expect(new Set(names).size).toBe(names.length);
      expect(missingPhotos(shotStates(builtShotLists[visit], []))).toBeGreaterThan(5);
    }
  });
});
