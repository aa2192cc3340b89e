import { expect, it } from "vitest";
import {
  callsWithoutFee,
  countedInspections,
  inspectionRate,
  inspections,
  ordinal,
  serviceCalls,
  transferable,
  transfers,
} from "./plan-terms.ts";

it.each([
  [1, "Annual", "Annual inspection", "One inspection a year"],
  [2, "Semi-annual", "Semi-annual inspections", "Two inspections a year"],
  [3, "Three a year", "Three inspections a year", "Three inspections a year"],
  [4, "Quarterly", "Quarterly inspections", "Four inspections a year"],
])(
  "says how often a plan with %i inspections a year inspects",
  (perYear, rate, included, count) => {
    expect([inspectionRate(perYear), inspections(perYear), countedInspections(perYear)]).toEqual([
      rate,
      included,
      count,
    ]);
  },
);

it.each([
  [1, "One free service call per year", "One call without a fee"],
  [3, "Three free service calls a year", "Three calls without a fee"],
  ["every", "No service call fees", "Every call without a fee"],
] as const)("says how many calls are free: %s", (free, included, title) => {
  expect([serviceCalls(free), callsWithoutFee(free)]).toEqual([included, title]);
});

it.each([
  [0, "No transfer", "Not transferable"],
  [1, "One transfer", "Transferable once"],
  [2, "Two transfers", "Transferable twice"],
])("says that a plan can go to %i further owners", (count, term, alone) => {
  expect([transfers(count), transferable(count)]).toEqual([term, alone]);
});

it.each([
  [3, "third"],
  [11, "11th"],
])("counts the %i of a year", (count, words) => {
  expect(ordinal(count)).toBe(words);
});
