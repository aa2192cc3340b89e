import { expectFocusToBeSeen } from "./support/focus.ts";
import { expect, test } from "./support/test.ts";

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 720 },
]) {
  test(`a visitor books with the keyboard alone, and always sees the focus, at ${viewport.width} px`, async ({
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

    // Backwards, the bar at the top is in the way.
    while (!(await focusedDay())) await press("Shift+Tab");
    for (const _ of ["time", "name", "phone", "email", "address", "notes", "button"]) {
      await press("Tab");
    }
    await expect(schedule.submitButton).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Inspection Scheduled!" })).toBeFocused();
    await expect(schedule.success).toContainText("10:00 AM");
    await press("Tab");
    await expect(page.getByRole("button", { name: "Schedule Another Inspection" })).toBeFocused();
  });
}

test("faulty entries can be found and mended with the keyboard alone", async ({
  page,
  schedule,
  site,
}) => {
  await schedule.open();
  await schedule.chooseVisit(site.quietDays[0], "9:00 AM");
  await schedule.submitButton.focus();
  await page.keyboard.press("Enter");
  await expect(schedule.name).toBeFocused();
  await expectFocusToBeSeen(page);
  await page.keyboard.type("Ada");
  await expect(page.getByText("Name is required")).toBeHidden();
});
