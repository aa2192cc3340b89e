import { limits } from "#domain/person/contact-limits.ts";

/*
 * What the drawn forms know of their rules. Apart from the schemas, which a browser loads once a form
 * is used.
 */

/** What a visitor can write about, and how soon it is wanted (specification 1, section 3). */
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

/** What the lines before the visitor's own words may take of the message that is sent. */
const roomForLines = 200;

/** The longest message a visitor can write, in characters. */
export const longestMessage = limits.text - roomForLines;

/** What an emergency without words says (specification 1, section 3). */
export const emergencyMessage = "Emergency service needed";

/** The `service` of an address, if it is the kind of word that our links carry; else empty. */
export function emergencyService(value: string | null): string {
  return value && /^[a-z0-9-]{1,60}$/i.test(value) ? value : "";
}
