import { menu as shownItems } from "#content/navigation.ts";
import { leave, openBar, stopClock } from "#tests/e2e/support/menu.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const [company, services] = ["Company", "Services"] as const;

test.describe("the bar by pointer", () => {
  test("opens an item's panel on hover, and closes it 100 ms after the pointer has left", async ({
    page,
  }) => {
    const bar = await openBar(page, "/our-company");
    await stopClock(page);
    await bar.link(company).hover();
    await expect(bar.panel(company)).toBeVisible();

    await leave(page);
    await page.clock.runFor(99);
    await expect(bar.button(company)).toHaveAttribute("aria-expanded", "true");
    await page.clock.runFor(1);
    await expect(bar.panel(company)).toBeHidden();
  });

  test("keeps the panel for a pointer that comes back within 100 ms", async ({ page }) => {
    const bar = await openBar(page, "/our-company");
    await stopClock(page);
    await bar.link(company).hover();
    await expect(bar.panel(company)).toBeVisible();
    await leave(page);
    await page.clock.runFor(99);
    await bar.panel(company).hover();
    await page.clock.runFor(10_000);
    await expect(bar.button(company)).toHaveAttribute("aria-expanded", "true");
  });

  test("shows one panel at a time, and none for the item that is not in the bar", async ({
    page,
  }) => {
    const bar = await openBar(page, "/our-company");
    for (const { label } of shownItems) {
      await bar.link(label).hover();
      await expect(bar.panel(label)).toBeVisible();
      await expect(bar.whole.locator("[data-menu-panel]:visible")).toHaveCount(1);
    }
    // Projects, the third item of the menu, is not shown.
    expect(shownItems.map(({ id }) => id)).toEqual([1, 2, 4, 5, 6]);
    await expect(bar.whole.getByRole("link", { name: "Projects" })).toHaveCount(0);
  });

  test("pressing the button keeps a panel opened by hovering, and pressing it again closes it", async ({
    page,
  }) => {
    const bar = await openBar(page, "/our-company");
    await bar.button(company).hover();
    await expect(bar.panel(company)).toBeVisible();
    await bar.button(company).click();
    await expect(bar.panel(company)).toBeVisible();
    await bar.button(company).click();
    await expect(bar.panel(company)).toBeHidden();
  });

  test("closes a panel 300 ms after one of its links was followed", async ({ page }) => {
    const bar = await openBar(page, "/our-company");
    await stopClock(page);
    await bar.link(company).hover();
    await bar.panel(company).getByRole("link", { name: "Service areas" }).click();
    await expect(page).toHaveURL("/service-areas");
    await expect(page.getByRole("main")).toBeFocused();
    await page.clock.runFor(299);
    await expect(bar.button(company)).toHaveAttribute("aria-expanded", "true");
    await page.clock.runFor(1);
    await expect(bar.panel(company)).toBeHidden();
  });

  test("closes a panel 300 ms after a link that changes only the query, too", async ({ page }) => {
    const bar = await openBar(page, "/roof-assessment?roofAge=new");
    await stopClock(page);
    await bar.link("Resources").hover();
    await bar.panel("Resources").getByRole("link", { name: "Over 20 years" }).click();
    await expect(page).toHaveURL("/roof-assessment?roofAge=over-20");
    await expect(page.locator('input[name="roofAge"][value="over-20"]')).toBeChecked();
    await page.clock.runFor(299);
    await expect(bar.button("Resources")).toHaveAttribute("aria-expanded", "true");
    await page.clock.runFor(1);
    await expect(bar.panel("Resources")).toBeHidden();
    // The link that had focus is hidden now.
    await expect(bar.button("Resources")).toBeFocused();
  });

  test("has targets of at least 44 by 44 px that do not overlap, at every width of the bar", async ({
    page,
  }) => {
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const bar = await openBar(page, "/our-company");
      const boxes = await bar.stops.evaluateAll((stops) =>
        stops.map((stop) => stop.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(boxes).toHaveLength(2 * shownItems.length);
      for (const [index, box] of boxes.entries()) {
        expect(Math.round(box.width)).toBeGreaterThanOrEqual(44);
        expect(Math.round(box.height)).toBeGreaterThanOrEqual(44);
        expect(box.left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
      }
      const contact = page.getByRole("banner").getByRole("link", { name: /24\/7 emergency/ });
      const after = await contact.boundingBox();
      expect(boxes.at(-1)?.right).toBeLessThanOrEqual(after?.x ?? 0);
    }
  });
});

test.describe("the bar by finger", () => {
  test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true });

  test("the first tap on an item opens its panel, the second one opens its page", async ({
    page,
  }) => {
    const bar = await openBar(page, "/faq");
    await bar.link(company).tap();
    await expect(bar.panel(company)).toBeVisible();
    await bar.link(services).tap();
    await expect(bar.panel(services)).toBeVisible();
    await expect(bar.panel(company)).toBeHidden();
    await expect(page).toHaveURL("/faq");
    await bar.link(services).tap();
    await expect(page).toHaveURL("/our-services");
    await expect(bar.panel(services)).toBeHidden();
  });

  test("a tap outside an open panel closes it", async ({ page }) => {
    const bar = await openBar(page, "/faq");
    await bar.button(company).tap();
    await expect(bar.panel(company)).toBeVisible();
    await page.touchscreen.tap(683, 900);
    await expect(bar.panel(company)).toBeHidden();
  });
});
