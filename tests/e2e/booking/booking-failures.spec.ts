import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { expectOneAppointmentThenCancelled } from "#tests/e2e/support/mailbox.ts";
import type { SchedulePage } from "#tests/e2e/support/schedule-page.ts";
import { cancelAppointment, slotsOn, takeSlots } from "#tests/e2e/support/somebody-else.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import type { Details } from "#tests/support/visitors.ts";

const calls = {
  availability: "**/api/appointments/bulk-availability",
  slots: "**/api/appointments/available-slots?*",
  register: "**/api/customers/register",
  book: "**/api/appointments",
  token: "**/api/auth/csrf-token",
} as const;

test.beforeEach(({ faults }) => faults.allow(failedCall));

test("without availability the page says so, and an appointment can still be booked", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  await page.route(calls.availability, (route) => route.fulfill({ status: 500, json: {} }));
  await schedule.open();
  await expect(schedule.alert).toHaveText(
    "Unable to load availability information. Please try again later.",
  );
  await schedule.chooseAppointment(site.newDay(), "9:00 AM");
  await schedule.fill(visitor);
  await schedule.submit();
  await expect(schedule.success).toBeVisible();
});

test("when times cannot be loaded the page says so and keeps the entries, and the day can be chosen again and booked", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  const [other] = site.quietDays;
  const day = site.newDay();
  await schedule.open();
  await schedule.fill(visitor);
  for (const [answer, message] of [
    [
      { status: 500, json: { success: false, error: "Out of order" } },
      "Unable to load available time slots. Please try again later.",
    ],
    [
      { status: 200, json: { success: true, availableSlots: "9:00 AM" } },
      "Invalid response from server. Please try again later.",
    ],
  ] as const) {
    await page.route(calls.slots, (route) => route.fulfill(answer));
    await schedule.chooseDay(day);
    await expect(schedule.alert).toHaveText(message);
    await expect(schedule.submitButton).toBeDisabled();
    await schedule.expectEntries(visitor);

    await page.unroute(calls.slots);
    await schedule.chooseDay(other);
    await expect(schedule.time("9:00 AM")).toBeEnabled();
    await expect(schedule.alert).toHaveCount(0);
  }
  await schedule.chooseAppointment(day, "9:00 AM");
  await expect(schedule.alert).toHaveCount(0);

  // The last look at the times before booking may fail: the booking itself is checked by the server.
  await page.route(calls.slots, (route) => route.fulfill({ status: 500, json: {} }));
  await schedule.submit();
  await expect(schedule.success).toBeVisible();
});

const fallback = "Error: Failed to schedule appointment. Please try again later.";

test("whatever fails, the page says so and keeps everything, and a last press books", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  const day = await fillIn(schedule, site.newDay(), visitor);
  const expectFailure = async (message: string | RegExp) => {
    await schedule.submit();
    await expect(schedule.alert).toHaveText(message);
    await expectEverythingKept(schedule, visitor);
  };

  // Registering is refused, with the server's sentence.
  await page.route(calls.register, (route) =>
    route.fulfill({ status: 400, json: { success: false, error: "The roof is on fire." } }),
  );
  await expectFailure("Error: The roof is on fire.");
  await page.unroute(calls.register);

  // A CSRF token cannot be renewed: the server's first error is shown.
  await page.evaluate(() => localStorage.setItem("csrfToken", "stale"));
  await page.route(calls.token, (route) => route.fulfill({ status: 500, json: {} }));
  await expectFailure(/^Error: .*CSRF token/);
  await page.unroute(calls.token);

  // A call is lost although there is a network.
  await page.route(calls.register, (route) => route.abort());
  await expectFailure(fallback);
  await page.unroute(calls.register);

  // Booking fails with an error that is not JSON. The message stays until another time is chosen.
  await page.route(calls.book, (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
  await expectFailure(fallback);
  await page.unroute(calls.book);
  await schedule.fill({ name: "Ada Homeowner" });
  await expect(schedule.alert, "while the details are corrected").toHaveText(fallback);
  await schedule.time("10:00 AM").check();
  await expect(schedule.alert).toHaveCount(0);
  await schedule.time("9:00 AM").check();

  // A token that has expired is renewed unseen.
  await page.evaluate(() => localStorage.setItem("csrfToken", "stale"));
  await schedule.submit();
  await expect(schedule.success).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("csrfToken"))).not.toBe("stale");
  expect((await slotsOn(site.url, day)).bookedSlots).toEqual(["9:00 AM"]);
});

test("a time that somebody else takes first is noticed before booking or by the booking call, and the lists refresh", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  await schedule.holdNothing();
  const day = await fillIn(schedule, site.newDay(), visitor);
  await takeSlots(site.url, day, ["9:00 AM", "11:00 AM", "1:00 PM", "2:00 PM", "3:00 PM"]);
  await schedule.submit();

  await expect(schedule.alert).toHaveText(
    "This time slot was just booked by someone else. Please select another time.",
  );
  await expectToldAtTheTimes(schedule);
  await expect(schedule.time("9:00 AM")).toBeDisabled();
  await expect(schedule.day(day)).toHaveAccessibleName(/few times left/);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(schedule.submitButton).toBeDisabled();
  await schedule.expectEntries(visitor);

  // The next time is taken after the page has looked.
  await schedule.time("10:00 AM").check();
  await page.route(
    calls.slots,
    async (route) => {
      await route.fulfill({ response: await route.fetch() });
      await takeSlots(site.url, day, ["10:00 AM"]);
    },
    { times: 1 },
  );
  // The call waits until somebody else has booked the time.
  await page.route(calls.register, async (route) => {
    await expect.poll(async () => (await slotsOn(site.url, day)).bookedSlots).toContain("10:00 AM");
    await route.continue();
  });
  await schedule.submit();

  await expect(schedule.alert).toHaveText(
    "Error: This time slot is no longer available. Please select another time.",
  );
  await expectToldAtTheTimes(schedule);
  await expect(schedule.time("10:00 AM")).toBeDisabled();
  await schedule.expectEntries(visitor);
  await schedule.time("4:00 PM").check();
  await schedule.submit();
  await expect(schedule.success).toContainText("4:00 PM");
});

test("after a lost response and a failing server, another press shows the booking and books nothing twice", async ({
  page,
  schedule,
  site,
  mailbox,
  visitor,
}) => {
  const day = await fillIn(schedule, site.newDay(), visitor);
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/appointments")) {
      keys.push(request.headers()["idempotency-key"]);
    }
  });
  // Both times the server books, and the page does not learn of it.
  await page.route(
    calls.book,
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    },
    { times: 1 },
  );
  await schedule.submit();
  await expect(schedule.alert).toHaveText(fallback);
  await expectEverythingKept(schedule, visitor);
  await page.route(
    calls.book,
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, body: "" });
    },
    { times: 1 },
  );
  await schedule.submit();
  await expect.poll(() => keys.length).toBe(2);
  await expect(schedule.alert).toHaveText(fallback);
  await expectEverythingKept(schedule, visitor);

  await schedule.submit();
  await expect(schedule.success).toContainText("9:00 AM");
  expect(keys[0]).toBeTruthy();
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);

  expect((await slotsOn(site.url, day)).bookedSlots).toEqual(["9:00 AM"]);
  await cancelAppointment(site.url, await schedule.bookedId());
  await expectOneAppointmentThenCancelled(mailbox, visitor.email);
});

test("what the server finds wrong with a field is shown at the field until it is edited", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  await fillIn(schedule, site.newDay(), visitor);
  await page.route(calls.book, (route) =>
    route.fulfill({
      status: 400,
      json: {
        success: false,
        error: "Please check the form.",
        fields: { phone: "We cannot call this number" },
      },
    }),
  );
  await schedule.submit();
  await expect(schedule.alert).toHaveText("Error: Please check the form.");
  await expect(schedule.phone).toHaveAccessibleDescription(/^We cannot call this number/);
  await expect(schedule.summary).toBeFocused();
  await schedule.summary.getByRole("link", { name: "We cannot call this number" }).press("Enter");
  await expect(schedule.phone).toBeFocused();
  await schedule.phone.pressSequentially("1");
  await expect(schedule.phone).not.toHaveAttribute("aria-invalid");
});

async function fillIn(
  schedule: SchedulePage,
  day: CalendarDay,
  visitor: Details,
): Promise<CalendarDay> {
  // From here on, only calls that the test breaks fail.
  const firstLook = schedule.page.waitForResponse(calls.availability);
  await schedule.open();
  await schedule.chooseAppointment(day, "9:00 AM");
  await schedule.fill(visitor);
  await firstLook;
  return day;
}

/** The message is visible in the step of the times, and focus moves to the times. */
async function expectToldAtTheTimes(schedule: SchedulePage): Promise<void> {
  const times = schedule.timeStep.getByRole("group", { name: "Available times" });
  await expect(schedule.timeStep.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expect(times).toBeFocused();
  await expect(times).toHaveAccessibleDescription(/Please select another time\.$/);
  await expect(times.getByRole("radio").first()).toBeInViewport({ ratio: 1 });
}

async function expectEverythingKept(schedule: SchedulePage, visitor: Details): Promise<void> {
  await schedule.expectEntries(visitor);
  await expect(schedule.time("9:00 AM")).toBeChecked();
  await expect(schedule.submitButton).toBeEnabled();
}
