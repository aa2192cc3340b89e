import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { askedBy, atTheDesk, openNow, writeIn } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, invite, join } from "#tests/e2e/support/desk-staff.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

test.use({ now: openNow });

/** The leads of the list that is open, loaded to its end. */
async function listLength(page: Page): Promise<number> {
  const more = page.getByRole("button", { name: "Load more" });
  const lines = page.locator("[data-leads] [id^='lead-']");
  await expect(lines.first()).toBeVisible();
  while (await more.isVisible()) await more.click();
  return lines.count();
}

test("an owner opens the numbers, follows three of them to their lists, and downloads one", async ({
  page,
  site,
  mailbox,
  faults,
}, { testId }) => {
  faults.allow(failedCall);
  await atTheDesk(page);
  await join(page, await invite({ site, mailbox }, `Nora ${testId}`, "owner"));
  for (const index of [701, 702]) await writeIn(site, askedBy(index));
  await writeIn(site, askedBy(703), { website: "https://spam.example" });

  await page.goto("/desk/leads");
  await page.getByRole("link", { name: "All numbers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Numbers" })).toBeVisible();
  await expect(page.getByText("First answer within 5 minutes of opening hours")).toBeVisible();
  for (const name of [/^Leads: \d+$/, /^Still waiting: \d+$/, /^Direct or unknown, Leads: \d+$/]) {
    const number = page.getByRole("link", { name }).first();
    const count = Number(await number.textContent());
    expect(count).toBeGreaterThanOrEqual(2);
    await number.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Only leads that a number counts:")).toBeVisible();
    expect(await listLength(page)).toBe(count);
    await expect(page.getByText(askedBy(703).name)).toHaveCount(0);
    await page.goBack();
  }

  await page
    .getByRole("link", { name: /^Leads: \d+$/ })
    .first()
    .click();
  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe("leads-2026-11-17.csv");
  expect(await readFile(await file.path(), "utf8")).toContain(askedBy(701).name);
  await page.getByRole("button", { name: "Show all of this list" }).click();
  await expect(page.getByText("Only leads that a number counts:")).toBeHidden();

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 850 });
    await page.goto("/desk/numbers?period=30-days");
    await expect(page.getByRole("heading", { name: "When they arrived" })).toBeVisible();
    await expectNoFindings(page, `the numbers at ${width} px`);
    expect(await sidewaysOverflow(page)).toEqual([]);
  }
});
