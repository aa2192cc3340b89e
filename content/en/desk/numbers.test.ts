import { expect, it } from "vitest";
import { amountTable } from "./numbers.ts";

it.each([
  [0, 0, "None"],
  [0, 2, "0 of 2 have an amount"],
  [1, 3, "1 of 3 has an amount"],
  [2, 3, "2 of 3 have an amount"],
])("of %d leads among %d is said how many have an amount", (leads, all, said) => {
  expect(amountTable.from(leads, all)).toBe(said);
});
