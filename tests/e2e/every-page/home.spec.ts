import { counties } from "#content/counties.ts";
import { whenWeRespond } from "#content/en/response-times-in-words.ts";
import { builtFacts } from "#content/facts.ts";
import { expectSound } from "#tests/e2e/support/findings.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("starts with the headline and the link to what the visitor wants to build", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Making a Difference");
  await page.getByRole("link", { name: "WHAT DO YOU WANT TO BUILD?" }).click();
  await expect(page).toHaveURL("/contact-us");
});

test("every county on the map is a link that can be reached by keyboard and shows the focus", async ({
  page,
}) => {
  await page.goto("/");
  await untilHydrated(page);
  const map = page.getByRole("navigation", { name: "Map of our service area" });
  await expect(map.getByRole("link")).toHaveCount(counties.length);
  for (const { id, name, type } of counties) {
    const link = map.getByRole("link", {
      name: `${name} County: ${whenWeRespond(builtFacts, type)}`,
      exact: true,
    });
    await expect(link).toHaveAttribute("href", `/service-areas#${id}`);
  }

  const [first, second] = [map.getByRole("link").nth(0), map.getByRole("link").nth(1)];
  const strokeOf = () => second.locator("path").evaluate((path) => getComputedStyle(path).stroke);
  const unfocused = await strokeOf();
  await first.focus();
  await page.keyboard.press("Tab");
  await expect(second).toBeFocused();
  expect(await strokeOf()).not.toBe(unfocused);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/service-areas#${counties[1]?.id}`);
});

test("on a phone the counties are listed under the map, and every target is large", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const region = page.getByRole("region", { name: /counties, one phone call/ });
  for (const { id, name } of counties) {
    const link = region.getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", `/service-areas#${id}`);
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test("once the reviews have loaded, no width needs sideways scrolling, and axe finds nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await untilHydrated(page);
  await page.getByRole("heading", { name: "What our customers say" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("region", { name: "Customer reviews" })).toBeVisible();
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await sidewaysOverflow(page), `${width} px`).toEqual([]);
  }
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectSound(page, `with reviews at ${width} px`);
  }
});
