import type { Page } from "@playwright/test";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { linkIn } from "#tests/e2e/support/mailbox.ts";
import { SchedulePage } from "#tests/e2e/support/schedule-page.ts";
import { cancelAppointment, slotsOn, takeSlots } from "#tests/e2e/support/somebody-else.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/* What a tab and a browser remember of a booking: under way, done, and when somebody books again. */

test("what was typed and chosen comes back until it is booked; from then on Back leads to the confirmation, which tells what became of it", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  const day = site.newDay();
  await schedule.holdNothing();
  await schedule.open();
  await schedule.complete(day, "2:00 PM", visitor);
  for (const comeBack of [reload, leaveSiteAndComeBack]) {
    await comeBack(page);
    await expect(schedule.day(day)).toHaveAccessibleName(/selected/);
    await expect(schedule.time("2:00 PM")).toBeChecked();
    await schedule.expectEntries(visitor);
    await expect(schedule.submitButton).toBeEnabled();
  }
  await takeSlots(site.url, day, ["2:00 PM"]);
  await reload(page);
  await expect(schedule.time("2:00 PM"), "taken by somebody else meanwhile").toBeDisabled();
  await expect(schedule.day(day)).toHaveAccessibleName(/selected/);
  await expect(schedule.submitButton).toBeDisabled();
  await schedule.expectEntries(visitor);
  await schedule.time("3:00 PM").check();
  await schedule.submit();
  await expect(schedule.success).toContainText("3:00 PM");
  const address = page.url();
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  for (const entry of [visitor.name, visitor.email, visitor.address]) {
    expect(kept).not.toContain(entry);
  }
  await page.getByRole("button", { name: "Schedule Another Inspection" }).click();
  await schedule.expectEntries({ name: "", phone: "", email: "", address: "", notes: "" });
  await expect(schedule.heading).toHaveText("Schedule your free inspection");
  await expect(page).toHaveURL("/schedule-inspection");
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(schedule.success).toBeVisible();
  await cancelAppointment(site.url, await schedule.bookedId());
  await page.reload();
  await expect(schedule.heading).toHaveText("Your inspection is canceled");
});

test("a reload comes back to the confirmation, at the appointment's own address, without what only the form knew", async ({
  page,
  schedule,
  site,
  mailbox,
  visitor,
}) => {
  const day = site.newDay();
  await page.goto("/");
  await schedule.book(day, "9:00 AM", visitor);
  const mail = await mailbox.only({ to: visitor.email, subject: "is booked" });
  const link = linkIn(mail, "See, move or cancel this appointment");
  const booked = `You're booked: ${formatDay(day, "yearless")}, 9:00 AM`;
  await expect(page).toHaveURL(`${link}?booked`);
  await expect(schedule.success).toContainText(visitor.email);

  const answer = await page.reload();
  expect(answer?.headers()["cache-control"]).toBe("no-store");
  expect(answer?.headers()["referrer-policy"]).toBe("strict-origin");
  expect(await answer?.text()).not.toContain(visitor.email);
  await untilHydrated(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(schedule.heading).toHaveText(booked);
  await expect(schedule.success).toContainText("calendar invitation to your email address.");
  await expect(schedule.success).toContainText(visitor.address);
  expect((await slotsOn(site.url, day)).bookedSlots).toEqual(["9:00 AM"]);

  await page.getByRole("link", { name: "See, move or cancel this appointment" }).click();
  await expect(page.getByRole("link", { name: "Cancel this appointment" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await page.goBack();
  await expect(schedule.heading).toHaveText(booked);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("a person who books again in the same browser is told of the appointment, and can move it or book another", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  const day = site.newDay();
  await schedule.book(day, "11:00 AM", visitor);
  const id = await schedule.bookedId();
  await schedule.open();
  const told = earlierOn(page);
  await expect(told).toHaveText(
    `You already have an inspection on ${formatDay(day, "yearless")} at 11:00 AM.`,
  );
  await page.getByRole("link", { name: "Move it" }).click();
  await expect(page).toHaveURL(`/appointments/${id}?change=move`);
  await expect(page.getByRole("button", { name: "Move the appointment" })).toBeDisabled();
  await schedule.chooseAppointment(day, "3:00 PM");
  await page.getByRole("button", { name: "Move the appointment" }).click();
  await expect(page.getByText("Your appointment has moved")).toBeVisible();

  await schedule.open();
  await expect(told).toContainText("at 3:00 PM.");
  await page.getByRole("button", { name: "Book another" }).click();
  await expect(told).toHaveCount(0);
  await expect(schedule.name).toBeFocused();
  await schedule.complete(day, "9:00 AM", visitor);
  await schedule.submit();
  await expect(schedule.success).toContainText("9:00 AM");
  expect((await slotsOn(site.url, day)).bookedSlots).toEqual(["9:00 AM", "3:00 PM"]);

  await schedule.open();
  await expect(told, "the next of two").toContainText("at 9:00 AM.");
});

test("a canceled appointment is forgotten, and another browser is told of none", async ({
  page,
  schedule,
  site,
  visitor,
  newContext,
  mailbox,
}) => {
  const day = site.newDay();
  await schedule.book(day, "9:00 AM", visitor);
  const id = await schedule.bookedId();
  const other = new SchedulePage(await (await newContext()).newPage());
  await other.book(day, "10:00 AM", visitor);
  await expect(earlierOn(other.page)).toHaveCount(0);
  const mails = await mailbox.all({ to: visitor.email, subject: "is booked" }, 2);
  const second = mails.find(({ subject }) => subject.includes("10:00 AM"));
  expect(second?.text).toContain(`You also have an inspection on ${formatDay(day)} at 9:00 AM.`);
  expect(linkIn(second as (typeof mails)[number], "move or cancel that one")).toContain(id);

  await cancelAppointment(site.url, id);
  const asked = page.waitForResponse(`**/api/appointments/${id}`);
  await schedule.open();
  await asked;
  await expect.poll(() => page.evaluate(() => localStorage.getItem("appointments"))).toBeNull();
  await expect(earlierOn(page)).toHaveCount(0);
});

test.describe("at 390 by 844 px", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the bar sends the form once nothing is missing, and shows that it does", async ({
    page,
    schedule,
    site,
    visitor,
  }) => {
    const { bar } = schedule;
    const next = bar.getByRole("link", { name: "Continue" });
    const send = bar.getByRole("button", { name: "Schedule Inspection" });
    await schedule.open();
    await schedule.chooseAppointment(site.newDay(), "10:00 AM");
    const { address, ...others } = visitor;
    await schedule.fill(others);
    await expect(next).toBeVisible();
    await schedule.fill({ address });
    await expect(send).toBeVisible();
    await expect(next).toHaveCount(0);
    await schedule.fill({ phone: "" });
    await expect(next).toBeVisible();

    await schedule.fill({ phone: "12" });
    await send.click();
    await expect(schedule.summary).toBeFocused();
    await schedule.fill({ phone: visitor.phone });
    const held = Promise.withResolvers<void>();
    await page.route("**/api/appointments", async (route) => {
      await held.promise;
      await route.continue();
    });
    await send.click();
    await expect(bar.getByRole("button", { name: "Scheduling..." })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    held.resolve();
    await expect(schedule.success).toContainText("10:00 AM");
  });
});

/** What the page says of an appointment that was booked in this browser. */
function earlierOn(page: Page) {
  return page.getByText(/^You already have an inspection on /);
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilHydrated(page);
}

/** To another document in the same tab. */
async function leaveSiteAndComeBack(page: Page): Promise<void> {
  await page.goto("/favicon.svg");
  await page.goBack();
  await untilHydrated(page);
}
