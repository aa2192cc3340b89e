import { expect, it } from "vitest";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { normalOverrides } from "#domain/business/fact-faults.ts";
import { earlierSettingsOf, settingsOfEarlier } from "./earlier-settings.ts";

const responseTimes = {
  onSiteHours: 12,
  responseHours: { primary: 12, secondary: 24, extended: 48 },
};

it("settings that an earlier release has stored are read by path", () => {
  const earlier = { hours: null, capacity: 2, answers: null, responseTimes, reminders: null };
  expect(settingsOfEarlier(earlier)).toEqual({
    capacity: 2,
    "responseTimes.onSiteHours": 12,
    "responseTimes.responseHours.primary": 12,
    "responseTimes.responseHours.secondary": 24,
    "responseTimes.responseHours.extended": 48,
  });
  expect(settingsOfEarlier({ hours: null, capacity: null })).toEqual({});
});

it("an earlier release reads a part as a whole, and comes back to the same facts", () => {
  const overrides = {
    hours: { Monday: { opens: 540, closes: 600 } },
    "answers.replyHours": 8,
    "reminders.one-day.text": "tomorrow at {time}.",
    "plans.gold.monthlyPrice": 475,
  };
  const earlier = earlierSettingsOf({ overrides, settled: {} }, built);
  expect(earlier).toEqual({
    hours: overrides.hours,
    capacity: null,
    answers: { ...built.answers, replyHours: 8 },
    responseTimes: null,
    reminders: {
      ...built.reminders,
      "one-day": { ...built.reminders["one-day"], text: "tomorrow at {time}." },
    },
  });
  const { "plans.gold.monthlyPrice": _unknown, ...known } = overrides;
  expect(normalOverrides(settingsOfEarlier(earlier), built)).toEqual(known);
});
