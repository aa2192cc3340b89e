import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "Everything above your walls, and the walls too",
  lead: "We repair and replace roofs on homes and commercial buildings, handle storm damage and insurance claims, and install gutters and siding.",
} satisfies OpeningWords;

/** Labels in the drawing. */
export const street = {
  pitched: "Pitched roof",
  gutter: "Gutter",
  siding: "Siding",
  flat: "Low-slope roof",
};

export const onThisPage = "On this page";

/** The page's sections, as numbered on the drawing. */
export const sheets: readonly { id: string; label: string; text: string }[] = [
  { id: "residential", label: "Residential roofing", text: "Pitched roofs, gutters, siding" },
  { id: "commercial", label: "Commercial roofing", text: "Low-slope roofs in five systems" },
  { id: "contracts", label: "Service contracts", text: "Three plans, billed monthly" },
  {
    id: "claims",
    label: "Insurance claim assistance",
    text: "From the roof to the last paper",
  },
];
