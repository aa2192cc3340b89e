import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { type Slot, slots } from "#domain/calendar/slot.ts";
import { isSameTime, toldAfterMove } from "./told-time.ts";

const today = calendarDay("2026-06-02");

describe("the time that a person was told", () => {
  const at = (timeSlot: Slot) => ({ date: today, timeSlot });

  it("stays through any moves, and is nothing once they lead back to it", () => {
    const times = fc.array(fc.constantFrom(...slots), { minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom(...slots), times, (first, moves) => {
        let place = at(first);
        let told: ReturnType<typeof toldAfterMove> = null;
        for (const next of moves) {
          told = toldAfterMove(told ?? place, at(next));
          place = at(next);
        }
        expect(told).toEqual(isSameTime(at(first), place) ? null : at(first));
      }),
    );
  });
});
