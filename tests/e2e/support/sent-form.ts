import { expect, type Locator, type Page } from "@playwright/test";
import { businessProfile } from "#content/business-profile.ts";
import type { Details } from "#tests/support/visitors.ts";
import { AssessmentPage, saveCall } from "./assessment-page.ts";
import { ContactPage, EmergencyPage, type InquiryPage, inquiryCall } from "./inquiry-page.ts";

/** What all forms with a stamp and a honeypot have in common. */
export type SentForm = {
  /** URL of the call that sends it. */
  call: string;
  name: Locator;
  trap: Locator;
  button: Locator;
  summary: Locator;
  alert: Locator;
  thanks: Locator;
  mails: InquiryPage["mails"];
  /** Messages for an empty form, by label, in the page's order. */
  required: Readonly<Record<string, string>>;
  field(label: string): Locator;
  /** Opens the page and waits until the form is ready. */
  open(): Promise<void>;
  complete(details: Details): Promise<void>;
  submit(): Promise<void>;
};

/** The keys that fill in a required field, and its resulting value. */
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
