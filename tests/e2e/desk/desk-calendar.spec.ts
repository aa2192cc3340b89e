import type { Locator, Page } from "@playwright/test";
import { addDays, calendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { atTheDesk } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, invite, join, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { planFor } from "#tests/support/inspectors.ts";
import { type Site, usualNow } from "#tests/support/site.ts";
import { book, type Details } from "#tests/support/visitors.ts";

/* The desk's calendar: what is moved there by keys, by mouse and by choosing, and who sees it. */

test("a dispatcher moves an appointment by keys, by mouse and by choosing, and undoes it", async ({
  page,
  site,
  mailbox,
  visitor,
}) => {
  await atTheDesk(page, usualNow());
  const { dana, dispatcher } = await staffed({ site, mailbox }, "One");
  const date = site.newDay();
  await bookFor(site, visitor, { date, timeSlot: "9:00 AM" });
  await join(page, dispatcher);
  await page.goto(`/desk/calendar?view=day&date=${date}`);
  const card = cardOf(page, visitor);
  await expect(card).toContainText("9:00 AM");
  await expect(card).toContainText("Fairfax");
  await expectNoFindings(page, "a day");

  await card.focus();
  await page.keyboard.press("Enter");
  await expect(spoken(page)).toContainText(`${visitor.name} picked up.`);
  await page.keyboard.press("ArrowDown");
  await expect(spoken(page)).toContainText("10:00 AM");
  await expect(spoken(page)).toContainText("Free.");
  await page.keyboard.press("Escape");
  await expect(spoken(page)).toContainText("is back at 9:00 AM.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const bar = page.getByRole("region", { name: "What was done" });
  await expect(bar).toContainText(/Moved to \w+ 10:00 AM\./);
  await expect(bar).toBeFocused();
  await expect(card).toContainText("Not told yet");
  await expectNoFindings(page, "a moved appointment");
  await bar.getByRole("button", { name: "Undo" }).click();
  await expect(card).toContainText("9:00 AM");
  await expect(card).not.toContainText("Not told yet");

  const target = page.locator(`[data-cell="${date}|2:00 PM|${dana.id}"]`);
  await card.dragTo(target);
  await expect(bar).toContainText("2:00 PM");
  await expect(target).toContainText(visitor.name);
  await bar.getByRole("button", { name: /^Email/ }).click();
  await expect(bar).toContainText("goes out in 10 seconds");
  await bar.getByRole("button", { name: "Close" }).click();
  await expect(card).toBeFocused();

  await card.click();
  const panel = page.getByRole("dialog", { name: visitor.name });
  await expect(panel.getByRole("link", { name: /^Lead / })).toBeVisible();
  await expectNoFindings(page, "an appointment's panel");
  await panel.getByRole("button", { name: "Move to…" }).click();
  const form = page.getByRole("dialog", { name: /^Move / });
  await form.getByLabel("Time").selectOption("4:00 PM");
  await form.getByRole("button", { name: "Move it" }).click();
  await expect(card).toContainText("4:00 PM");
});

test("of two dispatchers on one slot the second is told by whom it is taken, and may insist @databases", async ({
  page,
  newContext,
  site,
  mailbox,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  await atTheDesk(page, usualNow());
  const { dispatcher } = await staffed({ site, mailbox }, "Two");
  const other = await invite({ site, mailbox }, "Otto Office", "office");
  const date = site.newDay();
  const ann = { ...visitor, name: "Ann First" };
  const ben = { ...visitor, name: "Ben Second", email: `ben.${visitor.email}` };
  await bookFor(site, ann, { date, timeSlot: "9:00 AM" });
  await bookFor(site, ben, { date, timeSlot: "11:00 AM" });
  const theirs = await (await newContext()).newPage();
  await atTheDesk(theirs, usualNow());
  await join(page, dispatcher);
  await join(theirs, other);
  for (const each of [page, theirs]) await each.goto(`/desk/calendar?view=week&date=${date}`);
  await expect(cardOf(theirs, ann)).toContainText("9:00 AM");

  // In hand at one desk, and moved at the other: it is put back, and said.
  await cardOf(theirs, ann).focus();
  await theirs.keyboard.press("Enter");
  await cardOf(page, ann).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(cardOf(theirs, ann)).toContainText("10:00 AM");
  await expect(spoken(theirs)).toContainText("was changed meanwhile, and has been put back.");

  await cardOf(theirs, ben).focus();
  await theirs.keyboard.press("Enter");
  await theirs.keyboard.press("ArrowUp");
  await theirs.keyboard.press("Enter");
  const refusal = theirs.getByRole("alert").filter({ hasText: "is back where it was." });
  await expect(refusal).toContainText("Taken by Ann First.");
  await expect(cardOf(theirs, ben)).toContainText("11:00 AM");
  await refusal.getByRole("button", { name: "Book anyway" }).click();
  await expect(cardOf(theirs, ben)).toContainText("10:00 AM");
  await expect(cardOf(page, ben)).toContainText("10:00 AM");
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a card is carried to a time that somebody is booking, which is shown at once and asked about", async ({
    page,
    site,
    mailbox,
    visitor,
    faults,
  }) => {
    faults.allow(failedCall);
    await atTheDesk(page, usualNow());
    const { dispatcher } = await staffed({ site, mailbox }, "Finger");
    const date = site.newDay();
    await bookFor(site, visitor, { date, timeSlot: "9:00 AM" });
    await join(page, dispatcher);
    await page.goto(`/desk/calendar?view=day&date=${date}`);
    const card = page.locator("#page ol [data-card]").filter({ hasText: visitor.name });
    const ten = page.locator(`#page ol [data-cell^="${date}|10:00 AM"]`);
    await expect(ten.getByRole("button", { name: /^1 free on/ })).toBeVisible();

    const other = await connectVisitor(site.url);
    const held = await other.send("POST", "/api/holds", { date, timeSlot: "10:00 AM" });
    expect(held.status).toBe(200);
    await expect(ten).toContainText(`Being booked until ${held.body.hold.until}`);
    await expect(ten.getByRole("button", { name: /free on/ })).toHaveCount(0);
    await expectNoFindings(page, "a time that is being booked");

    await carryByTouch(page, card, ten);
    const refusal = page.getByRole("alert").filter({ hasText: "is back where it was." });
    await expect(refusal).toContainText("That time is being booked on the website right now.");
    await expect(card).toContainText("9:00 AM");
    await refusal.getByRole("button", { name: "Book anyway" }).tap();
    await expect(ten).toContainText(visitor.name);
  });

  test("a card is carried to a free time, and moved on by taps alone", async ({
    page,
    site,
    mailbox,
    visitor,
  }) => {
    await atTheDesk(page, usualNow());
    const { dispatcher } = await staffed({ site, mailbox }, "Tap");
    const date = site.newDay();
    await bookFor(site, visitor, { date, timeSlot: "9:00 AM" });
    await join(page, dispatcher);
    await page.goto(`/desk/calendar?view=day&date=${date}`);
    const card = page.locator("#page ol [data-card]").filter({ hasText: visitor.name });
    const timeOf = (time: string) => page.locator(`#page ol [data-cell^="${date}|${time}"]`);
    const bar = page.getByRole("region", { name: "What was done" });
    await expect(card).toBeVisible();
    await carryByTouch(page, card, timeOf("10:00 AM"));
    await expect(bar).toContainText("10:00 AM.");
    await bar.getByRole("button", { name: "Not now" }).tap();
    await expect(timeOf("10:00 AM")).toContainText("Not told yet");

    await card.tap();
    const panel = page.getByRole("dialog", { name: visitor.name });
    await panel.getByRole("button", { name: "Move to…" }).tap();
    const form = page.getByRole("dialog", { name: /^Move / });
    await form.getByLabel("Time").selectOption("3:00 PM");
    await form.getByRole("button", { name: "Move it" }).tap();
    await expect(bar).toContainText("3:00 PM.");
    await bar.getByRole("button", { name: "Undo" }).tap();
    await expect(timeOf("10:00 AM")).toContainText(visitor.name);
  });
});

test("by keys alone, somebody gets from the month to a day, moves a card and is told what happens @keyboard", async ({
  page,
  site,
  mailbox,
  visitor,
}) => {
  await atTheDesk(page, usualNow());
  const { dispatcher } = await staffed({ site, mailbox }, "Keys");
  const date = site.newDay();
  await bookFor(site, visitor, { date, timeSlot: "9:00 AM" });
  await join(page, dispatcher);
  await page.goto(`/desk/calendar?view=month&date=${date}`);
  const heading = page.getByRole("heading", { level: 1 });
  const day = formatDay(calendarDay(date), "yearless");
  await page
    .getByRole("table")
    .getByRole("link", { name: `${day} 1 booked` })
    .press("Enter");
  // The month with the link that was pressed is gone.
  await expect(heading).toHaveText(day);
  await expect(heading).toBeFocused();
  const next = formatDay(addDays(calendarDay(date), 1), "yearless");
  await page.getByRole("link", { name: /^Next day/ }).press("Enter");
  await expect(page.locator("#page [aria-live=polite]").filter({ hasText: next })).toHaveCount(1);
  await page.getByRole("link", { name: /^Previous day/ }).press("Enter");

  const card = cardOf(page, visitor);
  await card.press("Enter");
  await expect(spoken(page)).toContainText(`${visitor.name} picked up.`);
  await card.press("ArrowDown");
  await expect(spoken(page)).toContainText("10:00 AM");
  await card.press("Enter");
  const bar = page.getByRole("region", { name: "What was done" });
  await expect(bar).toBeFocused();
  await expect(bar).toHaveAccessibleDescription(/^Moved to \w+ 10:00 AM\. Tell .+\?$/);
  await bar.getByRole("button", { name: "Not now" }).press("Enter");
  await expect(card).toBeFocused();
  await expect(card).toContainText("Not told yet");
  await card.press("Space");
  const panel = page.getByRole("dialog", { name: visitor.name });
  const toLead = await panel.getByRole("link", { name: /^Lead / }).getAttribute("href");
  await page.keyboard.press("Escape");
  await expect(card).toBeFocused();

  const desk = page.getByRole("navigation", { name: "Desk" });
  await expect(
    desk.getByRole("link", { name: /^Loose ends \d+ to end or to leave$/ }),
  ).toBeVisible();
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  // What stands above the navigation of a phone knows its height, which a count does not change.
  expect((await desk.boundingBox())?.height).toBe(56);
  if (size) await page.setViewportSize(size);
  await desk.getByRole("link", { name: /^Leads/ }).press("Enter");
  await page.getByRole("navigation", { name: "Lists" }).getByText("Not told").click();
  const row = page.locator("[data-leads]").locator(`a[href="${toLead}"]`);
  await row.click();
  const untold = page.getByText(`${visitor.name} still expects`);
  await expect(untold).toContainText("9:00 AM");
  await expect(untold).toContainText("10:00 AM");
  await page.getByRole("button", { name: `Email ${visitor.name}` }).press("Enter");
  await expect(untold).toHaveCount(0);
  // A list that somebody reads keeps its rows in place.
  await page.goto("/desk/leads?list=not-told");
  await expect(page.locator("[data-leads]").or(page.getByText("Everybody knows"))).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("a visitor's move is seen at the desk, and the lead no longer waits", async ({
  page,
  site,
  mailbox,
  visitor,
}) => {
  await atTheDesk(page, usualNow());
  const { dispatcher } = await staffed({ site, mailbox }, "Seen");
  const date = site.newDay();
  const browser = await connectVisitor(site.url);
  const { body } = await book(browser, { date, timeSlot: "9:00 AM" }, visitor);
  const owner = await ownerOf(site);
  const { leads } = (await owner.send("GET", "/api/desk/leads?list=all")).body;
  const lead = leads.find(({ name }: { name: string }) => name === visitor.name);
  const called = { outcome: "reached", note: "" };
  await owner.send("POST", `/api/desk/leads/${lead.id}/calls`, called);
  await join(page, dispatcher);
  await page.goto(`/desk/leads/${lead.id}`);
  const seen = page.getByRole("button", { name: "Seen" });
  await expect(page.getByRole("heading", { level: 1 })).toContainText(visitor.name);
  await expect(seen).toHaveCount(0);
  const path = `/api/appointments/${body.appointment.id}`;
  expect((await browser.send("PUT", path, { date, timeSlot: "11:00 AM" })).status).toBe(200);
  await expect(page.getByRole("alert").filter({ has: seen })).toContainText(
    "The visitor moved the inspection.",
  );
  await expectNoFindings(page, "a move to be seen");
  await seen.click();
  await expect(seen).toHaveCount(0);
  await expect(page.getByText("Has seen that the visitor moved the inspection.")).toBeVisible();
});

test("a day is closed with an appointment in it, and opened again", async ({
  page,
  site,
  mailbox,
  visitor,
}) => {
  await atTheDesk(page, usualNow());
  const { dispatcher } = await staffed({ site, mailbox }, "Three");
  const date = site.newDay();
  await bookFor(site, visitor, { date, timeSlot: "1:00 PM" });
  await join(page, dispatcher);
  await page.goto(`/desk/calendar?view=day&date=${date}`);
  await page.getByRole("button", { name: "Close hours" }).click();
  const dialog = page.getByRole("dialog", { name: "Close hours" });
  await dialog.getByLabel("Reason").fill("Rain");
  await expectNoFindings(page, "closing hours");
  await dialog.getByRole("button", { name: "Close these hours" }).click();
  await expect(dialog).toContainText(
    /1 person has an appointment on \w+\. Nothing has moved yet\./,
  );
  await expect(dialog.getByRole("link", { name: new RegExp(visitor.name) })).toBeVisible();
  await dialog.getByRole("button", { name: "Back to the calendar" }).click();
  const closed = page.getByRole("list", { name: "Closed hours" });
  await expect(closed).toContainText("Closed: Rain");
  await expectNoFindings(page, "a closed day");
  await closed.getByRole("button", { name: /^Open again/ }).click();
  await expect(closed).toHaveCount(0);
});

test("an empty hour is booked for a caller in five presses at most", async ({
  page,
  site,
  mailbox,
  visitor,
}) => {
  await atTheDesk(page, usualNow());
  const { dispatcher } = await staffed({ site, mailbox }, "Four");
  const date = site.newDay();
  const caller = { ...visitor, name: "Cora Caller", email: `cora.${visitor.email}` };
  await (await ownerOf(site)).send("POST", "/api/desk/leads", {
    ...{ name: caller.name, phone: caller.phone, email: caller.email },
    ...{ address: caller.address, message: "A leak." },
  });
  await join(page, dispatcher);
  await page.goto(`/desk/calendar?view=day&date=${date}`);
  await page
    .getByRole("button", { name: /^Book here on \w+ 3:00 PM/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: /^Book / });
  await dialog.getByLabel("For whom?").fill("Cora Caller");
  await dialog.getByRole("link", { name: /Cora Caller/ }).click();
  await page.getByRole("button", { name: /^Book .*3:00 PM$/ }).click();
  await expect(page.getByRole("region", { name: "Inspection" })).toContainText("3:00 PM");
  await page.goto(`/desk/calendar?view=month&date=${date}`);
  await expect(
    page.getByRole("link", { name: new RegExp(`${Number(date.slice(8))}.*1 booked`) }).first(),
  ).toBeVisible();
  await expectNoFindings(page, "a month");
});

/** A dispatcher, and one inspector who works every day. */
async function staffed(office: Parameters<typeof invite>[0], name: string) {
  const owner = await ownerOf(office.site);
  const { body } = await owner.send("GET", "/api/desk/staff");
  const known = body.staff.find((each: { name: string }) => each.name === "Dana Ruiz");
  const dana = known ?? (await invite(office, "Dana Ruiz", "inspector"));
  await planFor(owner, dana.id);
  const dispatcher = await invite(office, `Doris ${name}`, "office");
  return { dana: dana as { id: string }, dispatcher };
}

async function bookFor(site: Site, visitor: Details, time: { date: string; timeSlot: string }) {
  const { status } = await book(await connectVisitor(site.url), time, visitor);
  expect(status).toBe(201);
}

/** Rests a finger on a card until it is in hand, and lifts it over a time. */
async function carryByTouch(page: Page, card: Locator, target: Locator): Promise<void> {
  const [from, to] = [await card.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error("nothing to carry");
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x + 30, y }],
    });
  await touch("touchStart", from.y + 15);
  await expect(page.locator(".calendar-ghost")).toBeVisible();
  await touch("touchMove", from.y + 25);
  await touch("touchMove", to.y + 20);
  await expect(target).toHaveAttribute("data-target", "");
  await touch("touchEnd");
}

/** Somebody's card, without what the bar and the dialogs say of them. */
function cardOf(page: Page, { name }: Details) {
  return page.locator("#page table [data-card]").filter({ hasText: name });
}

/** What the calendar says to screen readers. */
function spoken(page: Page) {
  return page.locator("main p[aria-live=polite].sr-only").first();
}
