import { expect, it } from "vitest";
import { impliesHeld } from "./held-visit.ts";
import { type LostReason, leadStates } from "./lead.ts";

it.each([
  ["quoted", undefined, true, true],
  ["won", undefined, true, true],
  ["lost", "price", true, false],
  ["lost", "unreachable", false, false],
] as const)("%s (%s) as an outcome: held %s; said otherwise: held %s", (...row) => {
  const [state, lostReason, asOutcome, otherwise] = row;
  expect(impliesHeld({ state, lostReason, isOutcome: true })).toBe(asOutcome);
  expect(impliesHeld({ state, lostReason, isOutcome: false })).toBe(otherwise);
});

it("no other state says that somebody was there", () => {
  for (const state of leadStates) {
    if (["quoted", "won", "lost"].includes(state)) continue;
    const lostReason: LostReason | null = null;
    expect(impliesHeld({ state, lostReason, isOutcome: true }), state).toBe(false);
  }
});
