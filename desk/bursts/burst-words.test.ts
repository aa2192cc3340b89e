import { describe, expect, it } from "vitest";
import type { ShownBurst } from "#domain/appointment/burst-contract.ts";
import { burstText } from "./burst-words.ts";

const beganAt = "2026-06-02T16:00:00.000Z";

describe("a burst in words", () => {
  it.each([
    [153, 0, 19, "153 bookings in 19 seconds"],
    [152, 1, 119, "153 bookings in 119 seconds"],
    [52, 0, 120, "52 bookings in 2 minutes"],
    [1, 0, 0, "1 booking in 1 second"],
    [40, 20, 7_200, "60 bookings in 2 hours"],
  ])("of %i and %i confirmed within %i seconds is '%s'", (loose, confirmed, seconds, expected) => {
    const lastAt = new Date(Date.parse(beganAt) + seconds * 1_000).toISOString();
    const bookings = Array.from({ length: loose }) as ShownBurst["bookings"];
    expect(burstText({ id: "a", beganAt, lastAt, bookings, confirmed })).toBe(expected);
  });
});
