import { calendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { SchedulePage } from "#tests/e2e/support/schedule-page.ts";
import { slotsOn } from "#tests/e2e/support/somebody-else.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/*
 * Clocks change within the bookable days: in Virginia on March 14, in Auckland on April 4, and in Beirut on March 28 at
 * midnight, so that this day has no 00:00 there. In Auckland it is already tomorrow.
 */
const now = "2027-03-10T17:00:00Z";
const dayAfterTheChange = calendarDay("2027-03-29");

test.use({ now });

for (const [timezoneId, slot] of [
  ["America/New_York", "9:00 AM"],
  ["America/Los_Angeles", "10:00 AM"],
  ["Pacific/Auckland", "11:00 AM"],
  ["Asia/Beirut", "1:00 PM"],
] as const) {
  test(`a visitor in ${timezoneId} sees and books the days of Virginia`, async ({
    newContext,
    site,
    visitor,
  }) => {
    const page = await (await newContext({ timezoneId })).newPage();
    await page.clock.setFixedTime(now);
    const schedule = new SchedulePage(page);
    await schedule.open();
    expect(await schedule.openDays()).toEqual(site.bookableDays);

    await schedule.chooseAppointment(dayAfterTheChange, slot);
    await schedule.fill(visitor);
    await schedule.submit();
    await expect(schedule.success).toContainText(formatDay(dayAfterTheChange));
    await expect(schedule.success).toContainText(`${slot}, Eastern Time`);
    expect((await slotsOn(site.url, dayAfterTheChange)).bookedSlots).toContain(slot);
  });
}
