import { expect, type Locator, type Page } from "@playwright/test";
import { type CalendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import type { Details } from "#tests/support/visitors.ts";
import { typeInto } from "./typing.ts";

/** The steps of the schedule page; the appointment page uses the first two. */
export class ChoiceSteps {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The button of a day. */
  day(day: CalendarDay): Locator {
    return this.page.getByRole("button", { name: `${formatDay(day)}, ` });
  }

  time(slot: string): Locator {
    return this.page.getByRole("radio", { name: new RegExp(`^${slot}`) });
  }

  get grid(): Locator {
    return this.page.getByRole("grid");
  }

  /** The step with the times. */
  get timeStep(): Locator {
    return this.page.getByRole("region", { name: "Choose a time" });
  }

  get nextFree(): Locator {
    return this.page.getByRole("button", { name: /^Next free: / });
  }

  get alert(): Locator {
    return this.page.getByRole("alert");
  }

  async chooseDay(day: CalendarDay): Promise<void> {
    await this.day(day).click();
  }

  async chooseAppointment(day: CalendarDay, slot: string): Promise<void> {
    await this.chooseDay(day);
    await this.time(slot).check();
  }

  /** Selectable days, as `YYYY-MM-DD`. */
  async openDays(): Promise<string[]> {
    await expect(this.grid).toBeVisible();
    return this.grid
      .getByRole("button", { disabled: false })
      .evaluateAll((buttons) => buttons.map((button) => (button as HTMLButtonElement).value));
  }
}

export class SchedulePage extends ChoiceSteps {
  readonly heading = this.page.getByRole("heading", { level: 1 });
  /** The bar on small screens, which shows the selection. */
  readonly bar = this.page.getByRole("navigation", { name: "Next step" });
  /** The last step's own button; small screens also have one in the bar. Its label changes while booking. */
  readonly submitButton = this.page
    .getByRole("region", { name: "Your information" })
    .getByRole("button", { name: /^(Schedule Inspection|Scheduling\.\.\.)$/ });
  readonly success = this.page.getByRole("region", { name: "Inspection Scheduled!" });

  readonly summary = this.page.locator("[data-error-summary]");

  readonly name = this.page.getByLabel("Name");
  readonly phone = this.page.getByLabel("Phone");
  readonly email = this.page.getByLabel("Email");
  readonly address = this.page.getByLabel("Property Address");
  readonly notes = this.page.getByLabel("Notes");

  /** Opens the page and waits for hydration. */
  async open(): Promise<void> {
    await this.page.goto("/schedule-inspection");
    await this.untilInteractive();
  }

  async untilInteractive(): Promise<void> {
    // Only with scripts does the button stay disabled until a date and time are chosen.
    await expect(this.submitButton).toBeDisabled();
  }

  /** As if the limits of holds were reached: a chosen time stays free to others. */
  async holdNothing(): Promise<void> {
    await this.page.route("**/api/holds", (route) =>
      route.fulfill({ json: { success: true, hold: null } }),
    );
  }

  /** Types the values, replacing existing ones. */
  async fill(details: Partial<Details>): Promise<void> {
    for (const [name, value] of Object.entries(details)) {
      await typeInto(this[name as keyof Details], value);
    }
  }

  async submit(): Promise<void> {
    await this.submitButton.click();
  }

  /** Chooses an appointment and fills in everything. */
  async complete(day: CalendarDay, slot: string, details: Details): Promise<void> {
    await this.chooseAppointment(day, slot);
    await this.fill(details);
  }

  /** The whole process, up to the confirmation panel. */
  async book(day: CalendarDay, slot: string, details: Details): Promise<void> {
    await this.open();
    await this.complete(day, slot, details);
    await this.submit();
    await expect(this.success).toBeVisible();
  }

  /** Id of the appointment in the panel. */
  async bookedId(): Promise<string> {
    const link = this.success.getByRole("link", { name: "See, move or cancel this appointment" });
    return /\/appointments\/([\w-]+)/.exec((await link.getAttribute("href")) ?? "")?.[1] ?? "";
  }

  async expectEntries(details: Partial<Details>): Promise<void> {
    for (const [name, value] of Object.entries(details)) {
      await expect(this[name as keyof Details]).toHaveValue(value);
    }
  }
}
