import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/calendar/calendar-day.ts";
import { slotOfLabel } from "#domain/calendar/slot.ts";
import { slots } from "#tests/support/usual-slots.ts";
import type { Closure } from "./capacity.ts";
import { openDayAfter, openDayBefore, withClosedDays } from "./open-days.ts";

const nine = { opens: 9 * 60, closes: 17 * 60 };
const rules = {
  hours: { Monday: nine, Tuesday: nine, Wednesday: nine, Thursday: nine, Friday: nine },
  closures: [],
  inspection: {
    capacity: 1,
    horizonDays: 30,
    takes: { from: 45, to: 60 },
    slots,
  },
};
const friday = calendarDay("2026-06-05");
const monday = calendarDay("2026-06-08");
const days = Array.from({ length: 30 }, (_, index) => addDays(friday, index - 15));
const closed = (changes: Partial<Closure> = {}): Closure => ({
  ...{ firstDay: friday, lastDay: friday, fromSlot: null, toSlot: null, inspectorId: null },
  ...changes,
});
const [ten, eleven] = [slotOfLabel("10:00 AM"), slotOfLabel("11:00 AM")];

describe("the open day", () => {
  it.each<[string, Closure[], string]>([
    ["nothing is closed", [], "2026-06-05"],
    ["Friday is closed at the desk", [closed()], "2026-06-04"],
    ["three days are", [closed({ firstDay: calendarDay("2026-06-03") })], "2026-06-02"],
    ["one inspector is away", [closed({ inspectorId: "dana" })], "2026-06-05"],
    ["an hour is closed", [closed({ fromSlot: ten, toSlot: ten })], "2026-06-05"],
    [
      "two closures are the whole day",
      [closed({ toSlot: ten }), closed({ fromSlot: eleven })],
      "2026-06-04",
    ],
  ])("before Monday, when %s", (_when, closures, expected) => {
    expect(openDayBefore(monday, withClosedDays(rules, { closures }, days))).toBe(expected);
  });

  it("after a day is never one that the desk has closed", () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 4 }));
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 4 }),
        fc.integer({ min: 0, max: 6 }),
        (spans, from) => {
          const closures = spans.map(([first, length]) => {
            const firstDay = addDays(friday, first);
            return closed({ firstDay, lastDay: addDays(firstDay, length) });
          });
          const day = openDayAfter(
            addDays(friday, from),
            withClosedDays(rules, { closures }, days),
          );
          const isClosedDay = closures.some(
            ({ firstDay, lastDay }) => firstDay <= day && day <= lastDay,
          );
          expect(isClosedDay).toBe(false);
        },
      ),
    );
  });
});
