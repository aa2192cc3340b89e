import type { Page } from "@playwright/test";
import { businessProfile } from "#content/business-profile.ts";
import type { PageAddress } from "#content/pages.ts";
import { underTheClearBar } from "#tests/e2e/support/clear-bar.ts";
import { expectSound } from "#tests/e2e/support/findings.ts";
import {
  forceColors,
  foreignPaint,
  markGrounds,
  vanishedGrounds,
} from "#tests/e2e/support/forced-colors.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { asOnPaper, paperFaults, sheetsOf } from "#tests/e2e/support/paper.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { expectReadable, resetTextSize, setTextSize } from "#tests/e2e/support/text-faults.ts";
import { canonicalAddresses } from "#tests/support/addresses.ts";
import { patience } from "#tests/support/patience.ts";

/*
 * What every page has to pass: axe, the bar, forced colors, text at 200%, the narrowest screen, paper. Each page is
 * loaded once for all of it, at its canonical address. forced-colors, large-text and print test pages in use.
 */

/** Most sheets of paper per page, unless listed below. */
const longest = 6;

const mostSheets: Readonly<Record<string, number>> = {
  "/roof-assessment": 2,
  "/contact-us": 3,
  "/emergency-contact": 3,
  "/customer-resources": 3,
  "/maintenance-tips": 4,
  "/protection-plans": 7,
} satisfies Partial<Record<PageAddress, number>>;

/** Pages of every kind, for the run before a commit; the others are tested in the full one. */
const oneOfEachKind: readonly string[] = [
  "/",
  "/contact-us",
  "/faq",
  "/schedule-inspection",
] satisfies PageAddress[];

const viewport = { width: 1280, height: 900 };

// Half-faded text has a different contrast.
test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

for (const path of canonicalAddresses) {
  const tag = oneOfEachKind.includes(path) ? [] : ["@full"];
  test(`${path} passes axe, stays clear of the bar, and works in forced colors, with large text, on the narrowest screen and in print`, {
    tag,
  }, async ({ page, request }) => {
    test.setTimeout(patience.longTest);
    await page.goto(path);
    await untilHydrated(page);
    await expectToBeAsSent(page, await (await request.get(path)).text());
    await expectClearBar(page);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expectSound(page, "at 1280 px");
    await expectForcedColors(page);
    await setTextSize(page, 200);
    await expectReadable(page, path);
    await resetTextSize(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectSound(page, "at 320 px");
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await sidewaysOverflow(page), "at 320 px").toEqual([]);
    await expectPaper(page, path);
  });
}

/** Hydrating neither adds nor loses a headline or a canonical address. */
async function expectToBeAsSent(page: Page, html: string): Promise<void> {
  await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const canonical = page.locator('link[rel="canonical"]');
  await expect.soft(canonical).toHaveCount(1);
  const address = await canonical.getAttribute("href");
  expect.soft(html.includes(`rel="canonical" href="${address}"`), `${address}`).toBe(true);
}

async function expectClearBar(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await underTheClearBar(page), `under the bar at ${width} px`).toEqual([]);
  }
  await page.setViewportSize(viewport);
}

/** Drawings take the visitor's colors, and shapes made only of a background do not vanish. */
async function expectForcedColors(page: Page): Promise<void> {
  await markGrounds(page);
  await forceColors(page, "dark");
  expect.soft(await foreignPaint(page), "in forced colors").toEqual([]);
  expect.soft(await vanishedGrounds(page), "in forced colors").toEqual([]);
  await page.emulateMedia({ forcedColors: "none", colorScheme: null });
}

/** Prints dark on white, without what only works on a screen, on few sheets. */
async function expectPaper(page: Page, path: string): Promise<void> {
  await asOnPaper(page);
  expect.soft(await paperFaults(page), "on paper").toEqual([]);
  expect.soft(await sidewaysOverflow(page), "on paper").toEqual([]);
  const { phone, hotline } = businessProfile;
  for (const { display } of [phone, hotline]) {
    const number = page.getByText(display).filter({ visible: true }).first();
    await expect.soft(number, "on paper").toBeVisible();
  }
  expect.soft(await sheetsOf(page), "sheets").toBeLessThanOrEqual(mostSheets[path] ?? longest);
}
