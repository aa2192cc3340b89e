import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "Gutters that carry the water away",
  lead: "We install, repair and clean gutters, add guards, and run downspouts away from your foundation.",
} satisfies OpeningWords;
