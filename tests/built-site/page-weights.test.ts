import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { LinkTarget } from "#content/pages.ts";
import { allAddresses } from "#tests/support/addresses.ts";
import { siteFolder } from "#tests/support/build-site.ts";
import { budgets, mostBytes } from "#tests/support/page-budgets.ts";
import { scriptsOf } from "#tests/support/page-scripts.ts";
import { type PageWeight, weighPage, weighPages, weightTable } from "#tests/support/page-weight.ts";
import { htmlOf } from "./support/ask.ts";

/* For current figures: `npm run bench -- weight` and `npm run bench -- scripts`. */

test("the budgets are those of docs/measuring.md", async () => {
  const text = await readFile("docs/measuring.md", "utf8");
  expect(text).toContain(`| HTML, brotli | ${budgets.html} KB; home ${budgets.htmlOfHome} |`);
  expect(text).toContain(`| scripts of a page, brotli | ${budgets.scripts} KB |`);
});

test("no prerendered page has more HTML than its budget", async () => {
  const weights = await weighPages(siteFolder);
  expect(weights.length).toBeGreaterThan(40);
  expectWithinBudget(weights);
});

test("neither does a page that is rendered on request", async () => {
  const addresses = [
    "/schedule-inspection",
    "/news-insights?category=storm-damage",
  ] satisfies LinkTarget[];
  const weights = addresses.map(async (address) => weighPage(address, await htmlOf(address)));
  expectWithinBudget(await Promise.all(weights));
});

test("no page's first load has more scripts than its budget", async () => {
  const most = mostBytes(budgets.scripts);
  const broken: string[] = [];
  for (const address of allAddresses) {
    const files = await scriptsOf(await htmlOf(address), siteFolder);
    const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
    if (all <= most) continue;
    broken.push(
      `${address}: ${inKb(all)} KB of ${inKb(most)}, ${files.length} files`,
      ...files
        .toSorted((left, right) => right.bytes - left.bytes)
        .map(({ address: file, bytes }) => `  ${inKb(bytes).padStart(6)} ${file}`),
    );
  }
  expect(broken.join("\n")).toBe("");
});

function expectWithinBudget(weights: readonly PageWeight[]): void {
  const mostFor = (path: string) => mostBytes(path === "/" ? budgets.htmlOfHome : budgets.html);
  const broken = weights
    .filter(({ path, html }) => html > mostFor(path))
    .map(({ path, html }) => `${path}: ${html} bytes, at most ${mostFor(path)}`);
  expect(broken, `\n${weightTable(weights)}\n`).toEqual([]);
}

function inKb(bytes: number): string {
  return (bytes / 1_024).toFixed(1);
}
