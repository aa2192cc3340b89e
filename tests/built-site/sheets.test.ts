import { globSync, readFileSync } from "node:fs";
import postcss from "postcss";
import { expect, test } from "vitest";
import { siteFolder } from "#tests/support/build-site.ts";

/*
 * Tailwind's `group-has-*` becomes `.a:is(:where(.group):has(b) *)`, whose parentheses Chromium does not analyze: every
 * element that was added to a page restyled the whole page (docs/decisions/first-paint.md). `in-[…:has(…)]` says the same.
 */
test("no rule looks for a group's content within parentheses", () => {
  const sheets = globSync("client/assets/**/*.css", { cwd: siteFolder });
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets) {
    const selectors: string[] = [];
    postcss.parse(readFileSync(`${siteFolder}/${sheet}`, "utf8")).walkRules(({ selector }) => {
      if (/:has\([^{]*\)\s\*\)/.test(selector)) selectors.push(selector);
    });
    expect(selectors, sheet).toEqual([]);
  }
});
