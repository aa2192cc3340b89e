import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "Help with your roof insurance claim",
  lead: "We document the damage, meet your adjuster on the roof and make the approved repairs. Most insurers accept claims from 30 days to one year after the storm.",
} satisfies OpeningWords;
