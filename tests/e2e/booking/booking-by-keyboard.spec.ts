import { businessProfile } from "#content/business-profile.ts";
import { expectFocusToBeSeen } from "#tests/e2e/support/focus.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of viewports) {
  test(`a visitor books with the keyboard alone, and always sees the focus, at ${viewport.width} px @keyboard`, async ({
    page,
    schedule,
    site,
    visitor,
  }) => {
    const day = site.newDay();
    await page.setViewportSize(viewport);
    await schedule.open();

    async function press(key: string): Promise<void> {
      await page.keyboard.press(key);
      await expectFocusToBeSeen(page);
    }
    const focusedDay = () =>
      page.evaluate(() =>
        document.activeElement?.closest('[role="grid"]')
          ? (document.activeElement as HTMLButtonElement).value
          : "",
      );

    await press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
    while (!(await focusedDay())) await press("Tab");
    while ((await focusedDay()) < day) await press("ArrowRight");
    expect(await focusedDay()).toBe(day);
    await press("Enter");
    await expect(schedule.time("9:00 AM")).toBeEnabled();
    await expect(schedule.day(day)).toBeFocused();

    await press("Tab");
    await expect(schedule.time("9:00 AM")).toBeFocused();
    await press("Space");
    await press("ArrowDown");
    await expect(schedule.time("10:00 AM")).toBeChecked();
    for (const field of ["name", "phone", "email", "address", "notes"] as const) {
      await press("Tab");
      await expect(schedule[field]).toBeFocused();
      await page.keyboard.type(visitor[field]);
    }
    await press("Tab");
    await expect(schedule.submitButton).toBeFocused();

    // Going backward, the focus passes through the bar at the top.
    while (!(await focusedDay())) await press("Shift+Tab");
    for (const _ of ["time", "name", "phone", "email", "address", "notes", "button"]) {
      await press("Tab");
    }
    await expect(schedule.submitButton).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(schedule.heading).toHaveText(/^You're booked: .* 10:00 AM$/);
    await expect(schedule.heading).toBeFocused();
    await expect(schedule.success).toContainText("10:00 AM");
    for (const control of [
      schedule.success.getByRole("link", { name: businessProfile.phone.display }),
      schedule.success.getByRole("link", { name: "Add to calendar" }),
      schedule.success.getByRole("link", { name: "See, move or cancel this appointment" }),
      schedule.success.getByRole("button", { name: "Schedule Another Inspection" }),
    ]) {
      await press("Tab");
      await expect(control).toBeFocused();
    }
  });
}

for (const viewport of viewports) {
  test(`a booking form sent empty can be corrected with the keyboard alone at ${viewport.width} px, and no keystroke is lost @keyboard`, async ({
    page,
    schedule,
    site,
    visitor,
    mailbox,
  }) => {
    await page.setViewportSize(viewport);
    await schedule.open();
    await schedule.chooseAppointment(site.newDay(), "9:00 AM");
    await schedule.submitButton.focus();
    await page.keyboard.press("Enter");
    await expect(schedule.summary).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    for (const field of ["name", "phone", "email", "address"] as const) {
      await expect(schedule[field]).toBeFocused();
      await expectFocusToBeSeen(page);
      await page.keyboard.type(visitor[field]);
      await expect(schedule[field]).toHaveValue(visitor[field]);
      await expect(schedule[field]).not.toHaveAttribute("aria-invalid");
      await page.keyboard.press("Tab");
    }
    await expect(schedule.summary).toContainText("All fixed");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(schedule.heading).toHaveText(/^You're booked: .* 9:00 AM$/);
    await mailbox.only({ to: visitor.email, subject: /^Your roof inspection is booked/ });
  });
}

test("arrow keys, Home, End, Page Up and Page Down move between the days, which are a single Tab stop @keyboard", async ({
  page,
  schedule,
}) => {
  await schedule.open();
  const focused = () =>
    page.evaluate(() => (document.activeElement as HTMLButtonElement | null)?.value ?? "");
  await schedule.nextFree.focus();
  await page.keyboard.press("Tab");
  // Today is Wednesday, November 18; Thursday, November 26 is Thanksgiving.
  expect(await focused()).toBe("2026-11-19");
  for (const [key, day] of [
    ["ArrowRight", "2026-11-20"],
    ["ArrowRight", "2026-11-21"],
    ["ArrowRight", "2026-11-23"],
    ["ArrowLeft", "2026-11-21"],
    ["ArrowDown", "2026-11-28"],
    ["Home", "2026-11-23"],
    ["End", "2026-11-28"],
    ["PageUp", "2026-11-21"],
    ["ArrowLeft", "2026-11-20"],
    ["ArrowLeft", "2026-11-19"],
    ["ArrowLeft", "2026-11-19"],
    ["ArrowDown", "2026-12-03"],
    ["ArrowUp", "2026-11-19"],
    ["PageDown", "2026-11-25"],
    ["Control+End", "2026-12-18"],
    ["Control+Home", "2026-11-19"],
    ["ArrowDown", "2026-12-03"],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused(), key).toBe(day);
    await expectFocusToBeSeen(page);
  }
  await page.keyboard.press("Shift+Tab");
  await expect(schedule.nextFree).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await focused(), "where the keys had gone").toBe("2026-12-03");
  await page.keyboard.press("Space");
  await expect(schedule.time("9:00 AM")).toBeEnabled();
  expect(await focused()).toBe("2026-12-03");
  await page.keyboard.press("Tab");
  await expect(schedule.time("9:00 AM")).toBeFocused();
});
