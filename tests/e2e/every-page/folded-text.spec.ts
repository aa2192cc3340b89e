import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/* What phones fold under a heading, see ui/pages/phone-fold. */

const heading = "How to compare three bids";
const text = "Is the flashing new or reused?";

test("on a phone the text opens by a press on its heading", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto("/why-choose-us");
  await untilHydrated(page);
  await expect(page.getByText(text)).toBeHidden();
  await page.getByRole("heading", { name: heading }).click();
  await expect(page.getByText(text)).toBeVisible();
});

test("on a wide page the text is there, and no key stops at its heading", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/why-choose-us");
  await untilHydrated(page);
  await expect(page.getByText(text)).toBeVisible();
  const fold = page
    .getByRole("group")
    .filter({ has: page.getByRole("heading", { name: heading }) });
  await expect(fold).toHaveAttribute("open", "");
  await expect(fold.locator("summary")).toHaveAttribute("tabindex", "-1");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

  test("a wide page shows the text too", async ({ page }) => {
    await page.goto("/why-choose-us");
    await expect(page.getByText(text)).toBeVisible();
  });
});
