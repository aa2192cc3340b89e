import type { Page } from "@playwright/test";
import { hold } from "#tests/e2e/support/held-call.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const slotsCall = "**/api/appointments/available-slots?*";

test("booking checks the days, the day and the time, registers, and books with the id it gets back", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  const day = site.newDay();
  const calls = await watchCalls(page);
  const stamped = page.waitForResponse("**/api/auth/form-stamp");
  await schedule.open();
  await expect.poll(() => calls.length).toBe(1);
  const [{ body: asked } = { body: null }] = calls;
  expect(asked).toEqual({ dates: site.bookableDays });
  calls.length = 0;

  await schedule.chooseAppointment(day, "2:00 PM");
  await schedule.fill(visitor);
  const { stamp } = await (await stamped).json();
  await schedule.submit();
  await expect(schedule.success).toBeVisible();
  const { name, email, phone, address, notes } = visitor;
  const look = { call: `GET /api/appointments/available-slots?date=${day}`, body: null };
  const booked = calls.find(({ call }) => call === "POST /api/appointments");
  const customerId = booked?.body?.customerId;
  expect(customerId).toMatch(/^[\w-]{20,}$/);
  expect(calls).toEqual([
    look,
    look,
    { call: "POST /api/customers/register", body: { name, email, phone, address } },
    {
      call: "POST /api/appointments",
      body: {
        ...{ name, email, phone, address, notes, date: day, timeSlot: "2:00 PM" },
        ...{ stamp, customerId },
      },
    },
  ]);
  expect(await registeredIdOf(page, { name, email, phone, address })).toBe(customerId);
});

test("moving and canceling send the appointment's id in the URL, and nothing about the visitor", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  const [day, newDay] = [site.newDay(), site.newDay()];
  await schedule.book(day, "9:00 AM", visitor);
  const id = await schedule.bookedId();
  const calls = await watchCalls(page);
  await page.goto(`/appointments/${id}?change=move`);
  await expect(page.getByRole("button", { name: "Move the appointment" })).toBeDisabled();
  await schedule.chooseAppointment(newDay, "3:00 PM");
  await page.getByRole("button", { name: "Move the appointment" }).click();
  await expect(page.getByText("Your appointment has moved")).toBeVisible();
  await page.getByRole("link", { name: "Cancel this appointment" }).click();
  await page.getByRole("button", { name: "Yes, cancel the appointment" }).click();
  await expect(page.getByText("Your appointment is canceled")).toBeVisible();
  expect(calls.filter(({ call }) => /^(PUT|DELETE)/.test(call))).toEqual([
    { call: `PUT /api/appointments/${id}`, body: { date: newDay, timeSlot: "3:00 PM" } },
    { call: `DELETE /api/appointments/${id}`, body: null },
  ]);
});

test("the placeholders stay for half a second after the call for the times has ended", async ({
  page,
  schedule,
  site,
}) => {
  const pause = 500;
  await page.clock.install();
  // Records when the pause has started: before that, the page waits for the response.
  await page.addInitScript((delay) => {
    const real = window.setTimeout;
    const noting = (...[task, time, ...more]: Parameters<typeof real>) => {
      if (time === delay) Object.assign(window, { hasPaused: true });
      return real(task, time, ...more);
    };
    Object.assign(window, { setTimeout: noting });
  }, pause);
  await schedule.open();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const call = await hold(page, slotsCall);
  await schedule.chooseDay(site.quietDays[0]);
  // It follows the frame that shows the press.
  await page.clock.runFor(100);
  await call.asked;
  const status = page.getByRole("region", { name: "Choose a time" }).getByRole("status");
  await page.clock.runFor(10 * pause);
  await expect(status).toHaveText("Loading available times...");
  call.release();
  await page.waitForFunction(() => "hasPaused" in window, undefined, { polling: 50 });
  await page.clock.runFor(pause - 1);
  await expect(status).toHaveText("Loading available times...");
  await page.clock.runFor(1);
  await expect(schedule.time("9:00 AM")).toBeEnabled();
});

test("a time that the page does not offer is refused before any call", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  await page.route(slotsCall, (route) =>
    route.fulfill({
      json: { success: true, availableSlots: ["9:00 AM"], bookedSlots: ["10:00 AM"] },
    }),
  );
  await schedule.open();
  await schedule.chooseAppointment(site.quietDays[0], "9:00 AM");
  await schedule.fill(visitor);
  // As if somebody had tampered with the page.
  await schedule.time("9:00 AM").evaluate((radio: HTMLInputElement) => {
    radio.form?.addEventListener("formdata", ({ formData }) =>
      formData.set(radio.name, "10:00 AM"),
    );
  });
  const calls = await watchCalls(page);
  await schedule.submit();
  await expect(schedule.alert).toHaveText(
    "This time slot is no longer available. Please select another time.",
  );
  expect(calls).toEqual([]);
});

type Call = { call: string; body: Record<string, unknown> | null };

/** Records the page's API calls from now on, except for tokens. */
async function watchCalls(page: Page): Promise<Call[]> {
  const calls: Call[] = [];
  await page.route(/\/api\/(appointments|customers)/, (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    calls.push({ call: `${request.method()} ${pathname}${search}`, body: request.postDataJSON() });
    return route.fallback();
  });
  return calls;
}

/** The server's id for this visitor. */
async function registeredIdOf(page: Page, details: object): Promise<string> {
  const { csrfToken } = await (await page.request.get("/api/auth/csrf-token")).json();
  const answer = await page.request.post("/api/customers/register", {
    data: details,
    headers: { "x-csrf-token": csrfToken },
  });
  return (await answer.json()).customerId;
}
