import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { isDayFirst, readMoment, readTime } from "./read-moment.ts";

const timeZone = "America/New_York";

describe("days as other programs write them", () => {
  it.each([
    ["2023-05-03", "2023-05-03", null],
    ["2023/5/3", "2023-05-03", null],
    ["5/3/2023", "2023-05-03", null],
    ["05/03/23", "2023-05-03", null],
    ["5-3-2023", "2023-05-03", null],
    ["5.3.2023", "2023-05-03", null],
    ["05/03/1998", "1998-05-03", null],
    ["05/03/98", "1998-05-03", null],
    ["May 3, 2023", "2023-05-03", null],
    ["May 3rd 2023", "2023-05-03", null],
    ["Wed, May 3, 2023", "2023-05-03", null],
    ["Wednesday May 3, 2023 at 2:30 PM", "2023-05-03", "14:30"],
    ["3-May-2023", "2023-05-03", null],
    ["3 September 23", "2023-09-03", null],
    ["5/3/2023 9:00 AM", "2023-05-03", "09:00"],
    ["5/3/2023 9am", "2023-05-03", "09:00"],
    ["5/3/2023, 12:00:00 AM", "2023-05-03", "00:00"],
    ["5/3/2023 12:15 p.m.", "2023-05-03", "12:15"],
    ["5/3/2023 14:05", "2023-05-03", "14:05"],
    ["5/3/2023 9:00 AM EST", "2023-05-03", "09:00"],
    ["5/3/2023 9:00 AM - 11:00 AM", "2023-05-03", "09:00"],
    ["2023-05-03T14:00", "2023-05-03", "14:00"],
    ["2023-05-03 14:00:00.000", "2023-05-03", "14:00"],
    ["2023-05-03T02:00:00Z", "2023-05-02", "22:00"],
    ["2023-05-03 14:00:00 -0400", "2023-05-03", "14:00"],
    ["2023-01-03 14:00:00 -0800", "2023-01-03", "17:00"],
  ])("reads %j as %j at %j", (typed, day, time) => {
    expect(readMoment(typed, { timeZone })).toEqual({ day, time, isAmbiguous: false });
  });

  it.each([
    "",
    "soon",
    "13/13/2023",
    "2/30/2023",
    "2023-02-29",
    "5/3",
    "45234",
    "5/3/2023 25:00",
    "0/0/0000",
  ])("reads no day in %j", (typed) => {
    expect(readMoment(typed, { timeZone })).toBeNull();
  });

  it("is not certain where the day comes first, and of no other day in such a file that could be read so", () => {
    expect(readMoment("25/12/2023", { timeZone })).toEqual({
      day: "2023-12-25",
      time: null,
      isAmbiguous: true,
    });
    const rules = { timeZone, hasDayFirst: true };
    expect(readMoment("5/3/2023", rules)?.isAmbiguous).toBe(true);
    expect(readMoment("5/5/2023", rules)?.isAmbiguous).toBe(false);
    expect(readMoment("5/25/2023", rules)?.isAmbiguous).toBe(false);
    expect(readMoment("May 3, 2023", rules)?.isAmbiguous).toBe(false);
    expect([isDayFirst("25/12/2023"), isDayFirst("12/25/2023"), isDayFirst("1/2/2023")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ["9:00 AM", "09:00"],
    ["9 a.m.", "09:00"],
    ["12pm", "12:00"],
    ["12:30 am", "00:30"],
    ["17:45:10", "17:45"],
    ["1:00 PM to 3:00 PM", "13:00"],
    ["9", null],
    ["25:00", null],
    ["13:00 PM", null],
    ["0:30 AM", null],
    ["9:75 AM", null],
    ["anytime", null],
  ])("reads the time %j as %j", (typed, time) => {
    expect(readTime(typed)).toBe(time);
  });

  it("reads every day in each of the forms that it is written in", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), (after) => {
        const day = addDays(calendarDay("1975-01-01"), after);
        const [year = "", month = "", date = ""] = day.split("-");
        const forms = [
          day,
          `${Number(month)}/${Number(date)}/${year}`,
          `${month}-${date}-${year}`,
          formatDay(day),
          formatDay(day, "dated"),
        ];
        for (const form of forms) expect(readMoment(form, { timeZone })?.day).toBe(day);
      }),
    );
  });

  it("throws at nothing that somebody may have typed", () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(..."0123456789/-:. TZAPMapmJany,") }),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(text, (typed) => {
        readMoment(typed, { timeZone });
        readTime(typed);
      }),
    );
  });
});
