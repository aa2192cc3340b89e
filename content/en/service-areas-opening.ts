import { businessProfile } from "#content/business-profile.ts";
import { promises } from "#content/promises.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { hours } from "./figures.ts";

const { responseHours } = promises;
/**
 * A literal, so that the first view's script need not contain the counties; a test compares the
 * two.
 */
export const countyCount = 14;

/**
 * Separate from the page's other words, so that the script of the first view contains only these.
 */
export const opening: OpeningWords & { contact: string; check: string } = {
  heading: "Where we work",
  lead: `We serve ${countyCount} Virginia counties from our office in ${businessProfile.address.city}. We respond within ${hours(responseHours.primary)} in our primary area, within ${hours(responseHours.secondary)} in our secondary area, and within ${hours(responseHours.extended)} or by appointment in our extended area.`,
  contact: "Contact us",
  check: "Check your ZIP code",
};
