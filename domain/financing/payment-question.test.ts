import { describe, expect, it } from "vitest";
import type { FinancingTerms } from "./financing.ts";
import { exampleWithin, planRange, readPaymentQuestion } from "./payment-question.ts";

const terms: FinancingTerms = {
  sameAsCashMonths: [6, 12, 18],
  lowMonthly: { years: { from: 5, to: 12 }, rate: { from: 0.0599, to: 0.0999 } },
  fixedRate: { years: { from: 2, to: 7 }, rate: { from: 0.0399, to: 0.0799 } },
  typicalRate: { from: 0.0499, to: 0.0999 },
  termMonths: { from: 12, to: 120 },
  deferredMonths: 12,
  deposit: { from: 0.3, to: 0.5 },
};
const amounts = { from: 1_000, to: 100_000 };
const fixedRate = planRange("fixed-rate", terms);

describe("what a plan offers", () => {
  it("is months and rates within its range", () => {
    expect(planRange("same-as-cash", terms)).toEqual({
      months: [6, 12, 18],
      rate: terms.typicalRate,
    });
    expect(planRange("low-monthly", terms).months).toEqual([60, 72, 84, 96, 108, 120, 132, 144]);
    expect(fixedRate.months).toEqual([24, 36, 48, 60, 72, 84]);
  });
});

describe("a plan's example", () => {
  it.each([
    [
      "as it is within the plan's range",
      { months: 60, rate: 0.0599 },
      { months: 60, rate: 0.0599 },
    ],
    ["with the longest term for one that is not offered", { months: 120 }, { months: 84 }],
    ["with the highest rate for a higher one", { rate: 0.09 }, { rate: 0.0799 }],
    ["with the lowest rate for a lower one", { rate: 0.01 }, { rate: 0.0399 }],
  ])("is taken %s", (_what, part, within) => {
    const example = { amount: 15_000, months: 60, rate: 0.0599 };
    expect(exampleWithin({ ...example, ...part }, fixedRate)).toEqual({ ...example, ...within });
  });
});

describe("a question for a payment", () => {
  const typed = { plan: "fixed-rate", amount: "15,000", months: "60", rate: "5.99" } as const;

  it("is read to the cent and to the hundredth of a percent", () => {
    expect(readPaymentQuestion(typed, fixedRate, amounts)).toEqual({
      question: { plan: "fixed-rate", amount: 1_500_000, months: 60, rate: 0.0599 },
    });
  });

  it("takes an amount and a rate as people write them", () => {
    const written = { ...typed, amount: "$15k", rate: "5.99 percent" };
    expect(readPaymentQuestion(written, fixedRate, amounts)).toEqual({
      question: { plan: "fixed-rate", amount: 1_500_000, months: 60, rate: 0.0599 },
    });
  });

  it.each([
    [{ amount: "" }, { amount: "empty" }],
    [{ amount: "a roof" }, { amount: "no-figure" }],
    [{ amount: "999.99" }, { amount: "out-of-range" }],
    [{ amount: "100,000.01" }, { amount: "out-of-range" }],
    [{ rate: "3.98" }, { rate: "out-of-range" }],
    [{ rate: "8" }, { rate: "out-of-range" }],
    [{ months: "61" }, { months: "out-of-range" }],
    [
      { rate: "", months: "" },
      { rate: "empty", months: "empty" },
    ],
  ])("is none with %j", (part, faults) => {
    expect(readPaymentQuestion({ ...typed, ...part }, fixedRate, amounts)).toEqual({ faults });
  });

  it.each([
    ["1,000", "3.99"],
    ["100,000", "7.99"],
  ])("takes %s at %s, the ends of what is offered", (amount, rate) => {
    expect(readPaymentQuestion({ ...typed, amount, rate }, fixedRate, amounts)).toHaveProperty(
      "question",
    );
  });
});
