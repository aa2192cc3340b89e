import { expectSound } from "#tests/e2e/support/findings.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { ChoiceSteps } from "#tests/e2e/support/schedule-page.ts";
import { takeSlots } from "#tests/e2e/support/somebody-else.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { book } from "#tests/support/visitors.ts";

// Half-faded text has a different contrast.
test.use({ contextOptions: { reducedMotion: "reduce" } });

// The first view of each page is checked with all other pages.
test("axe finds nothing in any state of the booking page on a wide screen", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  const day = site.newDay();
  await takeSlots(site.url, day, ["9:00 AM"]);
  await schedule.open();
  await schedule.chooseAppointment(day, "1:00 PM");
  await expect(page.getByText(/^Held for you until /)).toBeVisible();
  await expectSound(page, "time held");
  await schedule.holdNothing();
  await schedule.chooseAppointment(day, "10:00 AM");
  await schedule.submit();
  await expect(schedule.summary).toBeFocused();
  await expectSound(page, "errors at the fields");
  await schedule.fill(visitor);
  await takeSlots(site.url, day, ["10:00 AM"]);
  await schedule.submit();
  await expect(schedule.alert).toBeVisible();
  await expect(schedule.time("10:00 AM")).toBeDisabled();
  await expectSound(page, "time taken");
  await schedule.time("11:00 AM").check();
  await schedule.submit();
  await expect(schedule.success).toBeVisible();
  await expectSound(page, "success");
});

test("axe finds nothing in any state of the appointment page on a wide screen", async ({
  page,
  site,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  const day = site.newDay();
  const somebody = await connectVisitor(site.url);
  const { body } = await book(somebody, { date: day, timeSlot: "9:00 AM" }, visitor);
  await page.goto(`/appointments/${body.appointment.id}`);
  await untilHydrated(page);
  await expectSound(page, "booked");
  await page.getByRole("link", { name: "Choose another time" }).click();
  await new ChoiceSteps(page).chooseAppointment(day, "1:00 PM");
  await expectSound(page, "moving");
  await page.getByRole("button", { name: "Move the appointment" }).click();
  await expect(page.getByText("Your appointment has moved")).toBeVisible();
  await expectSound(page, "moved");
  await page.getByRole("link", { name: "Cancel this appointment" }).click();
  await expect(page.getByRole("heading", { name: "Cancel this appointment?" })).toBeFocused();
  await expectSound(page, "canceling");
  await page.getByRole("button", { name: "Yes, cancel the appointment" }).click();
  await expect(page.getByText("Your appointment is canceled")).toBeVisible();
  await expectSound(page, "cancelled");
  await page.goto("/appointments/unknown");
  await expectSound(page, "unknown");
});

test("on a screen of 320 px, booking, moving and canceling need no sideways scrolling, and axe finds nothing", async ({
  page,
  schedule,
  site,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  const day = site.newDay();
  const longWord = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch";
  await page.setViewportSize({ width: 320, height: 640 });
  await schedule.holdNothing();
  await schedule.open();
  await schedule.chooseAppointment(day, "9:00 AM");
  await schedule.submit();
  await expect(schedule.summary).toBeFocused();
  await expectSound(page, "errors at the fields at 320 px");
  await schedule.fill({ ...visitor, address: longWord, email: `${longWord}@example.com` });
  await takeSlots(site.url, day, ["9:00 AM"]);
  await schedule.submit();
  await expect(schedule.alert).toBeVisible();
  await expect(schedule.time("9:00 AM")).toBeDisabled();
  await expectSound(page, "time taken at 320 px");
  await schedule.time("10:00 AM").check();
  await schedule.submit();
  await expect(schedule.success).toContainText(longWord);
  await expectSound(page, "success at 320 px");
  await page.getByRole("link", { name: "See, move or cancel this appointment" }).click();
  await page.getByRole("link", { name: "Choose another time" }).click();
  await new ChoiceSteps(page).chooseAppointment(day, "1:00 PM");
  await expectSound(page, "moving at 320 px");
  await page.getByRole("link", { name: "Keep the old time" }).click();
  await page.getByRole("link", { name: "Cancel this appointment" }).click();
  await expect(page.getByRole("heading", { name: "Cancel this appointment?" })).toBeVisible();
  await expectSound(page, "canceling at 320 px");
});
