import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay, weekdayOf } from "#domain/calendar/calendar-day.ts";
import type { OpeningHours, Weekday } from "#domain/calendar/opening-hours.ts";
import { slotStart } from "#domain/calendar/slot.ts";
import { testedBusiness } from "#tests/support/tested-business.ts";
import { slots } from "#tests/support/usual-slots.ts";
import { type AppointmentRules, bookableDays, slotsOffered } from "./appointment-rules.ts";

const rules: AppointmentRules = { ...testedBusiness, closures: [] };
/** A Tuesday. */
const today = calendarDay("2026-06-02");

describe("the days that can be booked", () => {
  it("are the next thirty from tomorrow, without Sundays", () => {
    const days = bookableDays(today, rules);
    expect(days[0]).toBe("2026-06-03");
    expect(days.at(-1)).toBe("2026-07-02");
    expect(days).not.toContain("2026-06-07");
    expect(days).toHaveLength(26);
  });

  it("begin on Monday when tomorrow is a Sunday", () => {
    expect(bookableDays(calendarDay("2026-06-06"), rules)[0]).toBe("2026-06-08");
  });

  it("leave out closure days", () => {
    const closed = {
      ...rules,
      closures: [{ day: calendarDay("2026-06-10"), reason: "Inventory" }],
    };
    expect(bookableDays(today, closed)).not.toContain("2026-06-10");
    expect(slotsOffered(calendarDay("2026-06-10"), today, closed)).toEqual([]);
  });

  it("leave out Thanksgiving by the business profile's own closures", () => {
    const days = bookableDays(calendarDay("2026-11-20"), testedBusiness);
    expect(days).not.toContain("2026-11-26");
    expect(days).toContain("2026-11-27");
  });

  it("cross a clock change without losing or repeating a day", () => {
    for (const start of ["2026-02-20", "2026-10-20"].map(calendarDay)) {
      const expected = Array.from({ length: 30 }, (_, index) => addDays(start, index + 1));
      expect(bookableDays(start, rules)).toEqual(
        expected.filter((day) => new Date(`${day}T12:00:00Z`).getUTCDay() !== 0),
      );
    }
  });
});

describe("the times that are offered", () => {
  it("are all seven on a weekday", () => {
    expect(slotsOffered(calendarDay("2026-06-03"), today, rules)).toEqual([...slots]);
  });

  it("go up to 1:00 PM on a Saturday", () => {
    expect(slotsOffered(calendarDay("2026-06-06"), today, rules)).toEqual([
      "09:00",
      "10:00",
      "11:00",
      "13:00",
    ]);
  });

  it.each([
    ["today", today],
    ["yesterday", calendarDay("2026-06-01")],
    ["a Sunday", calendarDay("2026-06-07")],
    ["the 31st day", calendarDay("2026-07-03")],
    ["another year", calendarDay("2027-06-03")],
  ])("are none for %s", (_name, day) => {
    expect(slotsOffered(day, today, rules)).toEqual([]);
  });

  it("are offered on the last of the thirty days", () => {
    expect(slotsOffered(calendarDay("2026-07-02"), today, rules)).toHaveLength(7);
  });
});

describe("any opening hours, closures and horizon", () => {
  const hours = fc
    .tuple(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 1, max: 1_440 }))
    .map(([opens, length]): OpeningHours => ({ opens, closes: Math.min(1_440, opens + length) }));
  const openWeek = fc.dictionary(
    fc.constantFrom<Weekday>("Sunday", "Monday", "Tuesday", "Wednesday", "Friday", "Saturday"),
    hours,
  ) as fc.Arbitrary<Partial<Record<Weekday, OpeningHours>>>;
  const start = fc
    .integer({ min: 0, max: 36_000 })
    .map((count) => addDays(calendarDay("2000-01-01"), count));
  const anyRules = fc.record({
    hours: openWeek,
    offsets: fc.array(fc.integer({ min: 0, max: 70 }), { maxLength: 10 }),
    horizonDays: fc.integer({ min: 1, max: 60 }),
    minutes: fc.integer({ min: 1, max: 240 }),
  });

  it("never offer a closed day or an appointment that does not fit between opening and closing", () => {
    fc.assert(
      fc.property(start, anyRules, (from, { hours, offsets, horizonDays, minutes }) => {
        const closures = offsets.map((count) => ({ day: addDays(from, count), reason: "closed" }));
        const inspection = {
          ...testedBusiness.inspection,
          horizonDays,
          takes: { from: 1, to: minutes },
        };
        const some: AppointmentRules = { hours, closures, inspection };
        const days = bookableDays(from, some);
        expect(days).toEqual([...new Set(days)].sort());
        for (let count = -3; count <= horizonDays + 3; count += 1) {
          const day = addDays(from, count);
          const open = hours[weekdayOf(day)];
          const isBookable =
            count >= 1 &&
            count <= horizonDays &&
            open !== undefined &&
            !closures.some((closure) => closure.day === day);
          expect(days.includes(day)).toBe(isBookable);
          const fitting = slots.filter(
            (slot) =>
              open && slotStart(slot) >= open.opens && slotStart(slot) + minutes <= open.closes,
          );
          expect(slotsOffered(day, from, some)).toEqual(isBookable ? fitting : []);
        }
      }),
    );
  });
});
