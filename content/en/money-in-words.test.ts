import { describe, expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import type { Facts } from "#domain/business/facts.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { articleFacts } from "./article-facts.ts";
import * as bids from "./compare-bids.ts";
import { description as financingDescription } from "./descriptions/financing.ts";
import * as faq from "./faq.ts";
import * as financing from "./financing.ts";
import * as partners from "./financing-partners.ts";
import * as plans from "./payment-plans.ts";
import * as roofCost from "./roof-cost.ts";

/** Every figure is another one than the site is built with. */
const f = {
  ...builtFacts,
  licenses: [
    { label: "Class B Contractor", number: "2705-1" },
    { label: "Home Improvement", number: "HI-22" },
  ],
  financing: {
    sameAsCashMonths: [3, 9],
    lowMonthly: { years: { from: 8, to: 20 }, rate: { from: 0.0611, to: 0.0711 } },
    fixedRate: { years: { from: 3, to: 6 }, rate: { from: 0.0522, to: 0.0655 } },
    typicalRate: { from: 0.0633, to: 0.0733 },
    termMonths: { from: 24, to: 240 },
    deferredMonths: 1,
    deposit: { from: 0.1, to: 0.25 },
  },
  lenders: {
    first: { id: "valley", name: "Valley Bank", amount: { to: 40_000 } },
    second: {
      ...{ id: "dominion", name: "Old Dominion Loans", amount: { from: 2_000, to: 80_000 } },
      ...{ years: { from: 3, to: 20 }, rateFrom: 0.0544 },
    },
    third: { id: "potomac", name: "Potomac Credit" },
  },
  creditTiers: { "same-as-cash": 701, "low-monthly": 702, "fixed-rate": 703, "second-look": 704 },
  paymentExamples: {
    "same-as-cash": { amount: 7_000, months: 9, rate: 0.0633 },
    "low-monthly": { amount: 21_000, months: 240, rate: 0.0711 },
    "fixed-rate": { amount: 12_000, months: 48, rate: 0.0522 },
  },
  roofing: {
    ...builtFacts.roofing,
    asphalt: { ...builtFacts.roofing.asphalt, pricePerSquareFoot: { from: 4, to: 6 } },
    metal: { ...builtFacts.roofing.metal, pricePerSquareFoot: { from: 9, to: 16 } },
  },
  priceBook: {
    ...builtFacts.priceBook,
    outlinePerFloorArea: { from: 1.2, to: 1.3 },
    overhang: { from: 2, to: 3 },
    offcuts: {
      gable: { from: 0, to: 0.01 },
      hip: { from: 0.04, to: 0.05 },
      "cut-up": { from: 0.08, to: 0.14 },
    },
    decking: { sheetArea: 40, share: { from: 0, to: 0.1 }, perSheet: { from: 70, to: 130 } },
  },
  priceBookDay: calendarDay("2027-02-01"),
};

describe("words about money follow the facts that hold", () => {
  it.each<[page: string, words: unknown, said: readonly string[]]>([
    [
      "financing, opening",
      financing.opening(f),
      ["24 to 240 months", "6.33%-7.33%", "Up to 1 month", "$21,000 over 20 years at 7.11% APR"],
    ],
    [
      "financing, plans",
      financing.planCards(f),
      ["3 or 9 months", "8-20 years", "5.22%-6.55% APR", "3-6 years"],
    ],
    [
      "financing, questions",
      financing.questions(f),
      [
        "701+ FICO",
        "Potomac Credit",
        "10-25%",
        "Valley Bank lends up to $40,000",
        "$2,000-$80,000",
      ],
    ],
    ["partners, opening", partners.words(f), ["$80,000", "terms up to 20 years"]],
    [
      "partners, table",
      partners.overview(f),
      ["Up to $40,000", "From 5.44% APR", "24 to 240 months", "704+ FICO"],
    ],
    [
      "partners, lenders",
      partners.lenderWords(f),
      [
        "lends from $2,000 to $80,000",
        "701+ FICO",
        "Ask about Old Dominion Loans",
        "Up to 1 month of no payments",
      ],
    ],
    [
      "partners, questions",
      partners.questions(f),
      ["Under $40,000 and quickly paid off: Valley Bank", "A score under 703"],
    ],
    ["plans, opening", plans.words(f), ["3 or 9 months", "8-20 years", "for 3-6 years"]],
    ["plans, table", plans.comparison(f), ["5.22%-6.55% APR", "702+ FICO"]],
    ["plans, in full", plans.plans(f), ["Nine equal payments", "6.33%-7.33% APR is typical"]],
    [
      "plans, guide",
      plans.guide(f),
      ["within 9 months", "/financing-partners#potomac", "between 704 and 703"],
    ],
    ["bids, flags", bids.flagWords(f), ["A deposit of more than 25%", "Ours is 10-25%"]],
    [
      "bids, our own",
      bids.ours(f),
      ["Class B Contractor, 2705-1", "Home Improvement, HI-22", "10-25%"],
    ],
    ["roof cost, slopes", roofCost.pitchHints(f), ["2 to 4 inches up"]],
    [
      "roof cost, what it rests on",
      roofCost.basis(f),
      [
        "$4-$6 per square foot",
        "metal $9-$16",
        "1.2 to 1.3 times",
        "2 to 3 feet",
        "4-5% more",
        "valleys 8-14%",
        "up to 10% of it, at $70-$130 a sheet",
      ],
    ],
    ["roof cost, its day", roofCost.result.date(f.priceBookDay), ["February 1, 2027"]],
  ])("%s", (_page, words, said) => {
    const text = JSON.stringify(words);
    for (const part of said) expect.soft(text).toContain(part);
  });
});

describe("ranges whose ends are equal, and single ones, are worded as one figure", () => {
  const one: Facts = {
    ...f,
    financing: { ...f.financing, termMonths: { from: 12, to: 12 }, deferredMonths: 1 },
    paymentExamples: {
      ...f.paymentExamples,
      "same-as-cash": { ...f.paymentExamples["same-as-cash"], months: 1 },
    },
    priceBook: {
      ...f.priceBook,
      outlinePerFloorArea: { from: 1.4, to: 1.4 },
      overhang: { from: 1, to: 1 },
      rise: { ...f.priceBook.rise, medium: { from: 7, to: 7 } },
    },
    promises: { ...f.promises, leadWeeks: { peak: { from: 3, to: 3 }, offPeak: 1 } },
  };

  it.each<[page: string, words: unknown, said: readonly string[]]>([
    ["financing", financing.opening(one), ["fixed-rate plans over 12 months"]],
    ["financing, questions", financing.questions(one), ["Terms run for 12 months, with"]],
    [
      "financing, for search engines",
      financingDescription(one),
      ["fixed-rate plans for 12 months."],
    ],
    [
      "partners",
      partners.lenderWords(one),
      ["Terms run for 12 months", "Terms of 12 months", "Level payments over 12 months"],
    ],
    ["articles", articleFacts(one), ['"for 12 months"']],
    ["questions and answers", faq.categories(one), ["Terms run for 12 months, with up to 1 month"]],
    ["plans", plans.plans(one), ["One payment brings the balance to zero"]],
    ["roof cost", roofCost.basis(one), ["and 1.4 times of it", "add 1 foot of eaves"]],
    ["roof cost, slopes", roofCost.pitchHints(one), ['"7 inches up for each foot across']],
    ["bids", bids.ours(one), ["3 weeks in peak season"]],
  ])("%s", (_page, words, said) => {
    const text = JSON.stringify(words);
    for (const part of said) expect.soft(text).toContain(part);
    expect(text).not.toMatch(/\b([\d.]+)(?: to |-)\1\b/);
  });
});
