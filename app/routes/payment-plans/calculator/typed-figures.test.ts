import { describe, expect, it } from "vitest";
import { dollars, percent } from "#content/en/figures.ts";
import { builtFacts } from "#content/facts.ts";
import { planOf, queryOf, readFields } from "./typed-figures.ts";

const { financing, lenders, paymentExamples } = builtFacts;
const { amount, rate, months } = paymentExamples["low-monthly"];
const entries = (query: string) => new URLSearchParams(query);

describe("the figures in the fields", () => {
  it("are an example until somebody types", () => {
    expect(readFields(entries(""), builtFacts)).toEqual({
      question: { plan: "low-monthly", amount: amount * 100, months, rate },
    });
  });

  it("are within the terms that hold, though an example is not", () => {
    const lowMonthly = { years: { from: 4, to: 8 }, rate: { from: 0.0499, to: 0.0699 } };
    const f = { ...builtFacts, financing: { ...financing, lowMonthly } };
    expect(readFields(entries(""), f)).toEqual({
      question: { plan: "low-monthly", amount: amount * 100, months: 96, rate: 0.0699 },
    });
    expect(readFields(entries("rate-low-monthly=7"), f)).toEqual({
      errors: { "rate-low-monthly": "This plan's rates run from 4.99% to 6.99%." },
    });
  });

  it("are kept in the URL, and read back from it", () => {
    const typed = entries(
      "plan=fixed-rate&amount=9%2C500&months-fixed-rate=36&rate-fixed-rate=4.5",
    );
    expect(readFields(entries(queryOf(typed, builtFacts)), builtFacts)).toEqual({
      question: { plan: "fixed-rate", amount: 950_000, months: 36, rate: 0.045 },
    });
  });

  it("fall back to defaults when the URL has a plan or a term that does not exist", () => {
    expect(planOf(entries("plan=free"))).toBe("low-monthly");
    expect(readFields(entries("months-low-monthly=600"), builtFacts)).toHaveProperty(
      "question.months",
      months,
    );
  });

  it.each([
    ["amount=", { amount: "Enter the price of the project." }],
    ["amount=lots", { amount: "Enter the price in figures, such as 15,000." }],
    [
      "amount=999",
      {
        amount: `Enter an amount from ${dollars(lenders.second.amount.from)} to ${dollars(lenders.second.amount.to)}.`,
      },
    ],
    ["rate-low-monthly=", { "rate-low-monthly": "Enter the yearly rate." }],
    [
      "rate-low-monthly=4",
      {
        "rate-low-monthly": `This plan's rates run from ${percent(financing.lowMonthly.rate.from)} to ${percent(financing.lowMonthly.rate.to)}.`,
      },
    ],
    [
      "plan=same-as-cash&rate-same-as-cash=low",
      {
        "rate-same-as-cash": `Enter the rate in figures, such as ${percent(financing.typicalRate.from).replace("%", "")}.`,
      },
    ],
  ])("%s gets a message about what is wrong", (query, errors) => {
    expect(readFields(entries(query), builtFacts)).toEqual({ errors });
  });
});
