import { businessProfile } from "#content/business-profile.ts";
import { slotsOffered } from "#domain/booking/booking-calendar.ts";
import { addDays, formatDay, weekdayOf } from "#domain/booking/calendar-day.ts";
import { timeSlots } from "#domain/booking/time-slot.ts";
import { takeSlots } from "./support/api-visitor.ts";
import { expect, test } from "./support/test.ts";

test("only the next 30 days without Sundays and closures can be chosen", async ({
  page,
  schedule,
  site,
}) => {
  await schedule.open();
  expect(await schedule.openDays()).toEqual(site.bookableDays);

  const horizon = Array.from({ length: businessProfile.inspection.horizonDays }, (_, index) =>
    addDays(site.today, index + 1),
  );
  const sunday = horizon.find((day) => weekdayOf(day) === "Sunday") as string;
  const closure = businessProfile.closures.find(({ day }) => horizon.includes(day))?.day as string;
  await page.reload();
  for (const day of [site.today, sunday, closure].sort()) {
    await schedule.showMonthOf(day);
    await expect(
      page.getByRole("button", { name: `${formatDay(day)}, not available` }),
    ).toBeDisabled();
  }
});

test("the legend tells available, limited and booked days apart, and booked ones stay shut", async ({
  page,
  schedule,
  site,
}) => {
  const [open, limited, full] = [site.newDay(), site.newDay(), site.newDay()];
  await takeSlots(site.url, open, timeSlots.slice(3));
  await takeSlots(site.url, limited, timeSlots.slice(2));
  await takeSlots(site.url, full, timeSlots);
  await schedule.open();

  await expect(page.getByRole("list", { name: "Date legend" }).getByRole("listitem")).toHaveText([
    "Available",
    "Limited",
    "Booked",
  ]);
  for (const [day, words] of [
    [open, "available"],
    [limited, "few times left"],
    [full, "fully booked"],
  ] as const) {
    await schedule.showMonthOf(day);
    await expect(schedule.day(day)).toHaveAccessibleName(`${formatDay(day)}, ${words}`);
  }
  await expect(schedule.day(full)).toBeDisabled();
  await schedule.chooseDay(limited);
  await expect(schedule.time(timeSlots[0])).toBeEnabled();
});

test("the months of the next 30 days can be turned to and back, and no others", async ({
  schedule,
  site,
}) => {
  const [first, last] = [site.bookableDays[0], site.bookableDays.at(-1)] as [string, string];
  await schedule.open();
  await expect(schedule.day(first)).toBeVisible();
  await expect(schedule.previousMonth).toBeDisabled();
  await schedule.nextMonth.click();
  await expect(schedule.day(last)).toBeVisible();
  await expect(schedule.nextMonth).toBeDisabled();
  await schedule.previousMonth.click();
  await expect(schedule.day(first)).toBeVisible();
});

test("the times that are taken are listed as booked and cannot be chosen", async ({
  page,
  schedule,
  site,
}) => {
  const day = site.newDay();
  await takeSlots(site.url, day, ["9:00 AM", "2:00 PM"]);
  await schedule.open();
  await schedule.chooseDay(day);

  await expect(page.getByRole("radio")).toHaveCount(timeSlots.length);
  await expect(page.getByRole("radio", { name: "9:00 AM booked" })).toBeDisabled();
  await expect(page.getByRole("radio", { name: "2:00 PM booked" })).toBeDisabled();
  await expect(page.getByRole("radio", { disabled: false })).toHaveCount(timeSlots.length - 2);
});

test("a day that closes early offers only the visits that end by closing time", async ({
  page,
  schedule,
  site,
}) => {
  const saturday = site.bookableDays.find((day) => weekdayOf(day) === "Saturday") as string;
  const offered = slotsOffered(saturday, site.today, businessProfile);
  await schedule.open();
  await schedule.chooseDay(saturday);
  await expect(page.getByRole("radio")).toHaveCount(offered.length);
  for (const slot of offered) await expect(schedule.time(slot)).toBeEnabled();
});

test("a day without times says so", async ({ page, schedule, site }) => {
  await page.route("**/api/appointments/available-slots?*", (route) =>
    route.fulfill({ json: { success: true, availableSlots: [], bookedSlots: [] } }),
  );
  await schedule.open();
  await schedule.chooseDay(site.quietDays[0]);
  await expect(
    page.getByText("Sorry, all time slots are booked for this date. Please select another date."),
  ).toBeVisible();
  await expect(schedule.submitButton).toBeDisabled();
});

test("another day forgets the chosen time, and placeholders stand where its times will be", async ({
  page,
  schedule,
  site,
}) => {
  const [first, second] = site.quietDays;
  await schedule.open();
  await schedule.chooseVisit(first, "10:00 AM");
  await expect(schedule.submitButton).toBeEnabled();

  const held = Promise.withResolvers<void>();
  await page.route("**/api/appointments/available-slots?*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await schedule.chooseDay(second);
  const time = page.getByRole("region", { name: "Choose a time" });
  await expect(time.getByRole("status")).toHaveText("Loading available times...");
  await expect(schedule.submitButton).toBeDisabled();
  held.resolve();
  await expect(schedule.time("10:00 AM")).toBeEnabled();
  await expect(schedule.time("10:00 AM")).not.toBeChecked();
  await expect(schedule.submitButton).toBeDisabled();
});
