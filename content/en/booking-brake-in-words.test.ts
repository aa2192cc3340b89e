import { describe, expect, it } from "vitest";
import { pendingTime } from "./booking-brake-in-words.ts";

const minute = 60_000;

describe("the numbers of the booking brake in words", () => {
  it.each([
    [60, "one hour"],
    [90, "90 minutes"],
    [120, "two hours"],
    [10, "ten minutes"],
    [24 * 60, "24 hours"],
  ])("%i minutes are '%s'", (minutes, words) => {
    expect(pendingTime(minutes * minute)).toBe(words);
  });
});
