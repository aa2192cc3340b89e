import { type BookItemId, type ItemId, isBuiltItem, type RoofingItem } from "./book-items.ts";
import { bookPriceOf, type EstimateBasis, itemOf, measuredFor } from "./estimate-basis.ts";
import {
  type EstimateAllowance,
  type EstimateContent,
  type EstimateLine,
  type EstimateOption,
  emptyEstimate,
} from "./estimate-content.ts";
import type { OptionGrade } from "./estimate-terms.ts";

/** What somebody begins with: how a thing is called, and ids. */
export type Proposing = {
  newId: () => string;
  /** How something of the price book is called on an estimate. */
  nameOf: (item: BookItemId) => string;
};

/**
 * An estimate to begin with: one option of asphalt with what the report has measured, at the middle of the book's prices, and the
 * deposit that the business states.
 */
export function proposedEstimate(basis: EstimateBasis, proposing: Proposing): EstimateContent {
  const deposit = basis.deposit.from;
  return {
    ...emptyEstimate,
    reportId: basis.reportId,
    options: [proposedOption(basis, { grade: "only", roofing: "asphalt" }, proposing)],
    payments: [
      { id: proposing.newId(), when: "signing", share: deposit },
      { id: proposing.newId(), when: "completion", share: 10_000 - deposit },
    ],
  };
}

/** An option of a whole roof to begin with. */
export function proposedOption(
  basis: EstimateBasis,
  { grade, roofing }: { grade: OptionGrade; roofing: RoofingItem },
  proposing: Proposing,
): EstimateOption {
  const measured = (item: BookItemId) => measuredFor(basis, item) !== null;
  const slopes: BookItemId[] =
    roofing === "asphalt" || roofing === "metal"
      ? [`${roofing}-steep`, `${roofing}-very-steep`]
      : [];
  const extras: BookItemId[] = [...slopes, "extra-layer", "chimney", "skylight"];
  const items: BookItemId[] = [roofing, ...extras.filter(measured), "permit"];
  const allowances: BookItemId[] = ["sheet", ...(["fascia"] as const).filter(measured)];
  return {
    id: proposing.newId(),
    grade,
    name: "",
    words: "",
    lines: items.map((item) => lineOf(item, basis, proposing)),
    allowances: allowances.map((item) => allowanceOf(item, basis, proposing)),
    notIncluded: [],
    dates: null,
    workDays: null,
  };
}

/** A line for something of the price book, at the middle of its prices, for all that was measured of it. */
export function lineOf(item: ItemId, basis: EstimateBasis, proposing: Proposing): EstimateLine {
  const price = bookPriceOf(basis, item);
  const { kind, unit, measure } = itemOf(basis, item) ?? unknownItem;
  return {
    ...{ id: proposing.newId(), item, kind, what: nameIn(basis, item, proposing) },
    ...{ brand: "", product: "", unit },
    quantity: measure === null && isOne(item, unit) ? 100 : measuredFor(basis, item),
    waste: price ? middle(price.waste) : 0,
    priceCents: middlePrice(basis, item),
    why: "",
  };
}

/** An allowance for something of the price book, with what was seen of it in the total. */
export function allowanceOf(
  item: ItemId,
  basis: EstimateBasis,
  proposing: Proposing,
): EstimateAllowance {
  const { unit } = itemOf(basis, item) ?? unknownItem;
  return {
    ...{ id: proposing.newId(), item, what: nameIn(basis, item, proposing), unit },
    priceCents: middlePrice(basis, item),
    included: measuredFor(basis, item) ?? 0,
    most: null,
  };
}

/** How an item is called on an estimate. */
export function nameIn(
  basis: EstimateBasis,
  item: ItemId,
  { nameOf }: Pick<Proposing, "nameOf">,
): string {
  return isBuiltItem(item) ? nameOf(item) : (itemOf(basis, item)?.name ?? "");
}

const unknownItem = { kind: "both", unit: "job", measure: null } as const;

/** How many squares or feet there are of an owner's own item, nobody has measured. */
function isOne(item: ItemId, unit: EstimateLine["unit"]): boolean {
  return isBuiltItem(item) || unit === "job" || unit === "piece";
}

function middlePrice(basis: EstimateBasis, item: ItemId): number | null {
  const cents = bookPriceOf(basis, item)?.cents;
  return cents ? middle(cents) : null;
}

function middle({ from, to }: { from: number; to: number }): number {
  return Math.ceil((from + to) / 2);
}
