import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountText, mostAmountCents, typedAmount } from "./amount.ts";

describe("an amount that is typed", () => {
  it.each([
    ["$14,500", 1_450_000],
    ["14500", 1_450_000],
    ["14,500", 1_450_000],
    ["14 500", 1_450_000],
    ["14,500.00", 1_450_000],
    ["14.5k", 1_450_000],
    ["14.5 K", 1_450_000],
    ["$ 14.5k", 1_450_000],
    ["  $14,500  ", 1_450_000],
    ["14\u00a0500", 1_450_000],
    ["14k", 1_400_000],
    ["14.55555k", 1_455_555],
    ["1,234,567.89", 123_456_789],
    ["1,000k", 100_000_000],
    ["14500.5", 1_450_050],
    ["0.01", 1],
    ["1.10", 110],
    ["19.99", 1_999],
    ["007", 700],
    ["10,000,000", mostAmountCents],
    ["10,000k", mostAmountCents],
  ])("%j is understood", (typed, cents) => {
    expect(typedAmount(typed)).toEqual({ cents });
  });

  it.each(["", " ", "\u00a0"])("%j is none", (typed) => {
    expect(typedAmount(typed)).toEqual({ cents: null });
  });

  it.each([
    ["-500", "Enter more than $0, or leave it empty"],
    ["$-500", "Enter more than $0, or leave it empty"],
    ["−500", "Enter more than $0, or leave it empty"],
    ["-$500", "Enter more than $0, or leave it empty"],
    ["(500)", "Enter more than $0, or leave it empty"],
    ["0", "Enter more than $0, or leave it empty"],
    ["$0.00", "Enter more than $0, or leave it empty"],
    ["10,000,000.01", "Enter at most $10,000,000"],
    ["10001k", "Enter at most $10,000,000"],
    ["9".repeat(400), "Enter at most $10,000,000"],
    ["14.505", "Enter at most two digits for the cents, like 14,500.50"],
    ["14.500000k", "Enter at most two digits for the cents, like 14,500.50"],
    ["about 14,500", "Enter dollars, like 14,500 or 14.5k"],
    ["14,500 dollars", "Enter dollars, like 14,500 or 14.5k"],
    ["14,500 - 16,000", "Enter dollars, like 14,500 or 14.5k"],
    ["14,50", "Enter dollars, like 14,500 or 14.5k"],
    ["1,45,000", "Enter dollars, like 14,500 or 14.5k"],
    ["1,450 000", "Enter dollars, like 14,500 or 14.5k"],
    ["14.500,00", "Enter dollars, like 14,500 or 14.5k"],
    ["14.", "Enter dollars, like 14,500 or 14.5k"],
    [".50", "Enter dollars, like 14,500 or 14.5k"],
    ["1e6", "Enter dollars, like 14,500 or 14.5k"],
    ["€500", "Enter dollars, like 14,500 or 14.5k"],
    ["$$500", "Enter dollars, like 14,500 or 14.5k"],
    ["k", "Enter dollars, like 14,500 or 14.5k"],
    ["$", "Enter dollars, like 14,500 or 14.5k"],
  ])("%j is refused", (typed, fault) => {
    expect(typedAmount(typed)).toEqual({ fault });
  });

  it("is a whole number of cents within the range, nothing, or refused in a sentence, whatever it is", () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(..."$0123456789., -k") }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const { cents, fault } = typedAmount(text);
        if (fault !== undefined) expect(fault).toMatch(/^Enter /);
        else if (cents === null) expect(text.trim()).toBe("");
        else expect(Number.isInteger(cents) && cents > 0 && cents <= mostAmountCents).toBe(true);
      }),
    );
  });
});

describe("an amount in words", () => {
  it.each([
    [1, "$0.01"],
    [50, "$0.50"],
    [1_450_000, "$14,500"],
    [1_450_005, "$14,500.05"],
    [mostAmountCents, "$10,000,000"],
  ])("of %i cents is %s", (cents, text) => {
    expect(amountText(cents)).toBe(text);
  });

  it("is understood as what it says", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: mostAmountCents }), (cents) => {
        expect(typedAmount(amountText(cents))).toEqual({ cents });
      }),
    );
  });

  it("is the same with thousands as `k`", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (thousands) => {
        expect(typedAmount(`${thousands}k`)).toEqual(typedAmount(amountText(thousands * 100_000)));
      }),
    );
  });
});
