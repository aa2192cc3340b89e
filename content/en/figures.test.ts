import { describe, expect, it } from "vitest";
import {
  businessDays,
  days,
  digits,
  dollars,
  either,
  hours,
  listed,
  months,
  percent,
  years,
} from "./figures.ts";
import { money, term } from "./loan-figures.ts";

describe("a figure in words", () => {
  it.each([
    [hours({ from: 2, to: 4 }), "2-4 hours"],
    [hours(24), "24 hours"],
    [days(1), "1 day"],
    [years({ from: 75, to: 100 }), "75-100 years"],
    [years({ from: 75, to: 100, openEnded: true }), "75-100+ years"],
    [hours({ from: 4, to: 4 }), "4 hours"],
    [days({ from: 1, to: 1 }), "1 day"],
    [businessDays(10), "10 business days"],
    [digits({ from: 1, to: 3 }), "1-3"],
    [percent(0.3), "30%"],
    [percent({ from: 0.2, to: 0.2 }), "20%"],
    [percent({ from: 0.2, to: 0.3 }), "20-30%"],
    [percent({ from: 0.0599, to: 0.0999 }), "5.99%-9.99%"],
    [percent(0.0499), "4.99%"],
    [dollars(650), "$650"],
    [dollars({ from: 1_000, to: 100_000 }), "$1,000-$100,000"],
    [dollars({ from: 5, to: 5 }), "$5"],
    [months({ from: 12, to: 120 }), "12-120 months"],
    [money(123_450), "$1,234.50"],
    [money(1_500_000), "$15,000.00"],
    [term(18), "18 months"],
    [term(12), "12 months"],
    [term(120), "10 years"],
    [either([6, 12, 18]), "6, 12 or 18"],
    [either([6, 12]), "6 or 12"],
    [either([6]), "6"],
    [money(99), "$0.99"],
    [money(123_405.4), "$1,234.05"],
    [dollars(1_234_567.5), "$1,234,568"],
    [listed([]), ""],
    [listed(["Berks"]), "Berks"],
    [listed(["Berks", "Bucks"]), "Berks and Bucks"],
    [listed(["Berks", "Bucks", "Lehigh"]), "Berks, Bucks, and Lehigh"],
    [listed(["Berks", "Bucks", "Lehigh"], "or"), "Berks, Bucks, or Lehigh"],
  ])("%s", (text, expected) => {
    expect(text).toBe(expected);
  });
});
