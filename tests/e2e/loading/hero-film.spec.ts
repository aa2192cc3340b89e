import type { Page } from "@playwright/test";
import { holdCrossings } from "#tests/e2e/support/crossings.ts";
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

test("a wide screen gets each film after the first view, muted and looping, and can pause it", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, name] of [
    ["/our-company", "company"],
    ["/", "hero"],
  ] as const) {
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
    const addresses = [...new Set(films)];
    expect(addresses).toEqual([expect.stringContaining(`/${name}`)]);
    for (const address of addresses) {
      expect((await (await request.get(address)).body()).length).toBeLessThan(1_800_000);
    }
  }
  await expectPauseOutOfView(page);
});

/** The film pauses while out of view, and stays paused once the visitor has paused it. */
async function expectPauseOutOfView(page: Page): Promise<void> {
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
}

test("a film that was out of view and is back by the time a busy browser tells of it plays on", async ({
  page,
}) => {
  const crossings = await holdCrossings(page, "video");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await expect(button(page, "Pause")).toBeVisible();
  await crossings.hold();
  await page.evaluate(() => scrollTo(0, 3_000));
  await crossings.until(1);
  await page.evaluate(() => scrollTo(0, 0));
  await crossings.until(2);
  await crossings.tell();
  expect(await isPaused(page)).toBe(false);
});

test("the picture stays on a phone, with reduced motion and for somebody who saves data, and no film is loaded", async ({
  page,
}) => {
  const films = filmsOf(page);
  const expectNoFilm = async (who: string, change: () => Promise<void>) => {
    // A page that becomes wide, or may move, loads its film at once.
    await page.goto("about:blank");
    await change();
    await page.goto("/");
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("video"), who).toHaveCount(0);
    expect(films, who).toEqual([]);
  };
  await expectNoFilm("a phone", () => page.setViewportSize({ width: 767, height: 900 }));
  await expectNoFilm("reduced motion", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
  });
  await expectNoFilm("saves data", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
  });
});
