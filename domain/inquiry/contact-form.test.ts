import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contactForm, contactInquiry } from "./contact-form.ts";
import { inquiryServices, longestMessage, projectTimelines } from "./inquiry-choices.ts";
import { inquiryBody } from "./inquiry-contract.ts";

const filled = {
  name: "Ada Homeowner",
  email: "ada@example.com",
  phone: "(703) 555-0111",
  address: "12 Maple Street",
  service: "roof-repair",
  projectTimeline: "1-month",
  message: "A branch came down.\r\nThe attic is wet.",
} as const;

/** The first message for each field, as visitors see it. */
function messages(input: object): Record<string, string> {
  const found: Record<string, string> = {};
  for (const issue of contactForm.safeParse(input).error?.issues ?? []) {
    found[issue.path.join(".")] ??= issue.message;
  }
  return found;
}

describe("the contact form", () => {
  it("says what an empty form lacks, field by field", () => {
    const required = {
      name: "Name is required",
      email: "Email is required",
      phone: "Phone number is required",
      service: "Please select a service",
    };
    expect(messages({})).toEqual(required);
    const blank = { name: " ", email: "\t", phone: " ", address: " ", service: "", message: " " };
    expect(messages({ ...blank, projectTimeline: "" })).toEqual(required);
  });

  it.each([
    ["name", "   ", "Name is required"],
    ["name", "n".repeat(101), "Name must be 100 characters or fewer"],
    ["email", " \t", "Email is required"],
    ["email", "ada@example", "Email address is invalid"],
    ["phone", "  ", "Phone number is required"],
    ["phone", "55 01", "Phone number is invalid"],
    ["service", "plumbing", "Please select a service"],
    ["projectTimeline", "yesterday", "Please select a timeline from the list"],
    ["address", "x".repeat(201), "Address must be 200 characters or fewer"],
    ["message", "x".repeat(4_801), "Message must be 4,800 characters or fewer"],
  ])("answers a faulty %s with its one message", (field, value, message) => {
    expect(messages({ ...filled, [field]: value })).toEqual({ [field]: message });
  });

  it("accepts every service and every timeline, and no timeline at all", () => {
    for (const service of inquiryServices) expect(messages({ ...filled, service })).toEqual({});
    for (const projectTimeline of projectTimelines) {
      expect(messages({ ...filled, projectTimeline })).toEqual({});
    }
    const { projectTimeline: _, ...without } = filled;
    expect(contactForm.parse(without).projectTimeline).toBe("");
  });
});

describe("the inquiry of a contact form", () => {
  it("names the service in the subject; service, timeline and words are lines of the message", () => {
    expect(contactInquiry(contactForm.parse(filled))).toEqual({
      name: "Ada Homeowner",
      email: "ada@example.com",
      phone: "(703) 555-0111",
      address: "12 Maple Street",
      subject: "Contact Request: roof-repair",
      message:
        "Service: roof-repair\nTimeline: 1-month\nMessage: A branch came down.\nThe attic is wet.",
    });
  });

  it("hands on what a program wrote into the field that people do not see", () => {
    const form = contactForm.parse({ ...filled, website: "https://spam.example" });
    expect(contactInquiry(form)).toMatchObject({ website: "https://spam.example" });
  });

  it("leaves out the lines that would be empty", () => {
    const form = contactForm.parse({ ...filled, projectTimeline: "", message: "" });
    expect(contactInquiry(form).message).toBe("Service: roof-repair");
  });

  it("is one that the API accepts, whatever the form accepted", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...inquiryServices),
        fc.constantFrom("" as const, ...projectTimelines),
        fc.string({ unit: "grapheme", maxLength: longestMessage }),
        (service, projectTimeline, message) => {
          const form = contactForm.safeParse({ ...filled, service, projectTimeline, message });
          if (!form.success) return;
          expect(inquiryBody.safeParse(contactInquiry(form.data)).success).toBe(true);
        },
      ),
    );
    const longest = contactForm.parse({ ...filled, message: "x".repeat(longestMessage) });
    expect(inquiryBody.safeParse(contactInquiry(longest)).success).toBe(true);
  });
});
