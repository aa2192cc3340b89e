import {
  type EstimateMeasure,
  type ItemId,
  isBuiltItem,
  isRoofing,
  measureOf,
} from "./book-items.ts";
import { bookPriceOf, type EstimateBasis, measuredFor } from "./estimate-basis.ts";
import type { EstimateAllowance, EstimateLine, EstimateOption } from "./estimate-content.ts";

/** What a figure rests on, and where it is less than that. */
export type Rest = {
  /** What was measured for it, in hundredths of its unit; null: nothing. */
  measured: { measure: EstimateMeasure; quantity: number } | null;
  /** What the price book has for it, in cents; null: nothing. */
  book: { from: number; to: number } | null;
  notes: RestNote[];
};

/** Said beside the figure, to its person too. */
export type RestNote =
  | { note: "price-below-book"; cents: number }
  | { note: "quantity-below-measure"; quantity: number }
  | { note: "waste-below-book"; waste: number }
  /** It has a place in no price book, or none with a price: it is ours for this roof. */
  | { note: "own-price" }
  /** Nobody has measured it: its quantity is somebody's own. */
  | { note: "not-measured" };

/** What an option says of the whole of it. */
export type OptionNote =
  /** It was measured, and no line or allowance is for it. */
  { note: "left-out"; measure: EstimateMeasure; quantity: number };

/** What a line's figures rest on. */
export function restOfLine(line: EstimateLine, basis: EstimateBasis): Rest {
  const price = bookPriceOf(basis, line.item);
  const rest = restOf(line.item, basis);
  const { measured, book } = rest;
  // Reports measure nothing for what an owner has added.
  const hasMeasure = !isBuiltItem(line.item) || measureOf(line.item) !== null;
  const notes: RestNote[] = [];
  if (!book) notes.push({ note: "own-price" });
  else if (line.priceCents !== null && line.priceCents < book.from) {
    notes.push({ note: "price-below-book", cents: book.from });
  }
  if (measured && line.quantity !== null && line.quantity < measured.quantity) {
    notes.push({ note: "quantity-below-measure", quantity: measured.quantity });
  }
  if (price && line.waste < price.waste.from) {
    notes.push({ note: "waste-below-book", waste: price.waste.from });
  }
  if (!measured && hasMeasure && line.unit !== "job") notes.push({ note: "not-measured" });
  return { ...rest, notes };
}

/** The same of an allowance, whose quantity is what the total contains. */
export function restOfAllowance(allowance: EstimateAllowance, basis: EstimateBasis): Rest {
  const { item, priceCents, included } = allowance;
  const rest = restOf(item, basis);
  const { measured, book } = rest;
  const notes: RestNote[] = [];
  if (!book) notes.push({ note: "own-price" });
  else if (priceCents !== null && priceCents < book.from) {
    notes.push({ note: "price-below-book", cents: book.from });
  }
  if (measured && included < measured.quantity) {
    notes.push({ note: "quantity-below-measure", quantity: measured.quantity });
  }
  return { ...rest, notes };
}

/**
 * What was measured on this roof and costs extra, of which an option for a whole roof says nothing; null: nothing was measured, or the
 * option is for no whole roof. What is priced by the square and stands in no built price book may well be a roof.
 */
export function notesOfOption(option: EstimateOption, basis: EstimateBasis): OptionNote[] | null {
  const isForRoof = option.lines.some(
    ({ item, unit }) => isRoofing(item) || (!isBuiltItem(item) && unit === "square"),
  );
  if (!isForRoof || basis.measures.length === 0) return null;
  const said = new Set(
    [...option.lines, ...option.allowances].flatMap(({ item }) => measureOf(item) ?? []),
  );
  return basis.measures
    .filter(({ measure }) => isExtra(measure) && !said.has(measure))
    .map(({ measure, quantity }) => ({ note: "left-out", measure, quantity }));
}

/** What a roof's price per square does not contain. */
const extras: readonly EstimateMeasure[] = [
  "steep-squares",
  "very-steep-squares",
  "extra-layer-squares",
  "bad-sheets",
  "bad-fascia",
  "chimney",
  "skylight",
];

function isExtra(measure: EstimateMeasure): boolean {
  return extras.includes(measure);
}

function restOf(item: ItemId | null, basis: EstimateBasis): Omit<Rest, "notes"> {
  const measure = measureOf(item);
  const quantity = measuredFor(basis, item);
  return {
    measured: measure && quantity !== null ? { measure, quantity } : null,
    book: bookPriceOf(basis, item)?.cents ?? null,
  };
}
