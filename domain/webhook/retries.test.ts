import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { failingSinceThen, failsFor, hasFailedThroughout, nextTry } from "./retries.ts";

const minute = 60_000;
const firstTriedAt = new Date("2026-06-02T16:00:00Z");

/** Minutes after the first try at which each further one begins, when every one fails at once. */
function triesOf(): number[] {
  const at: number[] = [];
  let now = firstTriedAt;
  for (let tries = 1; ; tries += 1) {
    const next = nextTry({ tries, firstTriedAt, now });
    if (!next) return at;
    at.push((next.getTime() - firstTriedAt.getTime()) / minute);
    now = next;
  }
}

describe("a delivery that fails", () => {
  it("is tried again after growing pauses, for three days", () => {
    const inHours = triesOf().map((minutes) => Math.round((minutes / 60) * 100) / 100);
    expect(inHours).toEqual([0, 0.08, 0.58, 2.58, 7.58, 17.58, 31.58, 51.58, 72]);
  });

  it("is tried later, never later than three days after its first try, and given up then", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 0, max: 2 * failsFor }),
        (tries, passed) => {
          const now = new Date(firstTriedAt.getTime() + passed);
          const next = nextTry({ tries, firstTriedAt, now });
          if (passed >= failsFor) expect(next).toBeNull();
          else {
            expect(next?.getTime()).toBeGreaterThan(now.getTime());
            expect(next?.getTime()).toBeLessThanOrEqual(firstTriedAt.getTime() + failsFor);
          }
        },
      ),
    );
  });
});

describe("a webhook", () => {
  const [early, middle, late] = [
    "2026-06-02T16:00:00Z",
    "2026-06-02T16:00:15Z",
    "2026-06-03T09:00:00Z",
  ];

  it.each([
    { failingSince: null, arrivedAt: null, triedAt: middle, since: middle },
    { failingSince: early, arrivedAt: null, triedAt: late, since: early },
    { failingSince: null, arrivedAt: early, triedAt: middle, since: middle },
    // Began before what has arrived meanwhile.
    { failingSince: null, arrivedAt: middle, triedAt: early, since: middle },
    // Began before one that has failed sooner.
    { failingSince: middle, arrivedAt: null, triedAt: early, since: early },
  ])("has failed since $since", ({ since, ...known }) => {
    expect(failingSinceThen(known)).toBe(since);
  });

  it("is off with a delivery since whose first try nothing has arrived", () => {
    expect(hasFailedThroughout(early, middle)).toBe(true);
    expect(hasFailedThroughout(middle, middle)).toBe(true);
    expect(hasFailedThroughout(late, middle)).toBe(false);
  });
});
