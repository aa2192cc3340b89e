/*
 * A figure as people write it, read once: with its unit or without, in groups of three digits, in thousands as `k`.
 */

/** What a figure counts, which says what may stand beside it and what a point in it means. */
export type FigureKind =
  | "dollars"
  | "percent"
  | "square-feet"
  | "feet"
  | "squares"
  | "sheets"
  | "months"
  | "years";

/** Longer than any figure: in characters. */
const longest = 60;

/** What may follow a figure of each kind. */
const units: Readonly<Record<FigureKind, RegExp>> = {
  dollars: /(?:dollars?|usd|\$)$/u,
  percent: /(?:%|percent|pct\.?)$/u,
  // Nobody's living area is a length.
  "square-feet": /(?:(?:sq(?:uare|\.)? ?)?(?:feet|foot|ft\.?)(?: ?(?:²|\^?2))?|s\.? ?f\.?)$/u,
  feet: /(?:feet|foot|ft\.?|'|’|′)$/u,
  squares: /(?:squares?|sqs?\.?)$/u,
  sheets: /sheets?$/u,
  months: /-?(?:months?|mos?\.?)$/u,
  years: /-?(?:years?|yrs?\.?)$/u,
};

/** Digits, alone or in groups with one mark between them, and a part after a point. */
const digits =
  /^(?:(?<whole>\d{1,3}(?:(?<mark>[, ])\d{3})(?:\k<mark>\d{3})*|\d+)?(?:\.(?<part>\d*))?)$/u;

/** Points between groups, and a comma before the part, as in much of Europe. */
const pointed = /^(?<whole>[1-9]\d{0,2}(?:\.\d{3})+)(?:,(?<part>\d{1,2}))?$/u;

/** Asked for a size, people say that it is one of several. */
const nearly = /^(?:(?:about|around|approximately|approx\.?|ca\.?) |[~≈] ?)/u;

/** Figures of these are large and whole, or have two digits of cents: `9.800` is nine thousand eight hundred. */
const isInThousands: ReadonlySet<FigureKind> = new Set(["dollars", "square-feet"] as const);

/**
 * What was typed, in the kind's own unit: `18,500`, `18 500`, `18.500`, `$18,500.00` and `18.5k` are the same dollars, and
 * `48' 6"` is 48.5 feet. A figure in a larger or smaller unit is converted: `2,200 sq ft` of squares are 22.
 * NaN for anything else: what is not one figure, or counts something else.
 */
export function readFigure(text: string, kind: FigureKind): number {
  if (text.length > longest) return Number.NaN;
  const typed = text.replace(/\s+/gu, " ").trim().toLowerCase().replace(nearly, "");
  if (kind === "feet") return readFeet(typed);
  if (kind === "squares") {
    const { bare, isWithUnit } = withoutUnit(typed, "square-feet");
    if (isWithUnit) return readBare(bare, "square-feet") / 100;
  }
  const amount = kind === "dollars" ? typed.replace(/^(?:us ?)?\$ ?/u, "") : typed;
  return readBare(withoutUnit(amount, kind).bare, kind);
}

function withoutUnit(typed: string, kind: FigureKind): { bare: string; isWithUnit: boolean } {
  const bare = typed.replace(units[kind], "").trim();
  return { bare, isWithUnit: bare !== typed };
}

/** Feet, with inches or without: `48`, `48 ft`, `48'6"`, `48 feet 6 inches`. */
function readFeet(typed: string): number {
  const parts =
    /^(?<feet>.*(?:feet|foot|ft\.?|'|’|′)) ?(?<inches>\d{1,2}(?:\.\d+)?) ?(?:inch(?:es)?|in\.?|"|”|″|'')?$/u;
  const { feet = typed, inches = "0" } = parts.exec(typed)?.groups ?? {};
  const part = Number(inches);
  if (part >= 12) return Number.NaN;
  return readBare(withoutUnit(feet, "feet").bare, "feet") + part / 12;
}

/** A figure without its unit. */
function readBare(text: string, kind: FigureKind): number {
  const bare = text.replace(/ ?(?:k|thousand)$/u, "");
  const isThousands = bare !== text;
  const inGroups = isInThousands.has(kind) && !isThousands ? pointed.exec(bare) : null;
  const { whole = "", part = "" } = (inGroups ?? digits.exec(bare))?.groups ?? {};
  if (whole + part === "") return Number.NaN;
  const figure = `${whole.replace(/[, .]/gu, "")}.${part}`;
  // Written into the text: 18.1 times a thousand would not be a whole number of cents.
  return Number(isThousands ? `${figure}e3` : figure);
}
