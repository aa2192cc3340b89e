import { inquiryServices, projectTimelines } from "./inquiry-choices.ts";

/** What only links to the forms ask for (`?service=`). */
const linkedServices = [
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

/**
 * Everything that a visitor chooses in a form of inquiries: by the name of its field, how its line of the call's message
 * begins, and its values. Its words are in `content/inquiry-options.ts`, without which it does not compile. The order is
 * that of the lines, and of whoever reads them.
 */
export const inquiryChoices = {
  service: { line: "Service", values: [...inquiryServices, ...linkedServices] },
  projectTimeline: { line: "Timeline", values: projectTimelines },
} as const;

export type LinkedService = (typeof linkedServices)[number];
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
