import type { Page } from "@playwright/test";
import { hold } from "#tests/e2e/support/held-call.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { stopClock } from "#tests/e2e/support/menu.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { untilTransitionsEnd } from "#tests/e2e/support/transitions.ts";

const data = "**/schedule-inspection.data*";
const words = "Loading the page...";
const lineOf = (page: Page) => page.locator("[data-page-loading]");

test("a page that is slow to come is announced after 150 ms by a line under the bar and in words, until it is shown", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const call = await hold(page, data);
  await page.goto("/our-company");
  await untilHydrated(page);
  await stopClock(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Book a free" }).click();
  await call.asked;
  await page.clock.runFor(149);
  await expect(lineOf(page)).toHaveCount(0);
  await expect(page.getByText(words)).toHaveCount(0);
  await expect
    .poll(async () => {
      await page.clock.runFor(150);
      return lineOf(page).count();
    })
    .toBe(1);
  await expect(page.locator("[aria-live=polite]").filter({ hasText: words })).toHaveCount(1);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    // The bar is away at the foot of the page: the line is at the window's upper edge.
    await untilTransitionsEnd(page);
    const { top, bottom } = await placeOf(page, "[data-page-loading]");
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual((await placeOf(page, "header")).bottom + 10);
  }

  call.release();
  await expect(page).toHaveURL("/schedule-inspection");
  await expect(lineOf(page)).toHaveCount(0);
  await expect(page.getByText(words)).toHaveCount(0);
});

test("without a network, a finger on a link leaves what was typed alone, and its page is no longer announced once the visitor is told", async ({
  page,
  context,
  faults,
}) => {
  faults.allow(failedCall);
  faults.allow(/Error loading route module|Failed to fetch dynamically imported module/);
  await page.goto("/contact-us");
  await untilHydrated(page);
  const message = page.getByLabel("Message");
  const text = "The gutter over the porch has come off.";
  await message.fill(text);
  await context.setOffline(true);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Roof services" });
  const failed = page.waitForEvent("requestfailed");
  await link.dispatchEvent("pointerdown");
  await failed;
  await page.getByLabel("Name").fill("Ada");
  await expect(message).toHaveValue(text);

  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Application Error/);
  await expect(lineOf(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Back to the page I was on" }).click();
  await expect(message).toHaveValue(text);
  await expect(lineOf(page)).toHaveCount(0);
});

test("a page is requested as soon as a button or finger goes down on its link", async ({
  page,
}) => {
  await page.goto("/our-company");
  await untilHydrated(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Book a free" });
  await link.scrollIntoViewIfNeeded();
  const asked = requestsOf(page);
  await link.dispatchEvent("pointerdown");
  await expect.poll(asked).toContain("/schedule-inspection.data");
  await expect.poll(() => asked().some((path) => path.endsWith(".js"))).toBe(true);
  await expect(page).toHaveURL("/our-company");
});

test("a page is requested when the focus rests on its link", async ({ page }) => {
  await page.goto("/our-company");
  await untilHydrated(page);
  const asked = requestsOf(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Book a free" }).focus();
  await expect.poll(asked).toContain("/schedule-inspection.data");
});

function placeOf(page: Page, selector: string): Promise<{ top: number; bottom: number }> {
  return page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  });
}

/** Records the paths that are requested from now on. */
function requestsOf(page: Page): () => string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return () => paths;
}
