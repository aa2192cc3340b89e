import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areSameHours, type WeekHours, week } from "#domain/calendar/opening-hours.ts";
import {
  areSameSettings,
  type BusinessSettings,
  businessSettings,
  hoursFaults,
  noSettings,
  withSettings,
} from "./business-settings.ts";

const nine = { opens: 9 * 60, closes: 17 * 60 };
const profile = {
  hours: { Monday: nine },
  inspection: { capacity: 1, horizonDays: 30, minutes: 60, duration: "an hour" },
};

const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
const weeks: fc.Arbitrary<WeekHours> = fc
  .dictionary(fc.constantFrom(...week), fc.record({ opens: minute, closes: minute }))
  .map((days) => ({ ...days }));
const anySettings: fc.Arbitrary<BusinessSettings> = fc.record({
  hours: fc.option(weeks),
  capacity: fc.option(fc.integer({ min: 1, max: 20 })),
});

describe("business settings", () => {
  it("are the profile's where nothing is set", () => {
    expect(withSettings(profile, noSettings)).toEqual(profile);
  });

  it("replace the profile's hours as a whole, so that a day can be closed", () => {
    const hours = { Saturday: nine, Monday: undefined };
    const set = withSettings(profile, { hours, capacity: 3 });
    expect(set.hours).toEqual({ Saturday: nine });
    expect(Object.keys(set.hours)).toEqual(["Saturday"]);
    expect(set.inspection).toEqual({ ...profile.inspection, capacity: 3 });
  });

  it.each<[string, WeekHours, object]>([
    ["usual hours", { Monday: nine }, {}],
    ["no open day", { Monday: undefined }, { hours: "Open on at least one day" }],
    [
      "a day that closes when it opens",
      { Monday: nine, Friday: { opens: 540, closes: 540 } },
      { Friday: "Choose a closing time after the opening time" },
    ],
    [
      "a day that closes before it opens",
      { Sunday: { opens: 540, closes: 0 } },
      { Sunday: "Choose a closing time after the opening time" },
    ],
  ])("with %s have these faults", (_what, hours, faults) => {
    expect(hoursFaults(hours)).toEqual(faults);
  });

  it("are the same after they were stored and read, and in any order of days", () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const read = businessSettings.parse(JSON.parse(JSON.stringify(settings)));
        expect(areSameSettings(settings, read)).toBe(true);
        const { hours } = settings;
        if (!hours) return;
        const turned = Object.fromEntries(Object.entries(hours).reverse());
        expect(areSameHours(hours, turned)).toBe(true);
      }),
    );
  });

  it("differ when a day, a time or the capacity does", () => {
    const set = { hours: { Monday: nine }, capacity: null };
    expect(areSameSettings(set, noSettings)).toBe(false);
    expect(areSameSettings(set, { ...set, capacity: 1 })).toBe(false);
    expect(areSameSettings(set, { ...set, hours: { Monday: nine, Friday: nine } })).toBe(false);
    expect(areSameSettings(set, { ...set, hours: { Monday: { ...nine, opens: 0 } } })).toBe(false);
  });
});
