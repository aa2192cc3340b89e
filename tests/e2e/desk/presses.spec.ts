import type { Page } from "@playwright/test";
import { askedBy, atTheDesk, openNow, writeIn } from "#tests/e2e/support/desk-leads.ts";
import { type Colleague, invite, join, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { countPresses, type Presses } from "#tests/e2e/support/presses.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { planFor } from "#tests/support/inspectors.ts";
import type { Site } from "#tests/support/site.ts";
import { book, person } from "#tests/support/visitors.ts";

/* How many presses the office's frequent tasks take. The table of docs/measuring.md has the same figures. */

test.use({ now: openNow });

const thursday = "2026-11-19";
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const item = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const timeline = (page: Page) => page.getByRole("region", { name: "Timeline" });

/** Somebody of the office sits down, and their presses count from then on. */
async function sitDown(page: Page, somebody: Colleague, now = openNow): Promise<Presses> {
  const presses = await countPresses(page);
  await atTheDesk(page, now);
  await join(page, somebody);
  return presses;
}

test.beforeEach(({ faults }) => faults.allow(failedCall));

test("a call is logged, a new caller booked and a known one recognized", async ({
  page,
  site,
  mailbox,
}) => {
  const presses = await sitDown(page, await invite({ site, mailbox }, "Pia Call", "office"));
  const known = askedBy(201);
  await writeIn(site, known);
  await page.goto(`/desk/leads?search=${encodeURIComponent(known.email)}`);
  await row(page, known.name).getByRole("link", { name: known.name }).click();
  await expect(timeline(page)).toContainText("Came in");
  const logged = async () => {
    await page.keyboard.press("c");
    await expect(page.getByRole("button", { name: "Reached" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(timeline(page)).toContainText("Call: reached");
  };
  expect(await presses.during(logged), "log a call").toBe(2);

  await page.goto(`/desk/calendar?view=day&date=${thursday}`);
  const hour = page.getByRole("button", { name: /^Book here on \w+ 3:00 PM/ }).first();
  await expect(hour).toBeVisible();
  const booked = async () => {
    await hour.click();
    await page.getByRole("dialog").getByLabel("For whom?").pressSequentially("Nina Caller");
    await page.getByRole("dialog").getByRole("button", { name: "New call" }).click();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Nina Caller");
    await page.getByLabel("Phone", { exact: true }).fill("(703) 555-8811");
    await page.getByLabel("Address").fill("4 Elm Court, Vienna, VA 22180");
    await page.getByRole("button", { name: "Save the call" }).click();
    await page.getByRole("button", { name: /^Book .*3:00 PM$/ }).click();
    await expect(page.getByRole("region", { name: "Inspection" })).toContainText("3:00 PM");
  };
  expect(await presses.during(booked), "book a new caller").toBe(4);

  await page.goto("/desk/leads");
  await page.getByRole("button", { name: "New call" }).click();
  await page.getByLabel("Phone", { exact: true }).fill(known.phone);
  const same = page.getByRole("dialog").getByRole("button", { name: /^Add to lead/ });
  await expect(same).toBeVisible();
  const recognized = async () => {
    await same.click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  expect(await presses.during(recognized), "a known caller").toBe(1);
});

test("an inspection is moved and its person told, and a rainy day moved whole", async ({
  page,
  site,
  mailbox,
}) => {
  const presses = await sitDown(page, await invite({ site, mailbox }, "Pia Rain", "office"));
  const dana = await invite({ site, mailbox }, "Dana Ruiz", "inspector");
  await planFor(await ownerOf(site), dana.id);
  for (const [index, timeSlot] of ["9:00 AM", "10:00 AM", "11:00 AM"].entries()) {
    await booked(site, index, { date: thursday, timeSlot });
  }
  await page.goto(`/desk/calendar?view=day&date=${thursday}`);
  const card = page.locator("#page table [data-card]").filter({ hasText: nameOf(2) });
  await expect(card).toContainText("11:00 AM");
  await card.focus();
  const bar = page.getByRole("region", { name: "What was done" });
  const moved = async () => {
    for (const key of ["Enter", "ArrowDown", "Enter"]) await page.keyboard.press(key);
    await bar.getByRole("button", { name: /^Email/ }).click();
    await expect(bar).toContainText("goes out in 10 seconds");
  };
  expect(await presses.during(moved), "move and tell").toBe(4);
  await bar.getByRole("button", { name: "Close" }).click();

  const closed = async () => {
    await page.getByRole("button", { name: "Close hours" }).click();
    await page.getByLabel("Reason").pressSequentially("Rain");
    await page.getByLabel("Reason").press("Enter");
    await page.getByRole("button", { name: "Find new times" }).click();
    await page.getByRole("button", { name: "Move 3 and write to them" }).click();
    await expect(page.getByText("3 moved.", { exact: true })).toBeVisible();
  };
  expect(await presses.during(closed), "a rainy day").toBe(4);
});

test("new bookings are seen, and several leads given to somebody", async ({
  page,
  site,
  mailbox,
}) => {
  const presses = await sitDown(page, await invite({ site, mailbox }, "Pia Morning", "office"));
  // Far from the rainy day, whose people move to the next ones.
  const date = "2026-12-01";
  for (const [index, timeSlot] of ["9:00 AM", "10:00 AM", "1:00 PM"].entries()) {
    await booked(site, 10 + index, { date, timeSlot });
  }
  await page.goto("/desk/leads");
  const bookings = page.getByRole("link", { name: /^New bookings/ });
  await expect(bookings).toBeVisible();
  await bookings.click();
  const first = page.locator("[data-leads] [id^='lead-']").filter({ hasText: nameOf(10) });
  const seenOne = async () => {
    await first.getByRole("button", { name: "Seen" }).click();
    await expect(first).toHaveCount(0);
  };
  expect(await presses.during(seenOne), "one booking seen").toBe(1);
  await page.goto("/desk/leads");
  const seenAll = async () => {
    await bookings.click();
    await page.getByRole("button", { name: /^Mark all .+ as seen/ }).click();
    await expect(page.getByText("Every booking has been seen")).toBeVisible();
  };
  expect(await presses.during(seenAll), "all bookings seen").toBe(2);

  for (const index of [211, 212, 213]) await writeIn(site, askedBy(index));
  await page.goto("/desk/leads?search=555-221");
  await expect(row(page, askedBy(213).name)).toBeVisible();
  const given = async () => {
    await page.getByRole("checkbox", { name: /^Select all/ }).click();
    const bar = page.getByRole("region", { name: "Selected leads" });
    await bar.getByRole("button", { name: "Assign" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Assign" }).click();
    await expect(page.getByText("3 leads assigned.")).toBeVisible();
  };
  expect(await presses.during(given), "three leads given to somebody").toBe(3);
});

test("a visit ends, its quote brings the next follow-up, and loose ends go", async ({
  page,
  site,
  mailbox,
}) => {
  const date = "2026-11-18";
  await booked(site, 20, { date, timeSlot: "9:00 AM" });
  await booked(site, 21, { date, timeSlot: "10:00 AM" });
  const pia = await invite({ site, mailbox }, "Pia Evening", "office");
  const now = `${date}T20:00:00.000Z`;
  await site.advance((Date.parse(now) - Date.parse(openNow)) / 60_000);
  const presses = await sitDown(page, pia, now);
  await page.goto(`/desk/day?date=${date}`);
  const visit = page.getByRole("article").filter({ hasText: nameOf(20) });
  const done = async () => {
    await visit.getByRole("button", { name: /^Done/ }).click();
    await expect(visit.getByText("Noted that you were there.")).toBeVisible();
  };
  await expect(visit).toBeVisible();
  expect(await presses.during(done), "a visit that took place").toBe(1);
  const quoted = async () => {
    await visit.getByRole("button", { name: /^Outcome/ }).click();
    await page.getByText("Quoted", { exact: true }).click();
    await page.getByLabel("Amount (optional)").fill("14.5k");
    await page.getByLabel(/^Follow up /).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
  };
  expect(await presses.during(quoted), "a quote with its follow-up").toBe(4);

  await page.goto("/desk/loose-ends");
  const line = item(page, nameOf(21));
  await expect(line).toBeVisible();
  const ended = async () => {
    await line.getByRole("button", { name: /^Done/ }).click();
    await expect(line.getByRole("button", { name: /^Done/ })).toHaveCount(0);
  };
  expect(await presses.during(ended), "a loose end").toBe(1);
});

const nameOf = (index: number) => `Press Person ${index}`;

/** Books as a visitor. */
async function booked(
  site: Site,
  index: number,
  time: { date: string; timeSlot: string },
): Promise<void> {
  const visitor = await connectVisitor(site.url);
  const details = { ...person(index), name: nameOf(index) };
  expect((await book(visitor, time, details)).status).toBe(201);
}
