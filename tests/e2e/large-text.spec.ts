import { chromium, type Page } from "@playwright/test";
import { addresses, shownAddresses } from "./support/addresses.ts";
import { AssessmentPage, moderate } from "./support/assessment-page.ts";
import { untilHydrated } from "./support/hydration.ts";
import { sidewaysOverflow } from "./support/layout.ts";
import { expect, test } from "./support/test.ts";
import { setTextSize, textFaults } from "./support/text-faults.ts";

/*
 * Text at twice its size (WCAG 2.2, 1.4.4) and screens of 320 px, which is also 400 % zoom of a
 * window of 1280 px (1.4.10): nothing is beside the screen, cut off, covered or broken inside a word.
 */

const widths = [390, 768, 1280];
const height = 844;

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [area, paths] of Object.entries(addresses)) {
  test(`with text at 200 % all of it can be read: ${area}`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const path of paths) {
      await page.goto(path);
      await untilHydrated(page);
      await setTextSize(page, 200);
      await expectReadable(page, path);
    }
  });
}

async function expectReadable(page: Page, state: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    expect.soft(await textFaults(page), `${state} at ${width} px`).toEqual([]);
    const menu = page.getByRole("banner").locator("summary").first();
    // Sideways: whoever scrolls down moves the bar out of the way.
    const { x = Number.NaN, width: wide = Number.NaN } = (await menu.boundingBox()) ?? {};
    expect.soft(x + wide, `the menu button, ${state}`).toBeLessThanOrEqual(width);
  }
}

test("with text at 200 % the menu opens to links that can all be read", async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await untilHydrated(page);
    await setTextSize(page, 200);
    await page.getByRole("banner").locator("summary").first().click();
    const sections = page.getByRole("navigation", { name: "Main" }).locator("summary");
    for (const section of await sections.all()) {
      await section.click();
      // The open menu covers all else.
      expect.soft(await textFaults(page, "header"), `${width} px`).toEqual([]);
    }
  }
});

test("with text at 200 % every question of the quiz and its result can be read", async ({
  page,
}) => {
  const quiz = new AssessmentPage(page);
  await quiz.open();
  await setTextSize(page, 200);
  for (const [id, value] of Object.entries(moderate)) {
    await expectReadable(page, id);
    await quiz.answer({ [id]: value });
  }
  await expect(quiz.result).toBeFocused();
  await expect(quiz.submit).toBeVisible();
  await expectReadable(page, "result");
});

test("a browser whose text is set to 32 px shows every kind of page within its window", async ({
  site,
  launchOptions,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
  });
  const page = await browser.newPage({ baseURL: site.url, reducedMotion: "reduce" });
  for (const path of ["/", "/faq", "/roof-assessment", "/contact-us", "/news-insights"]) {
    await page.goto(path);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe("32px");
    await expectReadable(page, path);
  }
  await browser.close();
});

test("at 320 px, and so at 400 % zoom, no page has to be scrolled sideways", async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of shownAddresses) {
    await page.goto(path);
    await untilHydrated(page);
    expect.soft(await sidewaysOverflow(page), path).toEqual([]);
  }
});

test("at 100 % the bar has room for all of its items, from 320 px to 1440", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  for (const width of [320, 640, 768, 1264, 1280, 1440]) {
    await page.setViewportSize({ width, height });
    const box = page.getByRole("banner").locator("> div");
    const room = await box.evaluate((bar) => bar.clientWidth - bar.scrollWidth);
    expect(room, `${width} px`).toBeGreaterThanOrEqual(0);
    expect(await textFaults(page), `${width} px`).toEqual([]);
  }
});
