import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "Siding that looks good and lasts",
  lead: "We install, repair and replace vinyl, fiber cement, wood and metal siding.",
} satisfies OpeningWords;
