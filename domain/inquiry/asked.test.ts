import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { askedIn, contactMessage } from "./asked.ts";
import { choicesAmong, inquiryChoices } from "./choice-table.ts";
import { inquiryChoicesSchema } from "./choices-schema.ts";
import { contactForm, contactInquiry } from "./contact-form.ts";
import { emergencyForm, emergencyInquiry } from "./emergency-form.ts";
import {
  emergencyMessage,
  inquiryServices,
  longestMessage,
  projectTimelines,
} from "./inquiry-choices.ts";
import { inquiryBody } from "./inquiry-contract.ts";

const person = { name: "Ada", email: "ada@example.com", phone: "703-555-0100" };

/** Words with lines that look like those of a form, in any order, with any line breaks. */
const words = fc
  .array(
    fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.constantFrom(
        ...["Service: gutters", "Service: foo", "Timeline: planning", "Timeline: immediate", ""],
        ...["Message:", "Message: Message: hi", "Contact Request: gutters", "Service: emergency"],
      ),
    ),
    { maxLength: 8 },
  )
  .chain((lines) =>
    fc.constantFrom("\n", "\r\n", "\r").map((end) => lines.join(end).slice(0, longestMessage)),
  );

/** What arrives of a call's body. */
function arrived(body: object) {
  const inquiry = inquiryBody.parse(body);
  return { inquiry, asked: askedIn(inquiry) };
}

describe("an inquiry that arrives", () => {
  const contact = (message: string, subject = "Contact Request: other") =>
    askedIn({ subject, message, emergency: false });

  it.each([
    ["Service: gutters", { service: "gutters" }, ""],
    ["Service: gutters\nMessage: They sag.", { service: "gutters" }, "They sag."],
    [
      "Service: roof-repair\nTimeline: immediate\nMessage: Water.\n\nSince Monday.",
      { service: "roof-repair", projectTimeline: "immediate" },
      "Water.\n\nSince Monday.",
    ],
    [
      "Service: roof-repair\r\nTimeline: immediate\r\nMessage: Water.\r\nSince Monday.",
      { service: "roof-repair", projectTimeline: "immediate" },
      "Water.\r\nSince Monday.",
    ],
    [
      "Service: gutters\nTimeline: planning\nThe back gutter drips.",
      { service: "gutters", projectTimeline: "planning" },
      "The back gutter drips.",
    ],
    [
      "Service: gutters\nMessage: Timeline: planning\nService: other",
      { service: "gutters" },
      "Timeline: planning\nService: other",
    ],
    [
      "Service: gutters\nTimeline: when you can\nMessage: Hi",
      { service: "gutters" },
      "Timeline: when you can\nMessage: Hi",
    ],
  ])("of the contact form is taken apart: %j", (message, choices, own) => {
    expect(contact(message, "Roof")).toEqual({ choices, words: own });
  });

  it.each([
    "",
    "The roof leaks.",
    "Service: unheard-of",
    "Service: gutters, please",
    "service: gutters",
    "Timeline: immediate",
    "Hello\nService: gutters\nTimeline: immediate",
  ])("of any other form is the person's own words, whole: %j", (message) => {
    expect(contact(message, "Roof")).toEqual({ choices: {}, words: message });
  });

  it("has its service in the subject, too", () => {
    expect(contact("They sag.", "Contact Request: gutters")).toEqual({
      choices: { service: "gutters" },
      words: "They sag.",
    });
    expect(contact("Service: gutters").choices).toEqual({ service: "gutters" });
    expect(contact("Hi", "Contact Request: plumbing").choices).toEqual({});
  });

  it.each([
    ["It drips.\nService: emergency", { service: "emergency" }, "It drips."],
    ["It drips.\r\nService: emergency", { service: "emergency" }, "It drips."],
    ["Service: gutters\nIt drips.", {}, "Service: gutters\nIt drips."],
    ["It drips.\nService: foo", {}, "It drips.\nService: foo"],
    ["It drips.\nService: emergency\nHurry", {}, "It drips.\nService: emergency\nHurry"],
    ["Service: emergency", {}, "Service: emergency"],
  ])("of the emergency form ends with the link's service: %j", (message, choices, own) => {
    const emergency = { subject: "EMERGENCY: Storm Damage Request", message, emergency: true };
    expect(askedIn(emergency)).toEqual({ choices, words: own });
  });

  it("gives back what was chosen and written in the contact form, whatever that was", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...inquiryServices),
        fc.constantFrom("" as const, ...projectTimelines),
        words,
        (service, projectTimeline, message) => {
          const form = contactForm.parse({ ...person, service, projectTimeline, message });
          const { inquiry, asked } = arrived(contactInquiry(form));
          expect(asked).toEqual({
            choices: { service, ...(projectTimeline && { projectTimeline }) },
            words: form.message.replace(/\r\n?/g, "\n"),
          });
          expect(contactMessage(asked)).toBe(inquiry.message);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it("gives back what was written in the emergency form, and the service of its link", () => {
    fc.assert(
      fc.property(fc.constantFrom(...inquiryChoices.service.values), words, (service, message) => {
        const form = emergencyForm.parse({ ...person, message });
        expect(arrived(emergencyInquiry(form, service)).asked).toEqual({
          choices: { service },
          words: form.message.replace(/\r\n?/g, "\n") || emergencyMessage,
        });
      }),
      { numRuns: 1_000 },
    );
  });

  it("is never refused or cut, whatever it says", () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (message, emergency) => {
        const { choices, words: own } = askedIn({ subject: "Hi", message, emergency });
        expect(message.endsWith(own) || emergency).toBe(true);
        expect(inquiryChoicesSchema.parse(choices)).toEqual(choices);
      }),
    );
  });
});

describe("the choices of a stored row", () => {
  it("are those that this release knows", () => {
    const stored = { service: "gutters", projectTimeline: "someday", visitTime: "morning" };
    expect(choicesAmong(stored)).toEqual({ service: "gutters" });
  });
});
