import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "Everything above your walls, and the walls too",
  lead: "We repair and replace roofs on homes and commercial buildings, handle storm damage and insurance claims, and install gutters and siding.",
} satisfies OpeningWords;
