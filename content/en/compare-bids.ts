import { bidRulesYear, fixedBidRules, licenseRules, virginiaLicenses } from "#content/bid-rules.ts";
import type { BidLine, Standing } from "#domain/bid-comparison/bid.ts";
import type { BidQuestion } from "#domain/bid-comparison/bid-comparison.ts";
import {
  type BidField,
  bidFigures,
  type FigureFault,
  longestText,
  type TypedFigure,
  warrantyYears,
} from "#domain/bid-comparison/bid-form.ts";
import type { RedFlag } from "#domain/bid-comparison/red-flags.ts";
import type { Facts } from "#domain/business/facts.ts";
import { heldLicenses } from "#domain/business/licenses.ts";
import type { LawHere } from "#domain/business/state-law.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { Span } from "#domain/page/span.ts";
import { withThousands } from "#domain/page/thousands.ts";
import { dollars, percent, weeks, years } from "./figures.ts";
import { ofOwnersAct } from "./owners-act.ts";
import { offPeakLead } from "./promises-in-words.ts";
import {
  bidLaw,
  buildingCode,
  claimLaw,
  licenseClasses,
  licenseOffice,
  officeInFull,
} from "./state-law.ts";

const lookUp = ({ name }: { name?: string }) =>
  name ? `Before you sign, look it up with ${officeInFull(name)}.` : "Before you sign, look it up.";

export const words = {
  heading: "Compare roof bids line by line",
  lead: "Type in what one, two or three bids say, and read what each leaves out. Your browser works it out and keeps it in this tab; nothing is stored on our server. Which one to choose is up to you.",
} satisfies OpeningWords;

const unsaid = "Not stated";

/** A field's label, and a line about it; the words of its answers, by their names. */
type FieldWords = { label: string; hint?: string; answers?: Readonly<Record<string, string>> };

export const fields: Readonly<Record<BidField, FieldWords>> = {
  name: { label: "Contractor", hint: "A name or a letter, as you like." },
  price: { label: "Price, in dollars", hint: "The total at the end of the bid." },
  extras: {
    label: "Extras, in dollars",
    hint: "What you need and the bid prices apart from its total.",
  },
  squares: { label: "Squares", hint: "One square is 100 square feet of roof." },
  squaresOf: {
    label: "The squares are",
    answers: { unsaid, surface: "Roof surface", ordered: "Ordered, with waste" },
  },
  validity: {
    label: "The price holds",
    answers: { unsaid, open: "For days or weeks", today: "Today only" },
  },
  tearOff: {
    label: "Tear-off",
    answers: {
      unsaid,
      one: "One layer, to the wood",
      two: "Two layers, to the wood",
      existing: '"Remove existing"',
      over: "New roof over the old one",
    },
  },
  decking: {
    label: "Decking",
    hint: "The plywood under the shingles.",
    answers: {
      unsaid,
      sheets: "Some sheets included",
      "by-sheet": "Each sheet at a price",
      "as-needed": '"As needed"',
    },
  },
  sheets: { label: "Sheets included" },
  sheetPrice: { label: "Price per sheet" },
  shingle: {
    label: "Shingle",
    answers: { unsaid, named: "Maker, line and color", "by-years": '"30-year shingle"' },
  },
  underlayment: {
    label: "Underlayment",
    answers: { unsaid, synthetic: "Synthetic", felt: "Felt", "or-equal": '"Felt or equal"' },
  },
  iceBarrier: {
    label: "Ice barrier",
    answers: {
      unsaid,
      valleys: "Eaves and valleys",
      eaves: "Eaves",
      "per-code": '"Per code"',
      none: "None",
    },
  },
  dripEdge: {
    label: "Drip edge",
    answers: {
      unsaid,
      all: "New, eaves and rakes",
      eaves: "New, eaves only",
      kept: "Old one stays",
    },
  },
  flashing: {
    label: "Flashing",
    hint: "At chimney, walls and skylights.",
    answers: {
      unsaid,
      new: "All new",
      part: "New in part, listed",
      kept: "Old flashing stays",
      "if-good": '"Reuse if good"',
    },
  },
  ventilation: {
    label: "Ventilation",
    answers: {
      unsaid,
      both: "Ridge and soffits",
      exhaust: "Ridge vent only",
      kept: "As it is now",
    },
  },
  disposal: {
    label: "Disposal",
    answers: { unsaid, included: "Dumpster and magnet", "clean-up": '"Clean up"', extra: "Extra" },
  },
  permit: {
    label: "Permit",
    answers: {
      unsaid,
      included: "They apply and pay",
      "not-needed": "Checked, none needed",
      extra: "Extra",
      owner: "You apply",
    },
  },
  workmanship: { label: "On the work, years", hint: 'As the bid says: years, or "lifetime".' },
  manufacturer: { label: "On material, years" },
  deposit: { label: "Deposit", hint: "Such as 30% or $4,000." },
  balance: {
    label: "The rest is due",
    answers: {
      unsaid,
      completion: "On completion",
      stages: "By stages of work",
      "by-date": "By date",
      advance: "Before the work",
    },
  },
  dates: {
    label: "Start and end",
    answers: { unsaid, both: "Both in writing", start: "Start only", end: "End only" },
  },
  licenseClass: {
    label: "Class",
    answers: {
      "": unsaid,
      ...Object.fromEntries(Object.keys(virginiaLicenses.classLimits).map((name) => [name, name])),
    },
  },
  licenseNumber: { label: "License number" },
  deductible: {
    label: "Your deductible",
    answers: { unsaid: "Nothing said", owner: "You pay it", covered: '"We cover it"' },
  },
  claim: {
    label: "Your claim",
    answers: { unsaid: "Nothing said", owner: "You file it", negotiated: '"We negotiate it"' },
  },
};

export const form = {
  heading: "What each bid says",
  bid: (place: number) => `Bid ${place + 1}`,
  next: (place: number) => `Go on with bid ${place + 1}`,
  groups: [
    {
      title: "Price and area",
      fields: ["name", "price", "extras", "squares", "squaresOf", "validity"],
    },
    { title: "What comes off", fields: ["tearOff", "decking", "sheets", "sheetPrice"] },
    {
      title: "What goes on",
      fields: ["shingle", "underlayment", "iceBarrier", "dripEdge", "flashing", "ventilation"],
    },
    { title: "Site", fields: ["disposal", "permit"] },
    { title: "Warranties", fields: ["workmanship", "manufacturer"] },
    { title: "Payment and dates", fields: ["deposit", "balance", "dates"] },
    { title: "License", fields: ["licenseClass", "licenseNumber"] },
    { title: "If insurance pays", fields: ["deductible", "claim"] },
  ] satisfies { title: string; fields: BidField[] }[],
  submit: "Compare",
  clear: "Clear all bids",
  withoutScripts:
    "Your browser runs no scripts, so our server reads the form, answers, and keeps nothing of it.",
};

/** What is wrong with a name or a number that is typed. */
export const tooLong = `Enter at most ${longestText} characters.`;

/** What is wrong with a typed figure. */
export const figureFaults: Readonly<Record<TypedFigure, Record<FigureFault, string>>> = {
  price: faults("the price", "12,400", bidFigures.price, "$"),
  extras: faults("the extras", "450", bidFigures.extras, "$"),
  squares: faults("the squares", "24", bidFigures.squares),
  sheets: faults("the sheets", "2", bidFigures.sheets),
  sheetPrice: faults("the price of a sheet", "90", bidFigures.sheetPrice, "$"),
  workmanship: faults("the years", '20, or "lifetime"', warrantyYears),
  manufacturer: faults("the years", '30, or "lifetime"', warrantyYears),
  deposit: {
    "no-figure": "Enter the deposit in figures, such as 30% or $4,000.",
    "out-of-range": "Enter at most 100%, or dollars with a $ sign.",
  },
};

export const lineNames: Readonly<Record<BidLine, string>> = {
  area: "Area",
  tearOff: "Tear-off",
  decking: "Decking",
  shingle: "Shingle",
  underlayment: "Underlayment",
  iceBarrier: "Ice barrier",
  dripEdge: "Drip edge",
  flashing: "Flashing",
  ventilation: "Ventilation",
  disposal: "Disposal",
  permit: "Permit",
  workmanship: "Warranty on the work",
  manufacturer: "Warranty on material",
  deposit: "Deposit",
  balance: "The rest is due",
  dates: "Start and end",
};

export const result = {
  heading: "Side by side",
  waiting: "Type in the first bid above, and it is read here.",
  read: (bids: number, points: number) =>
    `${bids === 1 ? "One bid" : `${bids} bids`} read, ${points === 0 ? "nothing to ask about" : points === 1 ? "one point to ask about" : `${points} points to ask about`}.`,
  faulty: (bid: string) => `${bid} is left out until this can be read:`,
  basis: {
    heading: "The price on the same basis",
    lead: "Each total with its extras and the same number of decking sheets, divided by squares of roof surface. What is not in a total is named below it.",
    corner: "Dollars",
    price: "Price",
    extras: "Extras",
    decking: (sheets: number) => `Decking, to ${sheets} sheets`,
    total: "Total compared",
    surface: "Roof surface",
    perSquare: "For each square",
    onArea: (area: string) => `On ${area}`,
    onAreaNote: "the largest surface that a bid names",
    open: "Not known to be in it",
    nothingOpen: "Nothing",
    noPrice: "No price",
    noSheetPrice: "No price for a sheet",
    noSquares: "No squares named",
    squares: (squares: string) => `${squares} squares`,
    whyRange: `A range: the bid does not say what its squares count, or counts what is ordered. Up to ${percent(fixedBidRules.waste.to)} of it may be cut off.`,
  },
  lines: {
    heading: "Line by line",
    lead: "As each bid says it. A line that is marked on the left means different things in these bids, so their prices are not for the same roof.",
    line: "Line",
    differs: "Not the same",
    standings: {
      clear: "",
      vague: "says little",
      "left-out": "not in the price",
      missing: unsaid,
    } satisfies Record<Standing, string>,
    squares: {
      unsaid: (squares: string) => `${squares} squares of what?`,
      surface: (squares: string) => `${squares} squares of surface`,
      ordered: (squares: string) => `${squares} squares ordered`,
    },
    sheets: {
      included: (sheets: string) => `${sheets} included`,
      further: (price: string) => `further at ${price}`,
      each: (price: string) => `each sheet at ${price}`,
    },
    lifetime: '"Lifetime"',
    years: (count: number) => years(count),
  },
  flags: {
    heading: "Red flags",
    lead: (f: LawHere) =>
      `A bid is not a contract yet: what is missing here has to be in the contract before you sign or pay. ${hasClasses(f) ? `As of ${bidRulesYear}; a` : "A"} guide and not legal advice. ${ofOwnersAct(f, "bids")}`.trim(),
    rule: (f: LawHere) => bidLaw(f).heading ?? "By the rules",
    caution: "Worth a question",
    none: "None that this page knows.",
    count: (flags: number) => (flags === 1 ? "1 red flag" : `${flags} red flags`),
  },
  questions: {
    heading: "What to ask",
    lead: "Send each bidder their own list on the same day. The last questions go to everyone, us included.",
    everyone: "Ask everyone",
    none: "Nothing more: every line has an answer.",
    count: (asked: number) => (asked === 1 ? "1 question" : `${asked} questions`),
    copy: "Copy the questions",
    copied: "Copied.",
    failed: "Your browser did not allow copying. Mark the text and copy it.",
    greeting: (bid: string) => `Questions about the roof bid: ${bid}`,
  },
  print: "Print the comparison",
  neutral:
    "In the order in which you typed them. This page never says which bid to choose: it cannot see the roof, the crew or your reasons.",
};

type Flagged = { title: string; text: string };

export const flagWords = (f: Facts): Readonly<Record<RedFlag, Flagged>> => {
  const { deposit } = f.financing;
  const [law, office] = [bidLaw(f), licenseOffice(f)];
  return {
    "no-price": {
      title: "No total price",
      text: told("Sign nothing that leaves a price open.", law.price),
    },
    "no-license-number": {
      title: "No license number",
      text: told("It belongs on the estimate.", law.license, lookUp(office)),
    },
    "class-too-small": {
      title: "Class too small for this price",
      text: told(
        hasClasses(f) && `${classesInWords(f)} This bid with its extras is not.`,
        office.name && `Check the current limits with ${office.name}.`,
      ),
    },
    "no-deposit": {
      title: "No deposit stated",
      text: told(law.deposit, "Zero is an answer, too."),
    },
    "no-schedule": {
      title: "No word on when the rest is due",
      text: told(law.schedule, "Tie each payment to something that you can see."),
    },
    "no-dates": {
      title: "No written start and end",
      text: told(law.dates ?? "Ask for both in writing before you sign."),
    },
    deductible: {
      title: '"We cover your deductible"',
      text: told(
        "The money comes from somewhere: an invoice with a price that you did not pay, or a roof with less than the invoice lists.",
        law.deductible?.(bidRulesYear),
      ),
    },
    negotiates: {
      title: '"We negotiate your claim"',
      text: told(claimLaw(f).whoMay, "A contractor may show the damage and price the work."),
    },
    "odd-license-number": {
      title: "An odd license number",
      text: told(law.digits?.(virginiaLicenses.licenseDigits)),
    },
    "no-license-class": {
      title: "No license class",
      text: told("It says how large a job the company may take.", licenseClasses(f).text),
    },
    "large-deposit": {
      title: `A deposit of more than ${percent(deposit.to)}`,
      text: `Ask what it buys, and when each part is ordered. Ours is ${percent(deposit)}.`,
    },
    "all-in-advance": {
      title: "All of it before the work",
      text: "Keep the last payment large enough that both of you care about it, and make it after the final walk.",
    },
    "paid-by-date": {
      title: "Payments by date",
      text: "They run ahead of the work as soon as it rains. Pay by stage.",
    },
    "owner-permit": {
      title: "A permit in your name",
      text: "Most reroofs need none. If yours does, be wary of a contractor who wants you to apply for work that they will do.",
    },
    "over-old": {
      title: "Over the old roof",
      text: told("A second layer hides rotten wood.", buildingCode(f).layers),
    },
    "today-only": {
      title: "A price for today only",
      text: "Ask for it in writing, and to answer next week. The only good reply is yes.",
    },
  };
};

/** As they are sent to a bidder. */
export const questionWords: Readonly<Record<BidQuestion, string>> = {
  area: "How many squares of roof surface did you measure, and how? Is waste counted in it?",
  tearOff: "How many layers did you find, and does all of it come off, down to the wood?",
  decking: "How many sheets of decking are in the price, and what does each further one cost?",
  shingle: "Which shingle is it: maker, line, color, starter and cap pieces?",
  underlayment: "Which underlayment is it, and where does it run?",
  iceBarrier: "Where does the ice barrier start and end, in inches?",
  dripEdge: "Is the drip edge new, at eaves and rakes?",
  flashing: "Which pieces of flashing stay? What does new flashing cost?",
  ventilation: "How much intake do the soffits have for the ridge vent that you propose?",
  disposal: "Are dumpster, hauling and the search for nails in the price?",
  permit: "Is a permit needed, who applies for it, and who pays?",
  workmanship: "For how many years do you stand behind the work, and what does that leave out?",
  manufacturer:
    "For how many years is the material covered, prorated from when, and in whose name?",
  deposit: "How much is the deposit, and what does it buy?",
  balance: "What triggers each later payment?",
  dates: "On which day does the work begin, and when is it to be complete?",
  "no-price": "What is the total price, in writing?",
  "no-license-number": "What is your license number, and in whose name is it?",
  "odd-license-number": "What is your license number, digit by digit, and in whose name is it?",
  "no-license-class": "Which class is your license?",
  "class-too-small": "Does your license cover a contract of this size, with changes?",
  "no-deposit": "How much is the deposit?",
  "no-schedule": "When is each payment due?",
  "no-dates": "When does the work begin and end?",
  deductible: "Will the invoice to my insurer show the price that I pay, with my deductible?",
  negotiates: "Who in your company is licensed to negotiate a claim?",
  "large-deposit": "What does the deposit buy, and on which day is each part ordered?",
  "all-in-advance": "Can the last payment wait until the work is done and I have walked it?",
  "paid-by-date": "Can each payment follow a stage of the work instead of a date?",
  "owner-permit": "Why would I apply for the permit?",
  "over-old": "Why does the old roof stay on?",
  "today-only": "May I have this price in writing, and answer next week?",
};

/** For every bidder, whatever the bid says. */
export const everyone: readonly string[] = [
  "Is the license in the name that will be on my contract?",
  "Will your insurance agent send me the certificates of liability and workers' compensation?",
  "Who does the work, and who runs it? I would like one name and a phone number.",
  "Do I see each rotten sheet, or a photo of it, before it is replaced?",
  "Which roofs near here did you finish two winters ago?",
];

/** What the contractor of this site answers: one more bidder. */
export const ours = ({ name, financing, promises, ...f }: Facts) => ({
  heading: "And our own answers",
  text: `${name} is one more bidder. Put our bid into a column like any other, and ask us the same. This much we can answer from here:`,
  answers: [
    ...heldLicenses(f).map(({ label, number }) => ({
      label: "License",
      value: `${label}, ${number}`,
    })),
    { label: "Deposit", value: percent(financing.deposit) },
    { label: "Warranty on the work", value: `${years(promises.workmanshipYears)}, limited` },
    {
      label: "Warranty on material",
      value: `${years(promises.manufacturerYears)}, limited, by product`,
    },
    { label: "Decking", value: "A price per sheet, a photo of each" },
    {
      label: "Until we begin",
      value: `${weeks(promises.leadWeeks.peak)} in peak season, ${offPeakLead({ promises })} otherwise`,
    },
    { label: "Your deductible", value: "Yours to pay" },
  ],
});

export const closing = {
  heading: "One bid short?",
  text: "An inspection is free and ends with a written price, line by line. Lay it beside the others.",
  actions: { book: "Book a free inspection", read: "How to compare estimates" },
};

/** Sentences one after the other, without those that this site does not say. */
function told(...sentences: (string | null | undefined | false)[]): string {
  return sentences.filter(Boolean).join(" ");
}

/** Whether licenses have classes here, whose limits were checked in a year. */
export const hasClasses = (f: LawHere) => Object.keys(licenseRules(f).classLimits).length > 0;

function classesInWords(f: LawHere): string {
  const limits = Object.entries(licenseRules(f).classLimits).flatMap(([name, limit]) =>
    limit === null ? [] : [`class ${name} under ${dollars(limit)}`],
  );
  return `As of ${bidRulesYear}, a single contract has to stay in ${limits.join(", and in ")}.`;
}

function faults(what: string, example: string, { from, to }: Span, sign = "") {
  return {
    "no-figure": `Enter ${what} in figures, such as ${example}.`,
    "out-of-range": `Enter ${sign}${withThousands(from)} to ${sign}${withThousands(to)}.`,
  };
}
