import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import { yearOfPlan } from "./plan-cost.ts";

describe("a year of a plan", () => {
  it.each([
    ["platinum", { price: 7_800, afterCredit: 6_300, repairsThatPay: 25_200 }],
    ["gold", { price: 5_400, afterCredit: 4_400, repairsThatPay: 22_000 }],
    ["silver", { price: 4_200, afterCredit: 4_200, repairsThatPay: 28_000 }],
  ] as const)("%s: price, what the credit leaves, and the repairs that pay for it", (id, year) => {
    expect(yearOfPlan(builtFacts.plans[id])).toEqual(year);
  });

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
