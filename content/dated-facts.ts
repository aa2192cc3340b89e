import { type CalendarDay, calendarDay } from "#domain/calendar/calendar-day.ts";
import type { SourceName } from "./article-sources.ts";

/** A statement that was true on a day, and has to be looked at again. */
export type DatedFact = {
  /** By which the desk keeps when it was last looked at. */
  id: string;
  /** For the desk: what the pages say, as a short sentence that is true or not. */
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
  ofLaw(
    "A contractor may not pay a homeowner's deductible.",
    `${doorArticle}, bids`,
    "consumer-protection",
  ),
  ofLaw(
    "Most contracts signed at home can be canceled for three business days.",
    `${doorArticle}, questions`,
    "home-solicitation",
  ),
  ofLaw(
    "Classes B and C limit how large a contract may be, as the pages say.",
    `${licenseArticle}, bids`,
    "contractor-classes",
  ),
  ofLaw(
    "A residential contract must contain what the pages list.",
    `${licenseArticle}, bids`,
    "contractor-contracts",
  ),
  ofLaw(
    "Owners have at least six months to claim what was held back.",
    "Article: ACV and RCV",
    "replacement-cost",
  ),
  ofLaw(
    "A new roof covering needs no permit on most houses.",
    "Article: one house, two days",
    "building-permits",
  ),
  ofLaw(
    "Associations must study their reserves every five years.",
    "Article: ten-year roof budget",
    "reserve-studies",
  ),
  {
    id: "review-owners-act",
    says: "The Residential Property Owners Protection Act says what the pages say of it.",
    where: "Claims, questions, bids, menu, two articles",
    asOf: 2026,
    // Once it is in force, its text and the first guidance on it are there.
    review: calendarDay("2027-01-01"),
    source: "owners-act",
  },
];
