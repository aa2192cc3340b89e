import { expectLoaded, openPanel, panelOf } from "#tests/e2e/support/featured-panel.ts";
import { expectSound } from "#tests/e2e/support/findings.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { test } from "#tests/e2e/support/test.ts";
import { shownArticles } from "#tests/support/articles.ts";

test("axe finds nothing on an article under the open menu", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(shownArticles[0]?.address ?? "");
  await untilHydrated(page);
  await openPanel(page);
  await expectLoaded(panelOf(page).locator("img").first());
  await expectSound(page, "open menu");
});
