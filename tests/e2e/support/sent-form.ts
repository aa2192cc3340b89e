import { expect, type Locator, type Page } from "@playwright/test";
import { businessProfile } from "#content/business-profile.ts";
import type { Details } from "#tests/support/visitors.ts";
import { AssessmentPage, saveCall } from "./assessment-page.ts";
import { ContactPage, EmergencyPage, type InquiryPage, inquiryCall } from "./inquiry-page.ts";

/** What can be done alike with every form that carries a stamp and a field for programs. */
export type SentForm = {
  /** Address of the call that sends it. */
  call: string;
  name: Locator;
  trap: Locator;
  button: Locator;
  summary: Locator;
  alert: Locator;
  thanks: Locator;
  mails: InquiryPage["mails"];
  /** What an empty form says, by label, in the order of the page. */
  required: Readonly<Record<string, string>>;
  field(label: string): Locator;
  /** Up to the moment at which the form is there to be filled in. */
  open(): Promise<void>;
  complete(details: Details): Promise<void>;
  submit(): Promise<void>;
};

/** The keys by which a required field gets its entry, and the value that it then holds. */
export function entryFor(label: string, details: Details): { typed: string; value: string } {
  if (label === "Service") return { typed: "Gut", value: "gutters" };
  const value = details[label.toLowerCase() as keyof Details];
  return { typed: value, value };
}

export const formKinds = {
  contact: (page) => inquiryOn(new ContactPage(page)),
  emergency: (page) => inquiryOn(new EmergencyPage(page)),
  "assessment follow-up": followUpOn,
} satisfies Record<string, (page: Page) => SentForm>;

function inquiryOn(form: InquiryPage): SentForm {
  const field = (label: string) => form.element.getByLabel(label);
  return Object.assign(form, { call: inquiryCall, field });
}

function followUpOn(page: Page): SentForm {
  const assessment = new AssessmentPage(page);
  const { name, trap, alert, summary, thanks } = assessment;
  return {
    call: saveCall,
    name,
    trap,
    button: assessment.submit,
    summary,
    alert,
    thanks,
    required: {
      Name: "Name is required",
      Phone: "Phone number is required",
      Email: "Email is required",
    },
    field: (label) => assessment.sheet.getByLabel(label),
    mails: {
      confirmation: "Your roof assessment: Moderate Concerns",
      notice: "Roof assessment: Moderate Concerns",
      noticeTo: businessProfile.mail.office,
    },
    async open() {
      await assessment.finish();
      await expect(assessment.submit).toBeVisible();
    },
    complete: (details) => assessment.fill(details),
    submit: () => assessment.submit.click(),
  };
}
