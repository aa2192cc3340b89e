import { connectVisitor } from "#tests/support/api-visitor.ts";
import { book } from "#tests/support/visitors.ts";
import { SchedulePage } from "../support/schedule-page.ts";
import { slotsOn, takeSlots } from "../support/somebody-else.ts";
import { expect, test } from "../support/test.ts";

/* A time is held for the browser that has chosen it. */

const hold = (page: SchedulePage["page"]) => page.getByText(/^Held for you until \d+:\d\d [AP]M$/);

test("a hold that runs out while the form is filled in says so, and no character is lost @databases", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  const day = site.newDay();
  await page.clock.install();
  await schedule.open();
  await schedule.chooseDay(day);
  await page.clock.runFor(1_000);
  await schedule.time("9:00 AM").check();
  await expect(hold(page)).toBeVisible();
  expect((await slotsOn(site.url, day)).bookedSlots).toEqual(["9:00 AM"]);
  await schedule.fill({ name: visitor.name, email: visitor.email });

  await page.clock.runFor("07:01");
  await expect(page.getByText(/^Your hold ends in one minute, at /)).toBeVisible();
  await schedule.phone.focus();
  await page.keyboard.type("(703) 5");
  await page.clock.runFor("01:00");
  await expect(page.getByText("Your hold has ended. The time is still free.")).toBeVisible();
  await page.keyboard.type("55-0111");
  await schedule.expectEntries({ name: visitor.name, phone: "(703) 555-0111" });
  await expect(schedule.time("9:00 AM")).toBeChecked();
  expect((await slotsOn(site.url, day)).availableSlots).toContain("9:00 AM");

  await schedule.fill(visitor);
  await schedule.submit();
  await page.clock.runFor(1_000);
  await expect(schedule.success).toBeVisible();
});

test("a person who loses the time after the hold keeps what they typed, and takes another @databases", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  const day = site.newDay();
  await page.clock.install();
  await schedule.open();
  await schedule.chooseDay(day);
  await page.clock.runFor(1_000);
  await schedule.time("9:00 AM").check();
  await expect(hold(page)).toBeVisible();
  await schedule.fill(visitor);
  // Somebody is quicker than the look at the times that follows the release.
  await page.route("**/api/appointments/available-slots*", async (route) => {
    const { bookedSlots } = await slotsOn(site.url, day);
    if (!bookedSlots.includes("9:00 AM")) await takeSlots(site.url, day, ["9:00 AM"]);
    await route.continue();
  });
  await schedule.notes.focus();
  await page.clock.runFor("08:01");
  await expect(page.getByText(/^Your hold has ended. The time has been taken/)).toBeVisible();
  await expect(schedule.notes).toBeFocused();
  await page.clock.runFor(1_000);
  await expect(schedule.time("9:00 AM")).toBeDisabled();
  await schedule.expectEntries(visitor);
  await schedule.time("10:00 AM").check();
  await expect(hold(page)).toBeVisible();
  await schedule.submit();
  await page.clock.runFor(1_000);
  await expect(schedule.success).toContainText("10:00 AM");
});

test("others see a held time as being booked, until its page is left", async ({
  page,
  schedule,
  site,
  newContext,
}) => {
  const day = site.newDay();
  const time = "9:00 AM";
  await schedule.open();
  await schedule.chooseAppointment(day, time);
  await expect(hold(page)).toBeVisible();

  const other = new SchedulePage(await (await newContext()).newPage());
  await other.page.clock.install();
  await other.open();
  await other.chooseDay(day);
  await other.page.clock.runFor(1_000);
  await expect(other.page.getByRole("radio", { name: "9:00 AM being booked" })).toBeDisabled();
  const somebody = await connectVisitor(site.url);
  expect((await book(somebody, { date: day, timeSlot: time })).status).toBe(409);

  await page.goto("/faq");
  await expect.poll(async () => (await slotsOn(site.url, day)).availableSlots).toContain("9:00 AM");
  await other.page.clock.runFor(16_000);
  await expect(other.time(time), "without being asked").toBeEnabled();
});

test("two tabs of one browser share a hold: the newest choice has it, and the other tab says so", async ({
  page,
  schedule,
  site,
  visitor,
  context,
}) => {
  const day = site.newDay();
  await schedule.open();
  await schedule.chooseAppointment(day, "9:00 AM");
  await expect(hold(page)).toBeVisible();
  const second = new SchedulePage(await context.newPage());
  await second.open();
  await second.chooseDay(day);
  await expect(second.time("9:00 AM"), "held for this browser").toBeEnabled();
  await second.time("10:00 AM").check();
  await expect(hold(second.page)).toBeVisible();
  await expect(
    page.getByText("Another tab holds a time for you now. This one is no longer held."),
  ).toBeVisible();
  expect((await slotsOn(site.url, day)).bookedSlots).toEqual(["10:00 AM"]);
  await page.close({ runBeforeUnload: true });
  await second.fill(visitor);
  await second.submit();
  await expect(second.success).toContainText("10:00 AM");
  expect((await slotsOn(site.url, day)).bookedSlots).toEqual(["10:00 AM"]);
});

test("a time that is chosen again after a reload is held again", async ({
  page,
  schedule,
  site,
}) => {
  const day = site.newDay();
  await schedule.open();
  await schedule.chooseAppointment(day, "9:00 AM");
  await expect(hold(page)).toBeVisible();
  await page.reload();
  await expect(schedule.time("9:00 AM")).toBeChecked();
  await expect(hold(page)).toBeVisible();
  expect((await slotsOn(site.url, day)).bookedSlots).toEqual(["9:00 AM"]);
});

test("when nothing can be held, the time is booked all the same", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  await schedule.holdNothing();
  await schedule.open();
  await schedule.complete(site.newDay(), "9:00 AM", visitor);
  await expect(page.getByText(/^Held for you/)).toHaveCount(0);
  await schedule.submit();
  await expect(schedule.success).toBeVisible();
});
