import { atTheDesk } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, invite, join, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { usualNow } from "#tests/support/site.ts";
import { book } from "#tests/support/visitors.ts";

/* The office writes an estimate, loses its network meanwhile, and sends it once. */

test.use({ serviceWorkers: "allow" });

test("an estimate survives a lost network and a reload, is sent once, and is won when it was signed", async ({
  page,
  context,
  site,
  mailbox,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  await atTheDesk(page, usualNow());
  await join(page, await invite({ site, mailbox }, "Olive Office", "office"));
  const date = site.newDay();
  const booked = await book(await connectVisitor(site.url), { date, timeSlot: "9:00 AM" }, visitor);
  const owner = await ownerOf(site);
  const { body: day } = await owner.send("GET", `/api/desk/day?date=${date}`);
  const { id: lead } = day.leads.find(
    ({ appointment }: { appointment: { id: string } }) =>
      appointment.id === booked.body.appointment.id,
  );
  // The day is what the desk opens with where there is no network.
  await page.goto(`/desk/day?date=${date}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await expect(page.getByText(visitor.name).first()).toBeVisible();
  await page.goto(`/desk/leads/${lead}`);
  await page.getByRole("link", { name: "Write an estimate" }).click();
  await page.getByRole("button", { name: "Begin the estimate" }).click();
  const line = page
    .getByRole("listitem")
    .filter({ has: page.getByText("Line 1", { exact: true }) });
  await expect(line.getByLabel("What", { exact: true })).toHaveValue(/asphalt shingles/);
  await line.getByLabel("Quantity").fill("23.5");
  await line.getByLabel("Price").fill("550");
  await page.getByLabel("Name", { exact: true }).fill("Architectural shingles");
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /when work begins and ends/ })).toBeVisible();
  await expectNoFindings(page, "an estimate");

  await context.setOffline(true);
  await page.getByLabel("Not before").fill(date);
  await page.getByLabel("Done by").fill(date);
  await page.getByLabel("Days of work, from").fill("2");
  await page.getByLabel("Prices hold until").fill(date);
  await expect(page.getByText(/Kept on this device/)).toBeVisible();
  await expect(page.getByText("Nothing is missing.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Prices hold until")).toHaveValue(date);
  await page.getByRole("button", { name: "Look at it as your customer will" }).click();
  await expect(page.getByRole("dialog").getByText("Architectural shingles")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("button", { name: "Send the estimate" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send the estimate" }).click();
  await expect(page.getByText(/It will be sent by itself/)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Estimates that were sent" })).toBeVisible();
  await expect(page.getByText("No answer yet.")).toBeVisible();
  await expectNoFindings(page, "an estimate that was sent");
  const { body } = await owner.send("GET", `/api/desk/leads/${lead}/estimates`);
  expect(body.estimates).toHaveLength(1);
  expect(body.estimates[0]).toMatchObject({ state: "sent" });
  expect((await owner.send("GET", `/api/desk/leads/${lead}`)).body.lead).toMatchObject({
    state: "quoted",
    amountCents: expect.any(Number),
  });

  await page.getByRole("button", { name: "Signed on paper …" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "It was signed" }).click();
  await expect(page.getByText("Signed on paper: Architectural shingles")).toBeVisible();
  expect((await owner.send("GET", `/api/desk/leads/${lead}`)).body.lead.state).toBe("won");
});
