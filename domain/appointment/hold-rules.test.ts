import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayHold, mostHoldsOfNetwork } from "./hold-rules.ts";

describe("one more seat of a day may be held", () => {
  it.each([
    ["an empty day", { capacity: 7, free: 7, held: 0 }, [], true],
    ["a day that is half held", { capacity: 7, free: 3, held: 4 }, [], false],
    ["a day with room beside what is held", { capacity: 7, free: 4, held: 3 }, [], true],
    ["the last free seat", { capacity: 7, free: 1, held: 0 }, [], false],
    ["the last but one", { capacity: 7, free: 2, held: 0 }, [], true],
    [
      "a network that holds as many as it may",
      { capacity: 14, free: 14, held: 0 },
      [{ held: 3, times: 1 }],
      false,
    ],
    [
      "a network that holds one fewer",
      { capacity: 14, free: 14, held: 2 },
      [{ held: 2, times: 1 }],
      true,
    ],
    [
      "a block of two networks' room that holds as much as it may",
      { capacity: 14, free: 14, held: 2 },
      [
        { held: 0, times: 1 },
        { held: 6, times: 2 },
      ],
      false,
    ],
    [
      "the same block that holds one fewer",
      { capacity: 14, free: 14, held: 2 },
      [
        { held: 0, times: 1 },
        { held: 5, times: 2 },
      ],
      true,
    ],
    ["a day that is closed", { capacity: 0, free: 0, held: 0 }, [], false],
  ])("of %s: %o, %j by its blocks: %s", (_what, room, blocks, expected) => {
    expect(mayHold(room, blocks)).toBe(expected);
  });

  it("however many try, a free seat is left, half of the day is not held, and no network has more than its share", () => {
    const networks = fc.array(fc.nat(5), { maxLength: 60 });
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), networks, (capacity, taken, tries) => {
        const byNetwork = new Map<number, number>();
        let [free, held] = [Math.max(0, capacity - taken), 0];
        const hadRoom = free > 0;
        for (const network of tries) {
          const own = byNetwork.get(network) ?? 0;
          if (!mayHold({ capacity, free, held }, [{ held: own, times: 1 }])) continue;
          byNetwork.set(network, own + 1);
          [free, held] = [free - 1, held + 1];
        }
        expect(free > 0).toBe(hadRoom);
        expect(held).toBeLessThanOrEqual(Math.ceil(capacity / 2));
        for (const own of byNetwork.values()) expect(own).toBeLessThanOrEqual(mostHoldsOfNetwork);
      }),
    );
  });
});
