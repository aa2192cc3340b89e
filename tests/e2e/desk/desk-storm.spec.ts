import type { Page } from "@playwright/test";
import { askedBy, atTheDesk, comeIn, openNow, writeIn } from "#tests/e2e/support/desk-leads.ts";
import { invite, join } from "#tests/e2e/support/desk-staff.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

/* A night on which everybody writes at once, and two people answer. */

test.use({ now: openNow });

const line = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test.beforeEach(({ faults }) => faults.allow(failedCall));

test("forty leads show up without a reload, the emergency first, and two people do not collide @databases", async ({
  page,
  site,
  mailbox,
  newContext,
}) => {
  const other = await (await newContext()).newPage();
  for (const [desk, name] of [
    [page, "Ada Storm"],
    [other, "Ben Storm"],
  ] as const) {
    await atTheDesk(desk);
    await join(desk, await invite({ site, mailbox }, name, "office"));
    await desk.goto("/desk/leads");
    await expect(desk.getByText("Nobody is waiting")).toBeVisible();
  }

  for (let index = 0; index < 40; index += 4) {
    const four = [0, 1, 2, 3].map((step) => comeIn(site, index + step, index + step === 22));
    await Promise.all(four);
  }
  for (const desk of [page, other]) {
    await expect(desk).toHaveTitle("Emergency! (40) Leads | Desk");
    await expect(desk.getByRole("row").nth(1)).toContainText(askedBy(22).name);
    await expect(desk.getByRole("row").nth(1)).toContainText("Emergency");
  }

  // The second person sees who was first.
  await page.keyboard.press("j");
  await other.keyboard.press("j");
  await page.keyboard.press("m");
  await expect(line(page, askedBy(22).name)).toContainText("Ada Storm");
  await expect(line(other, askedBy(22).name)).toContainText("Ada Storm");
  await other.keyboard.press("m");
  await expect(other.getByText("Ada Storm was quicker")).toBeVisible();

  // Both have it open: each sees the other, and conflicting changes show both.
  for (const desk of [page, other]) {
    await desk
      .getByRole("row")
      .getByRole("link", { name: askedBy(22).name })
      .click();
    await expect(desk.getByRole("region", { name: "Timeline" })).toContainText("Came in");
  }
  await expect(other.getByText("Ada Storm has this open")).toBeVisible();
  await other.context().setOffline(true);
  await other.getByLabel("State", { exact: true }).selectOption("quoted");
  await expect(other.getByText("Not saved yet: State Quoted")).toBeVisible();
  await page.getByLabel("State", { exact: true }).selectOption("contacted");
  await expect(page.getByText("State: New → Contacted")).toBeVisible();
  await other.context().setOffline(false);
  await other.getByRole("button", { name: "Save again" }).click();
  await expect(other.getByText("Ada Storm changed this lead first")).toBeVisible();
  await expect(other.getByRole("row", { name: /State Quoted Contacted/ })).toBeVisible();
  await other.getByRole("button", { name: "Use mine" }).click();
  await expect(page.getByText("State: Contacted → Quoted")).toBeVisible();
});

test("a connection lost for a while leaves no gap @databases", async ({ page, site, mailbox }) => {
  await atTheDesk(page);
  await join(page, await invite({ site, mailbox }, "Cy Lost", "office"));
  await page.goto("/desk/leads?list=all");
  // The page's code has loaded, and the stream is open.
  await expect(page.getByRole("heading", { name: "Leads", level: 1 })).toBeVisible();
  await writeIn(site, askedBy(300));
  await expect(line(page, askedBy(300).name)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText("Connection lost. Trying again…")).toBeVisible();
  await writeIn(site, askedBy(301));
  await writeIn(site, askedBy(302), { emergency: true });
  await page.context().setOffline(false);
  await expect(line(page, askedBy(301).name)).toBeVisible();
  await expect(line(page, askedBy(302).name)).toBeVisible();
  await expect(page.getByText("Connection lost. Trying again…")).toHaveCount(0);
});

test("a list does not jump while somebody reads it; a button at the top announces new leads", async ({
  page,
  site,
  mailbox,
}) => {
  await writeIn(site, askedBy(303));
  await atTheDesk(page);
  await join(page, await invite({ site, mailbox }, "Di Reader", "office"));
  await page.goto("/desk/leads?list=all");
  await expect(line(page, askedBy(303).name)).toBeVisible();
  await page.keyboard.press("j");
  await writeIn(site, askedBy(304));
  await page.getByRole("button", { name: "1 new lead" }).waitFor();
  await expect(line(page, askedBy(304).name)).toHaveCount(0);
  await page.getByRole("button", { name: "1 new lead" }).click();
  await expect(line(page, askedBy(304).name)).toBeVisible();
});
