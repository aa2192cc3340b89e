import { atTheDesk, openNow } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, invite, join } from "#tests/e2e/support/desk-staff.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/* Who is alerted: on duty until a moment, by plan, and taken over. */

test.use({ now: openNow });

test("the list says that nobody is on duty, until somebody goes on duty, and another takes over", async ({
  page,
  newContext,
  site,
  mailbox,
}) => {
  await atTheDesk(page);
  await join(page, await invite({ site, mailbox }, "Ida Duty", "office"));
  await page.goto("/desk/leads");
  await expect(page.getByText("Nobody is on duty: new leads alert no one")).toBeVisible();
  await expectNoFindings(page, "nobody on duty");
  await page.getByRole("link", { name: "Go on duty" }).click();
  const main = page.getByRole("main");
  await main.getByRole("switch", { name: "On duty" }).click();
  await expectNoFindings(page, "end of duty");
  await page.getByRole("radio", { name: "Until we close, 5:00 PM" }).check();
  await page.getByRole("button", { name: "Go on duty" }).click();
  await expect(main.getByText("Until 5:00 PM")).toBeVisible();
  await page.getByRole("button", { name: "Mute: 30 min" }).click();
  await expect(page.getByText("Muted until 12:30 PM")).toBeFocused();
  await page.getByRole("button", { name: "Unmute" }).click();
  await expectNoFindings(page, "alerts");
  await page.getByRole("link", { name: "Leads" }).click();
  await expect(page.getByRole("heading", { name: "Leads" })).toBeVisible();
  await expect(page.getByText("Nobody is on duty")).toHaveCount(0);

  const other = await (await newContext()).newPage();
  await atTheDesk(other);
  await join(other, await invite({ site, mailbox }, "Jon Next", "office"));
  await other.goto("/desk/staff");
  await other.getByRole("button", { name: "Duty plan of Jon Next" }).click();
  await other.getByRole("button", { name: "Add a shift" }).click();
  await other.getByLabel("To").fill("16:00");
  await expectNoFindings(other, "duty plan");
  await other.getByRole("button", { name: "Save the duty plan" }).click();
  await expect(other.getByText("Next Nov 23, 9:00 AM")).toBeVisible();
  await other.getByRole("button", { name: "Take over duty from Ida Duty" }).click();
  await expect(other.getByText("You are on duty. Until 5:00 PM.")).toBeFocused();
  await page.goto("/desk/settings");
  await expect(main.getByRole("switch", { name: "On duty" })).not.toBeChecked();
});
