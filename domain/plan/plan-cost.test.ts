import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { yearOfPlan } from "./plan-cost.ts";

describe("a year of a plan", () => {
  it.each([
    [100, 0, 0.2, { price: 1_200, afterCredit: 1_200, repairsThatPay: 6_000 }],
    [700, 1_400, 0.25, { price: 8_400, afterCredit: 7_000, repairsThatPay: 28_000 }],
    [100, 200, 0.15, { price: 1_200, afterCredit: 1_000, repairsThatPay: 6_667 }],
  ])(
    "of $%i a month, a credit of $%i and %d off: price, what the credit leaves, and the repairs that pay for it",
    (monthlyPrice, yearlyCredit, roofing, year) => {
      const discounts = { roofing, otherExterior: 0 };
      expect(yearOfPlan({ monthlyPrice, yearlyCredit, discounts })).toEqual(year);
    },
  );

  it("is paid for by the discount on these repairs, but not on a dollar less", () => {
    const cents = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000 }),
        fc.nat(12),
        cents,
        (month, share, percent) => {
          const plan = {
            monthlyPrice: month,
            yearlyCredit: month * share,
            discounts: { roofing: percent / 100, otherExterior: 0 },
          };
          const { afterCredit, repairsThatPay } = yearOfPlan(plan);
          expect(repairsThatPay * percent).toBeGreaterThanOrEqual(afterCredit * 100);
          expect((repairsThatPay - 1) * percent).toBeLessThan(afterCredit * 100);
        },
      ),
    );
  });
});
