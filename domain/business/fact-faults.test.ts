import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { entriesOf } from "./fact-entries.ts";
import {
  contradictions,
  factFaults,
  isPinLeftBehind,
  normalOverrides,
  overrideFaults,
} from "./fact-faults.ts";
import { type FactValue, factAt, type Overrides, withOverrides } from "./facts.ts";

const hours = "Enter hours from 1 to 240";
const times = "Enter times of day, like 7:30 AM, 8:30 AM, 1:00 PM";
const notALink = "Enter an address that begins with https://, of at most 300 characters";
const { gold, silver, platinum } = built.plans;
const smaller = silver.monthlyPrice;
const aYear = silver.monthlyPrice * 12;
const longer = platinum.warrantyYears + 1;
const answered = built.answers.emergencyHours.to;
const nearer = built.responseTimes.responseHours.primary;

describe("overrides", () => {
  it.each<[string, Overrides, object]>([
    ["none", {}, {}],
    ["a price", { "plans.gold.monthlyPrice": gold.monthlyPrice + 25 }, {}],
    [
      "a price in cents",
      { "plans.gold.monthlyPrice": gold.monthlyPrice + 0.5 },
      { "plans.gold.monthlyPrice": "Enter dollars from 1 to 10,000, as a whole number" },
    ],
    ["what is switched off", { "offers.plans": false, samples: false }, {}],
    ["a switch in words", { "offers.plans": "no" }, { "offers.plans": "Switch it on or off" }],
    ["a rate", { "financing.typicalRate": { from: 0.0499, to: 0.0999 } }, {}],
    [
      "a rate with three digits",
      { "financing.typicalRate": { from: 0.04999, to: 0.0999 } },
      {
        "financing.typicalRate": "Enter a percentage from 0 to 36, with at most 2 decimal places",
      },
    ],
    [
      "a range that falls",
      { "answers.emergencyHours": { from: 4, to: 2 } },
      { "answers.emergencyHours": "Enter the smaller number first" },
    ],
    ["no figure", { "answers.replyHours": Number.NaN }, { "answers.replyHours": hours }],
    ["a text for a figure", { "answers.replyHours": "24" }, { "answers.replyHours": hours }],
    [
      "a part of an hour",
      { "answers.replyHours": 1.5 },
      { "answers.replyHours": `${hours}, as a whole number` },
    ],
    [
      "a price of a unit in cents",
      { "roofing.metal.pricePerSquareFoot": { from: 8.5, to: 14.25 } },
      {},
    ],
    [
      "a price of a unit in mills",
      { "roofing.metal.pricePerSquareFoot": { from: 8, to: 14.255 } },
      {
        "roofing.metal.pricePerSquareFoot":
          "Enter dollars from 1 to 200, with at most 2 decimal places",
      },
    ],
    ["a sentence of one's own", { "law.words": { "OH.claims.whoMay": "Ask a lawyer." } }, {}],
    [
      "a sentence without a place",
      { "law.words": { whoMay: "Ask a lawyer." } },
      { "law.words": "Write something here" },
    ],
    [
      "a sentence of two lines",
      { "law.words": { "OH.claims.whoMay": "Ask\na lawyer." } },
      { "law.words": "Write each on one line, in visible characters" },
    ],
    [
      "a sentence that is too long",
      { "law.words": { "OH.claims.whoMay": "a".repeat(401) } },
      { "law.words": "Use at most 400 characters; one has 401" },
    ],
    [
      "an address that is none",
      { "law.words": { "OH.license-office.lookup": "javascript:alert(1)" } },
      { "law.words": "Enter an address that begins with https://" },
    ],
    ["a link", { reviewsUrl: "https://www.example.com/reviews?of=us" }, {}],
    ["no link", { reviewsUrl: "", "social.0.url": "", "social.0.network": "" }, {}],
    ...["http://www.example.com/", "javascript:alert(1)", "https://", "www.example.com"].map(
      (url): [string, Overrides, object] => [
        `the link ${url}`,
        { reviewsUrl: url },
        { reviewsUrl: notALink },
      ],
    ),
    [
      "a link that is too long",
      { reviewsUrl: `https://www.example.com/${"a".repeat(300)}` },
      { reviewsUrl: notALink },
    ],
    ["the year of the founding", { foundedYear: 1912 }, {}],
    ["a founding that is not said", { foundedYear: 0 }, {}],
    [
      "a year of two digits",
      { foundedYear: 12 },
      { foundedYear: "Enter a year from 1700 to 2100, or nothing" },
    ],
    ["a place on the map", { "address.latitude": 39.9612, "address.longitude": -82.9988 }, {}],
    ["no place on the map", { "address.latitude": 0, "address.longitude": 0 }, {}],
    [
      "half a place on the map",
      { "address.latitude": 0 },
      { "address.latitude": "Enter both latitude and longitude, or neither" },
    ],
    [
      "a place beyond the country",
      { "address.latitude": 4 },
      { "address.latitude": "Enter degrees from 18 to 72, or nothing" },
    ],
    ["terms that rise", { "financing.sameAsCashMonths": [6, 12, 24] }, {}],
    [
      "terms that fall",
      { "financing.sameAsCashMonths": [12, 6] },
      { "financing.sameAsCashMonths": "Enter the numbers from the smallest to the largest" },
    ],
    [
      "no term",
      { "financing.sameAsCashMonths": [] },
      { "financing.sameAsCashMonths": "Enter months from 2 to 60" },
    ],
    ["three days to follow up", { followUpDays: [1, 30, 90] }, {}],
    ["two of them", { followUpDays: [2, 5] }, { followUpDays: "Enter 3 numbers" }],
    ["four of them", { followUpDays: [2, 5, 12, 20] }, { followUpDays: "Enter 3 numbers" }],
    [
      "two on the same day",
      { followUpDays: [2, 2, 12] },
      { followUpDays: "Enter the numbers from the smallest to the largest" },
    ],
    [
      "one on the day of the quote",
      { followUpDays: [0, 5, 12] },
      { followUpDays: "Enter days from 1 to 90" },
    ],
    ["one time of day", { slots: [0] }, {}],
    ["twelve times", { slots: Array.from({ length: 12 }, (_, at) => at * 60) }, {}],
    [
      "thirteen of them",
      { slots: Array.from({ length: 13 }, (_, at) => at * 60) },
      { slots: "Enter at most 12 times; these are 13" },
    ],
    ["no time", { slots: [] }, { slots: times }],
    ["what is no time", { slots: [540, Number.NaN] }, { slots: times }],
    ["a minute after midnight's", { slots: [24 * 60] }, { slots: times }],
    ["a label for a minute", { slots: "9:00 AM" }, { slots: times }],
    [
      "one time twice",
      { slots: [540, 540] },
      { slots: "Enter each time once, from the earliest to the latest" },
    ],
    [
      "times that leave no room for an inspection",
      { slots: [540, 599] },
      {
        slots:
          "Leave at least 60 minutes from one to the next, since an inspection may take that long",
      },
    ],
    [
      "as near as a shorter inspection allows",
      { slots: [540, 570], inspectionMinutes: { from: 15, to: 30 } },
      {},
    ],
    [
      "a phone as it was understood",
      { phone: { display: "(703) 555-0100", e164: "+17035550100" } },
      {},
    ],
    [
      "a phone as nobody understands it",
      { phone: "call us" },
      { phone: "Enter a phone number with its area code, ten digits" },
    ],
    [
      "no mailbox",
      { email: "office" },
      { email: "Enter an email address, like office@example.com" },
    ],
    ["no day", { priceBookDay: "2026-02-30" }, { priceBookDay: "Choose a day" }],
    [
      "an empty text",
      { "lenders.first.name": " " },
      { "lenders.first.name": "Write something here" },
    ],
    [
      "a day that closes before it opens",
      { hours: { Monday: { opens: 600, closes: 540 } } },
      { "hours.Monday": "Choose a closing time after the opening time" },
    ],
    [
      "a ZIP code that is none",
      { "address.postalCode": "2203" },
      { "address.postalCode": "Enter the five digits of a ZIP code" },
    ],
    ["no open day", { hours: {} }, { hours: "Open on at least one day" }],
    [
      "a text that asks for CANCEL",
      { "reminders.one-day.text": "{time}. Reply CANCEL to cancel." },
      { "reminders.one-day.text": expect.stringContaining("ends all texts") },
    ],
    [
      "an unknown fact",
      { "plans.bronze.monthlyPrice": 1 },
      { "plans.bronze.monthlyPrice": "It cannot be set here" },
    ],
    [
      "a fact that pages are built around",
      { "plans.gold.inspectionsPerYear": 3 },
      { "plans.gold.inspectionsPerYear": "It cannot be set here" },
    ],
    [
      "a fact that this business does not state",
      { "licenses.3.number": "1" },
      { "licenses.3.number": "It cannot be set here" },
    ],
    ["no license", { "licenses.0.label": "", "licenses.0.number": "" }, {}],
    [
      "a license that is a number",
      { "licenses.0.number": 2705 },
      { "licenses.0.number": "Write something here" },
    ],
    [
      "a license without a number",
      { "licenses.0.number": " " },
      { "licenses.0.number": "Write both name and number, or neither" },
    ],
    [
      "a number without a license",
      { "licenses.0.label": "" },
      { "licenses.0.label": "Write both name and number, or neither" },
    ],
    [
      "on site before we have answered",
      { "responseTimes.onSiteHours": answered - 1 },
      {
        "responseTimes.onSiteHours": `Enter at least ${answered}, since answering may take that long`,
      },
    ],
    [
      "a larger plan that costs no more",
      { "plans.gold.monthlyPrice": smaller },
      { "plans.gold.monthlyPrice": `Enter more than ${smaller}, as for the smaller plan` },
    ],
    [
      "a credit of more than a year",
      { "plans.silver.yearlyCredit": aYear + 1 },
      { "plans.silver.yearlyCredit": `Enter at most ${aYear}, a year of the plan` },
    ],
    [
      "an inspection that runs into the next",
      { inspectionMinutes: { from: 45, to: 61 } },
      { inspectionMinutes: "Enter minutes from 15 to 60" },
    ],
    [
      "a longer warranty in a smaller plan",
      { "plans.silver.warrantyYears": longer },
      { "plans.platinum.warrantyYears": `Enter at least ${longer}, as for the smaller plans` },
    ],
    [
      "sooner farther out",
      {
        "responseTimes.responseHours.secondary": nearer - 12,
        "responseTimes.responseHours.extended": nearer - 6,
      },
      {
        "responseTimes.responseHours.secondary": `Enter at least ${nearer}, as for the nearer area`,
        "responseTimes.responseHours.extended": `Enter at least ${nearer}, as for the nearer area`,
      },
    ],
    [
      "a link without the network's name",
      { "social.3.url": "https://www.example.com/buckeye" },
      { "social.3.network": "Name the network" },
    ],
  ])("with %s have these faults", (_what, overrides, faults) => {
    expect(overrideFaults(overrides, built)).toEqual(faults);
  });

  it("are refused for whatever is sent in the place of a fact, and never break", () => {
    fc.assert(
      fc.property(fc.constantFrom(...entriesOf(built)), fc.anything(), (entry, value) => {
        const faults = factFaults(entry, value);
        for (const path of Object.keys(faults)) expect(path.startsWith(entry.path)).toBe(true);
      }),
    );
  });

  it("that say what the site was built with are none", () => {
    const all = Object.fromEntries(
      entriesOf(built).map(({ path }) => [path, structuredClone(factAt(built, path)) as FactValue]),
    );
    expect(normalOverrides(all, built)).toEqual({});
    const others = { capacity: 3, unknown: 1, "plans.gold.inspectionsPerYear": 3 };
    expect(normalOverrides({ ...all, ...others }, built)).toEqual({ capacity: 3 });
  });
});

describe("contradictions", () => {
  it("name those that the site was ordered with", () => {
    expect(contradictions(built).map(([first]) => first)).toEqual([
      "promises.workmanshipYears",
      "promises.manufacturerYears",
      "promises.replacementDays",
      "financing.termMonths",
    ]);
  });

  it.each<[string, Overrides]>([
    ["a time before we open", { slots: [450, 540] }],
    ["a time whose inspection ends after we close", { slots: [540, 990] }],
    [
      "a day that is open without a time",
      { hours: { Monday: { opens: 540, closes: 1_020 }, Tuesday: { opens: 540, closes: 590 } } },
    ],
  ])("name hours and times of %s", (_what, overrides) => {
    const found = contradictions(withOverrides(built, overrides));
    expect(found).toContainEqual(["hours", "inspectionMinutes", "slots"]);
  });

  it("are gone once the facts agree", () => {
    const agreed = withOverrides(built, {
      "promises.standardWorkmanshipYears": { from: 10, to: 20 },
      "promises.manufacturerYearsInWarranty": { from: 25, to: 50 },
      "planTerms.manufacturerWarranty": { from: 25, to: 50 },
      "promises.replacementDaysInQuestions": { from: 1, to: 5 },
      "financing.termMonths": { from: 12, to: 180 },
    });
    expect(contradictions(agreed)).toEqual([]);
  });

  it.each([
    ["a term that the plan does not have", "paymentExamples.low-monthly.months", 150],
    ["a rate that the plan does not have", "paymentExamples.fixed-rate.rate", 0.09],
    ["a promotion that is not offered", "paymentExamples.same-as-cash.months", 24],
    ["an amount that no lender lends", "paymentExamples.low-monthly.amount", 150_000],
    ["a first lender with larger loans than the second", "lenders.first.amount.to", 200_000],
    ["a second look that asks for more than a plan", "creditTiers.second-look", 650],
  ])("tell of %s", (_what, path, value) => {
    expect(contradictions(built).flat()).not.toContain(path);
    expect(contradictions(withOverrides(built, { [path]: value })).flat()).toContain(path);
  });

  it("tell of a steeper roof that rises less", () => {
    const wrong = withOverrides(built, { "priceBook.rise.steep": { from: 3, to: 4 } });
    expect(contradictions(wrong).flat()).toContain("priceBook.rise.steep");
  });
});

it("a business is not founded in a year to come", () => {
  const faults = (foundedYear: number) => overrideFaults({ foundedYear }, built, 2026);
  expect(faults(2026)).toEqual({});
  expect(faults(2027)).toEqual({ foundedYear: "Enter a year up to 2026, or nothing" });
});

describe("the pin on maps", () => {
  const house = built.address.street.split(",", 1)[0];
  it.each([
    ["is left behind by another street", { "address.street": "1 New Street" }, true],
    ["is left behind by another ZIP code", { "address.postalCode": "22999" }, true],
    ["is left behind by another state", { "address.region": "WV" }, true],
    ["stays for another suite of the house", { "address.street": `${house}, Suite 9` }, false],
    [
      "has moved with the office",
      { "address.street": "1 New Street", "address.latitude": 38.9, "address.longitude": -77.2 },
      false,
    ],
    [
      "is left behind while one of its two numbers is typed",
      { "address.street": "1 New Street", "address.latitude": 38.9 },
      true,
    ],
    ["stays without a move", {}, false],
    [
      "is nowhere to be left",
      { "address.street": "1 New Street", "address.latitude": 0, "address.longitude": 0 },
      false,
    ],
  ] as [string, Overrides, boolean][])("%s", (_what, overrides, isLeft) => {
    expect(isPinLeftBehind(withOverrides(built, overrides), built)).toBe(isLeft);
  });
});
