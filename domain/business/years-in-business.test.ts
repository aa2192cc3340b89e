import { expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import { yearsInBusiness } from "./years-in-business.ts";

it.each([
  ["is there for more than so many whole years", 2009, 2026, 16],
  ["may be there for a day less than one", 2025, 2026, 0],
  ["is new", 2026, 2026, 0],
  ["has not said since when", 0, 2026, 0],
])("a business %s", (_what, founded, year, years) => {
  expect(yearsInBusiness(founded, year)).toBe(years);
});

it("the figure that the site is built with does not contradict the year of the founding", () => {
  const { company, foundedYear } = builtFacts;
  const most = yearsInBusiness(foundedYear, new Date().getFullYear());
  expect(foundedYear === 0 ? 0 : company.years).toBeLessThanOrEqual(most);
});
