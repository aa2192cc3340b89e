import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { choicesInWords } from "#content/asked-in-words.ts";
import { contactSubject } from "#domain/inquiry/asked.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { everyChoice, inventChoice } from "#tests/support/invented-choice.ts";
import { someLead } from "#tests/support/lead-values.ts";
import { LeadAsked } from "./lead-asked.tsx";

/** The text of the part, elements apart by a slash. */
function shown(lead: Partial<Lead>): string {
  return renderToStaticMarkup(<LeadAsked lead={someLead(lead)} isComplete />)
    .replace(/<[^>]*>/g, "/")
    .replace(/\/+/g, "/");
}

describe("what was asked", () => {
  let forget: () => void;
  beforeEach(() => {
    forget = inventChoice();
  });
  afterEach(() => forget());

  it("has every choice in words, and the person's own words", () => {
    const choices = everyChoice();
    const text = shown({ subject: contactSubject(choices), choices, words: "They sag." });
    for (const { label, value } of choicesInWords(choices)) {
      expect(text).toContain(`/${label}/${value}/`);
    }
    expect(text).toMatch(/^\/Contact Request: Roof replacement\/.*\/They sag\.\/$/);
  });

  it("has no words where there are choices alone, and says when there is nothing", () => {
    expect(shown({ choices: { service: "gutters" }, words: "" })).toBe("/Message/Service/Gutters/");
    expect(shown({ choices: {}, words: "" })).toBe("/Message/No message./");
  });

  it("is the message, if an earlier release has sent nothing else", () => {
    expect(shown({ message: "They sag." })).toBe("/Message/They sag./");
  });
});
