import { expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import {
  inquiryOrigin,
  inquiryOriginNames,
  serviceOptions,
  timelineOptions,
} from "#content/inquiry-options.ts";
import { all, attribute, type Html, only, readHtml, text } from "#tests/support/html.ts";
import { htmlOf } from "./support/ask.ts";

const origins = inquiryOriginNames.flatMap((name) => {
  const origin = inquiryOrigin(builtFacts, name);
  return origin ? [[name, origin.service, origin.line] as const] : [];
});

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

it.each(origins)("a link with %s chooses %s and begins the message", async (name, value, line) => {
  const form = await contactForm(`?service=${name}`);
  expect(chosenIn(form)).toBe(value);
  expect(messageIn(form)).toBe(line);
});

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
