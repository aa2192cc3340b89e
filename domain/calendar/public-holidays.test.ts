import { describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { holidays } from "#content/holidays.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { calendarDay } from "./calendar-day.ts";
import { publicHolidays, undecidedHolidays } from "./public-holidays.ts";

/** According to the federal and state personnel offices. */
const listed: [year: number, days: Record<string, string[]>][] = [
  [
    2026,
    {
      "New Year's Day": ["2026-01-01"],
      "Martin Luther King, Jr. Day": ["2026-01-19"],
      "George Washington Day": ["2026-02-16"],
      "Memorial Day": ["2026-05-25"],
      Juneteenth: ["2026-06-19"],
      "Independence Day": ["2026-07-03", "2026-07-04"],
      "Labor Day": ["2026-09-07"],
      "Columbus Day and Yorktown Victory Day": ["2026-10-12"],
      "Election Day": ["2026-11-03"],
      "Veterans Day": ["2026-11-11"],
      Thanksgiving: ["2026-11-26"],
      "Day after Thanksgiving": ["2026-11-27"],
      "Christmas Day": ["2026-12-25"],
    },
  ],
  [
    2027,
    {
      "New Year's Day": ["2027-01-01", "2027-12-31"],
      "Martin Luther King, Jr. Day": ["2027-01-18"],
      "George Washington Day": ["2027-02-15"],
      "Memorial Day": ["2027-05-31"],
      Juneteenth: ["2027-06-18", "2027-06-19"],
      "Independence Day": ["2027-07-04", "2027-07-05"],
      "Labor Day": ["2027-09-06"],
      "Columbus Day and Yorktown Victory Day": ["2027-10-11"],
      "Election Day": ["2027-11-02"],
      "Veterans Day": ["2027-11-11"],
      Thanksgiving: ["2027-11-25"],
      "Day after Thanksgiving": ["2027-11-26"],
      "Christmas Day": ["2027-12-24", "2027-12-25"],
    },
  ],
];

describe("the public holidays", () => {
  it.each(listed)("of %i are the listed ones", (year, days) => {
    const found: Record<string, string[]> = {};
    for (const holiday of publicHolidays(year, holidays)) {
      found[holiday.name] = [...(found[holiday.name] ?? []), ...holiday.days];
    }
    expect(found).toEqual(days);
  });

  it.each([
    // Election Day is never November 1, and Thanksgiving is the fourth Thursday, not the last.
    ["Election Day", 2022, "2022-11-08"],
    ["Election Day", 2028, "2028-11-07"],
    ["Thanksgiving", 2029, "2029-11-22"],
    ["Memorial Day", 2028, "2028-05-29"],
  ] as const)("hold %s of %i on %s", (name, year, day) => {
    expect(publicHolidays(year, holidays).find((holiday) => holiday.name === name)?.days).toEqual([
      day,
    ]);
  });
});

describe("a business", () => {
  const year = [calendarDay("2026-01-01"), calendarDay("2026-12-31")] as const;
  const open = { opens: 540, closes: 1020 };
  const profile: Pick<BusinessProfile, "hours" | "closures" | "openHolidays"> = {
    hours: { Thursday: open, Friday: open },
    closures: [{ day: calendarDay("2026-01-01"), reason: "New Year's Day" }],
    openHolidays: ["Juneteenth"],
  };

  it("has to decide on holidays on working days that are neither closed nor named as open", () => {
    expect(undecidedHolidays(year, profile, holidays)).toEqual([
      { day: "2026-07-03", name: "Independence Day" },
      { day: "2026-11-26", name: "Thanksgiving" },
      { day: "2026-11-27", name: "Day after Thanksgiving" },
      { day: "2026-12-25", name: "Christmas Day" },
    ]);
    expect(
      undecidedHolidays([calendarDay("2026-07-04"), calendarDay("2026-11-26")], profile, holidays),
    ).toEqual([{ day: "2026-11-26", name: "Thanksgiving" }]);
  });
});

describe("the business profile", () => {
  const days = businessProfile.closures.map(({ day }) => day).sort();
  const first = calendarDay(days[0] ?? "");
  const lastYear = Number(days.at(-1)?.slice(0, 4));

  it("decides on every public holiday from its first closure to the end of the last one's year", () => {
    expect(
      undecidedHolidays([first, calendarDay(`${lastYear}-12-31`)], businessProfile, holidays),
    ).toEqual([]);
    expect(lastYear).toBeGreaterThan(Number(first.slice(0, 4)));
  });

  it("is not open on purpose on a holiday on which it is closed", () => {
    const open: readonly string[] = businessProfile.openHolidays;
    for (const { name, days: kept } of [lastYear - 1, lastYear].flatMap((year) =>
      publicHolidays(year, holidays),
    )) {
      if (open.includes(name)) expect(days.filter((day) => kept.includes(day))).toEqual([]);
    }
  });
});
