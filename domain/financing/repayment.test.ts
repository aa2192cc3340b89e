import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deferredInterest, installments, repayment } from "./repayment.ts";

const amounts = fc.integer({ min: 100_000, max: 10_000_000 });
const rates = fc.integer({ min: 0, max: 999 }).map((points) => points / 10_000);
const terms = fc.integer({ min: 6, max: 180 });

describe("the cost of a loan", () => {
  // Payments from an annuity table.
  it.each([
    [1_500_000, 0.0599, 60, 28_992],
    [1_800_000, 0.0799, 120, 21_829],
    [1_000_000, 0.06, 120, 11_102],
    [2_000_000, 0.0399, 24, 86_841],
    [900_000, 0, 12, 75_000],
    [100_000, 0, 18, 5_556],
  ])("%i cents at %f over %i months are %i a month", (amount, rate, months, payment) => {
    expect(repayment(amount, rate, months)).toMatchObject({ months, payment });
  });

  it("costs nothing at a rate of zero, to the cent", () => {
    fc.assert(
      fc.property(amounts, terms, (amount, months) => {
        expect(repayment(amount, 0, months)).toMatchObject({ total: amount, cost: 0 });
      }),
    );
  });

  it("is paid off by the last payment, in whole cents, and costs its interest", () => {
    fc.assert(
      fc.property(amounts, rates, terms, (amount, rate, months) => {
        const schedule = installments(amount, rate, months);
        const { total, cost } = repayment(amount, rate, months);
        expect(schedule).toHaveLength(months);
        expect(schedule[months - 1]?.balance).toBe(0);
        for (const { payment, interest, balance } of schedule) {
          expect([payment, interest, balance].every(Number.isSafeInteger)).toBe(true);
          expect(balance).toBeGreaterThanOrEqual(0);
        }
        expect(cost).toBe(schedule.reduce((sum, { interest }) => sum + interest, 0));
        expect(total).toBe(amount + cost);
      }),
    );
  });

  it("has a last payment that differs by no more than rounding allows", () => {
    fc.assert(
      fc.property(amounts, rates, terms, (amount, rate, months) => {
        const { payment, lastPayment } = repayment(amount, rate, months);
        const grown = ((1 + rate / 12) ** months - 1) / (rate / 12 || 1);
        expect(Math.abs(payment - lastPayment)).toBeLessThanOrEqual(rate ? grown + 1 : months);
      }),
    );
  });

  it("costs more when the rate or the term is higher, and then the payment of the longer term is lower", () => {
    fc.assert(
      fc.property(amounts, rates, terms, (amount, rate, months) => {
        const loan = repayment(amount, rate, months);
        expect(repayment(amount, rate + 0.01, months).cost).toBeGreaterThan(loan.cost);
        const longer = repayment(amount, rate, months + 12);
        expect(longer.cost).toBeGreaterThanOrEqual(loan.cost);
        expect(longer.payment).toBeLessThan(loan.payment);
      }),
    );
  });

  it.each([
    [0, 0.05, 12],
    [-1, 0.05, 12],
    [100.5, 0.05, 12],
    [100, -0.01, 12],
    [100, 1.01, 12],
    [100, Number.NaN, 12],
    [100, 0.05, 0],
    [100, 0.05, 1.5],
    [Number.POSITIVE_INFINITY, 0.05, 12],
  ])("refuses %f cents at %f over %f months", (amount, rate, months) => {
    expect(() => repayment(amount, rate, months)).toThrow(RangeError);
    expect(() => deferredInterest(amount, rate, months)).toThrow(RangeError);
  });
});

describe("same-as-cash that is not paid in time", () => {
  it.each([
    [900_000, 0.0999, 12, 89_910],
    [900_000, 0.0999, 6, 44_955],
    [1_000_000, 0.0499, 18, 74_850],
    [900_000, 0, 18, 0],
  ])("%i cents at %f after %i months owe %i of interest", (amount, rate, months, interest) => {
    expect(deferredInterest(amount, rate, months)).toBe(interest);
  });

  it("owes more than a loan that was paid down over the same months", () => {
    fc.assert(
      fc.property(amounts, rates, terms, (amount, rate, months) => {
        const deferred = deferredInterest(amount, rate, months);
        expect(Number.isSafeInteger(deferred)).toBe(true);
        expect(deferred).toBeGreaterThanOrEqual(repayment(amount, rate, months).cost - months);
      }),
    );
  });
});
