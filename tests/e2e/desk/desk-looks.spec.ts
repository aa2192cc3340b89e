import type { Page } from "@playwright/test";
import { askedBy, atTheDesk, comeIn, openNow, writeIn } from "#tests/e2e/support/desk-leads.ts";
import { invite, join } from "#tests/e2e/support/desk-staff.ts";
import {
  forceColors,
  foreignPaint,
  markGrounds,
  vanishedGrounds,
} from "#tests/e2e/support/forced-colors.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import type { Mailbox } from "#tests/e2e/support/mailbox.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { resetTextSize, setTextSize, textFaults, widths } from "#tests/e2e/support/text-faults.ts";
import { patience } from "#tests/support/patience.ts";
import type { Site } from "#tests/support/site.ts";

/* The desk in forced colors, with text at 200%, and on the narrowest screen. */

test.use({ now: openNow });

/**
 * A list's line may end in an ellipsis, since its page shows all of it; email addresses, and a page's address in a mail,
 * may break anywhere.
 */
const isShortened = (fault: string) =>
  /^(cut off|beside): .*\b(truncate|line-clamp)|^broken: .*@|^broken: \d+ in [\s\S]*pre-wrap/.test(
    fault,
  );

test("every page of the desk works in forced colors, with large text and at 320 px @full", async ({
  page,
  site,
  mailbox,
}) => {
  test.setTimeout(patience.longTest);
  for (const [path, there] of await everyPage(page, site, mailbox)) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await expect(page.getByRole("main").getByText(there).first()).toBeVisible();
    await markGrounds(page);
    await forceColors(page, "dark");
    expect.soft(await foreignPaint(page), `${path} in forced colors`).toEqual([]);
    expect.soft(await vanishedGrounds(page), `${path} in forced colors`).toEqual([]);
    await page.emulateMedia({ forcedColors: "none", colorScheme: null });
    await setTextSize(page, 200);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const faults = (await textFaults(page)).filter((fault) => !isShortened(fault));
      expect.soft(faults, `${path}, large, at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await sidewaysOverflow(page), `${path}, large, at 320 px`).toEqual([]);
    await resetTextSize(page);
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await sidewaysOverflow(page), `${path} at 320 px`).toEqual([]);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  // A site of its own: the desk of the other test is filled already.
  test.use({ now: new Date(Date.parse(openNow) + 60_000).toISOString() });

  test("no field of the desk has text so small that an iPhone enlarges the page, and no page warns in the console @full", async ({
    page,
    site,
    mailbox,
    faults,
  }) => {
    test.setTimeout(patience.longTest);
    faults.allow(failedCall);
    const warnings: string[] = [];
    page.on("console", (message) => {
      const isMeant = expectedWarning.test(message.text());
      if (message.type() === "warning" && !isMeant) warnings.push(message.text());
    });
    await page.goto("/desk/sign-in");
    await expect(page.getByLabel("Email")).toBeVisible();
    expect.soft(await smallFields(page)).toEqual([]);
    let fields = 0;
    for (const [path, there] of await everyPage(page, site, mailbox)) {
      await page.goto(path);
      await expect(page.getByRole("main").getByText(there).first()).toBeVisible();
      // What opens on the page has fields of its own.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
      fields += await page.locator(typed).count();
      expect.soft(await smallFields(page), path).toEqual([]);
    }
    expect(fields).toBeGreaterThan(40);
    expect(warnings).toEqual([]);
  });
});

/** Of somebody who is not signed in yet, and of tests, which do without the desk's worker. */
const expectedWarning = /Please sign in|^Service Worker registration blocked by Playwright$/;

/** Fields that iOS enlarges the page around. */
const typed = "input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea";

async function smallFields(page: Page): Promise<string[]> {
  return page.locator(typed).evaluateAll((fields) =>
    fields
      .map((field) => ({ field, size: Number.parseFloat(getComputedStyle(field).fontSize) }))
      .filter(({ size }) => size < 16)
      .map(({ field, size }) => `${size} px: ${field.outerHTML.slice(0, 120)}`),
  );
}

/** Signs an owner in, fills the desk, and returns the address of each page with a text that is on it. */
async function everyPage(
  page: Page,
  site: Site,
  mailbox: Mailbox,
): Promise<readonly (readonly [path: string, text: string])[]> {
  await atTheDesk(page);
  await join(page, await invite({ site, mailbox }, "Una Owner", "owner"));
  for (const index of [401, 403, 407]) await comeIn(site, index);
  await writeIn(site, askedBy(408), { emergency: true });
  await page.goto("/desk/leads");
  const lead = await page
    .getByRole("link", { name: askedBy(408).name, exact: true })
    .getAttribute("href");
  await page.goto(lead ?? "");
  const person = await page
    .getByRole("link", { name: askedBy(408).name, exact: true })
    .getAttribute("href");
  await page.goto("/desk/mails?show=all");
  const mail = await page
    .getByRole("link", { name: /We have your message/ })
    .first()
    .getAttribute("href");

  return [
    ["/desk/leads", askedBy(408).name],
    [lead ?? "", "Came in"],
    [person ?? "", "Who it is"],
    ["/desk/search?search=porch", "found"],
    ["/desk/search?search=storm", "found"],
    [`/desk/day?date=${site.quietDays[1]}`, "Outcome"],
    [`/desk/calendar?view=day&date=${site.quietDays[1]}`, askedBy(403).name],
    [`/desk/calendar?view=week&date=${site.quietDays[1]}`, askedBy(403).name],
    [`/desk/calendar?view=month&date=${site.quietDays[1]}`, "booked"],
    ["/desk/numbers?period=30-days", "When they arrived"],
    ["/desk/leads?list=all&from=2026-11-01&to=2026-11-30&spam=no", "Only leads that a number"],
    ["/desk/mails?show=all", "We have your message"],
    [mail ?? "", "To"],
    ["/desk/staff", "Una Owner"],
    ["/desk/staff?show=trail", "invited"],
    ["/desk/settings", "People's rights"],
    ["/desk/connections", "Every call"],
  ];
}
