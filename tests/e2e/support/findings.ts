import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { sidewaysOverflow } from "./layout.ts";
import { untilTransitionsEnd } from "./transitions.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The page as it is now has no fault that axe finds, and nothing has to be scrolled sideways. */
export async function expectSound(page: Page, state: string): Promise<void> {
  await untilTransitionsEnd(page);
  // Legacy mode: no frames to look into, so no second page to bring their results together.
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
