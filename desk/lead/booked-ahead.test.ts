import { expect, it } from "vitest";
import type { Lead } from "#domain/lead/lead-page.ts";
import { someLead } from "#tests/support/lead-values.ts";
import { isBookedAhead, offeredStates } from "./booked-ahead.ts";

// 9 AM of June 3 where the business is.
const start = Date.parse("2026-06-03T13:00:00Z");
const appointment = {
  ...({ id: "a", date: "2026-06-03", timeSlot: "9:00 AM" } as const),
  ...({ status: "booked", progress: "booked" } as const),
};
const lead = (change: Partial<Lead["appointment"]>) =>
  someLead({ appointment: { ...appointment, ...change } });

it("an inspection is ahead until it begins, unless it is canceled", () => {
  expect(isBookedAhead(lead({}), start - 1)).toBe(true);
  expect(isBookedAhead(lead({}), start)).toBe(false);
  expect(isBookedAhead(lead({ status: "cancelled" }), start - 1)).toBe(false);
  expect(isBookedAhead({ appointment: null }, start - 1)).toBe(false);
});

it.each([
  ["whoever may cancel", "new", true, true, true],
  ["whoever may not, while an inspection is ahead", "new", false, true, false],
  ["whoever may not, without one", "new", false, false, true],
  ["whoever may not, of what is spam already", "spam", false, true, true],
] as const)("spam is offered to %s, or not", (_who, state, mayCancel, isAhead, isOffered) => {
  const offered = offeredStates({ state }, { mayCancel, isAhead });
  expect(offered.includes("spam")).toBe(isOffered);
  expect(offered).toContain("lost");
});
