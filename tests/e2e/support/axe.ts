import axe from "axe-core";
import type { AskedPage } from "./asked-page.ts";

type Options = { rules: readonly string[] } | { tags: readonly string[] };

/**
 * What axe finds wrong in the page's current state. Its program is put into a document once, and only what is wrong is
 * described: both took longer than the checks.
 */
export async function findingsOf(page: AskedPage, options: Options): Promise<axe.Result[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axe.source);
  const runOnly: axe.RunOnly =
    "tags" in options
      ? { type: "tag", values: [...options.tags] }
      : { type: "rule", values: [...options.rules] };
  const { violations } = await page.evaluate(
    (chosen) => (window as unknown as { axe: typeof axe }).axe.run(document, chosen),
    { runOnly, resultTypes: ["violations" as const] },
  );
  return violations;
}

/** The rules' groups that every page meets. */
export const accessibilityTags = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];
