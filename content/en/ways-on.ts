import type { NavigationLink } from "#content/navigation.ts";
import type { Facts } from "#domain/business/facts.ts";
import { isOffered } from "#domain/business/offers.ts";

/** Next steps that many pages link to, always in the same words. */
export const waysOn = {
  book: { label: "Book a free inspection", to: "/schedule-inspection" },
  contact: { label: "Contact us", to: "/contact-us" },
  assess: { label: "Take the roof assessment", to: "/roof-assessment" },
  questions: { label: "All questions and answers", to: "/faq" },
} as const satisfies Record<string, NavigationLink>;

/** To the range of what a roof costs; null while there is none. */
export const costRange = (f: Facts): NavigationLink | null =>
  isOffered(f, { offer: "costRange" })
    ? { label: "What a new roof may cost", to: "/roof-cost" }
    : null;

/** To the comparison of bids; null while there is none. */
export const bidComparison = (f: Facts): NavigationLink | null =>
  isOffered(f, { offer: "bidComparison" })
    ? { label: "Compare bids line by line", to: "/compare-bids" }
    : null;
