import type { QuestionId } from "#domain/assessment/questions.ts";

/** The places that the six questions are about: what a homeowner and what an inspector sees there. */
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
