import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  anyOption,
  someAllowance,
  someEstimate,
  someLine,
  someOption,
} from "#tests/support/estimate-values.ts";
import {
  financingFigures,
  optionFigures,
  orderedQuantity,
  paymentFigures,
  quotedSpan,
} from "./option-figures.ts";

describe("what an option comes to", () => {
  it.each<[string, Parameters<typeof someLine>[0], number | null]>([
    ["twenty squares with a tenth of waste", {}, 990_000],
    ["without waste", { waste: 0 }, 900_000],
    ["half a square", { quantity: 50, waste: 0 }, 22_500],
    ["one at no price", { quantity: 100, waste: 0, priceCents: 0 }, 0],
    ["half a cent, rounded up", { quantity: 50, waste: 0, priceCents: 1 }, 1],
    ["less than half a cent", { quantity: 49, waste: 0, priceCents: 1 }, 0],
    ["waste that is no whole hundredth", { quantity: 333, waste: 33, priceCents: 100 }, 344],
    ["no quantity yet", { quantity: null }, null],
    ["no price yet", { priceCents: null }, null],
    [
      "more than numbers count exactly",
      { quantity: 9_999_999, waste: 499, priceCents: 999_999_999 },
      149_899_989_850_100,
    ],
  ])("is, of %s", (_, said, cents) => {
    expect(optionFigures({ lines: [someLine(said)], allowances: [] }).lines[0]?.cents).toBe(cents);
  });

  it("contains what its allowances contain, and says how much more they may be", () => {
    const { total, most, isWhole, allowances } = optionFigures(someOption());
    expect({ total, most, isWhole }).toEqual({ total: 1_009_000, most: 1_085_000, isWhole: true });
    expect(allowances).toEqual([{ id: "a1", cents: 19_000, more: 76_000 }]);
  });

  it("has no most where nobody can say how much of an allowance is needed", () => {
    const open = someOption({ allowances: [someAllowance({ most: null })] });
    expect(optionFigures(open)).toMatchObject({ total: 1_009_000, most: null, isWhole: true });
  });

  it("is the sum of its lines, is never more than the most, and is whole with every figure alone", () => {
    fc.assert(
      fc.property(anyOption, (option) => {
        const { lines, allowances, total, most, isWhole } = optionFigures(option);
        const all = [...lines, ...allowances].map(({ cents }) => cents);
        expect(total).toBe(all.reduce((sum: number, cents) => sum + (cents ?? 0), 0));
        expect(all.every((cents) => cents === null || Number.isSafeInteger(cents))).toBe(true);
        if (most !== null) expect(most).toBeGreaterThanOrEqual(total);
        expect(isWhole).toBe(lines.length > 0 && !all.includes(null));
      }),
    );
  });

  it("is never less for more of a thing", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_000_000 }), fc.nat(500), fc.nat(9_999), (q, w, p) => {
        const cents = (quantity: number, waste: number) =>
          optionFigures({
            lines: [someLine({ quantity, waste, priceCents: p })],
            allowances: [],
          }).total;
        expect(cents(q + 1, w)).toBeGreaterThanOrEqual(cents(q, w));
        expect(orderedQuantity(q, w)).toBeGreaterThanOrEqual(q);
      }),
    );
  });
});

describe("payments", () => {
  it.each<[number, number[], number[]]>([
    [1_009_000, [3_000, 7_000], [302_700, 706_300]],
    [100, [3_333, 3_333, 3_334], [33, 34, 33]],
    [1, [5_000, 5_000], [1, 0]],
    [0, [10_000], [0]],
  ])("of %i in %j are %j", (total, shares, cents) => {
    const payments = shares.map((share, at) => ({ id: `${at}`, when: "start" as const, share }));
    expect(paymentFigures(total, payments).map((one) => one.cents)).toEqual(cents);
  });

  it("are the total to the cent, each within a cent of its share", () => {
    const shares = fc
      .array(fc.integer({ min: 1, max: 2_000 }), { maxLength: 4 })
      .map((some) => [...some, 10_000 - some.reduce((sum, one) => sum + one, 0)]);
    fc.assert(
      fc.property(fc.nat(1_000_000_000), shares, (total, all) => {
        const payments = all.map((share, at) => ({ id: `${at}`, when: "start" as const, share }));
        const cents = paymentFigures(total, payments).map((one) => one.cents);
        expect(cents.reduce((sum, one) => sum + one, 0)).toBe(total);
        cents.forEach((one, at) => {
          expect(Math.abs(one - (total * (all[at] ?? 0)) / 10_000)).toBeLessThanOrEqual(1);
        });
      }),
    );
  });
});

describe("paying over time", () => {
  it("is said with everything that it costs", () => {
    const way = { id: "f", plan: "low-monthly" as const, months: 120, rate: 799 };
    const figures = financingFigures(1_800_000, way);
    expect(figures).toMatchObject({ plan: "low-monthly", months: 120, payment: 21_829 });
    if (figures?.plan !== "low-monthly") throw new Error("another plan");
    expect(figures.total).toBe(figures.payment * 119 + figures.lastPayment);
    expect(figures.cost).toBe(figures.total - 1_800_000);
  });

  it("names what is charged when same as cash is not paid in time", () => {
    const way = { id: "f", plan: "same-as-cash" as const, months: 12, rate: 999 };
    expect(financingFigures(900_000, way)).toEqual({
      ...{ id: "f", plan: "same-as-cash", months: 12, total: 900_000, deferred: 89_910 },
    });
  });

  it("is nothing where there is nothing to pay", () => {
    const way = { id: "f", plan: "fixed-rate" as const, months: 12, rate: 500 };
    expect(financingFigures(0, way)).toBeUndefined();
  });
});

it("is quoted from the least option to the most expensive, of those that are whole", () => {
  const option = (id: string, priceCents: number | null) =>
    someOption({ id, lines: [someLine({ priceCents, waste: 0 })], allowances: [] });
  const options = [option("a", 50_000), option("b", null), option("c", 40_000)];
  expect(quotedSpan(someEstimate({ options }))).toEqual({ from: 800_000, to: 1_000_000 });
  expect(quotedSpan(someEstimate({ options: [option("b", null)] }))).toBeNull();
});
