import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mostRounds, nextToAlert } from "./alert-rules.ts";

const alerted = (...counts: number[]) =>
  counts.map((count, index) => ({ id: index, alerted: count }));

describe("who is alerted next", () => {
  it.each([
    ["nobody where nobody is", alerted(), undefined],
    ["the first of those whom nobody has told", alerted(0, 0), 0],
    ["the next one", alerted(1, 0), 1],
    ["the first again, when all were", alerted(1, 1), 0],
    ["whoever came on duty in between", alerted(2, 1, 0), 2],
    ["nobody after three rounds", alerted(3, 3), undefined],
  ])("is %s", (_who, people, expected) => {
    expect(nextToAlert(people)?.id).toBe(expected);
  });

  it("is everybody in turn, each three times, and then nobody", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), (count) => {
        const people = alerted(...Array<number>(count).fill(0));
        const order: number[] = [];
        for (let next = nextToAlert(people); next; next = nextToAlert(people)) {
          next.alerted += 1;
          order.push(next.id);
        }
        const round = people.map(({ id }) => id);
        expect(order).toEqual(Array(mostRounds).fill(round).flat());
      }),
    );
  });
});
