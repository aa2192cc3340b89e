import { describe, expect, it } from "vitest";
import { reminderWords } from "#content/en/reminders.ts";
import { type Business, noSettings } from "#domain/business/business-settings.ts";
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
    ["the defaults", noSettings],
    ["other hours", { ...noSettings, hours: late }],
    ["another capacity", { ...noSettings, capacity: 4 }],
    [
      "other promises",
      { ...noSettings, answers: { replyHours: 8, emergencyHours: { from: 1, to: 1 } } },
    ],
    [
      "other hours until we come",
      {
        ...noSettings,
        responseTimes: {
          onSiteHours: 12,
          responseHours: { primary: 12, secondary: 24, extended: 240 },
        },
      },
    ],
    [
      "other words",
      {
        ...noSettings,
        reminders: { ...reminderWords, "one-day": { subject: "S", intro: "I", text: "{time}" } },
      },
    ],
  ])("are read as %s that are stored", (_what, settings) => {
    const typed = typedBusiness(stored(settings));
    expect(typed.version).toBe(3);
    const read = readBusiness(typed, defaults);
    expect(read.faults).toEqual({});
    expect(read.settings).toEqual(settings);
  });

  it("are the default again when they are typed like it", () => {
    const typed = typedBusiness(stored({ hours: late, capacity: 4 }));
    const same = {
      ...{ ...typed, days: typedDays(defaults.hours), capacity: " 1 " },
      answers: { replyHours: "24 ", from: "2", to: " 4" },
      responses: { onSiteHours: " 24", primary: "24", secondary: "48 ", extended: "72" },
    };
    expect(readBusiness(same, defaults).settings).toEqual(noSettings);
  });

  it("are without the spaces around words", () => {
    const typed = typedBusiness(stored(noSettings));
    const { text, ...others } = reminderWords["one-day"];
    const reminders = { ...reminderWords, "one-day": { ...others, text: ` ${text}\n` } };
    expect(readBusiness({ ...typed, reminders }, defaults).settings).toEqual(noSettings);
  });

  it("say what is missing or cannot be", () => {
    const typed = typedBusiness(stored({ hours: null, capacity: null }));
    const days = { ...typed.days, Monday: { isOpen: true, opens: "", closes: "17:00" } };
    const answers = { replyHours: "soon", from: "", to: "4" };
    const responses = { onSiteHours: "", primary: "24", secondary: "12", extended: "soon" };
    const wrong = { ...typed, days, capacity: "0", answers, responses };
    expect(readBusiness(wrong, defaults).faults).toEqual({
      Monday: "Choose both times",
      replyHours: "Enter hours from 1 to 240",
      emergencyHours: "Enter hours from 1 to 12",
      onSiteHours: "Enter hours from 1 to 240",
      secondary: "Enter at least 24, as for the nearer area",
      extended: "Enter hours from 1 to 240",
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

  it("says the promises and the words that it changed", () => {
    const answers = { replyHours: 1, emergencyHours: { from: 1, to: 1 } };
    const subject = "Tomorrow!";
    const reminders = { ...reminderWords, "one-day": { ...reminderWords["one-day"], subject } };
    const responseTimes = {
      onSiteHours: 1,
      responseHours: { primary: 24, secondary: 48, extended: 96 },
    };
    const to = { ...noSettings, answers, responseTimes, reminders };
    expect(changeLines({ from: noSettings, to })).toEqual([
      "Messages answered within: 24 hours → 1 hour",
      "Emergencies answered within: 2-4 hours → 1 hour",
      "Emergencies, on site within: 24 hours → 1 hour",
      "Extended area, within: 72 hours → 96 hours",
      "One day before, subject: “Tomorrow: your roof inspection, {day}, {time}” → “Tomorrow!”",
    ]);
  });
});
