import type { Span } from "#domain/page/span.ts";

/*
 * What a bid for a new roof says, line by line. Nothing here knows which bid is better: the words of each are only set
 * against what a full answer includes, and against what the others mean by the same line.
 */

/** How many bids are compared at most. */
export const bidCount = 3;

/**
 * What an answer is worth: it says something that can be held against its bidder, it only sounds like it, the work is not
 * in the price, or there is none.
 */
export type Standing = "clear" | "vague" | "left-out" | "missing";

/** The answers of each line that is chosen from a list. The first of each is what a bid says that says nothing. */
export const choiceLines = {
  tearOff: { unsaid: "missing", one: "clear", two: "clear", existing: "vague", over: "left-out" },
  decking: { unsaid: "missing", sheets: "clear", "by-sheet": "clear", "as-needed": "vague" },
  shingle: { unsaid: "missing", named: "clear", "by-years": "vague" },
  underlayment: { unsaid: "missing", synthetic: "clear", felt: "clear", "or-equal": "vague" },
  iceBarrier: {
    unsaid: "missing",
    valleys: "clear",
    eaves: "clear",
    "per-code": "vague",
    none: "left-out",
  },
  dripEdge: { unsaid: "missing", all: "clear", eaves: "clear", kept: "left-out" },
  flashing: {
    unsaid: "missing",
    new: "clear",
    part: "clear",
    kept: "left-out",
    "if-good": "vague",
  },
  ventilation: { unsaid: "missing", both: "clear", exhaust: "clear", kept: "left-out" },
  disposal: { unsaid: "missing", included: "clear", "clean-up": "vague", extra: "left-out" },
  permit: {
    unsaid: "missing",
    included: "clear",
    "not-needed": "clear",
    extra: "left-out",
    owner: "left-out",
  },
  balance: {
    unsaid: "missing",
    completion: "clear",
    stages: "clear",
    "by-date": "clear",
    advance: "clear",
  },
  dates: { unsaid: "missing", both: "clear", start: "vague", end: "vague" },
} as const satisfies Record<string, { unsaid: "missing" } & Record<string, Standing>>;

export type ChoiceLine = keyof typeof choiceLines;

/** Lines of work: what is not clear in them is not known to be in the price. */
export const workLines = [
  "tearOff",
  "decking",
  "shingle",
  "underlayment",
  "iceBarrier",
  "dripEdge",
  "flashing",
  "ventilation",
  "disposal",
  "permit",
] as const;

/** Every line of the comparison, in the order of a bid. */
export const bidLines = [
  "area",
  ...workLines,
  "workmanship",
  "manufacturer",
  "deposit",
  "balance",
  "dates",
] as const;
export type BidLine = (typeof bidLines)[number];

/** What else is chosen from a list. */
export const bidRemarks = {
  /** What the squares count: the roof's surface, or what is ordered for it, with what is cut off. */
  squaresOf: ["unsaid", "surface", "ordered"],
  /** How long the price holds. */
  validity: ["unsaid", "open", "today"],
  /** What was said of the owner's insurance: who pays the deductible, who speaks with the insurer. */
  deductible: ["unsaid", "owner", "covered"],
  claim: ["unsaid", "owner", "negotiated"],
} as const;
export type BidRemark = keyof typeof bidRemarks;

/** Years, or the word without a number. */
export type WarrantyTerm = number | "lifetime";

/** A share of 1, or dollars. */
export type Deposit = { share: number } | { dollars: number };

/** A bid as it stands on paper; null is what it does not say. Money is in dollars, a square is 100 square feet. */
export type Bid = {
  /** As the owner calls the bidder; may be empty. */
  name: string;
  price: number | null;
  /** What is needed and priced, but not in the price. */
  extras: number | null;
  squares: number | null;
  /** Sheets of decking that are in the price. */
  sheets: number | null;
  /** For each further one. */
  sheetPrice: number | null;
  workmanship: WarrantyTerm | null;
  manufacturer: WarrantyTerm | null;
  deposit: Deposit | null;
  /** A class of the rules; null is not stated. */
  licenseClass: string | null;
  licenseNumber: string;
} & { [Line in ChoiceLine]: keyof (typeof choiceLines)[Line] } & {
  [Remark in BidRemark]: (typeof bidRemarks)[Remark][number];
};

/** What bids are measured by besides each other. */
export type BidRules = {
  /** What is ordered beyond the surface, as a share of it, where a bid does not say. */
  waste: Span;
  /** Squares by which bidders for the same roof may differ. */
  areaTolerance: number;
  /** A deposit above this share of the price is worth a question. */
  largeDeposit: number;
  /** How many digits a license number has; null where it may be any. */
  licenseDigits: number | null;
  /** Dollars that a single contract has to stay under, by class of license; null is no limit. Empty: licenses have none. */
  classLimits: Readonly<Record<string, number | null>>;
};

/** What the price and the extras come to; null without a price. */
export function askedFor({ price, extras }: Bid): number | null {
  return price === null ? null : price + (extras ?? 0);
}

/**
 * Squares of roof surface that a bid was made for. Squares that are ordered, or may be, leave open how much of them is cut
 * off. Null where the bid names none.
 */
export function surfaceOf({ squares, squaresOf }: Bid, { waste }: BidRules): Span | null {
  if (squares === null) return null;
  if (squaresOf === "surface") return { from: squares, to: squares };
  const least = squares / (1 + waste.to);
  return { from: least, to: squaresOf === "ordered" ? squares / (1 + waste.from) : squares };
}
