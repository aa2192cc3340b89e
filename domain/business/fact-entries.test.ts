import { expect, it } from "vitest";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { entriesOf, entryAt, factGroups } from "./fact-entries.ts";
import { factFaults } from "./fact-faults.ts";
import { factAt } from "./facts.ts";

const entries = entriesOf(built);

/** Facts that are no figures and cannot be set: words of pages hang on which of them it is. */
const withoutEntry = [
  /^plans\.\w+\.(freeServiceCalls|emergency|yearlyScan)$/,
  /^enhancedWarranties\.\w+\.transfer$/,
  /^enhancedWarranties\.platinum\.workmanshipYears$/,
  /^lenders\.\w+\.id$/,
  /^siding\.\w+\.maintenance$/,
  // Follows from the projects that are published.
  /^finishedRoofs$/,
  // By the day.
  /^law\.ownersAct$/,
];

/** Every path that leads to a figure or a text, or to a whole that has an entry. */
function pathsOf(facts: object, above = ""): string[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    const path = `${above}${key}`;
    if (entryAt(path) || typeof value !== "object" || value === null) return [path];
    return pathsOf(value, `${path}.`);
  });
}

it("each fact has one entry", () => {
  const paths = entries.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const missing = pathsOf(built).filter(
    (path) => !paths.includes(path) && !withoutEntry.some((pattern) => pattern.test(path)),
  );
  expect(missing).toEqual([]);
});

it.each(entries)("$path is built with a value of its own range", (entry) => {
  expect(factFaults(entry, factAt(built, entry.path))).toEqual({});
});

it("labels name one fact each within a group", () => {
  for (const group of Object.keys(factGroups)) {
    const labels = entries.filter((entry) => entry.group === group).map(({ label }) => label);
    expect(new Set(labels).size, group).toBe(labels.length);
  }
});
