import { expect, it } from "vitest";
import { serviceOptions, timelineOptions } from "#content/inquiry-options.ts";
import { all, attribute, type Html, only, readHtml, text } from "#tests/support/html.ts";
import { htmlOf } from "./support/ask.ts";

/** A value in our links, the option it selects, and a word from the line it becomes. */
const origins = [
  ["gutters", "gutters", "gutter"],
  ["commercial", "commercial", "commercial"],
  ["estimate", "roof-replacement", "estimate"],
  ["emergency", "roof-repair", "emergency"],
  ["siding", "other", "siding"],
  ["financing", "other", "financing"],
  ["financing-consultation", "other", "financing consultation"],
  ["protection-plan", "other", "protection plan"],
  ["protection-plan-question", "other", "question about the roof protection plans"],
  ["platinum-protection-plan", "other", "Platinum"],
  ["gold-protection-plan", "other", "Gold"],
  ["silver-protection-plan", "other", "Silver"],
] as const;

it("offers every service and every timeline, each under its own name", async () => {
  const form = await contactForm();
  for (const [name, options] of [
    ["service", serviceOptions],
    ["projectTimeline", timelineOptions],
  ] as const) {
    const offered = all(only(form, "select", { name }), "option").map((option) => ({
      value: attribute(option, "value"),
      label: text(option),
    }));
    expect(offered.filter(({ value }) => value)).toEqual(options);
  }
});

it.each(origins)(
  "a link with %s chooses %s and begins the message",
  async (service, value, word) => {
    const form = await contactForm(`?service=${service}`);
    expect(chosenIn(form)).toBe(value);
    expect(messageIn(form)).toMatch(new RegExp(`^I .*${word}.*\\.$`));
  },
);

it.each(["unknown", "constructor", ""])("a link with '%s' chooses nothing", async (service) => {
  const form = await contactForm(`?service=${service}`);
  expect(chosenIn(form)).toBeFalsy();
  expect(messageIn(form)).toBe("");
});

async function contactForm(query = ""): Promise<Html> {
  return only(readHtml(await htmlOf(`/contact-us${query}`)), "form", { id: "contact" });
}

function chosenIn(form: Html): string | undefined {
  const [chosen] = all(only(form, "select", { name: "service" }), "option", { selected: "" });
  return chosen && attribute(chosen, "value");
}

function messageIn(form: Html): string {
  return text(only(form, "textarea", { name: "message" }));
}
