import type { EstimateUnit, LineKind } from "./estimate-terms.ts";
import type { OwnItemId } from "./own-items.ts";

/*
 * What the price book has a price for, by unit, and which measure of a report its quantity comes from. Prices are the owner's
 * (estimate-basis.ts), who adds items of their own (own-items.ts).
 */

/** Quantities that follow from a report's measures. */
export const estimateMeasures = [
  "squares",
  "steep-squares",
  "very-steep-squares",
  /** Squares of each layer of roofing beyond the first. */
  "extra-layer-squares",
  "bad-sheets",
  "eave-and-rake",
  "ridge",
  "valley",
  "wall-flashing",
  "gutter",
  "bad-fascia",
  "chimney",
  "skylight",
  "pipe",
] as const;

export type EstimateMeasure = (typeof estimateMeasures)[number];

export const bookItemIds = [
  "asphalt",
  "metal",
  "cedar",
  "slate",
  "synthetic",
  "asphalt-steep",
  "asphalt-very-steep",
  "metal-steep",
  "metal-very-steep",
  "extra-layer",
  "sheet",
  "fascia",
  "drip-edge",
  "ridge-vent",
  "valley",
  "wall-flashing",
  "gutter",
  "chimney",
  "skylight",
  "pipe",
  "permit",
  "travel",
] as const;

export type BookItemId = (typeof bookItemIds)[number];

/** Of any item of the price book, whoever has made it. */
export type ItemId = BookItemId | OwnItemId;

export function isBuiltItem(item: ItemId | null): item is BookItemId {
  return bookItemIds.some((one) => one === item);
}

/** Where the quantity of an item comes from; null: nothing that reports measure. */
export function measureOf(item: ItemId | null): EstimateMeasure | null {
  return isBuiltItem(item) ? bookItems[item].measure : null;
}

export type BookItem = {
  unit: EstimateUnit;
  kind: LineKind;
  /** Null: there is one of it. */
  measure: EstimateMeasure | null;
  /** Whether it is offered as what may turn out to be needed. */
  isAllowance?: true | undefined;
};

export const bookItems: Readonly<Record<BookItemId, BookItem>> = {
  asphalt: { unit: "square", kind: "both", measure: "squares" },
  metal: { unit: "square", kind: "both", measure: "squares" },
  cedar: { unit: "square", kind: "both", measure: "squares" },
  slate: { unit: "square", kind: "both", measure: "squares" },
  synthetic: { unit: "square", kind: "both", measure: "squares" },
  "asphalt-steep": { unit: "square", kind: "work", measure: "steep-squares" },
  "asphalt-very-steep": { unit: "square", kind: "work", measure: "very-steep-squares" },
  "metal-steep": { unit: "square", kind: "work", measure: "steep-squares" },
  "metal-very-steep": { unit: "square", kind: "work", measure: "very-steep-squares" },
  "extra-layer": { unit: "square", kind: "work", measure: "extra-layer-squares" },
  sheet: { unit: "sheet", kind: "both", measure: "bad-sheets", isAllowance: true },
  fascia: { unit: "foot", kind: "both", measure: "bad-fascia", isAllowance: true },
  "drip-edge": { unit: "foot", kind: "both", measure: "eave-and-rake" },
  "ridge-vent": { unit: "foot", kind: "both", measure: "ridge" },
  valley: { unit: "foot", kind: "both", measure: "valley" },
  "wall-flashing": { unit: "foot", kind: "both", measure: "wall-flashing" },
  gutter: { unit: "foot", kind: "both", measure: "gutter" },
  chimney: { unit: "piece", kind: "both", measure: "chimney" },
  skylight: { unit: "piece", kind: "both", measure: "skylight" },
  pipe: { unit: "piece", kind: "both", measure: "pipe" },
  permit: { unit: "job", kind: "work", measure: null },
  travel: { unit: "job", kind: "work", measure: null },
};

/** What a whole roof is made of. */
export const roofingItems = ["asphalt", "metal", "cedar", "slate", "synthetic"] as const;

export type RoofingItem = (typeof roofingItems)[number];

/** Whether a line covers the roof itself. */
export function isRoofing(item: ItemId | null): item is RoofingItem {
  return roofingItems.some((one) => one === item);
}
