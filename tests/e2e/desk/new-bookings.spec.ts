import type { Page } from "@playwright/test";
import { atTheDesk, openNow } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, invite, join } from "#tests/e2e/support/desk-staff.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import type { Site } from "#tests/support/site.ts";
import { book, person } from "#tests/support/visitors.ts";

/* A morning after sixty inspections were booked online. */

test.use({ now: openNow });

const many = 60;
const lines = (page: Page) => page.locator("[data-leads] [id^='lead-']");
const done = (page: Page) => page.getByRole("region", { name: "Done with several leads" });

/** Books the next free times, by a person each. */
async function bookMany(site: Site): Promise<void> {
  const visitor = await connectVisitor(site.url);
  let booked = 0;
  for (const date of site.bookableDays) {
    const { body } = await visitor.send("GET", `/api/appointments/available-slots?date=${date}`);
    for (const timeSlot of body.availableSlots) {
      if (booked === many) return;
      booked += 1;
      const name = `Booked Online ${booked}`;
      const answer = await book(visitor, { date, timeSlot }, { ...person(booked), name });
      expect(answer.status).toBe(201);
    }
  }
  throw new Error("there are not enough free times");
}

test("sixty bookings are seen with two presses, taken back, and each by itself with one", async ({
  page,
  site,
  mailbox,
  faults,
}, { testId }) => {
  faults.allow(failedCall);
  await bookMany(site);
  await atTheDesk(page);
  await join(page, await invite({ site, mailbox }, `Mona ${testId}`, "office"));
  await page.goto("/desk/leads");
  await expect(page.getByText("Nobody is waiting")).toBeVisible();

  await page.getByRole("link", { name: `New bookings ${many}` }).click();
  await expect(lines(page)).toHaveCount(many);
  await expect(lines(page).first()).toContainText(/\w{3} \d+, \d+:00 [AP]M · Fairfax/);
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 850 });
    await expectNoFindings(page, `new bookings at ${width} px`);
    expect(await sidewaysOverflow(page)).toEqual([]);
  }
  await page.getByRole("button", { name: `Mark all ${many} shown as seen` }).click();
  await expect(page.getByText("Every booking has been seen")).toBeVisible();
  await expect(done(page)).toBeFocused();
  await expect(done(page)).toContainText(`${many} bookings seen.`);

  await done(page).getByRole("button", { name: "Undo" }).click();
  await expect(lines(page)).toHaveCount(many);
  await page.setViewportSize({ width: 1440, height: 850 });

  // Each by itself: a button, or a key.
  await lines(page).nth(1).getByRole("button", { name: "Seen" }).click();
  await expect(lines(page)).toHaveCount(many - 1);
  await lines(page).first().getByRole("link").first().focus();
  await page.keyboard.press("s");
  await expect(lines(page)).toHaveCount(many - 2);
  await expect(lines(page).first().getByRole("link").first(), "the next row").toBeFocused();

  // Some of them by keyboard: a range, and what ends it.
  await lines(page).first().getByRole("link").first().focus();
  await page.keyboard.press("x");
  for (const _ of [1, 2]) await page.keyboard.press("j");
  await page.keyboard.press("Shift+X");
  await expect(page.getByText("3 selected")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Selected leads" })).toBeHidden();
  await lines(page).first().getByRole("checkbox").click();
  await lines(page)
    .nth(3)
    .getByRole("checkbox")
    .click({ modifiers: ["Shift"] });
  const bar = page.getByRole("region", { name: "Selected leads" });
  await expect(bar).toContainText("4 selected");
  await bar.getByRole("button", { name: "Assign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Assign" }).click();
  await expect(done(page)).toContainText("4 leads assigned.");
  await expect(done(page)).toBeFocused();
});
