import { expect, it } from "vitest";
import { type CalendarDay, calendarDay } from "#domain/calendar/calendar-day.ts";
import { type LawDays, type LawNow, lastLawDay, lawOn } from "./law-now.ts";

const days: LawDays = { ownersAct: calendarDay("2027-01-01") };
const ahead: LawNow = { ownersAct: "ahead" };
const inForce = { "law.ownersAct": "in-force" };

it.each<[today: string, days: LawDays, built: LawNow, overrides: object, last: string | null]>([
  ["2026-12-31", days, ahead, {}, null],
  ["2027-01-01", days, ahead, inForce, "2027-01-01"],
  ["2029-06-30", days, ahead, inForce, "2027-01-01"],
  // A site that was built with it has nothing to be told.
  ["2027-01-01", days, { ownersAct: "in-force" }, {}, null],
  // Another state.
  ["2027-01-01", { ownersAct: null }, ahead, {}, null],
  [
    ...(["2027-02-01", { ownersAct: null }, { ownersAct: "in-force" }] as const),
    ...([{ "law.ownersAct": "ahead" }, null] as const),
  ],
])(
  "on %s, with %j and built with %j, %j holds in its place",
  (today, laws, built, overrides, last) => {
    expect(lawOn(today as CalendarDay, laws, built)).toEqual(overrides);
    expect(lastLawDay(today as CalendarDay, laws, built)).toBe(last);
  },
);
