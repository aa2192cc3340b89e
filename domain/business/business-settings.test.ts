import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ReminderWords } from "#domain/appointment/reminder-words.ts";
import { areSameHours, type WeekHours, week } from "#domain/calendar/opening-hours.ts";
import {
  answerFaults,
  areSameSettings,
  type BusinessSettings,
  businessSettings,
  hoursFaults,
  noSettings,
  responseFaults,
  settingsFaults,
  withSettings,
} from "./business-settings.ts";

const nine = { opens: 9 * 60, closes: 17 * 60 };
const profile = {
  hours: { Monday: nine },
  inspection: {
    capacity: 1,
    horizonDays: 30,
    takes: { from: 45, to: 60 },
  },
  answers: { replyHours: 24, emergencyHours: { from: 2, to: 4 } },
  responseTimes: responses(24, 24, 48, 72),
  reminders: wordsOf("We come at {time}."),
  phone: { display: "(703) 555-0142", e164: "+17035550142" },
  hotline: { display: "(703) 555-0199", e164: "+17035550199" },
  email: "hello@example.com",
  licenses: [{ label: "Contractor", number: "1" }],
};

function responses(onSiteHours: number, primary: number, secondary: number, extended: number) {
  return { onSiteHours, responseHours: { primary, secondary, extended } };
}

function wordsOf(text: string): ReminderWords {
  const one = { subject: "Soon", intro: "We come.", text };
  return { "three-days": one, "one-day": one, "two-hours": one };
}

const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
const weeks: fc.Arbitrary<WeekHours> = fc
  .dictionary(fc.constantFrom(...week), fc.record({ opens: minute, closes: minute }))
  .map((days) => ({ ...days }));
const anySettings: fc.Arbitrary<BusinessSettings> = fc.record({
  hours: fc.option(weeks),
  capacity: fc.option(fc.integer({ min: 1, max: 20 })),
  answers: fc.option(
    fc.record({
      replyHours: fc.integer(),
      emergencyHours: fc.record({ from: fc.integer(), to: fc.integer() }),
    }),
  ),
  responseTimes: fc.option(
    fc
      .tuple(fc.integer(), fc.integer(), fc.integer(), fc.integer())
      .map((figures) => responses(...figures)),
    { nil: undefined },
  ),
  reminders: fc.option(fc.string().map(wordsOf), { nil: undefined }),
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

  it("replace promises and words, each by itself", () => {
    const answers = { replyHours: 8, emergencyHours: { from: 1, to: 2 } };
    expect(withSettings(profile, { ...noSettings, answers })).toEqual({ ...profile, answers });
    const responseTimes = responses(12, 12, 12, 240);
    const come = { ...noSettings, responseTimes };
    expect(withSettings(profile, come)).toEqual({ ...profile, responseTimes });
    const reminders = wordsOf("See you at {time}!");
    expect(withSettings(profile, { ...noSettings, reminders })).toEqual({ ...profile, reminders });
  });

  it.each<[number, number, number, object]>([
    [24, 2, 4, {}],
    [240, 12, 12, {}],
    [0, 2, 4, { replyHours: "Enter hours from 1 to 240" }],
    [1.5, 1, 1, { replyHours: "Enter hours from 1 to 240" }],
    [
      Number.NaN,
      2,
      13,
      { replyHours: "Enter hours from 1 to 240", emergencyHours: "Enter hours from 1 to 12" },
    ],
    [24, 4, 2, { emergencyHours: "Enter the shorter time first" }],
  ])(
    "of %d hours, and %d to %d in an emergency, have these faults",
    (replyHours, from, to, faults) => {
      expect(answerFaults({ replyHours, emergencyHours: { from, to } })).toEqual(faults);
    },
  );

  it.each<[string, ReturnType<typeof responses>, object]>([
    ["the default", responses(24, 24, 48, 72), {}],
    ["the shortest", responses(4, 1, 1, 1), {}],
    [
      "on site before we have answered, and longer than ten days",
      responses(3, 24, 48, 241),
      {
        onSiteHours: "Enter at least 4, since answering may take that long",
        extended: "Enter hours from 1 to 240",
      },
    ],
    [
      "sooner farther out",
      responses(24, 48, 24, 36),
      {
        secondary: "Enter at least 48, as for the nearer area",
        extended: "Enter at least 48, as for the nearer area",
      },
    ],
    [
      "no figures",
      responses(Number.NaN, 0, 1.5, 72),
      {
        onSiteHours: "Enter hours from 1 to 240",
        primary: "Enter hours from 1 to 240",
        secondary: "Enter hours from 1 to 240",
      },
    ],
  ])("of hours until we come that are %s have these faults", (_what, times, faults) => {
    expect(responseFaults(times, profile.answers)).toEqual(faults);
  });

  it("are compared with what holds beside them", () => {
    const answers = { replyHours: 24, emergencyHours: { from: 2, to: 6 } };
    const set = { ...noSettings, answers };
    expect(settingsFaults(set, profile)).toEqual({});
    const quick = { ...profile, responseTimes: responses(5, 24, 48, 72) };
    expect(settingsFaults(noSettings, quick)).toEqual({});
    expect(Object.keys(settingsFaults(set, quick))).toEqual(["onSiteHours"]);
    const own = { ...set, responseTimes: responses(6, 24, 48, 72) };
    expect(settingsFaults(own, quick)).toEqual({});
  });

  it("differ when a promise or a word does, and not when an earlier release left them out", () => {
    expect(areSameSettings(noSettings, { hours: null, capacity: null })).toBe(true);
    const answers = { replyHours: 8, emergencyHours: { from: 1, to: 2 } };
    const other = { replyHours: 8, emergencyHours: { from: 1, to: 3 } };
    const set = { ...noSettings, answers };
    expect(areSameSettings(set, noSettings)).toBe(false);
    expect(areSameSettings(set, { ...noSettings, answers: other })).toBe(false);
    const come = { ...set, responseTimes: responses(24, 24, 48, 72) };
    expect(areSameSettings(come, set)).toBe(false);
    const farther = { ...come, responseTimes: responses(24, 24, 48, 73) };
    expect(areSameSettings(come, farther)).toBe(false);
    const reminders = wordsOf("a");
    expect(areSameSettings({ ...set, reminders }, { ...set, reminders: wordsOf("b") })).toBe(false);
  });

  it("differ when a day, a time or the capacity does", () => {
    const set = { hours: { Monday: nine }, capacity: null };
    expect(areSameSettings(set, noSettings)).toBe(false);
    expect(areSameSettings(set, { ...set, capacity: 1 })).toBe(false);
    expect(areSameSettings(set, { ...set, hours: { Monday: nine, Friday: nine } })).toBe(false);
    expect(areSameSettings(set, { ...set, hours: { Monday: { ...nine, opens: 0 } } })).toBe(false);
  });
});
