import { chromium } from "@playwright/test";
import type { LinkTarget } from "#content/pages.ts";
import { AssessmentPage, moderate } from "#tests/e2e/support/assessment-page.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { takeSlots } from "#tests/e2e/support/somebody-else.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import {
  expectReadable,
  screenHeight as height,
  setTextSize,
  textFaults,
  widths,
} from "#tests/e2e/support/text-faults.ts";

/*
 * Text at 200% (WCAG 2.2, 1.4.4) and screens of 320 px, equal to 400% zoom of a 1280 px window (1.4.10): nothing is off
 * screen, cut off, covered or broken inside a word. every-page tests pages as loaded; this file tests pages in use.
 */

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("with text at 200 % every link in the open menu can be read @full", async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await untilHydrated(page);
    await setTextSize(page, 200);
    await page.getByRole("banner").locator("summary").first().click();
    const sections = page.getByRole("navigation", { name: "Main" }).locator("summary");
    for (const section of await sections.all()) {
      await section.click();
      // The open menu covers everything else.
      expect.soft(await textFaults(page, "header"), `${width} px`).toEqual([]);
    }
  }
});

test("with text at 200 % every question of the assessment and its result can be read @full", async ({
  page,
}) => {
  const assessment = new AssessmentPage(page);
  await assessment.open();
  await setTextSize(page, 200);
  for (const [id, value] of Object.entries(moderate)) {
    await expectReadable(page, id);
    await assessment.answer({ [id]: value });
  }
  await expect(assessment.result).toBeFocused();
  await expect(assessment.submit).toBeVisible();
  await expectReadable(page, "result");
});

test("with text at 200 % the times of a day can be read, including the booked ones @full", async ({
  page,
  schedule,
  site,
}) => {
  const day = site.newDay();
  await takeSlots(site.url, day, ["9:00 AM", "10:00 AM", "1:00 PM"]);
  await schedule.open();
  await setTextSize(page, 200);
  await schedule.chooseDay(day);
  await expect(schedule.time("10:00 AM")).toBeDisabled();
  await expectReadable(page, "booked times");
});

test("a browser whose text is set to 32 px fits every kind of page in its window @full", async ({
  site,
  launchOptions,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
  });
  const page = await browser.newPage({ baseURL: site.url, reducedMotion: "reduce" });
  for (const path of [
    "/",
    "/faq",
    "/roof-assessment",
    "/contact-us",
    "/news-insights",
  ] satisfies LinkTarget[]) {
    await page.goto(path);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe("32px");
    await expectReadable(page, path);
  }
  await browser.close();
});

test("at 100 % the bar has room for all of its items, from 320 to 1440 px @full", async ({
  page,
}) => {
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
