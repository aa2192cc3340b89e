import { expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import { finishedRoofs } from "#domain/project/finished-roofs.ts";
import { projects } from "#tests/support/published-projects.ts";
import { placeOf, projectSummary } from "./projects.ts";
import { projectsDone } from "./projects-done.ts";

it.each([
  [0, "A home in Leesburg, Loudoun County. Finished in October 2026, after six days on the roof."],
  [1, "A home in Fairfax, Fairfax County. Finished in August 2026, after 12 days on the roof."],
  [
    2,
    "A commercial building in Leesburg, Loudoun County. Finished in June 2025, after one day on the roof.",
  ],
])("project %i is summed up", (index, summary) => {
  const project = projects[index];
  expect(project && projectSummary(project)).toBe(summary);
});

it.each([
  ["Leesburg", "Loudoun County", "Leesburg, Loudoun County"],
  ["Fairfax", "Fairfax City", "Fairfax"],
  ["Fairfax", "Fairfax County", "Fairfax, Fairfax County"],
  ["Somewhere", "", "Somewhere"],
])("%s in %s is said as %s", (town, name, said) => {
  expect(placeOf({ town, county: { id: "any", name } })).toBe(said);
});

it("says the number of projects as it is counted on the site, or at least what an owner has said", () => {
  const shown = finishedRoofs(projects, 2026);
  const company = { ...builtFacts.company, projects: 1_150 };
  expect(projectsDone({ company, finishedRoofs: null })).toBe("1,150+");
  expect(projectsDone({ company, finishedRoofs: shown })).toBe("1,150+");
  expect(projectsDone({ company: { ...company, projects: 3 }, finishedRoofs: shown })).toBe("3");
});
