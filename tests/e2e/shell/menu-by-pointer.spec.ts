import { builtFacts } from "#content/facts.ts";
import { menu } from "#content/navigation.ts";
import { leave, openBar, stopClock } from "#tests/e2e/support/menu.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const shownItems = menu(builtFacts);

const [company, services, resources] = ["Company", "Services", "Resources"] as const;

test("by pointer, the bar shows one panel at a time, keeps it for 100 ms after the pointer has left, and for 300 ms after a link was followed", async ({
  page,
}) => {
  const bar = await openBar(page, "/our-company");
  const isOpen = (label: string, isExpanded: boolean) =>
    expect(bar.button(label)).toHaveAttribute("aria-expanded", String(isExpanded));
  for (const { label } of shownItems) {
    await bar.link(label).hover();
    await expect(bar.panel(label)).toBeVisible();
    await expect(bar.whole.locator("[data-menu-panel]:visible")).toHaveCount(1);
  }

  // Pressing the button keeps a panel that hovering has opened; pressing it again closes it.
  await bar.button(company).hover();
  await expect(bar.panel(company)).toBeVisible();
  await bar.button(company).click();
  await isOpen(company, true);
  await bar.button(company).click();
  await isOpen(company, false);
  // While it fades it is in nobody's way.
  await expect(bar.panel(company)).toHaveCSS("pointer-events", "none");
  await expect(bar.panel(company)).toBeHidden();

  // Before the pointer leaves, or the timer that it starts would go on.
  await stopClock(page);
  await leave(page);
  await bar.link(company).hover();
  await expect(bar.panel(company)).toBeVisible();
  await leave(page);
  await page.clock.runFor(99);
  await bar.panel(company).hover();
  await page.clock.runFor(10_000);
  await isOpen(company, true);
  await leave(page);
  await page.clock.runFor(99);
  await isOpen(company, true);
  await page.clock.runFor(1);
  await expect(bar.panel(company)).toBeHidden();

  async function expectClosedAfterNavigation(label: string): Promise<void> {
    await page.clock.runFor(299);
    await isOpen(label, true);
    await page.clock.runFor(1);
    await expect(bar.panel(label)).toBeHidden();
  }
  await bar.link(company).hover();
  await bar.panel(company).getByRole("link", { name: "Service areas" }).click();
  await expect(page).toHaveURL("/service-areas");
  await expect(page.getByRole("main")).toBeFocused();
  await expectClosedAfterNavigation(company);

  // A roof's age starts the assessment, and then changes only the query.
  for (const [label, value] of [
    ["New: less than 5 years", "new"],
    ["Over 20 years", "over-20"],
  ] as const) {
    await leave(page);
    await bar.link(resources).hover();
    await bar.panel(resources).getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(`/roof-assessment?roofAge=${value}`);
    await expect(page.getByText("1/6 answered")).toBeVisible();
    await expect(page.locator(`input[name="roofAge"][value="${value}"]`)).toBeChecked();
    await expectClosedAfterNavigation(resources);
  }
  // The link that had the focus is hidden now.
  await expect(bar.button(resources)).toBeFocused();

  // A panel that was opened after the link was followed is not the one to close.
  await leave(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
  await expect(page.getByRole("main")).toBeFocused();
  await bar.link(services).hover();
  await page.clock.runFor(300);
  await isOpen(services, true);
});

test.describe("by finger", () => {
  test.use({ viewport: { width: 1440, height: 1024 }, hasTouch: true });

  test("the first tap on an item opens its panel, one outside closes it, and the second one opens the item's page; all are large enough and apart", async ({
    page,
  }) => {
    const bar = await openBar(page, "/faq");
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 1024 });
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

    await bar.button(company).tap();
    await expect(bar.panel(company)).toBeVisible();
    await page.touchscreen.tap(683, 900);
    await expect(bar.panel(company)).toBeHidden();
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
});
