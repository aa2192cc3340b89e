import type { Page } from "@playwright/test";
import { businessProfile } from "#content/business-profile.ts";
import type { PageAddress } from "#content/pages.ts";
import { addresses, canonicalOf } from "./support/addresses.ts";
import {
  forceColors,
  foreignPaint,
  markGrounds,
  vanishedGrounds,
} from "./support/forced-colors.ts";
import { untilHydrated } from "./support/hydration.ts";
import { sidewaysOverflow } from "./support/layout.ts";
import { asOnPaper, paperFaults, sheetsOf } from "./support/paper.ts";
import { expect, test } from "./support/test.ts";
import { expectReadable, resetTextSize, setTextSize } from "./support/text-faults.ts";

/*
 * Requirements for every page: forced colors, text at 200%, the narrowest screen, paper. One load serves all, since
 * loading takes longer than checking. forced-colors, large-text and print test pages in use.
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

const viewport = { width: 1280, height: 900 };

test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

for (const [area, paths] of Object.entries(addresses)) {
  test(`in forced colors, in large text, at 320 px and on paper all of it is there: ${area}`, async ({
    page,
  }) => {
    test.setTimeout(480_000);
    for (const path of paths) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await untilHydrated(page);
      await expectForcedColors(page, path);
      await setTextSize(page, 200);
      await expectReadable(page, path);
      await resetTextSize(page);
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await sidewaysOverflow(page), `${path} at 320 px`).toEqual([]);
      await expectPaper(page, path);
    }
  });
}

/** Drawings take the visitor's colors, and shapes made only of a background do not vanish. */
async function expectForcedColors(page: Page, path: string): Promise<void> {
  await markGrounds(page);
  await forceColors(page, "dark");
  expect.soft(await foreignPaint(page), `${path} in forced colors`).toEqual([]);
  expect.soft(await vanishedGrounds(page), `${path} in forced colors`).toEqual([]);
  await page.emulateMedia({ forcedColors: "none", colorScheme: null });
}

/** Prints dark on white, without what only works on a screen, on few sheets. */
async function expectPaper(page: Page, path: string): Promise<void> {
  await asOnPaper(page);
  expect.soft(await paperFaults(page), `${path} on paper`).toEqual([]);
  expect.soft(await sidewaysOverflow(page), `${path} on paper`).toEqual([]);
  const { phone, hotline } = businessProfile;
  for (const { display } of [phone, hotline]) {
    const number = page.getByText(display).filter({ visible: true }).first();
    await expect.soft(number, `${path} on paper`).toBeVisible();
  }
  expect
    .soft(await sheetsOf(page), `sheets of ${path}`)
    .toBeLessThanOrEqual(mostSheets[canonicalOf(path)] ?? longest);
  await page.emulateMedia({ media: "screen" });
}
