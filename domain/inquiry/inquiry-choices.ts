import { limits } from "#domain/person/contact-limits.ts";

/*
 * Separate from the schemas, which a browser loads only when a form is used, while this is needed to render one.
 */

/** What a visitor can ask for in the contact form, and how soon they need it. */
export const inquiryServices = [
  "roof-replacement",
  "roof-repair",
  "gutters",
  "inspection",
  "commercial",
  "other",
] as const;

/** What only links to the forms ask for (`?service=`). */
export const linkedServices = [
  "estimate",
  "emergency",
  "siding",
  "financing",
  "financing-consultation",
  "protection-plan",
  "protection-plan-question",
  "platinum-protection-plan",
  "gold-protection-plan",
  "silver-protection-plan",
] as const;

export const projectTimelines = ["immediate", "1-month", "3-months", "planning"] as const;

/**
 * Everything that a visitor chooses in a form of inquiries: by the name of its field, how its line of the call's message
 * begins, and its values. Its words are in `content/inquiry-options.ts`, without which it does not compile. The order is
 * that of the lines, and of whoever reads them.
 */
export const inquiryChoices = {
  service: { line: "Service", values: [...inquiryServices, ...linkedServices] },
  projectTimeline: { line: "Timeline", values: projectTimelines },
} as const;

export type InquiryService = (typeof inquiryServices)[number];
export type LinkedService = (typeof linkedServices)[number];
export type ProjectTimeline = (typeof projectTimelines)[number];
export type ChoiceName = keyof typeof inquiryChoices;
export type ChosenValue<Name extends ChoiceName> = (typeof inquiryChoices)[Name]["values"][number];

/** What somebody has chosen; what is missing was left open. */
export type InquiryChoices = { [Name in ChoiceName]?: ChosenValue<Name> | undefined };

/** The choices among named values, such as those of a form or of a stored row; whatever else is there is left out. */
export function choicesAmong(named: Readonly<Record<string, unknown>>): InquiryChoices {
  const chosen = Object.entries(inquiryChoices).filter(([name, { values }]) =>
    values.some((value) => value === named[name]),
  );
  return Object.fromEntries(chosen.map(([name]) => [name, named[name]]));
}

/** Characters reserved for the lines that precede the visitor's own words. */
const roomForLines = 200;

/** The longest message a visitor can write, in characters. */
export const longestMessage = limits.text - roomForLines;

/** The message of an emergency sent without one. */
export const emergencyMessage = "Emergency service needed";

/** The `service` of a URL if it looks like one from our links; otherwise empty. */
export function emergencyService(value: string | null): string {
  return value && /^[a-z0-9-]{1,60}$/i.test(value) ? value : "";
}
