import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "Commercial roofs, built on schedule",
  lead: "We install, repair and maintain TPO, EPDM, modified bitumen, PVC and metal roofs on commercial buildings.",
} satisfies OpeningWords;
