import type { Locator, Page } from "@playwright/test";
import { hours } from "#content/en/figures.ts";
import { planChoice, planNames } from "#content/en/plan-price.ts";
import { builtFacts } from "#content/facts.ts";
import type { LinkTarget } from "#content/pages.ts";
import { planIds } from "#domain/plan/protection-plan.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/* What used to be cut off on narrow screens. */

const withComparison = [
  "/protection-plans",
  "/commercial-roofing",
  "/financing-partners",
  "/payment-plans",
] satisfies LinkTarget[];

test("every comparison shows all its columns from 320 to 768 px, and on a phone every value of the chosen plan names it", async ({
  page,
}) => {
  for (const address of withComparison) {
    await page.goto(address);
    for (const width of [320, 640, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const state = `${address} at ${width} px`;
      expect.soft(await cutCells(page.locator("main table")), state).toEqual([]);
      expect.soft(await sidewaysOverflow(page), state).toEqual([]);
    }
    if (address === "/protection-plans") await expectChosenPlan(page);
  }
});

test("the street of the services is whole on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto("/our-services");
  const drawing = page.locator("main section").first().locator("svg").first();
  const box = await drawing.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

async function expectChosenPlan(page: Page): Promise<void> {
  // What a wider window has opened stays open.
  await page.reload();
  await untilHydrated(page);
  await page.getByRole("heading", { name: "side by side" }).click();
  const table = page.getByRole("region", { name: "side by side" });
  const row = table.locator("tr", {
    has: page.locator("th", { hasText: "Response" }),
  });
  const plans = page.getByRole("group", { name: planChoice }).first();
  for (const id of planIds) {
    await plans.getByText(planNames[id]).click();
    const value = hours(builtFacts.plans[id].responseHours);
    // As assistive technology reads it, which reads nothing that is not displayed.
    await expect(row.locator("td").filter({ visible: true })).toHaveText(
      [new RegExp(`^${planNames[id]}\\b.*${value}`, "s")],
      { useInnerText: true },
    );
    // Far below the choice, its name is in sight.
    const heads = table.locator("thead th").filter({ visible: true });
    await expect(heads).toHaveCount(2);
    await expect(heads.last()).toContainText(planNames[id]);
    await expect(page.getByRole("heading", { name: planNames[id], exact: true })).toBeVisible();
  }
}

/** Cells that leave the window, or text that leaves its cell. */
function cutCells(tables: Locator): Promise<string[]> {
  return tables.evaluateAll((all) =>
    all
      .flatMap((table) => [...table.querySelectorAll("th, td")])
      .filter((cell) => cell.checkVisibility({ visibilityProperty: true }))
      .filter(
        (cell) =>
          cell.getBoundingClientRect().right > innerWidth ||
          cell.scrollWidth > cell.clientWidth + 1,
      )
      .map(({ textContent }) => textContent),
  );
}
