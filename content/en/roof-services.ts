import type { OpeningWords } from "#domain/page/page-words.ts";

const replacement = {
  heading: "A new roof, done once",
  lead: "A replacement takes 1-5 days, in asphalt shingles, metal, cedar shakes, slate or synthetic.",
};

/** By the page's address. */
export const words = {
  "/roof-services": replacement,
  "/roof-services/replacement": replacement,
  "/roof-services/:serviceType": replacement,
  "/roof-services/repairs": {
    heading: "Roof repairs that hold",
    lead: "Most repairs take 1-2 days. If a repair would cost over 30% of a new roof, we tell you that replacement is the better buy.",
  },
} satisfies Record<string, OpeningWords>;
