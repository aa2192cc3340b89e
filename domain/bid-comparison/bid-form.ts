import type { Span } from "#domain/page/span.ts";
import { type FigureKind, readFigure } from "#domain/page/typed-figure.ts";
import {
  type Bid,
  type BidRemark,
  type BidRules,
  bidCount,
  bidRemarks,
  type ChoiceLine,
  choiceLines,
  type Deposit,
  type WarrantyTerm,
} from "./bid.ts";

/** A form's entries. */
type Entries = { get(name: string): unknown };

/** The figures that are typed, and what they may be: dollars, squares, sheets. */
export const bidFigures = {
  price: { from: 500, to: 500_000 },
  extras: { from: 0, to: 100_000 },
  squares: { from: 1, to: 500 },
  sheets: { from: 0, to: 200 },
  sheetPrice: { from: 1, to: 1_000 },
} as const satisfies Record<string, Span>;

export const warrantyFields = ["workmanship", "manufacturer"] as const;

/** Years of a warranty. */
export const warrantyYears: Span = { from: 1, to: 100 };

const figureKinds: Readonly<Record<keyof typeof bidFigures, FigureKind>> = {
  price: "dollars",
  extras: "dollars",
  squares: "squares",
  sheets: "sheets",
  sheetPrice: "dollars",
};

/** How long a name and a number may be, in characters: a table names each bid in a column. */
export const longestText = 60;
type TypedText = "name" | "licenseNumber";

const figureNames = Object.keys(bidFigures) as (keyof typeof bidFigures)[];
export const choiceNames = Object.keys(choiceLines) as ChoiceLine[];
export const remarkNames = Object.keys(bidRemarks) as BidRemark[];

/** Every field of one bid. */
export const bidFields = [
  "name",
  ...figureNames,
  ...warrantyFields,
  "deposit",
  ...choiceNames,
  ...remarkNames,
  "licenseClass",
  "licenseNumber",
] as const;
export type BidField = (typeof bidFields)[number];

/** The fields that can be typed wrongly. */
export type TypedFigure = keyof typeof bidFigures | (typeof warrantyFields)[number] | "deposit";
export type FigureFault = "no-figure" | "out-of-range";
export type BidFaults = Partial<Record<TypedFigure, FigureFault> & Record<TypedText, "too-long">>;

/** A bid's fields as they stand. */
export type TypedBid = Readonly<Record<BidField, string>>;

/** What a bid's fields hold: the bid, what cannot be read in it, or null where nobody has begun. */
export type ReadBid = { bid: Bid } | { faults: BidFaults } | null;

/** The name of a bid's field in the form. @param place Of the bid, from 0. */
export const fieldName = (field: BidField, place: number): string => `${field}${place + 1}`;

/** What of the rules says which answers there are. */
type AnswerRules = Pick<BidRules, "classLimits">;

/** What the fields hold. Choices that nobody offers count as none. */
export function typedBids(entries: Entries, rules: AnswerRules): TypedBid[] {
  return Array.from({ length: bidCount }, (_, place) => {
    const fields = bidFields.map((field) => {
      const value = entries.get(fieldName(field, place));
      const text = typeof value === "string" ? value : "";
      return [field, known(field, text, rules)];
    });
    return Object.fromEntries(fields);
  });
}

function known(field: BidField, text: string, rules: AnswerRules): string {
  const answers = answersOf(field, rules);
  return !answers || answers.includes(text) ? text : (answers[0] ?? "");
}

/** The answers of a field that is chosen from a list; the first is the one that a form begins with. */
export function answersOf(field: BidField, rules: AnswerRules): readonly string[] | null {
  if (field === "licenseClass") return ["", ...Object.keys(rules.classLimits)];
  if (field in choiceLines) return Object.keys(choiceLines[field as ChoiceLine]);
  if (field in bidRemarks) return bidRemarks[field as BidRemark];
  return null;
}

export function readBid(typed: TypedBid): ReadBid {
  const isBegun = bidFields.some((field) => !["", "unsaid"].includes(typed[field].trim()));
  if (!isBegun) return null;
  const faults: BidFaults = {};
  const text = (field: TypedText) => {
    if (typed[field].trim().length > longestText) faults[field] = "too-long";
    return typed[field].trim();
  };
  const figure = (field: keyof typeof bidFigures) => {
    if (typed[field].trim() === "") return null;
    return within(readFigure(typed[field], figureKinds[field]), bidFigures[field], (fault) => {
      faults[field] = fault;
    });
  };
  const term = (field: (typeof warrantyFields)[number]) =>
    readTerm(typed[field], (fault) => {
      faults[field] = fault;
    });
  const bid: Bid = {
    // Only known choices are left (typedBids).
    ...(typed as unknown as Pick<Bid, ChoiceLine | BidRemark>),
    name: text("name"),
    price: figure("price"),
    extras: figure("extras"),
    squares: figure("squares"),
    sheets: figure("sheets"),
    sheetPrice: figure("sheetPrice"),
    workmanship: term("workmanship"),
    manufacturer: term("manufacturer"),
    deposit: readDeposit(typed.deposit, (fault) => {
      faults.deposit = fault;
    }),
    licenseClass: typed.licenseClass || null,
    licenseNumber: text("licenseNumber"),
  };
  return Object.keys(faults).length > 0 ? { faults } : { bid };
}

type Tell = (fault: FigureFault) => void;

function within(figure: number, { from, to }: Span, tell: Tell): number | null {
  if (Number.isNaN(figure)) tell("no-figure");
  else if (figure < from || figure > to) tell("out-of-range");
  return figure;
}

/** `20`, `20 years`, `lifetime`. */
function readTerm(text: string, tell: Tell): WarrantyTerm | null {
  if (text.trim() === "") return null;
  if (/^\s*(?:limited\s+)?life(?:time)?\s*$/i.test(text)) return "lifetime";
  return within(readFigure(text, "years"), warrantyYears, tell);
}

/** `30%`, `$4,000`, `4k`; a bare figure up to 100 is a percentage. */
function readDeposit(text: string, tell: Tell): Deposit | null {
  if (text.trim() === "") return null;
  const [percent, dollars] = [readFigure(text, "percent"), readFigure(text, "dollars")];
  // What is either has no unit, and both can be read.
  if (!Number.isNaN(percent) && !(dollars > 100)) {
    within(percent, { from: 0, to: 100 }, tell);
    return { share: percent / 100 };
  }
  within(dollars, { from: 0, to: bidFigures.price.to }, tell);
  return { dollars };
}
