import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { articles, type WrittenArticle } from "./support/articles.ts";
import { expectLoaded, openPanel, panelOf } from "./support/featured-panel.ts";
import { untilHydrated } from "./support/hydration.ts";
import { expect, test } from "./support/test.ts";
import { untilTransitionsEnd } from "./support/transitions.ts";

const [, second] = articles as [WrittenArticle, WrittenArticle];

for (const width of [1280, 390]) {
  test(`axe finds nothing on the list, an article and the open menu at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/news-insights");
    await untilHydrated(page);
    await expectNoFindings(page);
    await page.goto(second.address);
    await untilHydrated(page);
    await expectNoFindings(page);
    if (width < 1280) return;
    await openPanel(page);
    await expectLoaded(panelOf(page).locator("img").first());
    await expectNoFindings(page);
  });
}

async function expectNoFindings(page: Page): Promise<void> {
  await untilTransitionsEnd(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
  ).toEqual([]);
}
