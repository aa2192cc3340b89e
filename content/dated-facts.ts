import { type CalendarDay, calendarDay } from "#domain/calendar/calendar-day.ts";
import type { SourceName } from "./article-sources.ts";

/** A statement that was true on a day, and has to be looked at again. */
export type DatedFact = {
  /** By which the desk keeps when it was last looked at. */
  id: string;
  /** For the desk: what the pages say, in a few words. */
  says: string;
  /** Where, as the desk names it. */
  where: string;
  /** The year in which somebody last compared it with its source. */
  asOf: number;
  /** From which day on it is to be looked at again. */
  review: CalendarDay;
  source: SourceName;
};

/** The year in which the laws that pages and articles mention were last read; they say it. */
export const lawYear = 2025;

/** The end of the year after `lawYear`: sessions of the General Assembly end in spring, and most laws begin in July. */
const review = calendarDay("2026-12-31");

const ofLaw = (says: string, where: string, source: SourceName): DatedFact => ({
  ...{ id: `review-${source}`, says, where, source, review },
  asOf: lawYear,
});

const doorArticle = "Article: roofers at the door";
const licenseArticle = "Article: contractor licenses";

/** In the order in which somebody reads them. Articles say the year as `{{lawYear}}`, `/compare-bids` as its own. */
export const datedFacts: readonly DatedFact[] = [
  ofLaw("A contractor may not pay a deductible", `${doorArticle}, bids`, "consumer-protection"),
  ofLaw("Three business days to cancel at home", `${doorArticle}, questions`, "home-solicitation"),
  ofLaw("Limits of license classes B and C", `${licenseArticle}, bids`, "contractor-classes"),
  ofLaw("What a residential contract contains", `${licenseArticle}, bids`, "contractor-contracts"),
  ofLaw("Six months to claim what was held back", "Article: ACV and RCV", "replacement-cost"),
  ofLaw("A new roof covering needs no permit", "Article: one house, two days", "building-permits"),
  ofLaw("Reserve studies every five years", "Article: ten-year roof budget", "reserve-studies"),
  {
    id: "review-owners-act",
    says: "The Residential Property Owners Protection Act",
    where: "Claims, questions, bids, menu, two articles",
    asOf: 2026,
    // Once it is in force, its text and the first guidance on it are there.
    review: calendarDay("2027-01-01"),
    source: "owners-act",
  },
];

/** Those to look at again by now. */
export function factsToReview(today: CalendarDay): DatedFact[] {
  return datedFacts.filter((fact) => fact.review <= today);
}
