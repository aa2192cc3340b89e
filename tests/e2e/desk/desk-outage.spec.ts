import { askedBy, atTheDesk, openNow, writeIn } from "#tests/e2e/support/desk-leads.ts";
import { invite, join, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/* A night without mail, on a separate site: staff on duty are alerted about every waiting lead. */

test.use({ now: openNow });

test("while mail is down nothing is lost, and an emergency moves on to the next person on duty", async ({
  page,
  site,
  mailbox,
}) => {
  await atTheDesk(page);
  const eli = await invite({ site, mailbox }, "Eli First", "office");
  const fen = await invite({ site, mailbox }, "Fen Second", "office");
  await join(page, eli);
  const owner = await ownerOf(site);
  for (const { id } of [eli, fen]) {
    await owner.send("PATCH", `/api/desk/staff/${id}`, { isOnDuty: true });
    await site.advance(1);
  }
  const repair = await mailbox.breakDown();
  await writeIn(site, askedBy(305), { emergency: true });
  await page.goto("/desk/leads");
  await page.getByRole("link", { name: askedBy(305).name }).click();
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect(timeline).toContainText("Eli First was alerted by mail");
  await expect(timeline).not.toContainText("Fen Second was alerted");
  await site.advance(5);
  await expect(timeline).toContainText("Fen Second was alerted by mail");
  await page.keyboard.press("c");
  await page.getByRole("button", { name: "Reached" }).click();
  await expect(timeline).toContainText("Call: reached");

  await page.goto("/desk/mails");
  await expect(page.getByRole("link", { name: /Emergency: Storm Visitor 305/ })).toHaveCount(2);
  await expect(page.getByText(/^Late$/).first()).toBeVisible();
  await repair();
  // The longest pause between two attempts.
  await site.advance(5);
  for (const { email } of [eli, fen]) {
    await mailbox.only({ to: email, subject: `Emergency: ${askedBy(305).name}` });
  }
  await mailbox.only({ to: askedBy(305).email, subject: "We have your emergency request" });
});
