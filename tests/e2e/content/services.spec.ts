import { textOf } from "#tests/support/page-text.ts";
import { untilHydrated } from "../support/hydration.ts";
import { expect, test } from "../support/test.ts";

test("the address says which tab of the roof services is open", async ({ request }) => {
  const headings: Readonly<Record<string, string>> = {
    "/roof-services": "A new roof, done once",
    "/roof-services/replacement": "A new roof, done once",
    "/roof-services/anything": "A new roof, done once",
    "/roof-services/repairs": "Roof repairs that hold",
  };
  for (const [address, heading] of Object.entries(headings)) {
    const html = await (await request.get(address)).text();
    const [, title = ""] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
    expect.soft(textOf(title).trim(), address).toBe(heading);
  }
});

test("tabs of the roof services change without a load, by click and by key, and Back undoes it", async ({
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
  await expect(page).toHaveTitle(/^Roof Repairs/);
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

  test("both tabs of the roof services can be read, and lead to their addresses", async ({
    page,
  }) => {
    await page.goto("/roof-services");
    await expect(page.getByRole("heading", { name: "Five materials" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Six ways a roof fails" })).toBeVisible();
    await page.getByRole("tab", { name: "Repairs" }).click();
    await expect(page).toHaveURL("/roof-services/repairs");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roof repairs that hold");
  });
});
