import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { sidewaysOverflow } from "./layout.ts";
import { untilTransitionsEnd } from "./transitions.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The page's current state has no faults that axe finds and does not scroll sideways. */
export async function expectSound(page: Page, state: string): Promise<void> {
  await untilTransitionsEnd(page);
  // Legacy mode: the pages have no frames, so axe needs no second page to merge results.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .withTags(rules)
    .analyze();
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  expect(findings, state).toEqual([]);
  expect(await sidewaysOverflow(page), state).toEqual([]);
}
