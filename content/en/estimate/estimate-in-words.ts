import { formatDay } from "#domain/calendar/calendar-day.ts";
import { type BookItemId, bookItems, type EstimateMeasure } from "#domain/estimate/book-items.ts";
import type { EstimateBasis } from "#domain/estimate/estimate-basis.ts";
import type {
  EstimateAllowance,
  EstimateContent,
  EstimateFinancing,
  EstimateLine,
  EstimateOption,
  EstimatePayment,
} from "#domain/estimate/estimate-content.ts";
import type { EstimateUnit } from "#domain/estimate/estimate-terms.ts";
import {
  financingFigures,
  optionFigures,
  paymentFigures,
} from "#domain/estimate/option-figures.ts";
import {
  notesOfOption,
  type OptionNote,
  type Rest,
  type RestNote,
  restOfAllowance,
  restOfLine,
} from "#domain/estimate/option-notes.ts";
import { amountText } from "#domain/lead/amount.ts";
import { measureNames, paymentMomentNames, perUnit, quantityText } from "./book-item-names.ts";

/*
 * An estimate as its person is told it, in plain words for whatever shows it: the desk's preview and the page say the same. Each
 * quantity that stands beside a price is the one that it is multiplied by, so that whoever multiplies them has the amount. What nobody
 * has said yet is null.
 */

/** Above what an option says. */
export const estimateHeadings = {
  correction: "This estimate corrects the one before:",
  lines: "What is in it",
  allowances: "What may be needed",
  allowancesText:
    "Nobody can see all of this before the old roof is off. We show you each before it is replaced.",
  notIncluded: "What is not in it",
  allIn: "We know of nothing that your roof needs and that is not in it.",
  when: "When",
  payments: "How you pay",
  financing: "Or over time",
  onApproval: "The lender decides whether it lends, and on which terms.",
};

/** A line of an option, or an allowance. */
export type LineInWords = {
  id: string;
  what: string;
  /** Maker and product; empty: none, or nobody has said. */
  material: string;
  amount: string | null;
  /** What multiplies to the amount, and what that rests on: a sentence each. */
  details: string[];
  /** Whether a figure is less than what it rests on. */
  isLess: boolean;
};

export type OptionInWords = {
  id: string;
  lines: LineInWords[];
  allowances: LineInWords[];
  /** What was found on the roof and no line is for, and what somebody says besides. */
  notIncluded: { id: string; text: string; isFound: boolean }[];
  /** Whether the whole roof was measured for it and nothing is left out; where nobody has looked, nothing is said of it. */
  isAllIn: boolean;
  /** Null: a figure is missing, and the total is not the price. */
  total: string | null;
  /** How far the price may rise; null: it is not known. */
  rises: string | null;
  when: string | null;
};

/** All of an option. */
export function optionInWords(option: EstimateOption, basis: EstimateBasis): OptionInWords {
  const figures = optionFigures(option);
  const { id, lines, allowances, notIncluded } = option;
  const found = notesOfOption(option, basis);
  return {
    id,
    lines: lines.map((line, index) => {
      const { ordered, cents } = figures.lines[index] ?? { ordered: null, cents: null };
      return lineInWords(line, { ordered, cents }, restOfLine(line, basis));
    }),
    allowances: allowances.map((one, index) => {
      const { cents, more } = figures.allowances[index] ?? { cents: null, more: null };
      return allowanceInWords(one, { cents, more }, restOfAllowance(one, basis));
    }),
    notIncluded: [
      ...(found ?? []).map((note) => ({
        ...{ id: note.measure, text: optionNoteText(note), isFound: true },
      })),
      ...notIncluded.map((sentence) => ({ ...sentence, isFound: false })),
    ],
    isAllIn: found?.length === 0 && notIncluded.length === 0,
    total: figures.isWhole ? amountText(figures.total) : null,
    rises: figures.isWhole ? risesText(figures) : null,
    when: whenText(option),
  };
}

function lineInWords(
  line: EstimateLine,
  { ordered, cents }: { ordered: number | null; cents: number | null },
  rest: Rest,
): LineInWords {
  const { id, what, brand, product, kind, unit, quantity, waste, priceCents, why } = line;
  const isAmount = unit === "job" && ordered === 100;
  const times =
    ordered === null || priceCents === null || isAmount
      ? ""
      : `${timesText(ordered, unit, priceCents)}.`;
  const wasted = quantity !== null && waste > 0 && times !== "";
  return {
    ...{ id, what, material: [brand, product].filter(Boolean).join(" ") },
    amount: cents === null ? null : amountText(cents),
    details: [
      times,
      wasted ? `That is ${quantityText(quantity, unit)} and ${tenthsText(waste)} for waste.` : "",
      kind === "both" || unit === "job" ? "" : kindTexts[kind],
      ...restTexts(rest, unit),
      why && `Why: ${why}`,
    ].filter((text) => text !== ""),
    isLess: isLess(rest),
  };
}

const kindTexts = { work: "Labor only.", material: "Material only." };

function allowanceInWords(
  allowance: EstimateAllowance,
  { cents, more }: { cents: number | null; more: number | null },
  rest: Rest,
): LineInWords {
  const { id, what, unit, priceCents, included } = allowance;
  const counted =
    priceCents === null
      ? []
      : [
          included === 0
            ? "None in the total."
            : `${timesText(included, unit, priceCents)}, in the total.`,
          mostText(allowance, priceCents, more),
        ];
  return {
    ...{ id, what, material: "", amount: cents === null ? null : amountText(cents) },
    details: [...counted, ...restTexts(rest, unit)],
    isLess: isLess(rest),
  };
}

/** How far an allowance may go beyond what the total contains. */
function mostText(
  { unit, included, most }: EstimateAllowance,
  priceCents: number,
  more: number | null,
): string {
  const isNone = included === 0;
  if (most === null) {
    const needed = isNone ? "What is needed" : "What is needed beyond that";
    return `${needed} costs ${priceText(priceCents, unit)}. Nobody can say how much that is before the old roof is off.`;
  }
  if (!more) return "It will not be more.";
  const times = timesText(most - included, unit, priceCents);
  return `At most ${isNone ? times : times.replace(" ", " more ")}: ${amountText(more)}.`;
}

/** '22 squares at $450 a square': what multiplies to an amount. */
function timesText(hundredths: number, unit: EstimateUnit, priceCents: number): string {
  return `${quantityText(hundredths, unit)} at ${priceText(priceCents, unit)}`;
}

/** '$450 a square': the price of one. */
function priceText(cents: number, unit: EstimateUnit): string {
  return `${amountText(cents)} ${unit === "job" ? "each" : perUnit(unit)}`;
}

function isLess({ notes }: Rest): boolean {
  return notes.some(({ note }) => note.includes("-below-"));
}

/** What a figure rests on: first where it comes from, then where it is less than that. */
function restTexts({ measured, book, notes }: Rest, unit: EstimateUnit): string[] {
  return [
    ...(measured
      ? [
          `We measured ${quantityText(measured.quantity, unit)} of ${measureNames[measured.measure]}.`,
        ]
      : []),
    ...(book ? [`Our price book has ${spanText(book)} ${perUnit(unit)}.`] : []),
    ...notes.map((note) => restNoteText(note, unit)),
  ];
}

function spanText({ from, to }: { from: number; to: number }): string {
  return from === to ? amountText(from) : `${amountText(from)} to ${amountText(to)}`;
}

function restNoteText(note: RestNote, unit: EstimateUnit): string {
  switch (note.note) {
    case "price-below-book":
      return `The price is less than in our price book, which begins at ${amountText(note.cents)} ${perUnit(unit)}.`;
    case "quantity-below-measure":
      return `The quantity is less than the ${quantityText(note.quantity, unit)} that we measured.`;
    case "waste-below-book":
      return `The waste is less than the ${tenthsText(note.waste)} of our price book.`;
    case "own-price":
      return "Priced for this roof: our price book has no price for it.";
    case "not-measured":
      return "Not measured: the quantity is our estimate.";
  }
}

function optionNoteText({ measure, quantity }: OptionNote): string {
  const unit = unitOfMeasure[measure];
  const much = unit === "piece" ? String(quantity / 100) : quantityText(quantity, unit);
  return `We found this on your roof, and it is not in this price: ${measureNames[measure]} (${much}).`;
}

const unitOfMeasure = Object.fromEntries(
  (Object.keys(bookItems) as BookItemId[]).flatMap((item) => {
    const { measure, unit } = bookItems[item];
    return measure ? [[measure, unit]] : [];
  }),
) as Record<EstimateMeasure, EstimateUnit>;

function risesText({ total, most }: { total: number; most: number | null }): string {
  if (most === null) {
    return "It can rise by what is needed below, at the prices that stand there, and by nothing else.";
  }
  return most > total
    ? `It can rise to ${amountText(most)} at most, if all that may be needed is.`
    : "Nothing can be added to it.";
}

/** 'We begin on December 7, 2026 at the earliest, and are done by December 18, 2026. It takes 2 to 3 days.' */
function whenText({ dates, workDays }: Pick<EstimateOption, "dates" | "workDays">): string | null {
  const sentences = [dates ? datesText(dates) : "", workDays ? daysText(workDays) : ""];
  return sentences.filter((text) => text !== "").join(" ") || null;
}

function datesText({ begin, end }: NonNullable<EstimateOption["dates"]>): string {
  const [from, to] = [formatDay(begin, "dated"), formatDay(end, "dated")];
  return begin === end
    ? `We do the work on ${from}.`
    : `We begin on ${from} at the earliest, and are done by ${to}.`;
}

function daysText({ from, to }: NonNullable<EstimateOption["workDays"]>): string {
  const days = from === to ? String(to) : `${from} to ${to}`;
  return `It takes ${days} ${to === 1 ? "day" : "days"}.`;
}

/** 'When you sign', '30%', '$4,350'. */
export function paymentsInWords(
  total: number,
  payments: readonly EstimatePayment[],
): { id: string; when: string; share: string; amount: string }[] {
  const figures = paymentFigures(total, payments);
  return payments.map(({ id, when, share }, index) => ({
    id,
    when: paymentMomentNames[when],
    share: percentText(share),
    amount: amountText(figures[index]?.cents ?? 0),
  }));
}

/** Hundredths of a percent. */
export function percentText(hundredths: number): string {
  return `${hundredths / 100}%`;
}

/** Tenths of a percent. */
function tenthsText(tenths: number): string {
  return `${tenths / 10}%`;
}

/** Everything that has to be said of paying over time (12 CFR 1026.24); null: there is nothing to pay. */
export function financingInWords(total: number, way: EstimateFinancing): string | null {
  const figures = financingFigures(total, way);
  if (!figures) return null;
  const rate = `${percentText(way.rate)} APR`;
  if (figures.plan === "same-as-cash") {
    return `Same as cash: ${amountText(figures.total)} within ${figures.months} months, without interest. If it is not all paid by then, interest from the first day on is charged at ${rate}: ${amountText(figures.deferred)} at most after those months.`;
  }
  const { months, payment, lastPayment, total: all, cost } = figures;
  const last = lastPayment === payment ? "" : ` (the last one ${amountText(lastPayment)})`;
  return `${months} monthly payments of ${amountText(payment)}${last} at ${rate}, with nothing paid up front: ${amountText(all)} in all, of which ${amountText(cost)} is the cost of credit.`;
}

/** 'These prices hold until December 31, 2026.' */
export function validText({ validUntil }: Pick<EstimateContent, "validUntil">): string | null {
  return validUntil && `These prices hold until ${formatDay(validUntil, "dated")}.`;
}

/** Which report and which price book all of its figures rest on. */
export function basisInWords({ measuredOn, bookDay }: EstimateBasis): string {
  const measured = measuredOn
    ? `Quantities come from our report of ${formatDay(measuredOn, "dated")}. `
    : "";
  return `${measured}Prices rest on our price book, last checked on ${formatDay(bookDay, "dated")}.`;
}
