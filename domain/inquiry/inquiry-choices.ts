import { limits } from "#domain/person/contact-limits.ts";

/*
 * Separate from the schemas, which a browser loads only when a form is used, while this is needed to render one.
 */

/** What a visitor can ask for, and how soon they need it. */
export const inquiryServices = [
  "roof-replacement",
  "roof-repair",
  "gutters",
  "inspection",
  "commercial",
  "other",
] as const;

export const projectTimelines = ["immediate", "1-month", "3-months", "planning"] as const;

export type InquiryService = (typeof inquiryServices)[number];
export type ProjectTimeline = (typeof projectTimelines)[number];

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
