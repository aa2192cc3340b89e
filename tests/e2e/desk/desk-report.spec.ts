import { atTheDesk } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, invite, join, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { usualNow } from "#tests/support/site.ts";
import { book } from "#tests/support/visitors.ts";

/* An inspector writes a report where there is no network, and it is sent once. */

test.use({ serviceWorkers: "allow" });

test("a report written without a network survives a closed page, and is sent once", async ({
  page,
  context,
  site,
  mailbox,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  await atTheDesk(page, usualNow());
  const ines = await invite({ site, mailbox }, "Ines Roof", "inspector");
  await join(page, ines);
  const date = site.newDay();
  const booked = await book(await connectVisitor(site.url), { date, timeSlot: "9:00 AM" }, visitor);
  const owner = await ownerOf(site);
  const { body: day } = await owner.send("GET", `/api/desk/day?date=${date}`);
  const { id: lead, version } = day.leads.find(
    ({ appointment }: { appointment: { id: string } }) =>
      appointment.id === booked.body.appointment.id,
  );
  await owner.send("PATCH", `/api/desk/leads/${lead}`, { version, assigneeId: ines.id });
  await page.goto(`/desk/day?date=${date}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.getByRole("link", { name: `Report on the roof of ${visitor.name}` }).click();
  await expect(page.getByRole("button", { name: "Begin the report" })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole("button", { name: "Begin the report" }).click();
  await page.getByRole("group", { name: "Roof surface" }).getByText("Closely").click();
  await page.getByRole("button", { name: "Add a finding without a photo" }).click();
  const finding = page.getByRole("article", { name: "Finding 1" });
  await finding.getByLabel("Part", { exact: true }).selectOption({ label: "Chimney" });
  await finding.getByText("Damaged").click();
  await finding.getByText("This season").click();
  await page.getByRole("group", { name: "What we advise" }).getByText("Repair").click();
  await expect(page.getByRole("button", { name: "Finding 1: say what was seen" })).toBeVisible();
  await finding.getByLabel("What was seen").fill("Hail damage on the flashing.");
  await expect(
    page.getByText("The roof needs a repair this season at one place: the chimney."),
  ).toBeVisible();
  await expect(page.getByText("This says more than what was seen:")).toBeVisible();
  await finding.getByLabel("What was seen").fill("The flashing has come off.");
  await expect(page.getByText("Nothing is missing.")).toBeVisible();
  await expectNoFindings(page, "a report that is not saved");

  await page.reload();
  await expect(finding.getByLabel("What was seen")).toHaveValue("The flashing has come off.");
  await page.getByRole("button", { name: "Send the report" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send the report" }).click();
  await expect(page.getByText(/It will be sent by itself/)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Reports that were sent" })).toBeVisible();
  await expect(page.getByText("Not opened yet")).toBeVisible();
  await expectNoFindings(page, "a report that was sent");
  const { body } = await owner.send("GET", `/api/desk/leads/${lead}/reports`);
  expect(body.reports).toHaveLength(1);
  expect(body.reports[0]).toMatchObject({ state: "sent" });

  // Nothing stands then, so that another can be written.
  await expect(page.getByRole("button", { name: "Begin the report" })).toBeHidden();
  await page.getByRole("button", { name: "Revoke it" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke it" }).click();
  await expect(page.getByRole("button", { name: "Begin the report" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Revoke it" })).toHaveCount(0);
});
