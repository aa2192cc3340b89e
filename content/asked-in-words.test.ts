import { describe, expect, it } from "vitest";
import { askedIn } from "#domain/inquiry/asked.ts";
import { type ChoiceName, inquiryChoices } from "#domain/inquiry/choice-table.ts";
import { contactForm, contactInquiry } from "#domain/inquiry/contact-form.ts";
import { askedInBrief, choicesInWords, ownSubject, subjectInWords } from "./asked-in-words.ts";

const typed = {
  name: "Ada",
  email: "ada@example.com",
  phone: "703-555-0100",
  address: "",
  service: "roof-repair",
  projectTimeline: "immediate",
  message: "Water comes in.\nSince Monday.",
};

function sent(change: Partial<typeof typed> = {}) {
  const { subject, message = "" } = contactInquiry(contactForm.parse({ ...typed, ...change }));
  return { subject, asked: askedIn({ subject, message, emergency: false }) };
}

describe("a contact form inquiry", () => {
  it("reads in the words that the visitor chose", () => {
    const { subject, asked } = sent();
    expect(subjectInWords(subject, asked.choices)).toBe("Contact Request: Roof repair");
    expect(choicesInWords(asked.choices)).toEqual([
      { label: "Service", value: "Roof repair" },
      { label: "Timeline", value: "As soon as possible" },
    ]);
    expect(asked.words).toBe("Water comes in.\nSince Monday.");
  });

  it.each([
    [{}, "Roof repair · As soon as possible · Water comes in.\nSince Monday."],
    [{ projectTimeline: "" }, "Roof repair · Water comes in.\nSince Monday."],
    [{ message: "" }, "Roof repair · As soon as possible"],
    [{ projectTimeline: "", message: "", service: "other" }, "Something else"],
    [{ message: "Service: gutters" }, "Roof repair · As soon as possible · Service: gutters"],
  ])("fits on one line: %o", (change, brief) => {
    expect(askedInBrief(sent(change).asked)).toBe(brief);
  });

  it.each(["", "The roof leaks.", "Service: unheard-of", "Timeline: immediate, if you can"])(
    "is left alone when it says something else: %j",
    (words) => {
      expect(askedInBrief({ choices: {}, words })).toBe(words);
    },
  );
});

describe("a subject", () => {
  it("says nothing of its own when the form wrote it", () => {
    const { subject, asked } = sent();
    expect(ownSubject(subject, asked.choices)).toBe("");
    expect(ownSubject("Storm damage", asked.choices)).toBe("Storm damage");
    expect(subjectInWords("Storm damage", asked.choices)).toBe("Storm damage");
    expect(subjectInWords("Contact Request", {})).toBe("Contact Request");
  });
});

it("every value of every choice has words of its own", () => {
  for (const [name, { values }] of Object.entries(inquiryChoices)) {
    const words = values.map((value) => {
      const [chosen] = choicesInWords({ [name as ChoiceName]: value });
      return chosen?.value ?? "";
    });
    expect(words.every(Boolean), name).toBe(true);
    expect(new Set(words).size).toBe(values.length);
  }
});
