import { builtFacts } from "#content/facts.ts";
import { menu } from "#content/navigation.ts";
import { expectFocusToBeSeen } from "#tests/e2e/support/focus.ts";
import { leave, openBar, stopClock } from "#tests/e2e/support/menu.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const shownItems = menu(builtFacts);

const [company, services] = ["Company", "Services"] as const;

test("by keyboard, the arrow keys, Home and End move along the bar, and through the panel that Down has opened; Escape closes it", async ({
  page,
}) => {
  const bar = await openBar(page, "/faq");
  await bar.link(company).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(bar.link(company)).toBeFocused();
  for (const { label } of shownItems) {
    await expect(bar.link(label)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(bar.button(label)).toBeFocused();
    await expectFocusToBeSeen(page);
    await page.keyboard.press("ArrowRight");
  }
  await expect(bar.button("Resources")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(bar.link("Resources")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(bar.link(company)).toBeFocused();
  await page.keyboard.press("End");
  await expect(bar.button("Resources")).toBeFocused();
  await expect(bar.whole.locator("[data-menu-panel]:visible")).toHaveCount(0);

  for (const start of [bar.link(services), bar.button(services)]) {
    await start.focus();
    await page.keyboard.press("ArrowDown");
    await expect(bar.panel(services)).toBeVisible();
    const links = bar.panel(services).getByRole("link");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(links.nth(1)).toBeFocused();
    await expectFocusToBeSeen(page);
    await page.keyboard.press("ArrowRight");
    await expect(links.nth(2)).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowUp");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("End");
    await expect(links.last()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(links.last()).toBeFocused();
    await page.keyboard.press("Home");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(bar.button(services)).toBeFocused();
    await expect(bar.panel(services)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(bar.panel(services)).toBeHidden();
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await bar.button(services).press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(bar.panel(services)).toBeHidden();
  await expect(bar.button(services)).toBeFocused();

  // Escape also closes a panel opened by the pointer, and focus stays where it was.
  await bar.link(company).hover();
  await expect(bar.panel(company)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bar.panel(company)).toBeHidden();
  await expect(bar.button(services)).toBeFocused();
});

test("by keyboard, Tab brings back a bar that is away, moves through the open panel alone, and no passing pointer takes a panel away", async ({
  page,
}) => {
  const bar = await openBar(page, "/faq");
  await page.mouse.move(640, 600);
  await page.mouse.wheel(0, 1_500);
  await expect(bar.link(company)).not.toBeInViewport();
  await page.getByRole("link", { name: "Skip to the content" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(bar.link(company)).toBeFocused();
  await expectFocusToBeSeen(page);

  await page.keyboard.press("Tab");
  await expect(bar.button(company)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(bar.link(services)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  const links = bar.panel(company).getByRole("link");
  for (const link of await links.all()) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expectFocusToBeSeen(page);
  }
  await page.keyboard.press("Tab");
  await expect(bar.link(services)).toBeFocused();
  await expect(bar.panel(company)).toBeHidden();

  await bar.button(company).press("ArrowDown");
  await stopClock(page);
  await bar.link(company).hover();
  await leave(page);
  await page.clock.runFor(10_000);
  await expect(bar.panel(company).getByRole("link").first()).toBeFocused();
  await expect(bar.button(company)).toHaveAttribute("aria-expanded", "true");
  await bar.link(services).hover();
  await expect(bar.panel(services)).toBeVisible();
  await expect(bar.button(company)).toBeFocused();
});
