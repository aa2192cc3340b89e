import type { Locator, Page } from "@playwright/test";
import { logoNames } from "#content/en/desk/brand.ts";
import { countiesField, hoursFields } from "#content/en/desk/business.ts";
import { stepForm } from "#content/en/desk/set-up.ts";
import { type TypedDays, typedFact } from "#desk/business/typed-facts.ts";
import { entryAt, type FactEntry } from "#domain/business/fact-entries.ts";
import type { FactValue } from "#domain/business/facts.ts";
import { type SetUpStepId, stepOf, stepsWith } from "#domain/business/set-up-steps.ts";
import { week } from "#domain/calendar/opening-hours.ts";
import type { County } from "#domain/service-area/county.ts";
import { expect } from "./test.ts";

/** Set up, as somebody types into it. Counts what that takes. */
export class SetUpPage {
  /** Fields that were filled or ticked, characters that were typed, and presses besides. */
  readonly effort = { fields: 0, characters: 0, presses: 0 };
  readonly page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole("main");
  }

  /** The step that is shown: of its address. */
  step(): string {
    return new URL(this.page.url()).pathname.split("/").at(-1) ?? "";
  }

  /** Types what is to be typed in the step that is shown. */
  async type(facts: Readonly<Record<string, FactValue>>): Promise<void> {
    for (const [path, value] of Object.entries(facts)) {
      const entry = entryAt(path);
      if (!entry) throw new Error(`no fact at ${path}`);
      if (stepOf(entry) !== (this.step() as SetUpStepId)) continue;
      await this.#unfold(entry);
      await this.#typeFact(entry, value);
    }
  }

  /** Saves the step, and waits for the next one. */
  async goOn(): Promise<void> {
    const { pathname } = new URL(this.page.url());
    await this.main.getByRole("button", { name: stepForm.save }).click();
    await this.page.waitForURL((url) => url.pathname !== pathname);
    this.effort.presses += 1;
  }

  /** Chooses counties of the state that is typed, with how far each is and what is said of it. */
  async chooseCounties(state: string, counties: readonly County[]): Promise<void> {
    const search = this.main.getByLabel(`Find a county of ${state}`);
    for (const { name, type, details, projects } of counties) {
      await this.#fill(search, name);
      await this.#press(this.main.getByLabel(new RegExp(`^${name} County`)).first());
      const inFull = `${name} County`;
      await this.main.getByLabel(countiesField.areaOf(inFull)).selectOption(type);
      await this.#press(this.main.locator("summary", { hasText: `, ${inFull}` }));
      await this.#fill(this.main.getByLabel(`What owners in ${inFull} should know`), details);
      await this.#fill(this.main.getByLabel(`Roofs done in ${inFull}`), String(projects));
    }
    await expect(this.main.getByText(`${counties.length} counties are chosen`)).toBeVisible();
  }

  async chooseLogo(name: keyof typeof logoNames): Promise<void> {
    await this.#press(this.main.getByRole("radio", { name: logoNames[name] }));
  }

  async #unfold(entry: FactEntry): Promise<void> {
    const [step] = stepsWith([entry]);
    const fold = this.main.locator("details", { has: this.page.getByText(/^\d+ more$/) });
    if (!step || step.shown.length > 0 || (await fold.getAttribute("open")) !== null) return;
    await this.#press(fold.locator("> summary"));
  }

  async #typeFact(entry: FactEntry, value: FactValue): Promise<void> {
    const typed = typedFact(entry, value);
    const named = new RegExp(`^${escaped(entry.label)}( \\([^)]*\\))?$`);
    if (entry.kind === "hours") return this.#typeHours(typed as TypedDays);
    if (entry.kind === "switch") return this.#tick(this.main.getByLabel(named), typed as boolean);
    if (entry.kind === "span") {
      const { from, to } = typed as { from: string; to: string };
      const range = this.main.getByRole("group", { name: named });
      await this.#fill(range.getByLabel("from", { exact: true }), from);
      return this.#fill(range.getByLabel("to", { exact: true }), to);
    }
    const field = this.main.getByLabel(named);
    if (entry.kind !== "state") return this.#fill(field, typed as string);
    await field.selectOption(typed as string);
    this.effort.fields += 1;
  }

  async #typeHours(days: TypedDays): Promise<void> {
    const isSame = JSON.stringify(days.Monday) === JSON.stringify(days.Friday);
    for (const weekday of week) {
      // A press has set it.
      if (isSame && ["Tuesday", "Wednesday", "Thursday", "Friday"].includes(weekday)) continue;
      const { isOpen, opens, closes } = days[weekday];
      await this.#tick(this.main.getByRole("checkbox", { name: weekday }), isOpen);
      if (!isOpen) continue;
      await this.#fill(this.main.getByLabel(`${weekday}, opens`), opens);
      await this.#fill(this.main.getByLabel(`${weekday}, closes`), closes);
      if (isSame && weekday === "Monday") {
        await this.#press(this.main.getByRole("button", { name: hoursFields.untilFriday }));
      }
    }
  }

  async #tick(box: Locator, isOn: boolean): Promise<void> {
    if ((await box.isChecked()) !== isOn) await this.#press(box);
  }

  async #fill(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.effort.fields += 1;
    this.effort.characters += text.length;
  }

  async #press(control: Locator): Promise<void> {
    await control.click();
    this.effort.presses += 1;
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
