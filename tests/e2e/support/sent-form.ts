import { expect, type Locator, type Page } from "@playwright/test";
import { businessProfile } from "#content/business-profile.ts";
import { QuizPage, saveCall } from "./quiz-page.ts";
import { ContactPage, EmergencyPage, type RequestPage, requestCall } from "./request-page.ts";
import type { Details } from "./test.ts";

/** What can be done alike with every form that carries a stamp and a field for programs. */
export type SentForm = {
  /** Address of the call that sends it. */
  call: string;
  name: Locator;
  trap: Locator;
  alert: Locator;
  thanks: Locator;
  mails: RequestPage["mails"];
  /** Up to the moment at which the form is there to be filled in. */
  open(): Promise<void>;
  complete(details: Details): Promise<void>;
  submit(): Promise<void>;
};

export const formKinds = {
  contact: (page) => Object.assign(new ContactPage(page), { call: requestCall }),
  emergency: (page) => Object.assign(new EmergencyPage(page), { call: requestCall }),
  "quiz follow-up": followUpOn,
} satisfies Record<string, (page: Page) => SentForm>;

function followUpOn(page: Page): SentForm {
  const quiz = new QuizPage(page);
  const { name, trap, alert, thanks } = quiz;
  return {
    call: saveCall,
    name,
    trap,
    alert,
    thanks,
    mails: {
      confirmation: "Your roof assessment: Moderate Concerns",
      notice: "Roof assessment: Moderate Concerns",
      noticeTo: businessProfile.mail.office,
    },
    async open() {
      await quiz.finish();
      await expect(quiz.submit).toBeVisible();
    },
    complete: (details) => quiz.fill(details),
    submit: () => quiz.submit.click(),
  };
}
