import { expect, type Page } from "@playwright/test";
import { accessibilityTags, findingsOf } from "./axe.ts";
import { sidewaysOverflow } from "./layout.ts";
import { untilTransitionsEnd } from "./transitions.ts";

/** The page's current state has no faults that axe finds and does not scroll sideways. */
export async function expectSound(page: Page, state: string): Promise<void> {
  await untilTransitionsEnd(page);
  const violations = await findingsOf(page, { tags: accessibilityTags });
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  expect(findings, state).toEqual([]);
  expect(await sidewaysOverflow(page), state).toEqual([]);
}
