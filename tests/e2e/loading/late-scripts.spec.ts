import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a day pressed before the scripts have loaded waits for them", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  const [day] = site.quietDays;
  const scripts = await holdScripts(page);
  const submissions = countSubmissions(page);
  await page.goto("/schedule-inspection");
  await schedule.fill(visitor);
  await schedule.day(day).click();
  await scripts.asked;
  scripts.release();

  await expect(schedule.time("9:00 AM")).toBeEnabled();
  await expect(page.locator("[data-pending], main [aria-busy='true']")).toHaveCount(0);
  await expect(schedule.day(day)).toHaveAccessibleName(/selected/);
  await schedule.expectEntries(visitor);
  await schedule.time("9:00 AM").check();
  await expect(schedule.submitButton).toBeEnabled();
  expect(submissions()).toBe(0);
});

test("a day pressed when the scripts never load is sent as a form, and an appointment can be booked", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  const day = site.newDay();
  const scripts = await holdScripts(page);
  const submissions = countSubmissions(page);
  await page.goto("/schedule-inspection");
  await schedule.fill(visitor);
  await schedule.day(day).click();
  await expect(schedule.time("9:00 AM")).toBeEnabled();
  await schedule.expectEntries(visitor);
  await schedule.time("9:00 AM").check();
  await schedule.submit();
  await expect(schedule.success).toContainText("9:00 AM");
  expect(submissions()).toBe(2);
  scripts.release();
});

test("nothing starts while a finger is down, whose press would show later, and its end starts it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const idle: (() => void)[] = [];
    Object.assign(window, { idle, requestIdleCallback: (act: () => void) => idle.push(act) });
  });
  await page.goto("/emergency-contact");
  await page.waitForFunction(() => (window as IdleWindow).idle?.length);
  const sheet = page.locator("link[data-whole-sheet]");
  const form = page.locator("form#emergency");
  await form.dispatchEvent("pointerdown");
  await page.evaluate(() => {
    for (const act of (window as IdleWindow).idle ?? []) act();
  });
  await expect(sheet).toHaveAttribute("media", "print");
  await form.dispatchEvent("pointerup");
  await expect(sheet).toHaveAttribute("media", "all");
});

/** What the page wants to do once it is idle. */
type IdleWindow = Window & { idle?: (() => void)[] };

/** Blocks all scripts until `release`; `asked` resolves when the page requests the first one. */
async function holdScripts(page: Page) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    asked.resolve();
    await released.promise;
    // Fails if the page has been left in the meantime.
    await route.continue().catch(() => {});
  });
  return { asked: asked.promise, release: released.resolve };
}

function countSubmissions(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.isNavigationRequest()) count += 1;
  });
  return () => count;
}
