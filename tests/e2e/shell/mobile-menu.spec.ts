import { builtFacts } from "#content/facts.ts";
import { menu, mobileMenuAction } from "#content/navigation.ts";
import { featured } from "#tests/e2e/support/featured-panel.ts";
import { expectFocusToBeSeen } from "#tests/e2e/support/focus.ts";
import { hold, scripts } from "#tests/e2e/support/held-call.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { openMobileMenu, stopClock } from "#tests/e2e/support/menu.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const shownItems = menu(builtFacts);

const [company, services] = ["Company", "Services"] as const;

test.describe("the menu on small screens", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("has an expandable section for every item, one open at a time, closes on Escape and when the focus leaves it, and has a button to the contact page", async ({
    page,
  }) => {
    const menu = await openMobileMenu(page, "/our-company");
    for (const item of shownItems) {
      const links = [
        ...item.groups.flatMap((group) => group.links.map(({ label }) => label)),
        ...(item.panel.kind === "articles" ? featured.map(({ title }) => title) : []),
      ].map((name) => menu.whole.getByRole("link", { name, exact: true }));
      expect(links).not.toEqual([]);
      await expect(links.at(-1) ?? menu.whole).toBeHidden();
      await menu.section(item.label).click();
      for (const link of links) {
        await expect(link).toBeVisible();
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await expect(menu.whole.locator("details[open]")).toHaveCount(1);
    }

    await menu.section(company).focus();
    await page.keyboard.press("Escape");
    await expect(menu.whole).not.toHaveAttribute("open");
    await expect(menu.summary).toBeFocused();
    await page.keyboard.press("Enter");
    await menu.whole.getByRole("link", { name: /24\/7 emergency/ }).focus();
    await page.keyboard.press("Tab");
    await expect(menu.whole).not.toHaveAttribute("open");
    await expectFocusToBeSeen(page);

    await menu.summary.click();
    const overflow = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(await overflow()).toBe("hidden");
    // A rotated screen shows the bar instead.
    await page.setViewportSize({ width: 1366, height: 800 });
    expect(await overflow()).toBe("visible");
    await page.setViewportSize({ width: 390, height: 844 });
    expect(mobileMenuAction.label).toBe("Schedule a Free Inspection");
    await menu.whole.getByRole("link", { name: "Schedule a Free Inspection" }).click();
    await expect(page).toHaveURL("/contact");
  });

  test("closes 300 ms after a link was followed, even one that changes only the query, and is collapsed when it opens again", async ({
    page,
  }) => {
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

    await menu.summary.click();
    await expect(menu.whole.locator("details[open]")).toHaveCount(0);
    await menu.section(services).click();
    await menu.whole.getByRole("link", { name: "Gutter services" }).click();
    await expect(page).toHaveURL("/gutter-services");
    await expect(page.getByRole("main")).toBeFocused();
    await page.clock.runFor(299);
    await expect(menu.whole).toHaveAttribute("open", "");
    await page.clock.runFor(1);
    await expect(menu.whole).not.toHaveAttribute("open");

    // A menu that was opened after the link was followed is not the one to close.
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await expect(page).toHaveURL("/terms");
    await expect(page.getByRole("main")).toBeFocused();
    await menu.summary.click();
    await expect(menu.whole).toHaveAttribute("open", "");
    await page.clock.runFor(300);
    await expect(menu.whole).toHaveAttribute("open", "");
  });

  test("is one step of the history while it is open: Back closes it, even if it was opened before the scripts had loaded, and a link takes its place", async ({
    page,
  }) => {
    const isMarked = () => page.evaluate(() => "menu" in history.state);
    const menu = page.locator("details[data-menu]");
    const summary = menu.locator("> summary");
    await page.goto("/faq");
    const held = await hold(page, scripts);
    await page.goto("/service-areas");
    await summary.click();
    await expect(menu).toHaveAttribute("open", "");
    held.release();
    await untilHydrated(page);
    await expect.poll(isMarked).toBe(true);
    await page.goBack();
    await expect(menu).not.toHaveAttribute("open");
    await expect(page).toHaveURL("/service-areas");

    // Forward opens it again, and Back gives the focus back.
    await page.goForward();
    await expect(menu).toHaveAttribute("open", "");
    await menu.locator("summary").filter({ hasText: company }).focus();
    await page.goBack();
    await expect(menu).not.toHaveAttribute("open");
    await expect(summary).toBeFocused();

    // Closed by hand it leaves nothing behind.
    await summary.click();
    await expect.poll(isMarked).toBe(true);
    await summary.click();
    await expect(menu).not.toHaveAttribute("open");
    await expect.poll(isMarked).toBe(false);

    // Neither does it stand between the page and one that was reached from the menu, or from the bar above it.
    for (const name of ["Gutter services", "Skyline"]) {
      await summary.click();
      await menu.locator("summary").filter({ hasText: services }).click();
      await page.getByRole("banner").getByRole("link", { name }).click();
      await expect(page).not.toHaveURL("/service-areas");
      await expect(menu).not.toHaveAttribute("open");
      await page.goBack();
      await expect(page).toHaveURL("/service-areas");
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      await expect(menu).not.toHaveAttribute("open");
      expect(await isMarked()).toBe(false);
    }
    await page.goBack();
    await expect(page).toHaveURL("/faq");
  });
});
