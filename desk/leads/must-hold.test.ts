import { expect, it } from "vitest";
import { mustHold } from "./must-hold.ts";

it("a new booking never joins those that one press marks as seen by itself", () => {
  expect(mustHold("new-bookings", 60)).toBe(true);
  expect(mustHold("new-bookings", 0)).toBe(false);
  expect(mustHold("open", 60)).toBe(false);
});
