import type { Page } from "@playwright/test";
import { askedBy, atTheDesk, openNow, writeIn } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, invite, join } from "#tests/e2e/support/desk-staff.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { officeAddress } from "#tests/e2e/support/mailbox.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

/* One person in the office works through the list, with keys and with the pointer. */

test.use({ now: openNow });

const line = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const timeline = (page: Page) => page.getByRole("region", { name: "Timeline" });

test.beforeEach(async ({ page, site, mailbox, faults }, { testId }) => {
  faults.allow(failedCall);
  await atTheDesk(page);
  await join(page, await invite({ site, mailbox }, `Ola ${testId}`, "office"));
});

test("a lead can be found by part of its number, and the list saved as a view", async ({
  page,
  site,
}) => {
  await writeIn(site, askedBy(101));
  await writeIn(site, askedBy(102));
  await page.goto("/desk/leads?list=all");
  await expect(line(page, askedBy(102).name)).toBeVisible();
  await page.getByRole("searchbox", { name: "Search this list" }).fill("555-2101");
  await expect(line(page, askedBy(101).name)).toBeVisible();
  await expect(line(page, askedBy(102).name)).toHaveCount(0);
  await page.getByRole("button", { name: "Save this view" }).click();
  await page.getByLabel("Name of the view").fill("Her number");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Waiting" }).click();
  await page.getByRole("link", { name: "Her number", exact: true }).click();
  await expect(page).toHaveURL(/search=555-2101/);
  await page.reload();
  await expect(line(page, askedBy(101).name)).toBeVisible();
});

test("a lead can be taken, called and booked by keyboard alone @keyboard", async ({
  page,
  site,
  mailbox,
}) => {
  const person = askedBy(103);
  await writeIn(site, person);
  await page.goto(`/desk/leads?search=${encodeURIComponent(person.email)}`);
  await expect(line(page, person.name)).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("m");
  await expect(line(page, person.name)).toContainText("Ola");
  await expect(page.locator("[aria-live]").getByText(`${person.name}, is yours.`)).toHaveCount(1);
  await page.keyboard.press("c");
  await expect(page.getByRole("button", { name: "Reached" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(timeline(page)).toContainText("Call: reached");
  await expect(page.getByTitle("Choose this time (1)")).toBeVisible();
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await expect(timeline(page)).toContainText("Inspection booked");
  await expect(page.getByRole("region", { name: "Inspection" }).getByText(" AM")).toBeFocused();
  await mailbox.only({ to: person.email, subject: "Your roof inspection is booked" });
});

test("a draft survives a reload and an expired session", async ({ page, site }) => {
  const person = askedBy(104);
  await writeIn(site, person);
  await page.goto(`/desk/leads?search=${encodeURIComponent(person.email)}`);
  await page.getByRole("link", { name: person.name }).click();
  await page.getByRole("button", { name: "Take", exact: true }).click();
  await expect(page.getByRole("status").getByText("Yours")).toBeFocused();
  await page.getByLabel("Note, for the office only").fill("Call");
  await page.getByLabel("Note, for the office only").fill("");
  await expect(page.getByText("Draft kept in this browser")).toHaveCount(0);
  await page.getByLabel("Note, for the office only").fill("Call after five");
  await page.evaluate(() =>
    localStorage.setItem("desk-draft:another:new-call", JSON.stringify({ at: 0, value: "old" })),
  );
  await page.reload();
  await expect(page.getByLabel("Note, for the office only")).toHaveValue("Call after five");
  await expect(page.getByText("Draft kept in this browser")).toBeVisible();
  // The session ends while the note is being sent, so that nothing else notices it first.
  await page.route("**/notes", async (route) => {
    await page.context().clearCookies({ name: "desk" });
    await route.continue();
  });
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page).toHaveURL(/\/desk\/sign-in\?to=/);
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith("desk-draft:")),
  );
  expect(JSON.stringify(kept)).toContain("Call after five");
  expect(JSON.stringify(kept)).not.toContain("another");
});

test("a canned reply goes out with the office's address as reply-to", async ({
  page,
  site,
  mailbox,
}) => {
  const person = { ...askedBy(105), name: "Mrs. Dalloway" };
  await writeIn(site, person);
  await page.goto(`/desk/leads?search=${encodeURIComponent(person.email)}`);
  await page.getByRole("link", { name: person.name }).click();
  await page.keyboard.press("e");
  await page.getByLabel("Start from").selectOption({ label: "We tried to call" });
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue(/^Hi Mrs. Dalloway,/);
  await page.getByRole("button", { name: "Send the email" }).click();
  await expect(timeline(page)).toContainText("We tried to reach you");
  await expect(page.getByText("Draft kept in this browser")).toHaveCount(0);
  const mail = await mailbox.only({ to: person.email, subject: "We tried to reach you" });
  expect(mail.replyTo).toBe(officeAddress);
});

test("an inspection can be moved, and the next one booked once it has passed", async ({
  page,
  site,
  mailbox,
}) => {
  const person = askedBy(107);
  await writeIn(site, person);
  await page.goto(`/desk/leads?search=${encodeURIComponent(person.email)}`);
  await page.getByRole("link", { name: person.name }).click();
  await page.getByTitle("Choose this time (1)").click();
  await page.getByRole("button", { name: /^Book / }).click();
  await expect(timeline(page)).toContainText("Inspection booked");
  await expect(page.getByTitle("Choose this time (1)")).toHaveCount(0);
  await page.getByRole("button", { name: "Move it" }).click();
  await page.getByTitle("Choose this time (2)").click();
  await page.getByRole("button", { name: /^Move to / }).click();
  await expect(timeline(page)).toContainText("Inspection moved");
  await expect(page.getByTitle("Choose this time (2)")).toHaveCount(0);
  await mailbox.only({ to: person.email, subject: "Your roof inspection has moved" });

  await page.clock.setSystemTime("2026-12-20T17:00:00Z");
  await page.reload();
  await expect(page.getByText("This time is over.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Nobody there/ })).toBeVisible();
  await expect(page.getByTitle("Choose this time (1)")).toBeVisible();
});

test("releasing suspected spam sends its confirmation", async ({ page, site, mailbox }) => {
  const person = askedBy(106);
  await writeIn(site, person, { website: "filled in by a program" });
  await page.goto("/desk/leads?list=spam");
  await line(page, person.name).getByRole("button", { name: "Release" }).click();
  await expect(line(page, person.name)).toHaveCount(0);
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  expect(await focused(), "the focus").not.toBe("BODY");
  await mailbox.only({ to: person.email, subject: "We have your message" });
});

for (const width of [1440, 390]) {
  test(`axe finds nothing at ${width} px, and nothing overflows sideways`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 850 });
    // The same person has asked before, at length.
    const before = { ...askedBy(width), name: "Somebody Else" };
    await writeIn(site, before, { message: "Water comes in above the stairs. ".repeat(100) });
    await writeIn(site, askedBy(width), { emergency: true });
    await page.goto("/desk/leads");
    await expect(line(page, askedBy(width).name)).toBeVisible();
    await expectNoFindings(page, "list");
    expect(await sidewaysOverflow(page)).toEqual([]);
    await page.getByRole("button", { name: "New call" }).click();
    await expect(page.getByLabel("Name")).toBeFocused();
    await expectNoFindings(page, "new call");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: askedBy(width).name }).click();
    await expect(timeline(page)).toContainText("Came in");
    await expectNoFindings(page, "lead");
    expect(await sidewaysOverflow(page)).toEqual([]);
    // The desk's navigation stays in place however far the page is scrolled.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole("link", { name: "Calendar" })).toBeInViewport();
  });
}
