import { expect, it } from "vitest";
import { builtBusinessFacts } from "#content/business-facts.ts";
import { dollars } from "#content/en/figures.ts";
import { builtFacts } from "#content/facts.ts";
import { noSettings } from "#domain/business/business-settings.ts";
import { entryAt } from "#domain/business/fact-entries.ts";
import type { FactValue, Overrides } from "#domain/business/facts.ts";
import { changeLines, factInWords } from "./fact-words.ts";

it.each<[string, FactValue, string]>([
  ["plans.gold.monthlyPrice", 1_450, "$1,450"],
  ["priceBook.secondLayer", { from: 0.5, to: 1 }, "$0.50-$1"],
  ["financing.typicalRate", { from: 0.0499, to: 0.0999 }, "4.99%-9.99%"],
  ["financing.sameAsCashMonths", [6, 12, 18], "6, 12 or 18 months"],
  ["answers.replyHours", 1, "1 hour"],
  ["roofing.slate.lifespanYears", { from: 75, to: 100, openEnded: true }, "75-100+ years"],
  ["company.projects", 1_150, "1,150"],
  ["foundedYear", 2015, "2015"],
  ["foundedYear", 0, "not said"],
  ["address.latitude", 0, "not said"],
  ["state", "EX", "Example State"],
  ["serviceRadiusMiles", 50, "50 miles"],
  ["reviewsUrl", "https://www.example.com/reviews", "https://www.example.com/reviews"],
  ["reviewsUrl", "", "not said"],
  ["priceBookDay", "2026-11-26", "Thursday, November 26, 2026"],
  ["phone", { display: "(703) 555-0142", e164: "+17035550142" }, "(703) 555-0142"],
  ["phone", "703.555.0112", "703.555.0112"],
  ["slots", [450, 510, 780], "7:30 AM, 8:30 AM, 1:00 PM"],
  ["hours", { Monday: { opens: 540, closes: 1_020 } }, "Mon 9:00 AM-5:00 PM, Tue-Sun closed"],
])("%s of %j is said as %s", (path, value, words) => {
  const entry = entryAt(path);
  expect(entry && factInWords(entry, value)).toBe(words);
});

const goldPrice = builtFacts.plans.gold.monthlyPrice;

const to = (overrides: Overrides, settled = {}) =>
  changeLines(
    { from: noSettings, to: { overrides: { ...overrides }, settled } },
    builtBusinessFacts,
  );

it("a change is said by fact, with what it was, and of hours by day", () => {
  const raised = goldPrice + 25;
  expect(to({ "plans.gold.monthlyPrice": raised, "lenders.first.name": "First Bank" })).toEqual([
    `Gold, a month: ${dollars(goldPrice)} → ${dollars(raised)}`,
    expect.stringMatching(/^Lender first, name: “.+” → “First Bank”$/),
  ]);
  const Monday = { opens: 540, closes: 1_020 };
  const before = { Monday, Saturday: { ...Monday, closes: 840 } };
  const from = { ...noSettings, overrides: { hours: before } };
  const later = { ...noSettings, overrides: { hours: { Monday: { ...Monday, opens: 600 } } } };
  expect(changeLines({ from, to: later }, builtBusinessFacts)).toEqual([
    "Monday: 9:00 AM-5:00 PM → 10:00 AM-5:00 PM",
    "Saturday: 9:00 AM-2:00 PM → closed",
  ]);
});

it("what another state brings is said with it, and what follows from it is not", () => {
  expect(to({ state: "OR", counties: [] })).toEqual([
    "State: Virginia → Oregon",
    "Time zone: Eastern Time (New York) → Pacific Time (Los Angeles)",
    expect.stringMatching(/^Counties: Arlington County, .+ → No county is chosen\.$/),
  ]);
});

it("parts of roofs are said one by one, and what visits should show by what is no longer on the list", () => {
  const { parts } = builtBusinessFacts.roofWords.parts;
  const [slope, ridge, valley, ...others] = parts;
  if (!slope || !ridge || !valley) throw new Error("no parts");
  const changed = [
    { ...ridge, name: "Top" },
    slope,
    { ...valley, isHidden: true as const },
    ...others,
    { id: "own-1", name: "Cricket" },
  ];
  const leak = [{ part: "own-1", count: 2, side: "rear" as const }];
  const { shots } = builtBusinessFacts.roofWords.shots.storm;
  const said = to({
    "roofWords.parts": { parts: changed },
    "roofWords.conditions.worn": "Aged",
    "roofWords.shots.leak": { shots: leak },
    "roofWords.shots.storm": { shots: shots.toReversed() },
  });
  expect(said).toEqual([
    "Part: “Ridge” → “Top”",
    "Part hidden: “Valley”",
    "Part added: “Cricket”",
    "Parts: in another order",
    "Condition, worn: “Worn” → “Aged”",
    expect.stringMatching(
      /^What to show, leak: no longer 1 × Whole house; .+: now 2 × Cricket, rear$/,
    ),
    "What to show, storm damage: in another order",
  ]);
});

it("a fact of a later release is not said, nor one that says the same as before", () => {
  expect(to({ "plans.bronze.monthlyPrice": 1, "plans.gold.monthlyPrice": goldPrice })).toEqual([]);
});

it("settled questions are said, with the day on which the lawyer was asked", () => {
  const settled = { radius: "2026-06-01", "lawyer-plans": "2026-11-20" };
  expect(to({}, settled)).toEqual([
    "Settled: “How far do you drive?”",
    "Lawyer asked on November 20, 2026: “Are the plans home service contracts?”",
  ]);
  expect(
    changeLines({ from: { ...noSettings, settled }, to: noSettings }, builtBusinessFacts),
  ).toEqual([
    "Asked again: “How far do you drive?”",
    "Asked again: “Are the plans home service contracts?”",
  ]);
});

it("questions of another release are counted", () => {
  expect(to({}, { films: "2026-06-01" })).toEqual(["1 question before you open settled"]);
  const settings = { ...noSettings, settled: { a: "2026-06-01", b: "2026-06-01" } };
  expect(changeLines({ from: settings, to: noSettings }, builtBusinessFacts)).toEqual([
    "2 questions before you open asked again",
  ]);
});
