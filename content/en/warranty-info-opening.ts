import { promises } from "#content/promises.ts";
import type { Fact } from "#domain/page/fact.ts";
import { days, years } from "./figures.ts";

const {
  standardWorkmanshipYears,
  manufacturerYearsInWarranty,
  warrantyDocumentDays,
  warrantyTransferDays,
} = promises;

export const hero = {
  heading: "What your warranty covers",
  lead: "A new roof comes with two promises: ours for the work, the manufacturer's for the material. A third can be added. They have different terms, and different people pay when something fails.",
};

/** Labels in the drawing. */
export const layers = {
  material: "Material: the maker's",
  work: "Flashing, nails, deck: our work",
};

export const factsLabel = "Warranties at a glance";

export const facts: readonly Fact[] = [
  { label: "Workmanship", value: years(standardWorkmanshipYears), note: "standard" },
  { label: "Manufacturer", value: years(manufacturerYearsInWarranty), note: "typically" },
  {
    label: "Documents",
    value: `${warrantyDocumentDays} business days`,
    note: "after completion at most, by email",
  },
  {
    label: "Transfer",
    value: days(warrantyTransferDays),
    note: "after a sale to notify us",
  },
];
