import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("an unknown address in the history is replaced by the home page", async ({ page }) => {
  await page.goto("/faq");
  await untilHydrated(page);
  await page.evaluate(() => {
    history.pushState(null, "", "/our-projects");
    history.pushState(null, "", "/faq");
    history.back();
  });
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Making a Difference");
  await page.goBack();
  await expect(page).toHaveURL("/faq");
});

test("a link changes the page without reloading the document, shows it from the top, and the menu marks it", async ({
  page,
}) => {
  await page.goto("/our-company");
  await untilHydrated(page);
  const footer = page.getByRole("contentinfo");
  const menu = page.getByRole("navigation", { name: "Main" });
  const current = menu.getByRole("listitem").locator('a[aria-current="page"]').first();
  await expect(current).toHaveAttribute("href", "/our-company");
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  for (const [label, address, canonical] of [
    ["Roof services", "/roof-services", "/roof-services/replacement"],
    ["Contact us", "/contact-us", "/contact-us"],
    ["Book a free inspection", "/schedule-inspection", "/schedule-inspection"],
  ] as const) {
    const before = await page.title();
    await footer.getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(address);
    await expect(page).not.toHaveTitle(before);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`${canonical}$`),
    );
  }
  await menu.getByRole("link", { name: "Financing", exact: true }).click();
  await expect(current).toHaveAttribute("href", "/financing");
  expect(documents).toEqual([]);
});
