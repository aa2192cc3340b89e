import { expect, type Locator, type Page } from "@playwright/test";
import { businessProfile } from "#content/business-profile.ts";
import type { PhoneNumber } from "#domain/person/phone-number.ts";
import type { Details } from "#tests/support/visitors.ts";
import { untilHydrated } from "./hydration.ts";
import { typeInto } from "./typing.ts";

/** The call of the contact and emergency forms. */
export const inquiryCall = "**/api/customers/contact";

/** The call for the stamp of any form. */
export const stampCall = "**/api/auth/form-stamp";

type Entry = "name" | "email" | "phone" | "address";

/** Common parts of the contact and emergency pages: a form, and the panel that replaces it. */
export abstract class InquiryPage {
  /** Path of the page, and names of its form's fields. */
  abstract readonly path: string;
  abstract readonly entries: readonly Entry[];
  /** Messages for an empty form, by label, in the page's order. */
  abstract readonly required: Readonly<Record<string, string>>;
  /** The message's initial content. */
  abstract readonly emptyMessage: string;
  /** Shown when the server gives no reason, with its phone number. */
  abstract readonly failure: string;
  abstract readonly number: PhoneNumber;
  abstract readonly words: { submit: string; sent: string; another: string };
  /** Subjects of the visitor's and the office's mails, and the latter's recipient. */
  abstract readonly mails: { confirmation: string; notice: string; noticeTo: string };

  readonly page: Page;
  readonly element: Locator;
  readonly name: Locator;
  readonly email: Locator;
  readonly phone: Locator;
  readonly address: Locator;
  readonly message: Locator;
  readonly trap: Locator;
  readonly summary: Locator;
  readonly alert: Locator;

  constructor(page: Page, element: Locator) {
    this.page = page;
    this.element = element;
    this.name = element.getByLabel("Name");
    this.email = element.getByLabel("Email");
    this.phone = element.getByLabel("Phone");
    this.address = element.getByLabel("Address");
    this.message = element.getByLabel("Message");
    this.trap = element.locator('[name="website"]');
    this.summary = element.locator("[data-error-summary]");
    this.alert = element.getByRole("alert");
  }

  get button(): Locator {
    return this.element.getByRole("button", {
      name: new RegExp(`^(${this.words.submit}|Submitting\\.\\.\\.)$`),
    });
  }

  /** The panel shown after sending. */
  get thanks(): Locator {
    return this.page.getByRole("region", { name: this.words.sent });
  }

  get thanksHeading(): Locator {
    return this.page.getByRole("heading", { name: this.words.sent });
  }

  get another(): Locator {
    return this.page.getByRole("button", { name: this.words.another });
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(this.path + query);
    await untilHydrated(this.page);
  }

  async fill(details: Details): Promise<void> {
    for (const entry of this.entries) await typeInto(this[entry], details[entry]);
  }

  /** Fills in everything required. */
  async complete(details: Details): Promise<void> {
    await this.fill(details);
  }

  async submit(): Promise<void> {
    await this.button.click();
  }

  async expectEntries(details: Partial<Details>): Promise<void> {
    for (const entry of this.entries) await expect(this[entry]).toHaveValue(details[entry] ?? "");
  }

  async expectEmpty(): Promise<void> {
    await this.expectEntries({});
    await expect(this.message).toHaveValue(this.emptyMessage);
  }

  /** The body of the form's next call. */
  async nextBody(): Promise<{ sent: Promise<Record<string, unknown>> }> {
    const { promise, resolve } = Promise.withResolvers<Record<string, unknown>>();
    await this.page.route(
      inquiryCall,
      (route) => {
        resolve(route.request().postDataJSON());
        return route.continue();
      },
      { times: 1 },
    );
    return { sent: promise };
  }

  /** Counts submissions from now on, by call or by page load. */
  countSubmissions(): () => number {
    let count = 0;
    this.page.on("request", (request) => {
      if (request.method() === "POST" && /contact/.test(request.url())) count += 1;
    });
    return () => count;
  }
}

export class ContactPage extends InquiryPage {
  static readonly title = "contact";
  readonly path = "/contact-us";
  readonly entries = ["name", "email", "phone", "address"] as const;
  readonly required = {
    Name: "Name is required",
    Email: "Email is required",
    Phone: "Phone number is required",
    Service: "Please select a service",
  };
  readonly emptyMessage = "";
  readonly failure = "Error: Failed to submit form. Please try again later or call us directly.";
  readonly number = businessProfile.phone;
  readonly words = {
    submit: "Send Message",
    sent: "Thank You!",
    another: "Send Another Message",
  };
  readonly mails = {
    confirmation: "We have your message",
    notice: "Contact Request: ",
    noticeTo: businessProfile.mail.office,
  };
  readonly service: Locator;
  readonly timeline: Locator;

  constructor(page: Page) {
    super(page, page.locator("form#contact"));
    this.service = this.element.getByRole("combobox", { name: "Service" });
    this.timeline = this.element.getByLabel("Project timeline");
  }

  override async complete(details: Details): Promise<void> {
    await this.fill(details);
    await this.service.selectOption("gutters");
    await typeInto(this.message, "The gutter over the porch drips.\nPlease call after five.");
  }
}

export class EmergencyPage extends InquiryPage {
  static readonly title = "emergency";
  readonly path = "/emergency-contact";
  readonly entries = ["name", "email", "phone", "address"] as const;
  readonly required = {
    Name: "Name is required",
    Email: "Email is required",
    Phone: "Phone number is required",
  };
  readonly emptyMessage = "Emergency service needed";
  readonly failure =
    "Error: Failed to submit form. Please try again or call our emergency number directly.";
  readonly number = businessProfile.hotline;
  readonly words = {
    submit: "Submit Emergency Request",
    sent: "Request Submitted!",
    another: "Submit Another Request",
  };
  readonly mails = {
    confirmation: "We have your emergency request",
    notice: "EMERGENCY: Storm Damage Request",
    noticeTo: businessProfile.mail.emergency,
  };

  constructor(page: Page) {
    super(page, page.locator("form#emergency"));
  }
}

export const inquiryPages = [ContactPage, EmergencyPage] as const;
