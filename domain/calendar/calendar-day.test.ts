import fc from "fast-check";
import { describe, expect, expectTypeOf, it, vi } from "vitest";
import {
  addDays,
  type CalendarDay,
  calendarDay,
  dayInZone,
  formatDay,
  formatMonth,
  isCalendarDay,
  readCalendarDay,
  weekdayOf,
} from "./calendar-day.ts";

const newYork = "America/New_York";
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

describe("a calendar day", () => {
  it("round-trips for every date from 2000 to 2100, one day after another", () => {
    const faults: string[] = [];
    let day = calendarDay("2000-01-01");
    let weekday = 6;
    for (; day < "2101-01-01"; day = addDays(day, 1), weekday = (weekday + 1) % 7) {
      const next = addDays(day, 1);
      const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
      const parts = new Date(Date.UTC(year, month - 1, date));
      const isSame =
        isCalendarDay(day) &&
        readCalendarDay(day, newYork) === day &&
        readCalendarDay(`${day}T00:00`, newYork) === day &&
        addDays(next, -1) === day &&
        next > day &&
        parts.getUTCDate() === date &&
        parts.getUTCDay() === weekday &&
        weekdayOf(day) === weekdays[weekday];
      if (!isSame) faults.push(day);
    }
    expect(day).toBe("2101-01-01");
    expect(faults).toEqual([]);
  });

  const noDays = [
    "",
    "tomorrow",
    "2026-02-29",
    "2026-02-30",
    "2026-13-01",
    "2026-00-10",
    "2026-06-00",
    "2100-02-29",
    "2026-6-3",
    "26-06-03",
    " 2026-06-03",
    "2026-06-03\n",
    "2026/06/03",
    "+002026-06-03",
    "10000-01-01",
  ];

  it.each(noDays)("is not %j", (text) => {
    expect(isCalendarDay(text)).toBe(false);
    expect(() => calendarDay(text)).toThrow(RangeError);
    expect(readCalendarDay(text, newYork)).toBeNull();
  });

  it("knows leap days", () => {
    expect(isCalendarDay("2028-02-29")).toBe(true);
    expect(isCalendarDay("2000-02-29")).toBe(true);
    expect(addDays(calendarDay("2028-02-28"), 1)).toBe("2028-02-29");
    expect(addDays(calendarDay("2026-02-28"), 1)).toBe("2026-03-01");
  });

  it("moves by any number of days and back", () => {
    const days = fc.integer({ min: 0, max: 36_500 });
    fc.assert(
      fc.property(days, fc.integer({ min: -4_000, max: 4_000 }), (start, count) => {
        const day = addDays(calendarDay("2000-01-01"), start);
        return addDays(addDays(day, count), -count) === day;
      }),
    );
  });

  it("ends where years have more or fewer than four digits, and never becomes another text", () => {
    const [first, last] = [calendarDay("0000-01-01"), calendarDay("9999-12-31")];
    expect(addDays(first, 3_652_424)).toBe(last);
    expect(addDays(last, -3_652_424)).toBe(first);
    for (const impossible of [
      () => addDays(last, 1),
      () => addDays(first, -1),
      () => addDays(first, 1e9),
      () => addDays(first, Number.NaN),
      () => addDays(first, 0.5),
    ]) {
      expect(impossible).toThrow(RangeError);
    }
  });

  it("moves to a day or not at all, whatever the count", () => {
    fc.assert(
      fc.property(fc.double(), (count) => {
        try {
          return isCalendarDay(addDays(calendarDay("2026-06-03"), count));
        } catch (error) {
          return error instanceof RangeError;
        }
      }),
    );
  });

  it("is more than text: only what was checked has its type", () => {
    expectTypeOf<CalendarDay>().toExtend<string>();
    expectTypeOf<string>().not.toExtend<CalendarDay>();
    expectTypeOf<"2026-06-03">().not.toExtend<CalendarDay>();
    const text: string = "2026-06-03";
    if (isCalendarDay(text)) expectTypeOf(text).toEqualTypeOf<CalendarDay>();
    expectTypeOf(addDays).parameter(0).toEqualTypeOf<CalendarDay>();
    expectTypeOf(readCalendarDay).returns.toEqualTypeOf<CalendarDay | null>();
  });

  it("is written as people read it", () => {
    expect(formatDay(calendarDay("2026-11-24"))).toBe("Tuesday, November 24, 2026");
    expect(formatDay(calendarDay("2026-11-24"), "short")).toBe("Tue, Nov 24");
    expect(formatDay(calendarDay("2026-03-08"))).toBe("Sunday, March 8, 2026");
    expect(formatDay(calendarDay("2026-03-08"), "yearless")).toBe("Sunday, March 8");
    expect(formatDay(calendarDay("2026-03-08"), "dated")).toBe("March 8, 2026");
    expect(formatMonth(calendarDay("2026-03-08"))).toBe("March 2026");
    expect(formatMonth(calendarDay("2026-09-08"), "short")).toBe("Sep");
  });
});

describe("reading a date-time as a day in New York", () => {
  it.each([
    // In winter, five hours behind UTC.
    ["2026-01-15T04:59:59.999Z", "2026-01-14"],
    ["2026-01-15T05:00:00.000Z", "2026-01-15"],
    // In summer, four.
    ["2026-07-15T03:59:59Z", "2026-07-14"],
    ["2026-07-15T04:00:00Z", "2026-07-15"],
    // The day clocks go forward starts in standard time and ends in daylight time.
    ["2026-03-08T04:59:59Z", "2026-03-07"],
    ["2026-03-08T05:00:00Z", "2026-03-08"],
    ["2026-03-09T03:59:59Z", "2026-03-08"],
    ["2026-03-09T04:00:00Z", "2026-03-09"],
    // The day clocks go back starts in daylight time and ends in standard time.
    ["2026-11-01T03:59:59Z", "2026-10-31"],
    ["2026-11-01T04:00:00Z", "2026-11-01"],
    ["2026-11-02T04:59:59Z", "2026-11-01"],
    ["2026-11-02T05:00:00Z", "2026-11-02"],
    // Offsets, with and without a colon.
    ["2026-06-03T23:30:00-04:00", "2026-06-03"],
    ["2026-06-03T23:30:00-07:00", "2026-06-04"],
    ["2026-06-03T01:00:00+09:00", "2026-06-02"],
    ["2026-06-03T01:00:00+0900", "2026-06-02"],
    ["2026-06-03T12:00-04:00", "2026-06-03"],
    ["2026-12-31T23:00:00.123456789-05:00", "2026-12-31"],
    // Without an offset, local time in New York, even in the hour that is skipped.
    ["2026-06-03T00:00", "2026-06-03"],
    ["2026-06-03T23:59:59", "2026-06-03"],
    ["2026-03-08T02:30:00", "2026-03-08"],
  ])("takes %s as %s", (text, day) => {
    expect(readCalendarDay(text, newYork)).toBe(day);
  });

  it.each([
    "2026-06-03T25:00:00Z",
    "2026-06-03T12:60:00Z",
    "2026-06-03T12:00:61Z",
    "2026-06-03T12",
    "2026-06-03 12:00:00Z",
    "2026-06-03T12:00:00X",
    "2026-02-30T12:00:00Z",
    "2026-06-03T12:00:00Z trailing",
    "2026-06-03T",
    "2026-06-03T12:00:00+25:99",
    // In the business's time zone these fall in year 10000, before year 0, or in a three-digit year.
    "9999-12-31T23:00:00-12:00",
    "0000-01-01T00:00:00+14:00",
    "0999-06-03T12:00:00Z",
  ])("refuses %j", (text) => {
    expect(readCalendarDay(text, newYork)).toBeNull();
  });

  it("is the same in a browser that writes dates of every language as Americans do", () => {
    // A getter, which TypeScript takes for a method.
    const formats = Intl.DateTimeFormat.prototype as { readonly format: object };
    const format = vi.spyOn(formats, "format", "get").mockReturnValue(() => "11/29/2026");
    try {
      expect(dayInZone(Date.UTC(2026, 10, 30), newYork)).toBe("2026-11-29");
      expect(readCalendarDay("2026-11-30T00:00:00Z", newYork)).toBe("2026-11-29");
    } finally {
      format.mockRestore();
    }
  });

  it("agrees with Temporal for every instant", () => {
    const instants = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });
    const zones = fc.constantFrom(newYork, "UTC", "Asia/Kolkata", "Pacific/Kiritimati");
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const expected = Temporal.Instant.fromEpochMilliseconds(instant)
          .toZonedDateTimeISO(zone)
          .toPlainDate()
          .toString();
        expect(dayInZone(instant, zone)).toBe(expected);
        expect(readCalendarDay(new Date(instant).toISOString(), zone)).toBe(expected);
      }),
    );
  });
});
