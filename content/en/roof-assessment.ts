import type { QuestionId } from "#domain/assessment/questions.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { minutes } from "./figures.ts";

export const opening: OpeningWords = {
  heading: "Is my roof OK?",
  lead: "Six questions that you can answer from the ground. You'll see your result right away, with the reasons behind it. No name needed.",
};

/** How to read a total. */
export const scoreGuide = {
  heading: "How the score works",
  texts: [
    "Every answer adds points, and the clearer the sign of trouble, the more it adds. An old roof, water inside, worn shingles and repeated storms count the most. A clogged gutter counts the least.",
    "“I don't know” adds points too. What no one has looked at is a risk in itself.",
  ],
  columns: { points: "Points", result: "Result", meaning: "What it means" },
};

export const inspectorsView = (f: Facts) => ({
  heading: "What an inspector looks at",
  text: `The quiz covers what you can see from the ground. Our inspector goes to the same six places, from the attic hatch to the ridge, and finds what the quiz can't. It takes about ${minutes(f.inspectionMinutes)} and it's free.`,
  action: "Book a free inspection",
  columns: {
    place: "Place",
    yours: "What you can see",
    ours: "What the inspector adds",
    points: "Maximum points",
  },
  /** Labels before the cells, where there is no room for columns. */
  narrow: {
    yours: "You: ",
    ours: "Inspector: ",
    points: (topic: string) => `${topic}: up to `,
  },
});

/**
 * The places that the six questions are about: what a homeowner and what an inspector sees there.
 */
export const inspectionPoints: Record<QuestionId, { place: string; yours: string; ours: string }> =
  {
    roofAge: {
      place: "Ridge and field",
      yours: "The year on the last roofing invoice.",
      ours: "How brittle the shingles are, how many layers there are, and how much life is left.",
    },
    leaks: {
      place: "Ceilings and deck",
      yours: "Stains and drips in the rooms below.",
      ours: "Where the water gets in, which is rarely right above the stain, and whether the wood is still sound.",
    },
    shingles: {
      place: "Shingles and flashing",
      yours: "Curled edges, gaps and bald spots.",
      ours: "Nails that have backed out, and the flashing at chimney, walls, valleys and vents.",
    },
    storm: {
      place: "The weather side",
      yours: "Dents, branches, shingles on the lawn.",
      ours: "Broken seals and hail bruises, with photos that an insurer can work from.",
    },
    gutters: {
      place: "Eaves and gutters",
      yours: "Overflow, sagging, gaps.",
      ours: "The fascia and drip edge behind the gutter, the gutter's slope, and where the downspouts drain.",
    },
    ventilation: {
      place: "Attic",
      yours: "Heat, damp, a musty smell.",
      ours: "Whether air comes in at the soffits and goes out at the ridge, and how the underside of the deck looks.",
    },
  };
