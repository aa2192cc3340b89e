import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { isHoliday } from "#domain/calendar/public-holidays.ts";
import { businessProfile } from "./business-profile.ts";
import { builtFacts } from "./facts.ts";
import { holidays } from "./holidays.ts";
import { holidaysIn, holidaysOfBuiltState } from "./holidays-now.ts";

const named = (state: string, openHolidays: readonly string[]) =>
  holidaysIn({ state }, openHolidays);

describe("public holidays", () => {
  it("are the state's where content/ has them", () => {
    const { openHolidays } = businessProfile;
    expect(holidaysIn(builtFacts, openHolidays)).toEqual({ holidays, openHolidays });
  });

  it("are the federal ones elsewhere, worked on as before under their other names", () => {
    const elsewhere = named("OH", businessProfile.openHolidays);
    const names = elsewhere.holidays.map(({ name }) => name);
    expect(names).toHaveLength(11);
    expect(names).toEqual(expect.arrayContaining(["Washington's Birthday", "Columbus Day"]));
    expect(names.filter((name) => /Yorktown|George|Election|after/.test(name))).toEqual([]);
    expect(elsewhere.openHolidays).toEqual([
      "Birthday of Martin Luther King, Jr.",
      "Washington's Birthday",
      "Juneteenth",
      "Columbus Day",
      "Veterans Day",
    ]);
  });

  it("of the state alone are Election Day and the day after Thanksgiving", () => {
    expect(holidaysOfBuiltState()).toEqual(["Election Day", "Day after Thanksgiving"]);
  });

  it.each([
    ["Election Day", "2026-11-03", true, false],
    ["the day after Thanksgiving", "2026-11-27", true, false],
    ["Columbus Day", "2026-10-12", true, true],
    ["Washington's Birthday", "2027-02-15", true, true],
    ["a day like any other", "2026-10-13", false, false],
  ])("%s: %s", (_name, day, inVirginia, inOhio) => {
    const isOne = (state: string) => {
      const rules = named(state, []);
      return isHoliday(calendarDay(day), { closures: [], ...rules }, rules.holidays);
    };
    expect([isOne("VA"), isOne("OH")]).toEqual([inVirginia, inOhio]);
  });
});
