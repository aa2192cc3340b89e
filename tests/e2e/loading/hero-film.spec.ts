import type { Page } from "@playwright/test";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** Films requested by the page. */
function filmsOf(page: Page): string[] {
  const films: string[] = [];
  page.on("request", (request) => {
    if (/\.(mp4|webm)$/.test(new URL(request.url()).pathname)) films.push(request.url());
  });
  return films;
}

const button = (page: Page, name: string) =>
  page.getByRole("button", { name: `${name} the background film` });
const isPaused = (page: Page) =>
  page.locator("video").evaluate((video: HTMLVideoElement) => video.paused);

for (const [path, name] of [
  ["/", "hero"],
  ["/our-company", "company"],
] as const) {
  test(`a wide screen gets the film of ${path} after the first view, muted and looping, and can pause it`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const films = filmsOf(page);
    await page.goto(path);
    await expect(button(page, "Pause")).toBeInViewport({ ratio: 1 });
    await button(page, "Pause").click();
    await expect(button(page, "Play")).toBeVisible();
    expect(await isPaused(page)).toBe(true);
    const film = page.locator("video");
    await expect(film).toHaveJSProperty("muted", true);
    await expect(film).toHaveJSProperty("loop", true);
    await button(page, "Play").click();
    await expect(button(page, "Pause")).toBeVisible();
    expect(new Set(films).size).toBe(1);
    for (const address of new Set(films)) {
      expect(address).toContain(`/${name}`);
      expect((await (await request.get(address)).body()).length).toBeLessThan(1_800_000);
    }
  });
}

test("the film pauses while out of view, and stays paused once the visitor has paused it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await expect(button(page, "Pause")).toBeVisible();
  const moveTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  await moveTo(3_000);
  await expect.poll(() => isPaused(page)).toBe(true);
  await moveTo(0);
  await expect.poll(() => isPaused(page)).toBe(false);

  await button(page, "Pause").click();
  await moveTo(3_000);
  await expect(page.getByRole("region", { name: "Customer reviews" })).toBeVisible();
  await moveTo(0);
  await expect(button(page, "Play")).toBeInViewport();
  expect(await isPaused(page)).toBe(true);
});

for (const [who, prepare] of [
  ["a phone", (page: Page) => page.setViewportSize({ width: 767, height: 900 })],
  ["reduced motion", (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
  [
    "somebody who saves data",
    (page: Page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
      ),
  ],
] as const) {
  test(`the picture stays for ${who}, and no film is loaded`, async ({ page }) => {
    const films = filmsOf(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await prepare(page);
    await page.goto("/");
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("video")).toHaveCount(0);
    expect(films).toEqual([]);
  });
}
