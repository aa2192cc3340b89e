import { formatDay } from "#domain/calendar/calendar-day.ts";
import type { EstimateBasis } from "#domain/estimate/estimate-basis.ts";
import type {
  EstimateContent,
  EstimateFinancing,
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
  type RestNote,
  restOfAllowance,
  restOfLine,
} from "#domain/estimate/option-notes.ts";
import { amountText } from "#domain/lead/amount.ts";
import { measureNames, paymentMomentNames, perUnit, quantityText } from "./book-item-names.ts";

/*
 * An estimate as its person is told it, in plain words for whatever shows it: the desk's preview and the page say the same. What
 * nobody has said yet is null.
 */

/** A line of an option, or an allowance. */
export type LineInWords = {
  id: string;
  what: string;
  /** Maker and product; empty: none, or nobody has said. */
  material: string;
  /** '26.4 squares at $550 a square'. */
  figures: string | null;
  amount: string | null;
  /** What its figures rest on, a sentence each. */
  rests: string[];
  /** Whether a figure is less than what it rests on. */
  isLess: boolean;
};

export type OptionInWords = {
  id: string;
  lines: LineInWords[];
  allowances: LineInWords[];
  /** Of the whole option, a sentence each. */
  notes: string[];
  /** Null: a figure is missing, and the total is not the price. */
  total: string | null;
  /** How far it may rise with the allowances; null: it cannot, or the price is not known. */
  rises: string | null;
  dates: string | null;
  workDays: string | null;
};

/** All of an option. */
export function optionInWords(option: EstimateOption, basis: EstimateBasis): OptionInWords {
  const figures = optionFigures(option);
  return {
    id: option.id,
    lines: option.lines.map((line, index) => {
      const { ordered, cents } = figures.lines[index] ?? { ordered: null, cents: null };
      return {
        ...{ id: line.id, what: line.what },
        material: [line.brand, line.product].filter(Boolean).join(" "),
        figures:
          ordered === null || line.priceCents === null || line.unit === "job"
            ? null
            : figuresText(ordered, line.unit, line.priceCents),
        amount: cents === null ? null : amountText(cents),
        ...restsInWords(restOfLine(line, basis), line),
      };
    }),
    allowances: option.allowances.map((one, index) => {
      const { cents, more } = figures.allowances[index] ?? { cents: null, more: null };
      const price = one.priceCents;
      const rest = restsInWords(restOfAllowance(one, basis), { ...one, waste: 0, why: "" });
      return {
        ...{ id: one.id, what: one.what, material: "" },
        figures: price === null ? null : allowanceText(one.included, one.unit, price),
        amount: cents === null ? null : amountText(cents),
        rests: [...(price === null ? [] : [moreText(one.most, one.unit, more)]), ...rest.rests],
        isLess: rest.isLess,
      };
    }),
    notes: notesOfOption(option, basis).map(optionNoteText),
    total: figures.isWhole ? amountText(figures.total) : null,
    rises: figures.isWhole ? risesText(figures) : null,
    dates: option.dates && datesText(option.dates),
    workDays: option.workDays && workDaysText(option.workDays),
  };
}

function figuresText(ordered: number, unit: EstimateUnit, priceCents: number): string {
  return `${quantityText(ordered, unit)} at ${amountText(priceCents)} ${perUnit(unit)}`;
}

function allowanceText(included: number, unit: EstimateUnit, priceCents: number): string {
  const price = `${amountText(priceCents)} ${perUnit(unit)}`;
  return included === 0
    ? `${price}, none of it in the total`
    : `${price}, ${quantityText(included, unit)} in the total`;
}

function moreText(most: number | null, unit: EstimateUnit, more: number | null): string {
  if (most === null) return "Nobody can say before the old roof is off how much there will be.";
  if (!more) return "It will not be more.";
  return `At most ${quantityText(most, unit)}: ${amountText(more)} more.`;
}

function risesText({ total, most }: { total: number; most: number | null }): string | null {
  if (most === null) return "It may rise by what turns out to be needed, at the prices below.";
  return most > total ? `At most ${amountText(most)} with what may turn out to be needed.` : null;
}

type Rests = ReturnType<typeof restOfLine>;

function restsInWords(
  { measured, book, notes }: Rests,
  { unit, waste, why }: { unit: EstimateUnit; waste: number; why: string },
): Pick<LineInWords, "rests" | "isLess"> {
  const measuredText =
    measured &&
    `We measured ${quantityText(measured.quantity, unit)} of ${measureNames[measured.measure]}`;
  const wasteText = waste > 0 ? `${waste / 10}% more is cut off` : "";
  const rested = [measuredText, wasteText].filter(Boolean).join("; ");
  const price =
    book &&
    (book.from === book.to
      ? `Our price book has ${amountText(book.from)} ${perUnit(unit)}.`
      : `Our price book has ${amountText(book.from)} to ${amountText(book.to)} ${perUnit(unit)}.`);
  const rests = [
    rested && `${rested}.`,
    price ?? "",
    ...notes.map((note) => restNoteText(note, unit)),
    why && `Why: ${why}`,
  ].filter((text) => text !== "");
  return { rests, isLess: notes.some(({ note }) => note.includes("-below-")) };
}

/** What is said of a figure that is narrower or lower than what it rests on. */
export function restNoteText(note: RestNote, unit: EstimateUnit): string {
  switch (note.note) {
    case "price-below-book":
      return `This is less than the ${amountText(note.cents)} ${perUnit(unit)} of our price book.`;
    case "quantity-below-measure":
      return `This is less than the ${quantityText(note.quantity, unit)} that we measured.`;
    case "waste-below-book":
      return `Less is cut off than the ${note.waste / 10}% that roofs of this shape take.`;
    case "own-price":
      return "Our price for this roof: no price book has one.";
    case "not-measured":
      return "Not measured: it is our estimate of how much there is.";
  }
}

function optionNoteText({ measure, quantity }: OptionNote): string {
  return `Not in it, though we saw it: ${measureNames[measure]} (${quantityOf(measure, quantity)}).`;
}

function quantityOf(measure: OptionNote["measure"], quantity: number): string {
  if (measure.endsWith("squares")) return quantityText(quantity, "square");
  if (measure === "bad-sheets") return quantityText(quantity, "sheet");
  const isCounted = ["chimney", "skylight", "pipe"].includes(measure);
  return quantityText(quantity, isCounted ? "piece" : "foot");
}

/** 'Between December 7, 2026 and December 18, 2026', or 'On December 7, 2026'. */
export function datesText({ begin, end }: NonNullable<EstimateOption["dates"]>): string {
  if (begin === end) return `On ${formatDay(begin, "dated")}`;
  return `Between ${formatDay(begin, "dated")} and ${formatDay(end, "dated")}`;
}

/** '2 to 3 days of work'. */
export function workDaysText({ from, to }: NonNullable<EstimateOption["workDays"]>): string {
  const days = from === to ? String(to) : `${from} to ${to}`;
  return `${days} ${to === 1 ? "day" : "days"} of work`;
}

/** '30% when you sign: $4,350'. */
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

/** What paying over time costs, with its full terms; null: there is nothing to pay. */
export function financingInWords(total: number, way: EstimateFinancing): string | null {
  const figures = financingFigures(total, way);
  if (!figures) return null;
  const rate = `${percentText(way.rate)} APR`;
  if (figures.plan === "same-as-cash") {
    return `${figures.months} months same as cash: pay ${amountText(figures.total)} within ${figures.months} months without interest. If it is not paid in full by then, ${amountText(figures.deferred)} of interest at ${rate} is charged from the first day.`;
  }
  const { months, payment, lastPayment, total: all, cost } = figures;
  const last = lastPayment === payment ? "" : `, the last one ${amountText(lastPayment)}`;
  return `${months} payments of ${amountText(payment)} a month${last}, at ${rate}: ${amountText(all)} in all, of which ${amountText(cost)} is the cost of the loan.`;
}

/** 'These prices hold until December 31, 2026.' */
export function validText({ validUntil }: Pick<EstimateContent, "validUntil">): string | null {
  return validUntil && `These prices hold until ${formatDay(validUntil, "dated")}.`;
}
