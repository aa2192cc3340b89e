import { expect, it } from "vitest";
import { builtFacts } from "../facts.ts";
import { sections } from "./terms.ts";

it("the terms speak of credit while there is financing, and of nothing of the kind without", () => {
  const without = { ...builtFacts, offers: { ...builtFacts.offers, financing: false } };
  expect(JSON.stringify(sections(builtFacts))).toMatch(/credit|lender/i);
  const words = JSON.stringify(sections(without)).replaceAll("insurance-and-credit", "");
  expect(words).not.toMatch(/credit|lender|loan/i);
});
