import { bidRulesYear, virginiaLicenses } from "#content/bid-rules.ts";
import { ownersAct } from "#content/en/owners-act.ts";
import {
  bidLaw,
  buildingCode,
  cancelingLaw,
  claimLaw,
  contractLaw,
  licenseClasses,
  licenseOffice,
  licensing,
} from "#content/en/state-law.ts";
import type { LinkTarget } from "#content/pages.ts";
import type { OfOffer } from "#domain/business/offers.ts";
import type { StateLaw } from "#domain/business/state-law.ts";

/* The page on which an owner reads, confirms and writes what the site says about the law of their state. */

/** What a sentence is about, and where it stands, if that is offered; `with` stands for what the page fills in. */
type Place = OfOffer & { about: string; page: LinkTarget; with?: string | number };

/** Every sentence that `content/` has about a state's law. */
export const stateLaws: readonly StateLaw[] = [
  licenseOffice,
  licenseClasses,
  licensing,
  claimLaw,
  contractLaw,
  buildingCode,
  cancelingLaw,
  bidLaw,
  ownersAct,
];

/** Nobody is asked for the words of a page that is switched off. */
const bids = { page: "/compare-bids", offer: "bidComparison" } as const;

/** By topic and name. */
export const sentencePlaces: Readonly<Record<string, Place>> = {
  "license-office.name": { about: "The office that licenses contractors", page: "/why-choose-us" },
  "license-office.lookup": { about: "Where it shows a license", page: "/why-choose-us" },
  "license-classes.text": { about: "Classes of licenses", page: "/faq" },
  "licensing.how": {
    about: "What our license means",
    page: "/our-company",
    with: "your Class A license",
  },
  "licensing.lookUp": { about: "How to look a license up", page: "/our-company" },
  "licensing.contract": { about: "What has to be in writing", page: "/our-company" },
  "licensing.unlicensed": { about: "Hiring someone unlicensed", page: "/our-company" },
  "claims.contractor": { about: "A contractor and your claim", page: "/storm-damage" },
  "claims.whoMay": { about: "Who may negotiate a claim", page: "/our-services" },
  "claims.itTakes": { about: "What it takes to negotiate one", page: "/insurance-claims" },
  "claims.complaints": { about: "Where to complain of an insurer", page: "/insurance-claims" },
  "contracts.names": { about: "What a contract names", page: "/terms" },
  "contracts.price": {
    about: "What it says of the price",
    page: "/financing",
    offer: "financing",
  },
  "building-code.layers": { about: "A second layer of shingles", page: "/faq" },
  "building-code.permits": { about: "Permits", page: "/roof-services/replacement" },
  "canceling.text": { about: "Whose law lets people cancel", page: "/faq" },
  "bids.heading": { about: "Bids: heading of what the law asks", ...bids },
  "bids.price": { about: "Bids: no total price", ...bids },
  "bids.license": { about: "Bids: no license number", ...bids },
  "bids.digits": {
    about: "Bids: an odd license number",
    ...bids,
    with: virginiaLicenses.licenseDigits,
  },
  "bids.deposit": { about: "Bids: no deposit", ...bids },
  "bids.schedule": { about: "Bids: no schedule of payments", ...bids },
  "bids.dates": { about: "Bids: no dates", ...bids },
  "bids.deductible": { about: "Bids: a free deductible", ...bids, with: bidRulesYear },
  "owners-act.claims": {
    about: "Advertising about claims",
    page: "/insurance-claims",
    with: "ahead",
  },
  "owners-act.cancel": { about: "Canceling after an emergency", page: "/faq", with: "ahead" },
  "owners-act.bids": { about: "Bids: further terms", ...bids, with: "ahead" },
};

/** `from`: the sources that leave it out, which a test compares with those that there are. */
type RegionPassage = OfOffer & { about: string; page: LinkTarget; from: readonly string[] };

/** What `content/` says of its region besides articles, and where. Where the counties are others, pages leave it out or name no place. */
export const regionPassages: readonly RegionPassage[] = [
  {
    about: "Which places each area is, cities, and what differs between counties",
    page: "/service-areas",
    from: [
      "content/en/service-areas.ts",
      "content/en/descriptions/service-areas.ts",
      "app/routes/service-areas/zip-check.tsx",
    ],
  },
  { about: "Your company's story", page: "/our-company", from: ["content/en/our-company.ts"] },
  {
    about: "From where to where you work, above the map, and where sample reviews are from",
    page: "/",
    from: [
      "content/en/service-map.ts",
      "content/en/sample-notes.ts",
      "app/sections/reviews-carousel/review-card.tsx",
    ],
  },
  {
    about: "A place farther away that you serve by appointment",
    page: "/faq",
    from: ["content/en/faq.ts", "content/en/locations.ts"],
  },
  {
    about: "Where ice dams form, and where slate comes from",
    page: "/roof-services/repairs",
    from: ["content/en/roof-services.ts"],
  },
  {
    about: "Ice dams, storms and the warranty",
    page: "/warranty-info",
    from: ["content/en/warranty-info.ts"],
  },
  {
    about: "A storm that people remember, and claims of the region",
    page: "/insurance-claims",
    from: [
      "app/routes/insurance-claims/success-stories.tsx",
      "app/routes/insurance-claims/deadline/deadline-dates.tsx",
    ],
  },
  {
    about: "When each kind of care is due in the year, and the calendar file",
    page: "/maintenance-tips",
    from: [
      "content/en/maintenance-tips.ts",
      "app/routes/maintenance-tips/seasons.tsx",
      "server/pages/care-calendar.ts",
    ],
  },
  {
    about: "What falls into gutters, and in which months",
    page: "/gutter-services",
    from: ["content/en/gutter-services.ts"],
  },
  {
    about: "Which storms come, and what each season does to a roof",
    page: "/protection-plans",
    offer: "plans",
    from: ["content/en/protection-plans.ts", "content/en/platinum-protection-plan.ts"],
  },
];

/** What is left to write besides the law's sentences, by kind. */
export const leftWords = {
  heading: "Also left out here",
  about: (region: string) =>
    `This was written for ${region}, or states a law that is not confirmed, so no page shows it. It comes back by itself where it holds.`,
  home: "home page",
  count: (count: number) => `, ${count} left out`,
  none: "Everything else that was written for this region and state is shown: articles, passages, holidays.",
  articles: {
    title: "Articles",
    why: "Each is a text with a region or a state's law in it: whoever runs your server can add one for yours (docs/writing-articles.md).",
  },
  passages: {
    title: "Passages of pages",
    why: "Pages say the same without naming a place. What owners in each county should know is written under State and counties; the rest by whoever runs your server (docs/taking-over.md).",
  },
  holidays: {
    title: "Holidays of the state",
    why: "Plans of duty and of inspectors follow the federal holidays. Close other days in the calendar.",
  },
  dated: {
    title: "Statements with a date",
    why: "'Before you open' does not ask whether they are still true, since no page makes them.",
  },
} as const;

export const stateLawPage = {
  title: (state: string) => `Still ${state}'s`,
  business: "Business",
  loading: "Loading the business",
  holds: (state: string) =>
    `Pages say the sentences below about the law of ${state}: somebody has read and confirmed them. 'Before you open' says when each law has to be looked at again.`,
  unconfirmed: (state: string) =>
    `Pages say nothing about the law of ${state} until you or your lawyer have read the sentences below.`,
  elsewhere: (theirs: string, here: string) =>
    `The sentences below are about the law of ${theirs}, so no page in ${here} shows them. Write your own with your lawyer: each is shown in the place of one. What stays empty is left out.`,
  confirm: (state: string) => `We have read it: show the law of ${state}`,
  takeOff: (state: string) => `Take the law of ${state} off the pages`,
  stateFirst: "Pages say nothing about the law of a state until you have said which one yours is.",
  toState: "State and counties",
  sentences: "Sentences about the law",
  own: (state: string) => `Your sentence for ${state}`,
  shownOn: "Stands on ",
  of: (state: string) => `${state}'s: `,
  save: "Save your sentences",
  saved: "Saved. The site shows it.",
};
