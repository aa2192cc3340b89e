import { untilFontsCame } from "#tests/e2e/support/fonts.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the siding page opens with 60 % of the window", async ({ page }) => {
  for (const [width, height] of [
    [1280, 900],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/siding-services");
    await untilFontsCame(page);
    const hero = page.getByRole("main").locator("section").first();
    expect.soft((await hero.boundingBox())?.height, `${width}`).toBeCloseTo(0.6 * height, 0);
  }
});
