import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import { slots } from "#tests/support/usual-slots.ts";
import { isUntold, type Knowledge, knowledgeAfter } from "./told-time.ts";

const today = calendarDay("2026-06-02");

describe("the time that a person was told", () => {
  const at = (timeSlot: Slot) => ({ date: today, timeSlot });

  it("stays through any moves, and is what it was once they lead back to it", () => {
    const times = fc.array(fc.constantFrom(...slots), { minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom(...slots), times, (first, moves) => {
        const agreed: Knowledge = { time: at(first), believed: at(first) };
        const known = moves.reduce(
          (before, slot) => knowledgeAfter(before, { is: "moved", time: at(slot) }),
          agreed,
        );
        expect(known).toEqual({ time: at(moves.at(-1) ?? first), believed: at(first) });
        expect(isUntold(known)).toBe(moves.at(-1) !== first);
      }),
    );
  });
});
