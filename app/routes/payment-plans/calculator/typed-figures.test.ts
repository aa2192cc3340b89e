import { describe, expect, it } from "vitest";
import { planOf, queryOf, readFields } from "./typed-figures.ts";

const entries = (query: string) => new URLSearchParams(query);

describe("the figures in the fields", () => {
  it("are an example until somebody types", () => {
    expect(readFields(entries(""))).toEqual({
      question: { plan: "low-monthly", amount: 1_800_000, months: 120, rate: 0.0799 },
    });
  });

  it("are kept in the URL, and read back from it", () => {
    const typed = entries(
      "plan=fixed-rate&amount=9%2C500&months-fixed-rate=36&rate-fixed-rate=4.5",
    );
    expect(readFields(entries(queryOf(typed)))).toEqual({
      question: { plan: "fixed-rate", amount: 950_000, months: 36, rate: 0.045 },
    });
  });

  it("fall back to defaults when the URL has a plan or a term that does not exist", () => {
    expect(planOf(entries("plan=free"))).toBe("low-monthly");
    expect(readFields(entries("months-low-monthly=600"))).toHaveProperty("question.months", 120);
  });

  it.each([
    ["amount=", { amount: "Enter the price of the project." }],
    ["amount=lots", { amount: "Enter the price in figures, such as 15,000." }],
    ["amount=999", { amount: "Enter an amount from $1,000 to $100,000." }],
    ["rate-low-monthly=", { "rate-low-monthly": "Enter the yearly rate." }],
    ["rate-low-monthly=4", { "rate-low-monthly": "This plan's rates run from 5.99% to 9.99%." }],
    [
      "plan=same-as-cash&rate-same-as-cash=low",
      { "rate-same-as-cash": "Enter the rate in figures, such as 4.99." },
    ],
  ])("%s gets a message about what is wrong", (query, errors) => {
    expect(readFields(entries(query))).toEqual({ errors });
  });
});
