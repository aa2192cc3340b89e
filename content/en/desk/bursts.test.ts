import { describe, expect, it } from "vitest";
import type { ShownBurst } from "#domain/appointment/burst-contract.ts";
import { becameText, burstText, takeBackText } from "./bursts.ts";

const beganAt = "2026-06-02T16:00:00.000Z";

function burst(change: { count: number; loose?: number; confirmed?: number; seconds?: number }) {
  const { count, loose = count, confirmed = 0, seconds = 0 } = change;
  const lastAt = new Date(Date.parse(beganAt) + seconds * 1_000).toISOString();
  const bookings = Array.from({ length: loose }) as ShownBurst["bookings"];
  return { id: "a", beganAt, lastAt, count, bookings, calls: 0, confirmed };
}

describe("a burst in words", () => {
  it.each([
    [153, 153, 19, "153 bookings in 19 seconds"],
    [153, 20, 119, "153 bookings in 119 seconds"],
    [52, 52, 120, "52 bookings in 2 minutes"],
    [1, 1, 0, "1 booking in 1 second"],
    [60, 0, 7_200, "60 bookings in 2 hours"],
  ])("of %i, %i of them loose, within %i seconds is '%s'", (count, loose, seconds, expected) => {
    expect(burstText(burst({ count, loose, seconds }))).toBe(expected);
  });

  it.each([
    [153, 153, 0, "Nobody has confirmed any of them."],
    [153, 151, 2, "2 are confirmed and stay. Nobody has confirmed the other 151."],
    [153, 152, 0, "1 is canceled or over. Nobody has confirmed the other 152."],
    [
      ...[153, 1, 1],
      "1 is confirmed and stays. 151 are canceled or over. Nobody has confirmed the other one.",
    ],
  ] as const)("of %i with %i loose and %i confirmed: '%s'", (count, loose, confirmed, expected) => {
    expect(becameText(burst({ count, loose, confirmed }))).toBe(expected);
  });

  it.each([
    [153, 0, "Take 153 bookings back"],
    [1, 1, "Take 1 booking back and close 1 call"],
    [51, 102, "Take 51 bookings back and close 102 calls"],
    [0, 102, "Close 102 calls"],
  ])("of %i bookings and %i calls is answered by '%s'", (loose, calls, expected) => {
    const bookings = Array.from({ length: loose }) as ShownBurst["bookings"];
    expect(takeBackText({ bookings, calls })).toBe(expected);
  });
});
