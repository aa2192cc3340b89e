import type { Page } from "@playwright/test";
import { hold, scripts } from "#tests/e2e/support/held-call.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

const required = {
  name: "Name is required",
  phone: "Phone number is required",
  email: "Email is required",
  address: "Property address is required",
} as const;

// The tests share a day.
test.beforeEach(({ schedule }) => schedule.holdNothing());

test("an empty form lists every missing entry with a link to its field, without a call", async ({
  page,
  schedule,
  site,
}) => {
  const calls = countSubmissions(page);
  await schedule.open();
  await schedule.chooseAppointment(site.quietDays[0], "9:00 AM");
  await schedule.submit();

  for (const [field, message] of Object.entries(required)) {
    const control = schedule[field as keyof typeof required];
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(control).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(schedule.summary).toBeFocused();
  await expect(schedule.summary).toHaveAccessibleName("Your appointment is not booked yet");
  const links = schedule.summary.getByRole("link");
  await expect(links).toHaveText(Object.values(required));
  for (const [field, message] of Object.entries(required)) {
    await links.filter({ hasText: message }).press("Enter");
    await expect(schedule[field as keyof typeof required]).toBeFocused();
  }
  expect(calls()).toBe(0);
});

test("editing a field clears its message there, and ticks its line off once it passes", async ({
  schedule,
  site,
}) => {
  await schedule.open();
  await schedule.chooseAppointment(site.quietDays[0], "9:00 AM");
  await schedule.submit();
  const messages = Object.entries(required);
  for (const [index, [field, message]] of messages.entries()) {
    const control = schedule[field as keyof typeof required];
    await expect(control).toHaveAccessibleDescription(new RegExp(message));
    await control.pressSequentially("a");
    await expect(control).not.toHaveAccessibleDescription(new RegExp(message));
    // A letter is a name and an address, but neither an email address nor a phone number.
    await expect(schedule.summary.getByRole("link")).toHaveText(
      messages.map(([name, line], at) =>
        at <= index && ["name", "address"].includes(name) ? `${line}: fixed` : line,
      ),
    );
  }
});

test("an invalid entry is reported in the summary and at its field, and the other entries stay", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  const calls = countSubmissions(page);
  await schedule.open();
  await schedule.chooseAppointment(site.quietDays[0], "9:00 AM");
  await schedule.fill(visitor);
  for (const [field, entry, message] of [
    ["name", "   ", "Name is required"],
    ["email", "ada", "Email address is invalid"],
  ] as const) {
    await schedule[field].fill(entry);
    await schedule.submit();
    await expect(schedule.summary.getByRole("link")).toHaveText([message]);
    await expect(schedule.summary).toBeFocused();
    await expect(schedule[field]).toHaveAccessibleDescription(new RegExp(message));
    await schedule.expectEntries({ ...visitor, [field]: entry });
    await schedule[field].fill(visitor[field]);
    await expect(schedule.summary).toContainText("All fixed");
  }
  await expect(schedule.time("9:00 AM")).toBeChecked();
  expect(calls()).toBe(0);
});

test("the form cannot be sent, by button or Return, until date and time are chosen", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  const day = site.quietDays[0];
  const calls = countSubmissions(page);
  await schedule.open();
  await schedule.fill(visitor);
  await schedule.email.press("Enter");
  await expect(schedule.submitButton).toBeDisabled();
  await expect(page.getByText("Choose a date and a time first.")).toBeVisible();

  await schedule.chooseDay(day);
  await schedule.email.press("Enter");
  await expect(schedule.time("9:00 AM")).toBeEnabled();
  await expect(schedule.submitButton).toBeDisabled();
  expect(calls()).toBe(0);
  await schedule.expectEntries(visitor);
});

test("Return in a field sends a complete form", async ({ schedule, site, visitor }) => {
  await schedule.open();
  await schedule.chooseAppointment(site.newDay(), "9:00 AM");
  await schedule.fill(visitor);
  await schedule.email.press("Enter");
  await expect(schedule.success).toBeVisible();
});

test("on a page sent without scripts, messages stay gone once corrected, and the focus stays put when the scripts load", async ({
  page,
  schedule,
  site,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  const [day, other] = site.quietDays;
  const { release } = await hold(page, scripts);
  await page.goto("/schedule-inspection");
  await schedule.fill({ ...visitor, phone: "", email: "ada" });
  await schedule.chooseDay(day);
  await schedule.time("9:00 AM").check();
  await schedule.submit();
  await expect(schedule.summary).toBeVisible();
  await schedule.phone.pressSequentially("703");
  release();
  await untilHydrated(page);
  await expect(schedule.phone).toBeFocused();
  await schedule.phone.pressSequentially(" 555 0111");
  await expect(schedule.phone).not.toHaveAttribute("aria-invalid");
  await expect(schedule.email).toHaveAccessibleDescription(/Email address is invalid/);

  await schedule.chooseDay(other);
  await expect(schedule.time("9:00 AM")).not.toBeChecked();
  await expect(schedule.day(other)).toBeFocused();
  await expect(schedule.phone).not.toHaveAttribute("aria-invalid");
  await schedule.time("10:00 AM").check();
  await schedule.email.fill(visitor.email);
  await expect(schedule.summary).toContainText("All fixed");
  await schedule.expectEntries({ ...visitor, phone: "703 555 0111" });
});

function countSubmissions(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    const isScheduling = /\/(register|appointments|schedule-inspection)$/.test(request.url());
    if (request.method() === "POST" && isScheduling) count += 1;
  });
  return () => count;
}
