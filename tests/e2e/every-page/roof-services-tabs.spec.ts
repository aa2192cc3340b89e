import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the roof services tabs switch by click and by keyboard without loading a page, and Back undoes it", async ({
  page,
}) => {
  await page.goto("/roof-services");
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const replacement = page.getByRole("tab", { name: "Replacement" });
  const repairs = page.getByRole("tab", { name: "Repairs" });
  await expect(replacement).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { name: "Six ways a roof fails" })).toBeHidden();

  await repairs.click();
  await expect(page).toHaveURL("/roof-services/repairs");
  await expect(page).toHaveTitle(/^Roof repair in /);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roof repairs that hold");
  await expect(page.getByRole("heading", { name: "Six ways a roof fails" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Five materials" })).toBeHidden();
  await expect(repairs).toHaveAttribute("aria-selected", "true");
  await expect(repairs).toBeFocused();

  await page.keyboard.press("ArrowLeft");
  await expect(replacement).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/roof-services/replacement");
  await expect(page.getByRole("heading", { name: "Five materials" })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL("/roof-services/repairs");
  await expect(repairs).toHaveAttribute("aria-selected", "true");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

  await page.reload();
  await expect(repairs).toHaveAttribute("aria-selected", "true");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("both roof services tabs can be read, and link to their addresses", async ({ page }) => {
    await page.goto("/roof-services");
    await expect(page.getByRole("heading", { name: "Five materials" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Six ways a roof fails" })).toBeVisible();
    await page.getByRole("tab", { name: "Repairs" }).click();
    await expect(page).toHaveURL("/roof-services/repairs");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roof repairs that hold");
  });
});
