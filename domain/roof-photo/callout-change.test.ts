import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCallout } from "#tests/support/any-callout.ts";
import {
  type CalloutChange,
  calloutsWith,
  changesWith,
  changesWithout,
  type KeptCallout,
} from "./callout-change.ts";

const arrow = (id: string, revision: number): KeptCallout => ({
  ...{ id, revision },
  callout: { kind: "arrow", from: { x: 0, y: 0 }, to: { x: 1, y: 1 } },
});
const gone = (id: string, revision: number): CalloutChange => ({ id, revision, callout: null });

describe("callouts with what has been changed", () => {
  it.each<[string, KeptCallout[], CalloutChange[], KeptCallout[]]>([
    ["have a new one at the end", [arrow("a", 1)], [arrow("b", 1)], [arrow("a", 1), arrow("b", 1)]],
    [
      "have a later one in its place",
      [arrow("a", 1), arrow("b", 1)],
      [arrow("a", 2)],
      [arrow("a", 2), arrow("b", 1)],
    ],
    ["lack one that was removed", [arrow("a", 1)], [gone("a", 2)], []],
    ["have what somebody else has changed since", [arrow("a", 3)], [gone("a", 2)], [arrow("a", 3)]],
    ["have what arrived first of two at once", [arrow("a", 2)], [gone("a", 2)], [arrow("a", 2)]],
    [
      "have one again that was removed and undone",
      [],
      [gone("a", 2), arrow("a", 3)],
      [arrow("a", 3)],
    ],
    ["lack what is sent again after it was removed", [], [gone("a", 2), arrow("a", 1)], []],
  ])("%s", (_, kept, changes, expected) => {
    expect(calloutsWith(kept, changes)).toEqual(expected);
  });

  it("are the same in whatever order, and however often, changes arrive", () => {
    const change = fc.record({
      id: fc.constantFrom("a", "b", "c"),
      revision: fc.integer({ min: 1, max: 20 }),
      callout: fc.option(anyCallout),
    });
    const changes = fc.uniqueArray(change, {
      maxLength: 12,
      selector: ({ id, revision }) => `${id} ${revision}`,
    });
    const byId = (all: KeptCallout[]) => all.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    fc.assert(
      fc.property(
        changes.chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray(all, { minLength: all.length }),
            fc.subarray(all),
          ),
        ),
        ([all, shuffled, again]) => {
          expect(byId(calloutsWith([], [...shuffled, ...again]))).toEqual(
            byId(calloutsWith([], all)),
          );
        },
      ),
    );
  });
});

it("wait with the last change of each, until that is sent", () => {
  const waiting = [arrow("a", 1), arrow("b", 1)];
  expect(changesWith(waiting, gone("a", 2))).toEqual([gone("a", 2), arrow("b", 1)]);
  expect(changesWithout([arrow("b", 1), gone("a", 2)], arrow("a", 1))).toEqual([
    arrow("b", 1),
    gone("a", 2),
  ]);
  expect(changesWithout([arrow("b", 1), gone("a", 2)], gone("a", 2))).toEqual([arrow("b", 1)]);
});
