import { describe, expect, it } from "vitest";
import type { Business } from "#domain/business/business-settings.ts";
import { changeLines } from "./business-words.ts";
import { readBusiness, typedBusiness, typedDays } from "./typed-business.ts";

const nine = { opens: 9 * 60, closes: 17 * 60 };
const defaults = { hours: { Monday: nine, Tuesday: nine }, capacity: 1 };
const stored = (settings: Business["settings"]): Business => ({
  ...{ version: 3, settings, defaults, hasInspectors: false, history: [], outside: [] },
});
const late = { Monday: nine, Sunday: { opens: 13 * 60 + 30, closes: 23 * 60 + 59 } };

describe("business settings as they are typed", () => {
  it.each<[string, Business["settings"]]>([
    ["the defaults", { hours: null, capacity: null }],
    ["other hours", { hours: late, capacity: null }],
    ["another capacity", { hours: null, capacity: 4 }],
  ])("are read as %s that are stored", (_what, settings) => {
    const typed = typedBusiness(stored(settings));
    expect(typed.version).toBe(3);
    const read = readBusiness(typed, defaults);
    expect(read.faults).toEqual({});
    expect(read.settings).toEqual(settings);
  });

  it("are the default again when they are typed like it", () => {
    const typed = typedBusiness(stored({ hours: late, capacity: 4 }));
    const same = { ...typed, days: typedDays(defaults.hours), capacity: " 1 " };
    expect(readBusiness(same, defaults).settings).toEqual({ hours: null, capacity: null });
  });

  it("say what is missing or cannot be", () => {
    const typed = typedBusiness(stored({ hours: null, capacity: null }));
    const days = { ...typed.days, Monday: { isOpen: true, opens: "", closes: "17:00" } };
    expect(readBusiness({ ...typed, days, capacity: "0" }, defaults).faults).toEqual({
      Monday: "Choose both times",
      capacity: "Enter a number from 1 to 20",
    });
    expect(readBusiness({ ...typed, days: typedDays({}) }, defaults).faults).toEqual({
      hours: "Open on at least one day",
    });
  });
});

describe("a change of business settings", () => {
  it("names each day that it changed, and the capacity", () => {
    const none = { hours: null, capacity: null };
    expect(changeLines({ from: none, to: none })).toEqual([]);
    const to = { hours: { Sunday: nine }, capacity: 2 };
    const from = { hours: { Saturday: nine, Sunday: nine }, capacity: null };
    expect(changeLines({ from, to })).toEqual([
      "Saturday: 9:00 AM-5:00 PM → closed",
      "Appointments per hour: 1 → 2",
    ]);
  });
});
