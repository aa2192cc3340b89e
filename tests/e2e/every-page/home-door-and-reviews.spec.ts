import { untilFontsCame } from "#tests/e2e/support/fonts.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the home page's door shows the next free day without moving anything", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/api/appointments/next-free-day", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/");
  const door = page.getByRole("main").getByRole("link", { name: /Book a free inspection/ });
  await untilHydrated(page);
  await untilFontsCame(page);
  const before = await door.boundingBox();
  await expect(door).toContainText("You choose day and time");
  held.resolve();
  await expect(door).toContainText(/Next free: \w+/);
  expect(await door.boundingBox()).toEqual(before);
  await door.click();
  await expect(page).toHaveURL("/schedule-inspection");
});

test("the door stays as it is when the next free day is unavailable", async ({ page, faults }) => {
  faults.allow(/^Failed to load resource: /);
  await page.route("**/api/appointments/next-free-day", (route) =>
    route.fulfill({ status: 503, json: { success: false, error: "Closed." } }),
  );
  await page.goto("/");
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("link", { name: /Book a free inspection/ }).first()).toBeVisible();
  await expect(page.getByText("You choose day and time")).toBeVisible();
});

test("the three reviews can be turned by keyboard @keyboard", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/why-choose-us");
  await untilHydrated(page);
  const carousel = page.getByRole("region", { name: "Customer reviews" });
  await carousel.scrollIntoViewIfNeeded();
  const next = carousel.getByRole("button", { name: "Next review" });
  await expect(carousel.getByRole("button", { name: /^Go to review/ })).toHaveCount(3);
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(carousel.getByRole("article")).toContainText("Luis R.");
  await expect(next).toBeFocused();
});
