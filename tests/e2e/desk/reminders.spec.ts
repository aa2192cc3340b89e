import { atTheDesk, openNow } from "#tests/e2e/support/desk-leads.ts";
import { invite, join } from "#tests/e2e/support/desk-staff.ts";
import { linkIn } from "#tests/e2e/support/mailbox.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { ada, book } from "#tests/support/visitors.ts";

/* People are asked whether they will be there, and the desk sees that they said so. */

test.use({ now: openNow });

const monday = "2026-11-23";
/** From Tuesday noon to Friday at the appointment's hour, which is three days before. */
const untilReminder = (2 * 24 + 23) * 60;

test("a reminder's link asks, a press confirms without scripts, and the calendar shows it @databases", async ({
  page,
  site,
  mailbox,
  newContext,
}, { testId }) => {
  const email = `ada.${testId}@example.com`;
  const time = { date: monday, timeSlot: "11:00 AM" };
  expect((await book(await connectVisitor(site.url), time, { ...ada, email })).status).toBe(201);
  const colleague = await invite({ site, mailbox }, `Otto ${testId}`, "office");
  await site.advance(untilReminder);
  const mail = await mailbox.only({ to: email, subject: "Will you be there?" });

  const visit = await (await newContext({ javaScriptEnabled: false })).newPage();
  await visit.goto(linkIn(mail, "be there"));
  await expect(visit.getByRole("heading", { name: "Will you be there?" })).toBeVisible();

  await atTheDesk(page, new Date(Date.parse(openNow) + untilReminder * 60_000).toISOString());
  await join(page, colleague);
  await page.goto(`/desk/calendar?view=day&date=${monday}`);
  const card = page.getByRole("button", { name: /Ada Homeowner/ });
  await expect(card).toContainText("booked");

  await visit.getByRole("button", { name: "Yes, I'll be there" }).press("Enter");
  await expect(visit.getByText("We'll be there on Monday, November 23, 11:00 AM.")).toBeVisible();
  await expect(visit.getByRole("button", { name: "Yes, I'll be there" })).toHaveCount(0);
  await expect(card).toContainText("confirmed");
});
