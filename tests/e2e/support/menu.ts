import type { Locator, Page } from "@playwright/test";
import { untilHydrated } from "./hydration.ts";
import { expect } from "./test.ts";

/** Opens a page on a wide screen, waits for hydration, and returns its navigation bar. */
export async function openBar(page: Page, address: string) {
  const viewport = page.viewportSize();
  await page.goto(address);
  await untilHydrated(page);
  const whole = page.getByRole("navigation", { name: "Main" });
  const item = (label: string): Locator =>
    whole
      .locator("[data-menu-item]")
      .filter({ has: page.locator(`button[aria-label^="${label}"]`) });
  expect(viewport?.width).toBeGreaterThanOrEqual(1280);
  return {
    whole,
    stops: whole.locator("[data-menu-item] > :is(a, button)"),
    link: (label: string) => item(label).locator("> a"),
    button: (label: string) => item(label).locator("> button"),
    panel: (label: string) => item(label).locator("[data-menu-panel]"),
  };
}

/** Opens a page on a small screen, and its menu. */
export async function openMobileMenu(page: Page, address: string) {
  await page.goto(address);
  await untilHydrated(page);
  const whole = page.locator("details[data-menu]");
  const summary = whole.locator("> summary");
  await summary.click();
  await expect(whole).toHaveAttribute("open", "");
  return {
    whole,
    summary,
    section: (label: string) => whole.locator("details > summary").filter({ hasText: label }),
  };
}

/** Stops the page's timers until the test advances them. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Moves the pointer to an empty area. */
export async function leave(page: Page): Promise<void> {
  await page.mouse.move(640, 715);
}

/** Scrolls instantly, to `y` pixels from the top. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
}
