import { type Asked, contactSubject } from "#domain/inquiry/asked.ts";
import {
  type ChoiceName,
  type InquiryChoices,
  inquiryChoices,
} from "#domain/inquiry/choice-table.ts";
import { choiceWords } from "./inquiry-options.ts";

/* What somebody asked, in the words of whoever reads it. */

/** A choice as people read it: `Timeline`, `Within 1 month`. */
type ChoiceInWords = { label: string; value: string };

/** What somebody has chosen, in the order of the form. */
export function choicesInWords(choices: InquiryChoices): ChoiceInWords[] {
  return Object.keys(inquiryChoices).flatMap((name) => {
    const { label, values } = choiceWords[name as ChoiceName];
    const value = (values as Record<string, string>)[choices[name as ChoiceName] ?? ""];
    return value ? { label, value } : [];
  });
}

/** On one line: what was chosen, and the person's own words. */
export function askedInBrief({ choices, words }: Asked): string {
  return [...choicesInWords(choices).map(({ value }) => value), words].filter(Boolean).join(" · ");
}

/** A subject as it is read: the contact form's has its service in words. */
export function subjectInWords(subject: string, choices: InquiryChoices): string {
  if (!isOfContactForm(subject, choices)) return subject;
  const [service] = choicesInWords({ service: choices.service });
  return service ? `Contact Request: ${service.value}` : subject;
}

/** A subject that says something the choices do not; empty for the contact form's. */
export function ownSubject(subject: string, choices: InquiryChoices): string {
  return isOfContactForm(subject, choices) ? "" : subject;
}

function isOfContactForm(subject: string, choices: InquiryChoices): boolean {
  return choices.service !== undefined && subject === contactSubject(choices);
}
