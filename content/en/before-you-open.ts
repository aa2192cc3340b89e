import { articleSources } from "#content/article-sources.ts";
import { counties } from "#content/counties.ts";
import { datedFacts } from "#content/dated-facts.ts";
import { builtFacts } from "#content/facts.ts";
import type { Facts } from "#domain/business/facts.ts";
import { isOffered, type OfOffer } from "#domain/business/offers.ts";
import { isLawHere } from "#domain/business/state-law.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { withThousands } from "#domain/page/thousands.ts";
import { reviewedFact } from "./desk/business.ts";

/** Something that only the owner, or their lawyer, can decide before real customers see the site. */
export type OpeningQuestion = OfOffer & {
  id: string;
  asks: string;
  /** What pages say today, and what hangs on it. */
  why: string;
  /** The source that holds what no desk can change; absent: all of it is changed at the desk. */
  file?: string;
  /** The same where the business is in another state than the one for which it was written; null: it asks nothing there. */
  inOtherState?: string | null;
  /** The same where the counties are others. */
  inOtherCounties?: string;
  /** The desk's page on which it is answered. */
  page?: { to: "/desk/state-law"; label: string };
  /** The facts that the answer sets. */
  paths?: readonly string[];
  isForLawyer?: true;
  /** About what pages say of the state's law: asked while they say it. */
  isOfLaw?: true;
  /** Asked while pages say that the business is bonded. */
  isOfBond?: true;
  /** Asked while the site shows samples. */
  isOfSamples?: true;
  /** Asked while pages say who leads the company. */
  isOfLeadership?: true;
  /** Where to read what it is about. */
  source?: string;
  /** Asked from this day on, again if it was settled before. */
  since?: CalendarDay;
};

const ofCounties = counties.reduce((sum, { projects }) => sum + projects, 0);

/** The state for whose law these questions are written, whatever state `content/` is built for. */
const writtenFor = "VA";

/** Every question that there is, whatever is offered. */
export const openingQuestions: readonly OpeningQuestion[] = [
  {
    id: "numbers",
    asks: "Are phone, emergency line, mailbox and license yours?",
    why: "The site was built with examples. Pages say that a person answers the emergency line day and night. It has to take texts, too: an emergency form that a weak signal keeps from being sent offers one to it.",
    paths: ["phone", "hotline", "email", "licenses.0.label", "licenses.0.number"],
  },
  {
    id: "emergencies",
    asks: "Who answers at night, and how soon are they on the roof?",
    why: "Pages promise an answer within hours, day and night, and somebody on site. Extended counties have limits.",
    paths: ["answers.emergencyHours", "responseTimes.onSiteHours"],
  },
  {
    id: "workmanship",
    asks: "Which workmanship warranty do you give?",
    why: "Home, claims and 'Why choose us' say one, the warranty page another, and the plans have their own.",
    paths: [
      "promises.workmanshipYears",
      "promises.standardWorkmanshipYears",
      "planTerms.workmanship.newInstallYears",
      "planTerms.workmanship.majorRepairYears",
    ],
  },
  {
    id: "manufacturers",
    asks: "Which warranties do your manufacturers give?",
    why: "Services and 'Why choose us', the warranty page and the plans each say another range.",
    paths: [
      "promises.manufacturerYears",
      "promises.manufacturerYearsInWarranty",
      "planTerms.manufacturerWarranty",
    ],
  },
  {
    id: "replacement",
    asks: "How long does a new roof take?",
    why: "The services say one range, the questions on homes another.",
    paths: ["promises.replacementDays", "promises.replacementDaysInQuestions"],
  },
  {
    id: "projects",
    asks: "How many projects have you finished?",
    why: `The company's figure is the one below; those of the counties on the map add up to ${withThousands(ofCounties)}. Each county's own is set under State and counties.`,
    inOtherCounties:
      "The company's figure is the one below; on the map, each county has its own, which is set under State and counties.",
    paths: ["company.projects"],
  },
  {
    id: "figures",
    asks: "Can you show where the company's other figures come from?",
    why: "Years in business, team and the share of satisfied customers stand on several pages.",
    paths: ["foundedYear", "company.teamMembers", "company.satisfaction"],
  },
  {
    id: "leadership",
    isOfLeadership: true,
    asks: "Do a CEO, a COO and a Managing Partner lead your company?",
    why: "The company page says what each of the three answers for. Switch it off unless it is so.",
    paths: ["leadership"],
  },
  {
    id: "told",
    asks: "What do people ask that only you know?",
    why: "Whether your own crews do the work, how people can pay, whose shingles you lay, what a service call costs, and which plan hours hold in extended counties. Pages say nothing of it until you do.",
    paths: [
      "told.crews",
      "told.waysToPay",
      "told.shingleMakers",
      "told.serviceCallFee",
      "told.planHours",
    ],
  },
  {
    id: "plan-prices",
    offer: "plans",
    asks: "Do the plans' prices, credits and response times hold?",
    why: "Gold includes emergencies in business hours only, Platinum always, Silver never. Each plan promises to come within its own hours.",
    paths: ["platinum", "gold", "silver"].flatMap((id) => [
      `plans.${id}.monthlyPrice`,
      `plans.${id}.yearlyCredit`,
      `plans.${id}.responseHours`,
    ]),
  },
  {
    id: "warranty-names",
    offer: "plans",
    asks: "Should the enhanced warranties have names of their own?",
    why: "They are called Platinum, Gold and Silver like the plans, with other terms, and the pages say so.",
    file: "content/en/warranty-info.ts",
  },
  {
    id: "terms",
    offer: "financing",
    asks: "Which financing terms can customers get?",
    why: "All terms, low monthly payments and the second lender each end at another number of months.",
    paths: ["financing.termMonths", "financing.lowMonthly.years", "lenders.second.years"],
  },
  {
    id: "deposit",
    offer: "financing",
    asks: "Is there a deposit, or no money down?",
    why: "The menu says 'no money down'; the pages say what deposit is paid, and have no sentences for none.",
    file: "content/navigation.ts",
    paths: ["financing.deposit"],
  },
  {
    id: "lenders",
    offer: "financing",
    asks: "Who are your lenders?",
    why: "The three names are examples, and pages say so until you set others. Which of them asks for which score was not given.",
    paths: [
      ...["first", "second", "third"].map((place) => `lenders.${place}.name`),
      "creditTiers.same-as-cash",
      "creditTiers.low-monthly",
      "creditTiers.fixed-rate",
      "creditTiers.second-look",
    ],
  },
  {
    id: "price-book",
    offer: "costRange",
    asks: "Does the roof cost page calculate with your prices?",
    why: "Only the prices per square foot were given. All others, such as a second layer or a chimney, are assumptions.",
    paths: ["priceBookDay", "priceBook.secondLayer", "priceBook.chimney", "priceBook.permit"],
  },
  {
    id: "work-prices",
    asks: "Do your estimates rest on your prices?",
    why: "The prices of a foot of fascia, drip edge, ridge vent, valley, flashing and gutter, and of a pipe's boot, are assumptions. Every estimate begins with them, and says where it goes below them.",
    paths: ["workPrices.fascia", "workPrices.gutter", "workPrices.pipe"],
  },
  {
    id: "bond",
    asks: "By whom are you bonded, and for how much?",
    why: "'Bonded' stands on many pages without saying so.",
    paths: ["isBonded"],
    isOfBond: true,
  },
  {
    id: "radius",
    asks: "How far do you drive?",
    why: "Search engines are told so many miles around the office; pages name the counties that you chose, some of which may be farther.",
    paths: ["serviceRadiusMiles"],
  },
  {
    id: "cool-roofs",
    asks: "Where does the saving of cool roofs come from?",
    why: "It came without a source, so pages say 'can'.",
    paths: ["promises.coolRoofSavings"],
  },
  {
    id: "samples",
    isOfSamples: true,
    asks: "Are you ready to show no samples?",
    why: "Reviews, ratings, badges and claim stories are made up and marked as such. They disappear when you switch them off, and have to before real customers see the site (16 CFR 465).",
    paths: ["samples"],
  },
  {
    id: "lawyer-plans",
    offer: "plans",
    isForLawyer: true,
    asks: "Are the plans home service contracts?",
    why: "Paid maintenance with free service calls may be one (Code of Virginia § 59.1-434.1), and its provider has to register.",
    inOtherState:
      "Paid maintenance with free service calls may be one by the law of your state, and its provider may have to register.",
  },
  {
    id: "lawyer-lifetime",
    isForLawyer: true,
    asks: "May the Platinum warranty say 'lifetime'?",
    why: "Beside the word, the page says that it means the life of the roof (16 CFR 239.4).",
  },
  {
    id: "lawyer-warranties",
    isForLawyer: true,
    asks: "Does the wording of the warranties hold?",
    why: "Written warranties are read by the Magnuson-Moss Warranty Act (16 CFR 700-703).",
    paths: ["promises.workmanshipYears", "promises.warrantyTransferDays"],
  },
  {
    id: "lawyer-credit",
    offer: "financing",
    isForLawyer: true,
    asks: "Does each rate stand with what has to stand beside it?",
    why: "A rate or a term that is advertised calls for more terms (12 CFR 1026.24). Pages show an example with all of them.",
    paths: ["financing.typicalRate", "paymentExamples.fixed-rate.rate"],
  },
  {
    id: "lawyer-no-money-down",
    offer: "financing",
    isForLawyer: true,
    asks: "May the menu say 'no money down'?",
    why: "Customers pay a deposit.",
    file: "content/navigation.ts",
    paths: ["financing.deposit"],
  },
  {
    id: "lawyer-claims",
    isForLawyer: true,
    asks: "Is what we say of insurance claims no public adjusting?",
    why: "Only a licensed public adjuster or a lawyer may negotiate a claim (Code of Virginia § 38.2-1845.12). Look at 'insurance claim assistance', 'insurance assistance' and 'Review the settlement'.",
    inOtherState:
      "In most states only a licensed public adjuster or a lawyer may negotiate a claim. Look at 'insurance claim assistance', 'insurance assistance' and 'Review the settlement'.",
  },
  {
    id: "lawyer-specialists",
    isForLawyer: true,
    asks: "May we be called 'insurance claim specialists'?",
    why: "The menu says it.",
    file: "content/navigation.ts",
  },
  {
    id: "lawyer-owners-act",
    isForLawyer: true,
    asks: "Do contracts, pages and advertisements fit the Residential Property Owners Protection Act?",
    why: "It is in force from January 1, 2027 (Code of Virginia § 59.1-617 and following). It defines advertisements broadly, asks for terms in contracts, and lets owners cancel after a declared emergency. Pages say so before and after that day, and change by themselves; the menu then no longer says 'insurance claim specialists'. Have both wordings read, and ask which terms the contract needs and how long people may cancel. Your own sentences come in their place.",
    page: { to: "/desk/state-law", label: "Read them, and write your own" },
    inOtherState: null,
  },
  {
    id: "lawyer-terms",
    isForLawyer: true,
    asks: "What belongs into the terms?",
    why: "The page says what booking means today. Liability on the property and the rights to cancel in the written contract are still to be written.",
    file: "content/en/terms.ts",
  },
  {
    id: "lawyer-privacy",
    isForLawyer: true,
    asks: "What belongs into the privacy policy?",
    file: "content/en/privacy-policy.ts",
    why: "The page says what the site does today. Virginia's Consumer Data Protection Act, and how long backups and the papers of a project are kept, are still to be looked at.",
    inOtherState:
      "The page says what the site does today. Whether your state has a privacy law of its own, and how long backups and the papers of a project are kept, are still to be looked at.",
  },
  {
    id: "lawyer-phone",
    isForLawyer: true,
    asks: "Is the consent to calls and texts enough?",
    why: "Nobody agrees to advertising by these forms, so calls and texts for anything else need a consent of their own (47 CFR 64.1200).",
  },
  {
    id: "lawyer-accessibility",
    isForLawyer: true,
    asks: "Does the accessibility statement say the right aim, and how to complain?",
    why: "Title III of the Americans with Disabilities Act.",
    file: "content/en/accessibility.ts",
  },
  {
    id: "lawyer-state",
    isForLawyer: true,
    asks: "Is what pages say about the state's law right?",
    why: "Licensing, claims, contracts and the building code. Pages say of it what you have confirmed, and your own sentences.",
    inOtherState:
      "Licensing, claims, contracts and the building code. Pages say nothing of your state's law but the sentences that you write.",
    page: { to: "/desk/state-law", label: "Read, confirm and write what the pages say" },
  },
  {
    id: "lawyer-bids",
    offer: "bidComparison",
    isForLawyer: true,
    asks: "Are the license digits and classes of the page on comparing bids right?",
    why: "They are the state's.",
    file: "content/bid-rules.ts",
    inOtherState: null,
  },
  {
    id: "lawyer-deposit",
    offer: "financing",
    isForLawyer: true,
    asks: "May you ask for this deposit?",
    why: "Pages say what is paid before work begins.",
    paths: ["financing.deposit"],
  },
  {
    id: "lawyer-satisfaction",
    isForLawyer: true,
    asks: "Is there a survey behind the satisfied customers?",
    why: "A share that is advertised needs one (16 CFR 255, 465).",
    paths: ["company.satisfaction"],
  },
];

/** The law and the figures that pages state as of a year, which somebody has to compare with their source again. */
const reviews: readonly OpeningQuestion[] = datedFacts.map(
  ({ id, says, where, asOf, review, source }) => ({
    ...{ id, isForLawyer: true, source: articleSources[source], since: review },
    isOfLaw: true,
    asks: reviewedFact.asks(says),
    why: reviewedFact.why(where, asOf),
  }),
);

/** Every question that there is or will be, by which a settled one is named. */
export const allQuestions: readonly OpeningQuestion[] = [...openingQuestions, ...reviews];

/**
 * What the owner is asked by a day: what stands before opening, and what has to be looked at again. What is not offered or
 * shown asks nothing.
 */
export function questionsBy(f: Asking, today: CalendarDay): OpeningQuestion[] {
  return allQuestions
    .filter(
      (question) =>
        isOffered(f, question) &&
        (f.samples || !question.isOfSamples) &&
        (f.isBonded || !question.isOfBond) &&
        (f.leadership || !question.isOfLeadership) &&
        (!question.since || question.since <= today),
    )
    .flatMap((question) => askedIn(f, question));
}

type Asking = Pick<
  Facts,
  "offers" | "samples" | "isBonded" | "leadership" | "state" | "area" | "law"
>;

/** A question as it is asked where the business is. */
function askedIn(f: Asking, question: OpeningQuestion): OpeningQuestion[] {
  const { state, area } = f;
  const { isOfLaw, inOtherState, inOtherCounties } = question;
  if (isOfLaw && !isLawHere(f, builtFacts.state)) return [];
  if (state !== writtenFor && inOtherState !== undefined) {
    if (inOtherState === null) return [];
    // What a lawyer has said in one state settles nothing in another.
    return [{ ...question, id: idIn(question.id, state), why: inOtherState }];
  }
  if (area === "own" && inOtherCounties) return [{ ...question, why: inOtherCounties }];
  return [question];
}

/** Under which name an answer is kept that counts in one state alone. */
function idIn(id: string, state: string): string {
  return `${id}.${state}`;
}

/** The question whose answer is kept under this name. */
export function questionOf(id: string): string {
  return id.replace(/\.[A-Z]{2}$/, "");
}

/** Those of them that nobody has settled, or not since they were asked again. */
export function openQuestions(
  f: Asking,
  settled: Readonly<Record<string, string>>,
  today: CalendarDay,
): OpeningQuestion[] {
  return questionsBy(f, today).filter((question) => !isSettled(question, settled));
}

/** `settled`: days, by the names of questions. */
export function isSettled(
  { id, since }: OpeningQuestion,
  settled: Readonly<Record<string, string>>,
): boolean {
  const on = Object.hasOwn(settled, id) ? settled[id] : undefined;
  return on !== undefined && (!since || on >= since);
}
