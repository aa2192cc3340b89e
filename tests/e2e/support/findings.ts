import { expect } from "@playwright/test";
import type { AskedPage } from "./asked-page.ts";
import { accessibilityTags, findingsOf } from "./axe.ts";
import { sidewaysOverflow } from "./layout.ts";
import { untilTransitionsEnd } from "./transitions.ts";

/** The page's current state has no faults that axe finds and does not scroll sideways. */
export async function expectSound(page: AskedPage, state: string): Promise<void> {
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
