import type { Page } from "@playwright/test";
import { atTheDesk, openNow } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, invite, join } from "#tests/e2e/support/desk-staff.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { linkIn } from "#tests/e2e/support/mailbox.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { ada, book } from "#tests/support/visitors.ts";

/* A day is closed that has appointments in it, and everybody gets another time. */

test.use({ now: openNow });

const thursday = "2026-11-19";
const people = { Ann: "9:00 AM", Bea: "10:00 AM", Cem: "11:00 AM" };
const emailOf = (name: string) => `${name.toLowerCase()}.rain@example.com`;
const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("a rain day goes from closing the hours to an answer, by keyboard, with a colleague going on @keyboard @databases", async ({
  page,
  site,
  mailbox,
  faults,
  newContext,
  browserName,
}, { testId }) => {
  faults.allow(failedCall);
  const visitor = await connectVisitor(site.url);
  for (const [name, timeSlot] of Object.entries(people)) {
    const details = { ...ada, name: `${name} Miller`, email: emailOf(name) };
    const { status } = await book(visitor, { date: thursday, timeSlot }, details);
    expect(status).toBe(201);
  }
  await atTheDesk(page);
  await join(page, await invite({ site, mailbox }, `Olive ${testId}`, "office"));

  await page.goto(`/desk/calendar?view=day&date=${thursday}`);
  await page.getByRole("button", { name: "Close hours" }).press("Enter");
  await page.getByLabel("Reason").pressSequentially("Rain");
  await page.getByLabel("Reason").press("Enter");
  await expect(
    page.getByText("3 people have an appointment on Thursday. Nothing has moved yet."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Find new times" }).press("Enter");

  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("New times for Thursday, November 19");
  await expect(page.getByText("3 people have an appointment then.")).toBeVisible();
  await expect(row(page, "Ann Miller")).toContainText("Fri, Nov 20, 9:00 AM");
  // Firefox's page crashes under axe when it is driven over BiDi.
  if (browserName !== "firefox") await expectNoFindings(page, "new times");
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await sidewaysOverflow(page)).toEqual([]);

  await page.getByLabel("Move Cem Miller").press("Space");
  await page.getByRole("button", { name: "Move 2 and write to them" }).press("Enter");
  await expect(page.getByText("2 moved.", { exact: true })).toBeFocused();

  // The link of the mail changes nothing; a press on the page does, also without scripts.
  const mail = await mailbox.only({
    to: emailOf("Ann"),
    subject: "We had to move your inspection: Fri, Nov 20, 9:00 AM",
  });
  const context = await newContext({ javaScriptEnabled: false });
  const visit = await context.newPage();
  await visit.goto(linkIn(mail, "Keep the new time"));
  await expect(visit.getByRole("heading", { name: "We moved your inspection" })).toBeVisible();
  await expect(row(page, "Ann Miller")).toContainText("Told.");
  await visit.getByRole("button", { name: "Keep this time" }).press("Enter");
  await expect(visit.getByText("We'll be there on Friday, November 20, 9:00 AM.")).toBeVisible();
  await expect(visit.getByRole("button", { name: "Keep this time" })).toHaveCount(0);
  await expect(row(page, "Ann Miller")).toContainText("Keeps the new time.");

  const colleague = await (await newContext()).newPage();
  await atTheDesk(colleague);
  await join(colleague, await invite({ site, mailbox }, `Otto ${testId}`, "office"));
  await colleague.goto("/desk/calendar");
  const open = colleague.getByRole("list", { name: "New times" });
  await expect(open).toContainText("1 to move or call, 1 yet to answer.");
  await open.getByRole("link").press("Enter");
  await expect(colleague.getByRole("heading", { level: 1 })).toHaveText(/^New times for Thursday/);
  await colleague.getByRole("button", { name: /^Another time.+Cem Miller$/ }).press("Enter");
  const dialog = colleague.getByRole("dialog", { name: "Another time for Cem Miller" });
  await dialog.getByLabel("Day").selectOption("Monday, November 23");
  await dialog.getByRole("button", { name: "Propose this time" }).press("Enter");
  await expect(colleague.getByText("Cem Miller has another proposed time.")).toBeFocused();
  await expect(row(page, "Cem Miller")).toContainText("Mon, Nov 23, 11:00 AM");

  // Bea calls.
  await colleague.getByRole("button", { name: /^They keep it.+Bea Miller$/ }).press("Enter");
  await expect(colleague.getByText("Bea Miller keeps the new time.")).toBeFocused();
  await expect(row(page, "Bea Miller")).toContainText("Keeps the new time.");
});
