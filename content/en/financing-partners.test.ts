import { expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import { sampleNote } from "./financing-partners.ts";

const { lenders } = builtFacts;
const { first, second, third } = lenders;

it.each([
  [
    "all three",
    lenders,
    "The three names are examples, until our lenders' own are published here.",
  ],
  [
    "two",
    { ...lenders, first: { ...first, name: "Valley Bank" } },
    "Purlin & Pine Lending and Collartie Finance are examples, until our lenders' own names are published here.",
  ],
  [
    "one",
    {
      first: { ...first, name: "Valley Bank" },
      second: { ...second, name: "Old Dominion Loans" },
      third,
    },
    "Collartie Finance is an example, until our lender's own name is published here.",
  ],
  [
    "none",
    {
      first: { ...first, name: "Valley Bank" },
      second: { ...second, name: "Old Dominion Loans" },
      third: { ...third, name: "Potomac Credit" },
    },
    null,
  ],
])("the page says which names are examples: %s", (_which, named, note) => {
  expect(sampleNote({ lenders: named })).toBe(note);
});
