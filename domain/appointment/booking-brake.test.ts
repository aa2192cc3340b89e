import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  burstWindow,
  countsSince,
  goesOn,
  isHeldBack,
  mostInWindow,
  pendingFor,
  pendingUntil,
  wasKeptLonger,
} from "./booking-brake.ts";

const noon = new Date("2026-06-02T16:00:00Z");
const ago = (milliseconds: number) => new Date(noon.getTime() - milliseconds);

describe("a visitor's booking is held back", () => {
  it.each([
    ["the first of a day", { recent: 1, taken: 1, free: 152 }, false],
    ["the only seat ahead", { recent: 1, taken: 1, free: 0 }, false],
    ["the twelfth, of twelve seats", { recent: 12, taken: 12, free: 0 }, false],
    ["the thirteenth, of a nearly full calendar", { recent: 13, taken: 13, free: 2 }, true],
    ["the 51st of 153 seats", { recent: 51, taken: 51, free: 102 }, false],
    ["the 52nd of 153 seats", { recent: 52, taken: 52, free: 101 }, true],
    ["the 50th in a storm, with eight inspectors", { recent: 50, taken: 50, free: 1_174 }, false],
    [
      "the first after all of 153 were taken back",
      { recent: 154, taken: 154, givenBack: 153, free: 152 },
      true,
    ],
    [
      "the first after 60 of 153 were taken back",
      { recent: 61, taken: 61, givenBack: 60, free: 152 },
      true,
    ],
    ["a slow one, whatever was taken", { recent: 12, taken: 100, free: 53 }, false],
  ])("%s: %o is %s", (_what, rush, expected) => {
    expect(isHeldBack(rush)).toBe(expected);
  });

  it("so that however many come at once, a third of what was free and one more are firm at most, or twelve", () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(600), (seats, tries) => {
        let [firm, taken] = [0, 0];
        for (let recent = 1; recent <= Math.min(tries, seats); recent += 1) {
          taken += 1;
          if (!isHeldBack({ recent, taken, free: seats - taken })) firm += 1;
        }
        expect(firm).toBeLessThanOrEqual(Math.max(mostInWindow, Math.floor(seats / 3)));
      }),
    );
  });

  it("never for fewer bookings than usual, and once held back not let through by one more", () => {
    const seats = fc.nat(400);
    fc.assert(
      fc.property(seats, seats, seats, (recent, taken, free) => {
        const isHeld = isHeldBack({ recent, taken, free });
        if (recent <= mostInWindow) expect(isHeld).toBe(false);
        if (isHeld && free > 0) {
          expect(isHeldBack({ recent: recent + 1, taken: taken + 1, free: free - 1 })).toBe(true);
        }
      }),
    );
  });
});

describe("bookings count together", () => {
  it.each([
    ["without a burst for ten minutes", undefined, ago(burstWindow)],
    [
      "in a burst that goes on since it began",
      { beganAt: ago(3 * burstWindow), lastAt: ago(burstWindow - 1) },
      ago(3 * burstWindow),
    ],
    ["in a new burst for ten minutes", { beganAt: ago(1), lastAt: ago(1) }, ago(burstWindow)],
    [
      "after one that is over for ten minutes",
      { beganAt: ago(3 * burstWindow), lastAt: ago(burstWindow) },
      ago(burstWindow),
    ],
  ])("%s", (_when, burst, expected) => {
    expect(countsSince(burst, noon)).toEqual(expected);
  });

  it("while the last was held back less than ten minutes ago", () => {
    expect(goesOn({ lastAt: ago(burstWindow - 1) }, noon)).toBe(true);
    expect(goesOn({ lastAt: ago(burstWindow) }, noon)).toBe(false);
  });

  it("and each is kept for two hours", () => {
    expect(pendingUntil(noon).getTime() - noon.getTime()).toBe(pendingFor);
  });

  it("and once for longer", () => {
    const lag = fc.integer({ min: 0, max: pendingFor - 1 });
    fc.assert(
      fc.property(lag, lag, (judging, looking) => {
        const first = pendingUntil(new Date(noon.getTime() + judging));
        expect(wasKeptLonger(noon, first)).toBe(false);
        const second = pendingUntil(new Date(first.getTime() + looking));
        expect(wasKeptLonger(noon, second)).toBe(true);
      }),
    );
  });
});
