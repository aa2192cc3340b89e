import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import type { LinkTarget } from "#content/pages.ts";
import type { PageManifest } from "#server/pages/prerendered-pages.ts";
import { allAddresses } from "#tests/support/addresses.ts";
import { siteFolder } from "#tests/support/build-site.ts";
import { budgets, compressed, mostBytes } from "#tests/support/page-budgets.ts";
import { scriptsOf } from "#tests/support/page-scripts.ts";
import { htmlOf } from "./support/ask.ts";

/* For current figures: `npm run bench -- weight` and `npm run bench -- scripts`. */

test("the budgets match docs/measuring.md", async () => {
  const text = await readFile("docs/measuring.md", "utf8");
  expect(text).toContain(`| HTML, brotli | ${budgets.html} KB; home ${budgets.htmlOfHome} |`);
  expect(text).toContain(`| scripts of a page, brotli | ${budgets.scripts} KB |`);
});

test("no prerendered page has more HTML than its budget", async () => {
  const folder = path.join(siteFolder, "pages");
  const manifest = await readFile(path.join(folder, "manifest.json"), "utf8");
  const { prerendered }: PageManifest = JSON.parse(manifest);
  expect(prerendered.length).toBeGreaterThan(40);
  for (const { path: address, file } of prerendered) {
    const html = await readFile(path.join(folder, `${file}.html`), "utf8");
    expect.soft(compressed(html), address).toBeLessThanOrEqual(mostHtmlOf(address));
  }
});

test.each([
  "/schedule-inspection",
  "/privacy-policy",
  "/news-insights?category=storm-damage",
] satisfies LinkTarget[])("neither does %s, which is rendered on request", async (address) => {
  expect(compressed(await htmlOf(address))).toBeLessThanOrEqual(mostHtmlOf(address));
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

function mostHtmlOf(address: string): number {
  return mostBytes(address === "/" ? budgets.htmlOfHome : budgets.html);
}

function inKb(bytes: number): string {
  return (bytes / 1_024).toFixed(1);
}
