import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay, dayInZone, daysBetween } from "#domain/calendar/calendar-day.ts";
import type { OpeningHours } from "#domain/calendar/opening-hours.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import { slots } from "#tests/support/usual-slots.ts";
import { dueReminder, remindersOf, startOf, unconfirmedCall } from "./reminders.ts";

const timeZone = "America/New_York";
const minute = 60_000;
const hour = 60 * minute;
const longAgo = Date.parse("2025-01-01T00:00:00Z");

function known(date: string, timeSlot: Slot, since: number | string = longAgo) {
  const knownSince = typeof since === "string" ? Date.parse(since) : since;
  return { date: calendarDay(date), timeSlot, knownSince };
}

const said = (date: string, timeSlot: Slot, since?: number | string) =>
  remindersOf(known(date, timeSlot, since), timeZone).map(({ kind, at }) => [
    kind,
    new Date(at).toISOString().slice(0, 16),
  ]);

describe("the reminders of an appointment", () => {
  it.each([
    [
      "go out at its hour, and two hours before",
      ...["2026-06-05", "11:00", "2026-06-02T15:00", "2026-06-04T15:00", "2026-06-05T13:00"],
    ],
    [
      "go out at noon for an afternoon",
      ...["2026-06-05", "16:00", "2026-06-02T16:00", "2026-06-04T16:00", "2026-06-05T18:00"],
    ],
    [
      "wait for 8 AM when two hours before is 7 AM",
      ...["2026-06-05", "09:00", "2026-06-02T13:00", "2026-06-04T13:00", "2026-06-05T12:00"],
    ],
    [
      "keep the hour when clocks go forward in between, on March 8",
      ...["2026-03-09", "10:00", "2026-03-06T15:00", "2026-03-08T14:00", "2026-03-09T12:00"],
    ],
    [
      "keep the hour when clocks go back in between, on November 1",
      ...["2026-11-02", "10:00", "2026-10-30T14:00", "2026-11-01T15:00", "2026-11-02T13:00"],
    ],
    [
      "are two hours before on the day itself on which clocks go forward",
      ...["2026-03-08", "10:00", "2026-03-05T15:00", "2026-03-07T15:00", "2026-03-08T12:00"],
    ],
  ] as const)("%s", (_, date, slot, three, one, two) => {
    expect(said(date, slot)).toEqual([
      ["three-days", three],
      ["one-day", one],
      ["two-hours", two],
    ]);
  });

  it.each([
    ["all of them, booked a week before", "2026-05-29T15:00:00Z", 3],
    ["all of them, booked 24 hours before the first", "2026-06-01T15:00:00Z", 3],
    ["two, booked a minute later", "2026-06-01T15:01:00Z", 2],
    ["two, booked two days before", "2026-06-03T15:00:00Z", 2],
    ["the last, booked within a day of the second", "2026-06-03T15:01:00Z", 1],
    ["the last, booked the evening before", "2026-06-05T01:00:00Z", 1],
    ["the last, booked three hours before", "2026-06-05T12:00:00Z", 1],
    ["none, booked less than three hours before", "2026-06-05T12:01:00Z", 0],
  ])("are %s", (_, since, count) => {
    expect(said("2026-06-05", "11:00", since)).toHaveLength(count);
  });

  it.each([
    ["nothing a second before", "2026-06-02T14:59:59Z", undefined],
    ["three days before", "2026-06-02T15:00:00Z", "three-days"],
    ["the same the next day, after a failure", "2026-06-03T20:00:00Z", "three-days"],
    ["nothing in the night", "2026-06-03T01:00:00Z", undefined],
    ["nothing that is out of date", "2026-06-04T14:00:00Z", undefined],
    ["one day before", "2026-06-04T15:00:00Z", "one-day"],
    ["nothing before the last is due", "2026-06-05T12:59:59Z", undefined],
    ["two hours before", "2026-06-05T13:00:00Z", "two-hours"],
    ["nothing in the last half hour", "2026-06-05T14:30:00Z", undefined],
    ["nothing once it has begun", "2026-06-05T15:00:00Z", undefined],
  ] as const)("are due: %s", (_, now, kind) => {
    const due = dueReminder(known("2026-06-05", "11:00"), Date.parse(now), timeZone);
    expect(due?.kind).toBe(kind);
  });

  it("are in order, before the appointment, never in quiet hours, never soon after it was known, one at a time", () => {
    fc.assert(
      fc.property(anyKnown, anyZone, (appointment, zone) => {
        const start = startOf(appointment, zone);
        let before = Number.NEGATIVE_INFINITY;
        for (const { at, until, kind } of remindersOf(appointment, zone)) {
          expect(at).toBeGreaterThanOrEqual(before);
          expect(at).toBeLessThan(until);
          expect(until).toBeLessThan(start);
          expect(at - appointment.knownSince).toBeGreaterThanOrEqual(hour);
          expect(isQuiet(at, zone)).toBe(false);
          if (kind !== "two-hours") {
            const days = daysBetween(dayInZone(at, zone), appointment.date);
            expect(days).toBe(kind === "one-day" ? 1 : 3);
          }
          before = until;
        }
      }),
    );
  });

  it("are never due in quiet hours, whenever somebody looks", () => {
    fc.assert(
      fc.property(
        anyKnown,
        anyZone,
        fc.integer({ min: 1, max: 5 * 24 * 60 }),
        (one, zone, early) => {
          const now = startOf(one, zone) - early * minute;
          if (dueReminder(one, now, zone)) expect(isQuiet(now, zone)).toBe(false);
        },
      ),
    );
  });
});

describe("a call for whoever has not confirmed", () => {
  const weekday: OpeningHours = { opens: 9 * 60, closes: 17 * 60 };
  const rules = {
    timeZone,
    hours: {
      ...{ Monday: weekday, Tuesday: weekday, Wednesday: weekday, Thursday: weekday },
      ...{ Friday: weekday, Saturday: { opens: 9 * 60, closes: 14 * 60 } },
    },
    closures: [{ day: calendarDay("2026-06-10"), reason: "Outing" }],
  };

  it.each([
    ["at 4 PM the day before", "2026-06-05", "2026-06-04T20:00:00.000Z"],
    [
      "on Saturday before Monday, an hour before we close",
      "2026-06-08",
      "2026-06-06T17:00:00.000Z",
    ],
    ["before a day on which we are closed", "2026-06-11", "2026-06-09T20:00:00.000Z"],
    ["after clocks have gone forward", "2026-03-10", "2026-03-09T20:00:00.000Z"],
    ["after clocks have gone back", "2026-11-03", "2026-11-02T21:00:00.000Z"],
  ])("is due %s", (_, date, at) => {
    const call = unconfirmedCall(known(date, "10:00"), rules);
    expect(call && new Date(call).toISOString()).toBe(at);
  });

  it("is not due for whoever was not asked before it", () => {
    const saturday = "2026-06-06T17:00:00.000Z";
    const monday = (since: string) => unconfirmedCall(known("2026-06-08", "10:00", since), rules);
    expect(monday("2026-06-04T14:00:00Z")).toBe(Date.parse(saturday));
    expect(monday("2026-06-05T14:00:00Z"), "booked on Friday").toBeNull();
  });

  it("is not due for whoever learned of the time too late to be asked", () => {
    const friday = (since: string) => unconfirmedCall(known("2026-06-05", "10:00", since), rules);
    expect(friday("2026-06-03T14:00:00Z")).not.toBeNull();
    expect(friday("2026-06-03T14:00:01Z")).toBeNull();
  });
});

const anyZone = fc.constantFrom(
  ...["America/New_York", "America/Los_Angeles", "America/Phoenix", "Pacific/Honolulu"],
);

/** Days around both changes of clocks as often as others; known from weeks before to after the appointment. */
const anyKnown = fc
  .record({
    base: fc.constantFrom("2026-03-08", "2026-11-01", "2027-03-14", "2027-11-07", "2026-06-05"),
    offset: fc.integer({ min: -5, max: 5 }),
    timeSlot: fc.constantFrom(...slots),
    minutesBefore: fc.integer({ min: -60, max: 20 * 24 * 60 }),
  })
  .map(({ base, offset, timeSlot, minutesBefore }) => {
    const date = addDays(calendarDay(base), offset);
    const knownSince = startOf({ date, timeSlot }, timeZone) - minutesBefore * minute;
    return { date, timeSlot, knownSince };
  });

function isQuiet(instant: number, zone: string): boolean {
  const day = dayInZone(instant, zone);
  return instant < instantInZone(day, 8 * 60, zone) || instant >= instantInZone(day, 21 * 60, zone);
}
