import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/test.ts";

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a visitor gets from the home page to a booked inspection by keyboard at ${viewport.width} px @keyboard`, async ({
    page,
    schedule,
    visitor,
    mailbox,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    const main = page.getByRole("main");
    await tabTo(page, main.getByRole("link", { name: /^Book a free inspection/ }).first());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/schedule-inspection");

    await tabTo(page, schedule.nextFree);
    await page.keyboard.press("Enter");
    const firstTime = main.getByRole("radio", { disabled: false }).first();
    await expect(firstTime).toBeEnabled();
    await tabTo(page, firstTime);
    await page.keyboard.press("Space");
    for (const field of ["name", "phone", "email", "address", "notes"] as const) {
      await page.keyboard.press("Tab");
      await expect(schedule[field]).toBeFocused();
      await page.keyboard.type(visitor[field]);
    }
    await page.keyboard.press("Tab");
    await expect(schedule.submitButton).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(schedule.heading).toHaveText(/^You're booked: /);
    await mailbox.only({ to: visitor.email, subject: "Your roof inspection is booked" });
  });
}

/** Presses Tab until the element has focus; more than a hundred presses would be unusable. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 100; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}
