import { expect, it } from "vitest";
import { unitPrice } from "./unit-price.ts";

it.each([
  [{ from: 3, to: 5 }, "$3-$5"],
  [{ from: 4, to: 4 }, "$4"],
  [{ from: 4.25, to: 6.5 }, "$4.25-$6.50"],
  [{ from: 4.5, to: 6 }, "$4.50-$6.00"],
  [{ from: 4.5, to: 4.5 }, "$4.50"],
])("a square foot at %o is %s", (price, words) => {
  expect(unitPrice(price)).toBe(words);
});
