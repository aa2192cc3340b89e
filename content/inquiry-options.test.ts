import { describe, expect, it } from "vitest";
import { contactForm, contactInquiry } from "#domain/inquiry/contact-form.ts";
import { inquiryInBrief, inquiryInWords } from "./inquiry-options.ts";

const typed = {
  name: "Ada",
  email: "ada@example.com",
  phone: "703-555-0100",
  address: "",
  service: "roof-repair",
  projectTimeline: "immediate",
  message: "Water comes in.\nSince Monday.",
};
const sent = (change: Partial<typeof typed> = {}) =>
  contactInquiry(contactForm.parse({ ...typed, ...change }));

describe("a contact form inquiry", () => {
  it("reads in the words that the visitor chose", () => {
    const { subject, message = "" } = sent();
    expect(inquiryInWords(subject)).toBe("Contact Request: Roof repair");
    expect(inquiryInWords(message)).toBe(
      "Service: Roof repair\nTimeline: As soon as possible\nMessage: Water comes in.\nSince Monday.",
    );
  });

  it.each([
    [{}, "Roof repair · As soon as possible · Water comes in.\nSince Monday."],
    [{ projectTimeline: "" }, "Roof repair · Water comes in.\nSince Monday."],
    [{ message: "" }, "Roof repair · As soon as possible"],
    [{ projectTimeline: "", message: "", service: "other" }, "Something else"],
  ])("fits on one line: %o", (change, brief) => {
    expect(inquiryInBrief(sent(change).message ?? "")).toBe(brief);
  });

  it.each(["", "The roof leaks.", "Service: unheard-of", "Timeline: immediate, if you can"])(
    "is left alone when it says something else: %j",
    (text) => {
      expect(inquiryInBrief(text)).toBe(text);
      expect(inquiryInWords(text)).toBe(text);
    },
  );
});
