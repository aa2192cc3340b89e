import { mobileMenuAction, menu as shownItems } from "#content/navigation.ts";
import { expectFocusToBeSeen } from "#tests/e2e/support/focus.ts";
import { hold, scripts } from "#tests/e2e/support/held-call.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { openMobileMenu, stopClock } from "#tests/e2e/support/menu.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const [company, services] = ["Company", "Services"] as const;

test.describe("the menu on small screens", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("has an expandable section for every item, one open at a time, and a button to the contact page", async ({
    page,
  }) => {
    const menu = await openMobileMenu(page, "/our-company");
    for (const item of shownItems.filter(({ groups }) => groups.length > 0)) {
      const links = item.groups.flatMap((group) => group.links);
      const last = menu.whole.getByRole("link", {
        name: links.at(-1)?.label as string,
        exact: true,
      });
      await expect(last).toBeHidden();
      await menu.section(item.label).click();
      for (const { label, to } of links) {
        const link = menu.whole.getByRole("link", { name: label, exact: true });
        await expect(link).toHaveAttribute("href", to);
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await expect(menu.whole.locator("details[open]")).toHaveCount(1);
    }
    expect(mobileMenuAction.label).toBe("Schedule a Free Inspection");
    await menu.whole.getByRole("link", { name: "Schedule a Free Inspection" }).click();
    await expect(page).toHaveURL("/contact");
  });

  test("closes 300 ms after a link was followed, and is collapsed when it opens again", async ({
    page,
  }) => {
    const menu = await openMobileMenu(page, "/our-company");
    await menu.section(services).click();
    await stopClock(page);
    await menu.whole.getByRole("link", { name: "Gutter services" }).click();
    await expect(page).toHaveURL("/gutter-services");
    await expect(page.getByRole("main")).toBeFocused();
    await page.clock.runFor(299);
    await expect(menu.whole).toHaveAttribute("open", "");
    await page.clock.runFor(1);
    await expect(menu.whole).not.toHaveAttribute("open");
    await menu.summary.click();
    await expect(menu.whole.locator("details[open]")).toHaveCount(0);
  });

  test("closes 300 ms after a link that changes only the query, too", async ({ page }) => {
    const menu = await openMobileMenu(page, "/roof-assessment?roofAge=new");
    await menu.section("Resources").click();
    await stopClock(page);
    await menu.whole.getByRole("link", { name: "Roof assessment" }).click();
    await expect(page).toHaveURL("/roof-assessment");
    await expect(page.getByText("0/6 answered")).toBeAttached();
    await page.clock.runFor(299);
    await expect(menu.whole).toHaveAttribute("open", "");
    await page.clock.runFor(1);
    await expect(menu.whole).not.toHaveAttribute("open");
    await expect(menu.summary).toBeFocused();
  });

  test("closes on Escape, and when the focus leaves it", async ({ page }) => {
    const menu = await openMobileMenu(page, "/our-company");
    await menu.section(company).focus();
    await page.keyboard.press("Escape");
    await expect(menu.whole).not.toHaveAttribute("open");
    await expect(menu.summary).toBeFocused();

    await page.keyboard.press("Enter");
    await menu.whole.getByRole("link", { name: /24\/7 emergency/ }).focus();
    await page.keyboard.press("Tab");
    await expect(menu.whole).not.toHaveAttribute("open");
    await expectFocusToBeSeen(page);
  });

  test("closes on Back, which stays on the page, and opens again on Forward", async ({ page }) => {
    await page.goto("/faq");
    const menu = await openMobileMenu(page, "/service-areas");
    await menu.section(company).focus();
    await page.goBack();
    await expect(menu.whole).not.toHaveAttribute("open");
    await expect(menu.summary).toBeFocused();
    await expect(page).toHaveURL("/service-areas");
    await page.goForward();
    await expect(menu.whole).toHaveAttribute("open", "");
    await page.goBack();
    await expect(menu.whole).not.toHaveAttribute("open");
    await page.goBack();
    await expect(page).toHaveURL("/faq");
  });

  test("leaves nothing behind in the history when it is closed by hand", async ({ page }) => {
    await page.goto("/faq");
    const menu = await openMobileMenu(page, "/service-areas");
    await menu.summary.click();
    await expect(menu.whole).not.toHaveAttribute("open");
    await expect.poll(() => page.evaluate(() => "menu" in history.state)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL("/faq");
  });

  for (const [where, name] of [
    ["in it", "Gutter services"],
    ["in the bar above it", "Skyline"],
  ] as const) {
    test(`is no step of its own on the way back from a link ${where}`, async ({ page }) => {
      const menu = await openMobileMenu(page, "/service-areas");
      await menu.section(services).click();
      await page.getByRole("banner").getByRole("link", { name }).click();
      await expect(page).not.toHaveURL("/service-areas");
      await expect(menu.whole).not.toHaveAttribute("open");
      await page.goBack();
      await expect(page).toHaveURL("/service-areas");
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      await expect(menu.whole).not.toHaveAttribute("open");
      expect(await page.evaluate(() => "menu" in history.state)).toBe(false);
    });
  }

  test("opened before the scripts have loaded also closes on Back", async ({ page }) => {
    const held = await hold(page, scripts);
    await page.goto("/service-areas");
    const menu = page.locator("details[data-menu]");
    await menu.locator("> summary").click();
    await expect(menu).toHaveAttribute("open", "");
    held.release();
    await untilHydrated(page);
    await expect.poll(() => page.evaluate(() => "menu" in history.state)).toBe(true);
    await page.goBack();
    await expect(menu).not.toHaveAttribute("open");
    await expect(page).toHaveURL("/service-areas");
  });

  test("lets the page scroll again when a rotated screen shows the bar instead", async ({
    page,
  }) => {
    await openMobileMenu(page, "/");
    const locked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(await locked()).toBe("hidden");
    await page.setViewportSize({ width: 1366, height: 800 });
    expect(await locked()).toBe("visible");
  });
});
