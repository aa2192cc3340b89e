import { businessProfile } from "#content/business-profile.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import {
  expectOneAppointmentThenCancelled,
  linkIn,
  officeAddress,
} from "#tests/e2e/support/mailbox.ts";
import {
  appointmentAt,
  cancelAppointment,
  slotsOn,
  takeSlots,
} from "#tests/e2e/support/somebody-else.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { book } from "#tests/support/visitors.ts";

test.use({ javaScriptEnabled: false });

// The page for a refused form has status 400 or 409, which the browser reports.
test.beforeEach(({ faults }) => faults.allow(failedCall));

test("a visitor books without JavaScript, through mistakes, and reloading books nothing twice", async ({
  page,
  schedule,
  site,
  mailbox,
  visitor,
}) => {
  const day = site.newDay();
  await page.goto("/schedule-inspection");
  await schedule.fill({ ...visitor, email: "ada", phone: "" });
  await schedule.chooseDay(day);
  await expect(schedule.day(day)).toHaveAccessibleName(/selected/);
  await schedule.expectEntries({ ...visitor, email: "ada", phone: "" });
  await schedule.time("1:00 PM").check();
  await schedule.submit();

  // In the summary at the top, where the page opens, and next to the field.
  for (const message of ["Email address is invalid", "Phone number is required"]) {
    await expect(page.getByText(message)).toHaveCount(2);
    await expect(page.getByRole("link", { name: message })).toBeInViewport();
  }
  await expect(schedule.time("1:00 PM")).toBeChecked();
  await schedule.expectEntries({ ...visitor, email: "ada", phone: "" });
  expect((await slotsOn(site.url, day)).bookedSlots).toEqual([]);

  await schedule.fill({ email: visitor.email, phone: visitor.phone });
  await schedule.submit();
  await expect(schedule.success).toContainText(formatDay(day));
  await expect(schedule.success).toContainText("1:00 PM");
  await expect(schedule.success).toContainText(visitor.address);
  await expect(page).toHaveTitle(
    `You're booked: ${formatDay(day, "yearless")}, 1:00 PM | ${businessProfile.shortName}`,
  );
  await expect(schedule.heading).toHaveText(
    `You're booked: ${formatDay(day, "yearless")}, 1:00 PM`,
  );

  await expect(page).toHaveURL(/\/appointments\/[\w-]+\?booked$/);
  await page.reload();
  await expect(schedule.success).toContainText("1:00 PM");
  const confirmation = await mailbox.only({
    to: visitor.email,
    subject: "Your roof inspection is booked",
  });
  const link = linkIn(confirmation, "See, move or cancel this appointment");
  const id = link.split("/").at(-1) as string;
  expect(await appointmentAt(site.url, id)).toMatchObject({
    date: day,
    timeSlot: "1:00 PM",
    status: "booked",
  });
  expect((await slotsOn(site.url, day)).bookedSlots).toEqual(["1:00 PM"]);
  await mailbox.only({ to: officeAddress, subject: "New inspection", containing: visitor.email });

  await page.getByRole("button", { name: "Schedule Another Inspection" }).click();
  await schedule.expectEntries({ name: "", phone: "", email: "", address: "", notes: "" });
  await cancelAppointment(site.url, id);
  await expectOneAppointmentThenCancelled(mailbox, visitor.email);
});

test("without JavaScript, a form without date, time and entries says what is missing", async ({
  page,
  schedule,
  site,
}) => {
  await page.goto("/schedule-inspection");
  await schedule.submit();
  for (const message of [
    "Please select a date",
    "Please select a time slot",
    "Name is required",
    "Phone number is required",
    "Email is required",
    "Property address is required",
  ]) {
    await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
  }
  await schedule.chooseDay(site.quietDays[0]);
  await expect(page.getByText("Please select a date", { exact: true })).toHaveCount(0);
  await schedule.submit();
  await expect(page.getByText("Please select a time slot", { exact: true }).first()).toBeVisible();
});

test("without JavaScript, 'Next free' chooses its day, the bar links to the next step, and what was typed stays", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/schedule-inspection");
  await expect(schedule.bar.getByRole("link", { name: "Continue" })).toHaveAttribute(
    "href",
    "#date",
  );
  await schedule.fill(visitor);
  await schedule.nextFree.click();
  await expect(schedule.day(site.bookableDays[0])).toHaveAccessibleName(/selected/);
  await expect(page).toHaveURL(/#time$/);
  await expect(schedule.time("9:00 AM")).toBeInViewport();
  await schedule.expectEntries(visitor);
  await expect(schedule.bar.getByRole("link", { name: "Continue" })).toHaveAttribute(
    "href",
    "#time",
  );
});

test("without JavaScript, the page says when somebody else took the time first, and keeps the entries", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  const day = site.newDay();
  await page.goto("/schedule-inspection");
  await schedule.chooseDay(day);
  await schedule.time("11:00 AM").check();
  await schedule.fill(visitor);
  await takeSlots(site.url, day, ["11:00 AM"]);
  await schedule.submit();
  await expect(schedule.alert).toHaveText(
    "Error: This time slot is no longer available. Please select another time.",
  );
  await expect(schedule.time("11:00 AM")).toBeDisabled();
  await schedule.expectEntries(visitor);
  await schedule.time("1:00 PM").check();
  await schedule.submit();
  await expect(schedule.success).toContainText("1:00 PM");
});

test("without JavaScript, a visitor moves the appointment and then cancels it", async ({
  page,
  schedule,
  site,
  mailbox,
  visitor,
}) => {
  const day = site.newDay();
  const newDay = site.newDay();
  await book(await connectVisitor(site.url), { date: day, timeSlot: "9:00 AM" }, visitor);
  const link = linkIn(
    await mailbox.only({ to: visitor.email, subject: "Your roof inspection is booked" }),
    "See, move or cancel this appointment",
  );
  const id = link.split("/").at(-1) as string;

  await page.goto(link);
  await page.getByRole("link", { name: "Choose another time" }).click();
  await page.getByRole("button", { name: "Move the appointment" }).click();
  await expect(page.getByText("Please select a date")).toBeVisible();
  await schedule.chooseDay(newDay);
  expect(await appointmentAt(site.url, id)).toMatchObject({ date: day });
  await schedule.time("3:00 PM").check();
  await page.getByRole("button", { name: "Move the appointment" }).click();
  await expect(page.getByText("Your appointment has moved")).toBeVisible();
  await expect(schedule.heading).toHaveText(
    `Your inspection: ${formatDay(newDay, "yearless")}, 3:00 PM`,
  );
  expect(await appointmentAt(site.url, id)).toMatchObject({ date: newDay, timeSlot: "3:00 PM" });
  const moved = await mailbox.only({
    to: visitor.email,
    subject: "Your roof inspection has moved",
  });
  expect(moved.invitation.sequence).toBe(1);

  await page.goto(link);
  await page.getByRole("link", { name: "Cancel this appointment" }).click();
  expect(await appointmentAt(site.url, id)).toMatchObject({ status: "booked" });
  await page.getByRole("button", { name: "Yes, cancel the appointment" }).click();
  await expect(page.getByText("Your appointment is canceled")).toBeVisible();
  await page.reload();
  expect(await appointmentAt(site.url, id)).toMatchObject({ status: "cancelled" });
  const cancelled = await mailbox.only({ to: visitor.email, subject: "is canceled" });
  expect(cancelled.invitation).toMatchObject({ method: "CANCEL", sequence: 2 });
  expect((await slotsOn(site.url, newDay)).bookedSlots).toEqual([]);
});
