import { expect, it } from "vitest";
import { z } from "zod/mini";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { normalOverrides } from "#domain/business/fact-faults.ts";
import type { Overrides } from "#domain/business/facts.ts";
import { week } from "#domain/calendar/opening-hours.ts";
import { byFormerRelease, earlierSettingsOf, settingsOfEarlier } from "./earlier-settings.ts";

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

/** What the release before this one could read as a fact, as it was written there. */
const formerDay = z.optional(z.object({ opens: z.int(), closes: z.int() }));
const formerFact = z.union([
  z.number(),
  z.string().check(z.maxLength(1_000)),
  z.array(z.number()).check(z.maxLength(12)),
  z.object({ from: z.number(), to: z.number() }),
  z.object({ display: z.string(), e164: z.string() }),
  z.object(Object.fromEntries(week.map((weekday) => [weekday, formerDay]))),
]);

const ofEveryForm: Overrides = {
  "plans.gold.monthlyPrice": 475,
  name: "Buckeye Roofing",
  slots: [450, 510],
  inspectionMinutes: { from: 30, to: 45 },
  phone: { display: "(614) 555-0100", e164: "+16145550100" },
  hours: { Monday: { opens: 540, closes: 600 } },
  samples: false,
  logo: { far: "", near: "M0 0L1 1Z" },
  counties: [
    {
      ...{ id: "franklin", fips: "39049", name: "Franklin" },
      ...{ type: "primary", details: "", projects: 0 },
    },
  ],
  "law.words": { "OH.claims.whoMay": "Ask your lawyer." },
};

it("the release before this one reads each override that it is given as it was meant", () => {
  const { known, added } = byFormerRelease(ofEveryForm);
  expect({ ...known, ...added }).toEqual(ofEveryForm);
  for (const [path, value] of Object.entries(known)) {
    expect(formerFact.parse(value), path).toEqual(value);
  }
  expect(Object.keys(added)).toEqual(["samples", "logo", "counties", "law.words"]);
});
