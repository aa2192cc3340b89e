import { neutralBusiness } from "#content/neutral-business.ts";
import { expectNoFindings, invite, join } from "#tests/e2e/support/desk-staff.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { neutralSite } from "#tests/e2e/support/neutral-site.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

/* Whoever owns a site that nobody has set up is asked, step by step, whose it is. */

const neutral = neutralSite();

test("an owner sets the site up in two browsers, and it says whose it is", async ({
  page,
  newContext,
  faults,
}) => {
  const { site, mailbox } = neutral;
  // The conflict with the other owner.
  faults.allow(failedCall);
  const olga = await invite({ site, mailbox }, "Olga", "owner");
  await join(page, olga);
  await expect(page).toHaveURL(`${site.url}/desk/set-up/name`);
  const desk = page.getByRole("navigation", { name: "Desk" });
  await expect(desk.getByRole("link", { name: /^Set up: 0 of \d+$/ })).toBeVisible();
  await expectNoFindings(page, "the first step");

  const main = page.getByRole("main");
  const goOn = main.getByRole("button", { name: "Save and go on" });
  await main.getByLabel("Name", { exact: true }).fill("Buckeye Roofing");
  await main.getByLabel("Name in short").fill("Buckeye");
  await goOn.click();
  await expect(main.getByText(/“Buckeye Roofing”$/)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/desk/set-up/phones`);
  await main.getByLabel("Phone", { exact: true }).fill("614 555 0100");

  // Another owner goes on elsewhere, and saves first.
  const other = await (await newContext()).newPage();
  await other.setViewportSize({ width: 390, height: 844 });
  await join(other, await invite({ site, mailbox }, "Grace", "owner"));
  await expect(other).toHaveURL(`${site.url}/desk/set-up/phones`);
  await other.goto(`${site.url}/desk/set-up/mailboxes`);
  const theirs = other.getByRole("main");
  await theirs.getByLabel("Leads and appointments").fill("leads@buckeye.example");
  await theirs.getByRole("button", { name: "Save and send a test" }).first().click();
  await expect(theirs.getByText(/^Sent to leads@buckeye.example/)).toBeVisible();
  await mailbox.only({ to: "leads@buckeye.example", subject: "This mailbox works" });
  await expectNoFindings(other, "the mailboxes at 390 px");
  expect(await sidewaysOverflow(other)).toEqual([]);
  await other.setViewportSize({ width: 768, height: 1024 });
  await expectNoFindings(other, "the mailboxes at 768 px");
  expect(await sidewaysOverflow(other)).toEqual([]);

  // What was typed here is saved over it, as it was understood.
  await goOn.click();
  await expect(main.getByText("Phone: (555) 555-0142 → (614) 555-0100")).toBeVisible();

  const visitor = await (await newContext()).newPage();
  await visitor.goto(site.url);
  await expect(visitor.getByRole("contentinfo")).toContainText("Buckeye Roofing");
  await expect(visitor.getByRole("contentinfo")).toContainText("(614) 555-0100");
  await expect(visitor.locator("body")).not.toContainText(String(neutralBusiness.name));

  // Hours are typed once.
  await page.goto(`${site.url}/desk/set-up/hours`);
  await main.getByLabel("Monday, opens").fill("07:30");
  const repeat = main.getByRole("button", { name: "Same until Friday" });
  await repeat.press("Enter");
  await expect(main.getByLabel("Friday, opens")).toHaveValue("07:30");
  await expect(repeat).toBeFocused();
  await expect(main.getByText("Tuesday to Friday are as Monday.")).toBeAttached();

  await page.goto(`${site.url}/desk/set-up/promises`);
  await expect(main.getByText("Pages say these already")).toBeVisible();
  await expectNoFindings(page, "a step with folded facts");

  await page.goto(`${site.url}/desk/set-up/look`);
  await expect(main.getByText("Pages that contradict one another")).toBeVisible();
  await main.getByRole("button", { name: "Workmanship, standard" }).click();
  await expect(main.getByLabel("Find", { exact: true })).toHaveValue("Workmanship, standard");
  await page.goto(`${site.url}/desk/set-up/look`);
  await expectNoFindings(page, "the last step");
  await main.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL(`${site.url}/desk/loose-ends`);
  await expect(desk.getByRole("link", { name: /^Set up/ })).toHaveCount(0);

  // All of it goes at once, and comes back at once.
  await page.goto(`${site.url}/desk/set-up/name`);
  await main.getByRole("button", { name: "Begin again" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Begin again" }).click();
  await expect(main.getByLabel("Name", { exact: true })).toHaveValue(String(neutralBusiness.name));
  await page.goto(`${site.url}/desk/business`);
  await main.getByRole("button", { name: "Undo" }).click();
  await expect(main.getByText("Undone. The site shows it.")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("contentinfo")).toContainText("Buckeye Roofing");
});

test("staff who may not set the business never meet it", async ({ page }) => {
  const { site, mailbox } = neutral;
  await join(page, await invite({ site, mailbox }, "Otto", "office"));
  await expect(page).toHaveURL(`${site.url}/desk/loose-ends`);
  await page.goto(`${site.url}/desk/set-up`);
  await expect(page).toHaveURL(`${site.url}/desk/loose-ends`);
});
