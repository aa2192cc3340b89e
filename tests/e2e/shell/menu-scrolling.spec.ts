import { openBar, scrollTo } from "#tests/e2e/support/menu.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { untilTransitionsEnd } from "#tests/e2e/support/transitions.ts";

const company = "Company";

test.describe("the bar while scrolling", () => {
  test("is clear at the top, dark once scrolled more than 50 px, gone while scrolling down unless a panel is open, and back when scrolling up", async ({
    page,
  }) => {
    const bar = await openBar(page, "/");
    const header = page.getByRole("banner");
    const ground = () => header.evaluate((bar) => getComputedStyle(bar).backgroundColor);
    const clear = "rgba(0, 0, 0, 0)";
    const dark = "rgb(24, 34, 42)";
    await expect.poll(ground).toBe(clear);
    await scrollTo(page, 50);
    await expect.poll(ground).toBe(clear);
    await scrollTo(page, 51);
    await expect.poll(ground).toBe(dark);

    await scrollTo(page, 900);
    await expect(header).not.toBeInViewport();
    await scrollTo(page, 850);
    await expect(header).toBeInViewport({ ratio: 1 });
    await expect.poll(ground).toBe(dark);
    await scrollTo(page, 0);
    await expect.poll(ground).toBe(clear);

    await bar.link(company).hover();
    await expect(bar.panel(company)).toBeVisible();
    await scrollTo(page, 900);
    await expect(page.locator("header[data-away]")).toHaveCount(1);
    await untilTransitionsEnd(page);
    await expect(header).toBeInViewport({ ratio: 1 });
    await expect(bar.panel(company)).toBeVisible();
  });

  test("has the look of a new page at once, without fading on it", async ({ page }) => {
    await openBar(page, "/our-services");
    const header = page.getByRole("banner");
    const link = page.getByRole("main").getByRole("link", { name: "Commercial roofing" }).last();
    await scrollTo(page, 900);
    await link.scrollIntoViewIfNeeded();
    await expect(header).toHaveCSS("background-color", "rgb(24, 34, 42)");
    await header.evaluate((bar) => {
      const fading: string[] = [];
      Object.assign(window, { fading });
      bar.addEventListener("transitionrun", (event) => {
        if (event.target === bar && location.pathname === "/commercial-roofing")
          fading.push((event as TransitionEvent).propertyName);
      });
    });
    await link.click();
    await expect(page).toHaveURL("/commercial-roofing");
    await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(page.locator("header[data-arriving]")).toHaveCount(0);
    expect(await page.evaluate(() => (window as { fading?: string[] }).fading)).toEqual([]);
    await scrollTo(page, 51);
    await expect(header).toHaveCSS("background-color", "rgb(24, 34, 42)");
  });
});
