import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { failsFor, hasFailedLongEnough, nextTry } from "./retries.ts";

const minute = 60_000;
const hour = 60 * minute;
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

it("a webhook has failed long enough from three days on", () => {
  const after = (milliseconds: number) => new Date(firstTriedAt.getTime() + milliseconds);
  expect(hasFailedLongEnough(firstTriedAt, after(72 * hour - 1))).toBe(false);
  expect(hasFailedLongEnough(firstTriedAt, after(72 * hour))).toBe(true);
});
