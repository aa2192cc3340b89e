import { businessProfile } from "#content/business-profile.ts";
import { slotsOffered } from "#domain/appointment/appointment-rules.ts";
import {
  addDays,
  type CalendarDay,
  calendarDay,
  formatDay,
  weekdayOf,
} from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { takeSlots } from "#tests/e2e/support/somebody-else.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { slotLabels } from "#tests/support/usual-slots.ts";

test("only the next 30 days without Sundays and closures can be chosen, and a day that closes early offers less", async ({
  page,
  schedule,
  site,
}) => {
  await schedule.open();
  expect(await schedule.openDays()).toEqual(site.bookableDays);

  const horizon = Array.from({ length: businessProfile.inspection.horizonDays }, (_, index) =>
    addDays(site.today, index + 1),
  );
  const sunday = firstOf(horizon, (day) => weekdayOf(day) === "Sunday");
  const closure = firstOf(horizon, (day) =>
    businessProfile.closures.some((closed) => closed.day === day),
  );
  for (const day of [site.today, sunday, closure]) {
    await expect(page.getByRole("button", { name: formatDay(day) })).toHaveCount(0);
  }
  await expect(schedule.grid.getByRole("gridcell", { name: /^Today/ })).toHaveText(
    `Today${Number(site.today.slice(-2))}`,
  );
  await expect(
    schedule.grid.getByRole("gridcell", { name: `${Number(closure.slice(-2))} closed` }),
  ).toBeVisible();

  // Only the appointments that end by closing time.
  const saturday = firstOf(site.bookableDays, (day) => weekdayOf(day) === "Saturday");
  const offered = slotsOffered(saturday, site.today, businessProfile);
  await schedule.chooseDay(saturday);
  await expect(page.getByRole("radio")).toHaveCount(offered.length);
  for (const slot of offered) await expect(schedule.time(slotLabel(slot))).toBeEnabled();
});

test("the legend tells available, limited and booked days apart, and neither booked days nor booked times can be chosen", async ({
  page,
  schedule,
  site,
}) => {
  const [open, limited, full] = [site.newDay(), site.newDay(), site.newDay()];
  await takeSlots(site.url, open, slotLabels.slice(3));
  await takeSlots(site.url, limited, slotLabels.slice(2));
  await takeSlots(site.url, full, slotLabels);
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
    await expect(schedule.day(day)).toHaveAccessibleName(`${formatDay(day)}, ${words}`);
  }
  await expect(schedule.day(full)).toBeDisabled();
  await schedule.chooseDay(limited);
  await expect(schedule.time("9:00 AM")).toBeEnabled();
  await expect(page.getByRole("radio")).toHaveCount(slotLabels.length);
  for (const slot of slotLabels.slice(2)) {
    await expect(page.getByRole("radio", { name: `${slot} booked` })).toBeDisabled();
  }
  await expect(page.getByRole("radio", { disabled: false })).toHaveCount(2);
});

test("'Next free' shows the first day that has a time left, and chooses it; a day without times says so", async ({
  page,
  schedule,
  site,
}) => {
  await page.route("**/api/appointments/bulk-availability", async (route) => {
    const answer = await (await route.fetch()).json();
    answer.data[site.bookableDays[0]] = { isFullyBooked: true, availableCount: 0 };
    await route.fulfill({ json: answer });
  });
  await schedule.open();
  const day = site.bookableDays[1];
  await expect(schedule.day(site.bookableDays[0])).toBeDisabled();
  await expect(schedule.nextFree).toHaveText(`Next free: ${formatDay(day, "yearless")}`);
  await schedule.nextFree.click();
  await expect(schedule.day(day)).toHaveAccessibleName(/selected/);
  await expect(schedule.time("9:00 AM")).toBeEnabled();
  await expect(schedule.timeStep.getByText(formatDay(day, "yearless")).first()).toBeVisible();

  await page.route("**/api/appointments/available-slots?*", (route) =>
    route.fulfill({ json: { success: true, availableSlots: [], bookedSlots: [] } }),
  );
  await schedule.chooseDay(site.newDay());
  await expect(
    page.getByText("Sorry, all time slots are booked for this date. Please select another date."),
  ).toBeVisible();
  await expect(schedule.submitButton).toBeDisabled();
});

test("when every day is full, the page says so and shows the number to call", async ({
  page,
  schedule,
}) => {
  await page.route("**/api/appointments/bulk-availability", async (route) => {
    const { dates } = route.request().postDataJSON() as { dates: string[] };
    const data = Object.fromEntries(
      dates.map((day) => [day, { isFullyBooked: true, availableCount: 0 }]),
    );
    await route.fulfill({ json: { success: true, data } });
  });
  await schedule.open();
  const notice = page.getByText("Every time in the next 30 days is taken.");
  await expect(notice).toBeVisible();
  await expect(notice.getByRole("link")).toHaveAttribute(
    "href",
    `tel:${businessProfile.phone.e164}`,
  );
  await expect(schedule.nextFree).toHaveCount(0);
});

test("choosing another day clears the chosen time, and placeholders show while its times load", async ({
  page,
  schedule,
  site,
}) => {
  const [first, second] = site.quietDays;
  await schedule.open();
  await schedule.chooseAppointment(first, "10:00 AM");
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

test.describe("late in a month", () => {
  // A Saturday has the most upcoming days and the most past ones.
  test.use({ now: "2026-11-21T17:00:00Z" });

  test("the calendar starts with the current week and shows all bookable days without paging", async ({
    page,
    schedule,
    site,
  }) => {
    await schedule.open();
    expect(site.today).toBe("2026-11-21");
    expect(await schedule.openDays()).toEqual(site.bookableDays);
    const rows = schedule.grid.getByRole("row");
    await expect(rows).toHaveCount(1 + 6);
    await expect(rows.nth(1)).toHaveText("Today21");
    await expect(rows.nth(2)).toContainText("23");
    await expect(schedule.day(calendarDay("2026-12-01"))).toHaveAttribute("data-month", "Dec");
    await expect(schedule.grid).toHaveAccessibleName("November – December 2026");
    // Screen readers do not announce a row of past days.
    await expect(page.getByText("not available")).toHaveCount(0);
    await expect(schedule.grid.getByRole("button", { disabled: true })).toHaveCount(0);
    await expect(schedule.nextFree).toHaveText("Next free: Monday, November 23");
  });
});

function firstOf(
  days: readonly CalendarDay[],
  isWanted: (day: CalendarDay) => boolean,
): CalendarDay {
  const found = days.find(isWanted);
  if (!found) throw new Error("None of the days is such a day.");
  return found;
}
