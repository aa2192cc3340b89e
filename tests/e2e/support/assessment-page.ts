import { expect, type Locator, type Page } from "@playwright/test";
import { type QuestionId, questions } from "#domain/assessment/questions.ts";
import type { Details } from "#tests/support/visitors.ts";
import { untilHydrated } from "./hydration.ts";
import { typeInto } from "./typing.ts";

/** The call that saves a completed assessment, anonymously or as a follow-up. */
export const saveCall = "**/api/customers/assessments";

/** Shown when a follow-up cannot be sent and the server gives no reason. */
export const followUpFailure = "Error: Could not save your information. Please try again.";

export type Values = Record<QuestionId, string>;

/** Answers that add up to 32 points. */
export const moderate: Values = {
  roofAge: "15-20",
  leaks: "minor",
  shingles: "moderate",
  storm: "none",
  gutters: "damaged",
  ventilation: "none",
};

/** The assessment on its own page. */
export class AssessmentPage {
  readonly page: Page;
  readonly sheet: Locator;
  readonly back: Locator;
  readonly next: Locator;
  readonly retake: Locator;
  readonly result: Locator;
  readonly name: Locator;
  readonly phone: Locator;
  readonly email: Locator;
  readonly address: Locator;
  readonly trap: Locator;
  readonly submit: Locator;
  readonly alert: Locator;
  readonly summary: Locator;
  readonly thanks: Locator;

  constructor(page: Page) {
    this.page = page;
    this.sheet = page.getByRole("region", { name: "Roof quiz" });
    this.back = this.sheet.getByRole("button", { name: "Back" });
    this.next = this.sheet.getByRole("button", { name: /^(Next question|See my result)$/ });
    this.retake = this.sheet.getByRole("button", { name: "Retake the quiz" });
    this.result = this.sheet.getByRole("heading", { name: /^Your roof assessment/ });
    this.name = this.sheet.getByLabel("Name");
    this.phone = this.sheet.getByLabel("Phone");
    this.email = this.sheet.getByLabel("Email");
    this.address = this.sheet.getByLabel("Address");
    this.trap = this.sheet.locator('[name="website"]');
    this.submit = this.sheet.getByRole("button", { name: /^(Send my|Submitting)/ });
    this.alert = this.sheet.getByRole("alert");
    this.summary = this.sheet.locator("[data-error-summary]");
    this.thanks = this.sheet.getByRole("region", { name: /^Thank you/ });
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(`/roof-assessment${query}`);
    await untilHydrated(this.page);
  }

  question(id: QuestionId): Locator {
    const text = questions.find((question) => question.id === id)?.question ?? "";
    return this.sheet.getByRole("group", { name: text });
  }

  option(id: QuestionId, value: string): Locator {
    const options = questions.find((question) => question.id === id)?.options;
    const label = options?.find((option) => option.value === value)?.label ?? "";
    return this.question(id).getByRole("radio", { name: label, exact: true });
  }

  async answer(values: Partial<Values>): Promise<void> {
    for (const [id, value] of Object.entries(values)) {
      // Not `check`, which verifies the state afterwards: the last answer removes the questions.
      await this.option(id as QuestionId, value).click();
    }
  }

  async finish(values: Values = moderate): Promise<void> {
    await this.open();
    await this.answer(values);
    await expect(this.result).toBeFocused();
  }

  async fill(details: Pick<Details, "name" | "phone" | "email" | "address">): Promise<void> {
    for (const field of ["name", "phone", "email", "address"] as const) {
      await typeInto(this[field], details[field]);
    }
  }

  progress(answered: number): Locator {
    return this.sheet.getByText(`${answered}/6 answered`, { exact: true });
  }
}

type Sent = {
  answers: Record<QuestionId, { value: string; score: number }>;
  result: { score: number };
  stamp?: string;
};

/** Records what the page sends to be saved and the answers, in order. */
export async function watchSaves(page: Page) {
  const saves: { body: Sent; answer?: { assessmentId?: string } }[] = [];
  // Playwright cannot read the body of such a request.
  await page.exposeFunction("noteSave", (body: Sent) => saves.push({ body }));
  await page.addInitScript(() => {
    const realFetch = window.fetch;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method === "POST" && request.url.endsWith("/assessments")) {
        const { noteSave } = window as unknown as { noteSave(body: unknown): Promise<void> };
        await noteSave(await request.clone().json());
      }
      return realFetch(request);
    };
  });
  page.on("response", async (response) => {
    if (response.status() !== 201 || !response.url().endsWith("/assessments")) return;
    const save = saves.find(({ answer }) => !answer);
    // A test may end before it is read.
    if (save) save.answer = await response.json().catch(() => undefined);
  });
  return saves;
}
