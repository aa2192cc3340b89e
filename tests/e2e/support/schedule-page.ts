import { expect, type Locator, type Page } from "@playwright/test";
import { formatDay } from "#domain/booking/calendar-day.ts";
import type { Details } from "./test.ts";

/** The steps of the booking page; the appointment page uses the first two of them. */
export class VisitSteps {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The button of a day in the month that is shown. */
  day(day: string): Locator {
    return this.page.getByRole("button", { name: `${formatDay(day)}, ` });
  }

  time(slot: string): Locator {
    return this.page.getByRole("radio", { name: new RegExp(`^${slot}`) });
  }

  get nextMonth(): Locator {
    return this.page.getByRole("button", { name: "Next month" });
  }

  get previousMonth(): Locator {
    return this.page.getByRole("button", { name: "Previous month" });
  }

  get alert(): Locator {
    return this.page.getByRole("alert");
  }

  /** Turns to the month of the day. */
  async showMonthOf(day: string): Promise<void> {
    const aDay = this.page.getByRole("gridcell").getByRole("button").first();
    const shown = (await aDay.getAttribute("value")) ?? "";
    if (shown.slice(0, 7) < day.slice(0, 7)) await this.nextMonth.click();
    if (shown.slice(0, 7) > day.slice(0, 7)) await this.previousMonth.click();
    await expect(this.day(day)).toBeVisible();
  }

  async chooseDay(day: string): Promise<void> {
    await this.showMonthOf(day);
    await this.day(day).click();
  }

  async chooseVisit(day: string, slot: string): Promise<void> {
    await this.chooseDay(day);
    await this.time(slot).check();
  }

  /** Days that can be pressed, as `YYYY-MM-DD`, in all months. */
  async openDays(): Promise<string[]> {
    const days: string[] = [];
    const inMonth = this.page.getByRole("gridcell").getByRole("button", { disabled: false });
    for (;;) {
      await expect(this.page.getByRole("grid")).toBeVisible();
      days.push(
        ...(await inMonth.evaluateAll((buttons) =>
          buttons.map((button) => (button as HTMLButtonElement).value),
        )),
      );
      if (await this.nextMonth.isDisabled()) return days;
      const caption = await this.page.getByRole("grid").getAttribute("aria-label");
      await this.nextMonth.click();
      await expect(this.page.getByRole("grid")).not.toHaveAttribute("aria-label", caption ?? "");
    }
  }
}

export class SchedulePage extends VisitSteps {
  readonly heading = this.page.getByRole("heading", { level: 1 });
  /** What the button says changes while the booking is under way. */
  readonly submitButton = this.page.getByRole("button", {
    name: /^(Schedule Inspection|Scheduling\.\.\.)$/,
  });
  readonly success = this.page.getByRole("region", { name: "Inspection Scheduled!" });

  readonly name = this.page.getByLabel("Name");
  readonly phone = this.page.getByLabel("Phone");
  readonly email = this.page.getByLabel("Email");
  readonly address = this.page.getByLabel("Property Address");
  readonly notes = this.page.getByLabel("Notes");

  /** Opens the page and waits until its scripts have taken over. */
  async open(): Promise<void> {
    await this.page.goto("/schedule-inspection");
    await this.untilInteractive();
  }

  async untilInteractive(): Promise<void> {
    // With scripts, and only then, the button waits for a date and a time.
    await expect(this.submitButton).toBeDisabled();
  }

  async fill(details: Partial<Details>): Promise<void> {
    for (const [name, value] of Object.entries(details)) {
      await this[name as keyof Details].fill(value);
    }
  }

  async submit(): Promise<void> {
    await this.submitButton.click();
  }

  /** The whole way, up to the panel. */
  async book(day: string, slot: string, details: Details): Promise<void> {
    await this.open();
    await this.chooseVisit(day, slot);
    await this.fill(details);
    await this.submit();
    await expect(this.success).toBeVisible();
  }

  /** Id of the visit that the panel tells about. */
  async bookedId(): Promise<string> {
    const link = this.success.getByRole("link", { name: "See, move or cancel this visit" });
    return (await link.getAttribute("href"))?.split("/").at(-1) ?? "";
  }

  async expectEntries(details: Partial<Details>): Promise<void> {
    for (const [name, value] of Object.entries(details)) {
      await expect(this[name as keyof Details]).toHaveValue(value);
    }
  }
}
