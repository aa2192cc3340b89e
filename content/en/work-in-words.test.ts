import { describe, expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import { menu } from "#content/navigation.ts";
import type { Facts } from "#domain/business/facts.ts";
import { heldLicenses } from "#domain/business/licenses.ts";
import { contactPrompt } from "./article.ts";
import * as commercial from "./commercial-roofing.ts";
import * as resources from "./customer-resources.ts";
import * as faq from "./faq.ts";
import { days, minutes, weeks, years } from "./figures.ts";
import * as gutters from "./gutter-services.ts";
import * as home from "./home.ts";
import * as claims from "./insurance-claims.ts";
import * as maintenance from "./maintenance-tips.ts";
import * as services from "./our-services.ts";
import { claimWindow } from "./promises-in-words.ts";
import * as roof from "./roof-services.ts";
import * as siding from "./siding-services.ts";
import * as storm from "./storm-damage.ts";

const { promises, roofing } = builtFacts;

/** Every figure that an owner could change is another one than the site is built with. */
const f: Facts = {
  ...builtFacts,
  phone: { e164: "+17035550111", display: "(703) 555-0111" },
  hotline: { e164: "+17035550122", display: "(703) 555-0122" },
  licenses: [{ label: "Class B Contractor", number: "2705-1" }],
  inspectionMinutes: { from: 30, to: 40 },
  promises: {
    ...promises,
    ...{ replacementDays: { from: 2, to: 6 }, replacementDaysInQuestions: { from: 2, to: 4 } },
    ...{ repairDays: { from: 3, to: 4 }, leadWeeks: { peak: { from: 5, to: 7 }, offPeak: 2 } },
    ...{ workmanshipYears: 9, manufacturerYears: { from: 22, to: 52 } },
    ...{ claimWindowDays: { from: 45, to: 400 }, coolRoofSavings: { from: 0.11, to: 0.21 } },
    ...{ maintenanceLifeGain: 0.34 },
    siding: {
      repaintYears: { from: 4, to: 7 },
      replaceAtYears: { from: 33, to: 44 },
      vinylWeeks: { from: 3, to: 4 },
      heavyWeeks: { from: 5, to: 8 },
      energySavings: { from: 0.06, to: 0.16 },
    },
  },
  roofing: {
    ...roofing,
    asphalt: { ...roofing.asphalt, lifespanYears: { from: 16, to: 29 } },
    slate: { ...roofing.slate, lifespanYears: { from: 81, to: 121, openEnded: true } },
  },
  siding: {
    ...builtFacts.siding,
    fiberCement: { ...builtFacts.siding.fiberCement, lifespanYears: { from: 31, to: 51 } },
  },
};

/** Each section with what it says of these facts. */
const sections: readonly (readonly [
  section: string,
  words: (f: Facts) => unknown,
  said: readonly string[],
])[] = [
  ["home's first view", home.credentials, ["2705-1"]],
  ["home's figures", home.facts, ["30-40 minutes", "9 years"]],
  [
    "home's services",
    home.services,
    ["3-4 days", "2-6 days", "About 2 weeks, 5-7 weeks in peak", "11-21%"],
  ],
  [
    "residential work",
    services.residential,
    ["Class B contractor", "3-4 days", "2-6 days", "3-8 weeks"],
  ],
  ["commercial work", services.commercial, ["11-21%"]],
  ["help with claims", services.claims, ["45 days to 400 days"]],
  ["openings of roof services", roof.openings, ["2-6 days", "3-4 days"]],
  [
    "roof services",
    roof.words,
    [
      ...["9 years", "22-52 years", "30-40 minutes", "5-7 weeks in peak season, about 2 weeks"],
      ...["done in two;", "from 16 to 121+ years", "34%", "About 2 weeks"],
    ],
  ],
  ["siding materials", siding.materials, ["4-7 years", "31-51 years", "Low maintenance"]],
  ["siding's benefits", siding.benefits, ["6-16%"]],
  [
    "questions about siding",
    siding.questions,
    ["33-44 years", "4-7 years", "3-4 weeks", "5-8 weeks", "31-51 years", "6-16%"],
  ],
  ["commercial systems", commercial.systems, ["11-21%"]],
  ["reasons of owners", commercial.reasons, ["9 years", "22-52 years"]],
  ["claims' opening", claims.words, ["45 days to 400 days"]],
  ["claims' figures", claims.facts, ["45 days to 400 days", "9 years"]],
  ["claims' deadline", claims.deadline, ["between 45 days and 400 days", "gives you 400 days"]],
  ["claims' process", claims.process, ["warranty of 9 years"]],
  ["claims' benefits", claims.benefits, ["9 years on our work"]],
  ["questions about claims", claims.questions, ["45 days to 400 days"]],
  ["maintenance", maintenance.opening, ["34%"]],
  ["maintenance's figures", maintenance.facts, ["Up to 34%"]],
  ["roof calendar", maintenance.calendarEntries, ["(703) 555-0111"]],
  ["storm damage's claims", storm.insurance, ["45 days to 400 days"]],
  ["storm checklist", storm.checklist, ["(703) 555-0122"]],
  ["resources", resources.sets, ["30-40 minutes"]],
  ["below articles", contactPrompt, ["30-40 minutes"]],
  [
    "questions and answers",
    faq.categories,
    [
      ...["2705-1", "30-40 minutes", "About 2 weeks", "5-7 weeks", "34%", "2-4 days", "3-4 days"],
      ...["16-29 years", "81-121+ years", "11-21%", "between 45 days and 400 days"],
    ],
  ],
  ["the menu", menu, ["9 years", "30-40 minutes"]],
];

/** What the same sections say of the facts that the site is built with. */
const asBuilt = [
  ...[promises.repairDays, promises.replacementDays, promises.replacementDaysInQuestions].map(days),
  ...[weeks(promises.leadWeeks.peak), years(promises.workmanshipYears)],
  ...[years(promises.manufacturerYears), claimWindow(builtFacts)],
  ...[minutes(builtFacts.inspectionMinutes), builtFacts.hotline.display],
  ...heldLicenses(builtFacts).map(({ number }) => number),
];

describe.each(sections)("the words of %s", (_section, words, said) => {
  const text = JSON.stringify(words(f));

  it.each(said)("say %s", (figure) => expect(text).toContain(figure));

  it("say nothing as it was built", () => {
    expect(asBuilt.filter((figure) => text.includes(figure))).toEqual([]);
  });
});

it("what was built is said somewhere, while it holds", () => {
  const text = JSON.stringify(sections.map(([, words]) => words(builtFacts)));
  expect(asBuilt.filter((figure) => !text.includes(figure))).toEqual([]);
});

it("words about gutters follow how often they are cleaned", () => {
  const often = {
    ...builtFacts,
    promises: { ...promises, gutterCleaningsPerYear: { least: 3, manyTrees: { from: 5, to: 6 } } },
  };
  for (const words of [gutters.services, gutters.howOftenToClean, gutters.questions]) {
    expect(JSON.stringify(words(often))).toMatch(/3 times a year.*5-6 times/);
  }
});

it("one time to report damage is not worded as a range", () => {
  const same: Facts = {
    ...builtFacts,
    promises: { ...promises, claimWindowDays: { from: 30, to: 30 } },
  };
  const text = JSON.stringify([
    claims.words(same),
    claims.deadline(same),
    faq.categories(same),
    storm.insurance(same),
  ]);
  expect(text).toContain("commonly allow 30 days to report");
  expect(text).toContain("Commonly it is 30 days.");
  expect(text).toContain("Commonly 30 days; your policy says");
  expect(text).not.toMatch(/30 days (?:to|and) 30 days/);
});
