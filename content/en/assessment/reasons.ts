import type { QuestionId, questions } from "#domain/assessment/questions.ts";

type OptionOf<Id extends QuestionId> = Extract<
  (typeof questions)[number],
  { id: Id }
>["options"][number]["value"];

/** Why an answer counts as it does, addressed to the homeowner who gave it. */
export const reasons: { [Id in QuestionId]: { [Value in OptionOf<Id>]: string } } = {
  roofAge: {
    new: "The shingles are young. When a new roof leaks, the cause is usually workmanship around chimneys and vents.",
    "5-15": "Sealant and pipe boots dry out before shingles do, so small leaks start there first.",
    "15-20":
      "Shingles this age have lost some of their granules and come loose more easily in wind.",
    "over-20":
      "At this age, shingles turn brittle. Repairs do not hold as long, because there is little sound material left to nail into.",
    unknown:
      "Without a date, only the shingles themselves can show how much life the roof has left.",
  },
  leaks: {
    none: "No stains inside means the layers below the shingles are most likely dry.",
    minor: "One stain means water has already gotten past the shingles and the layer under them.",
    occasional:
      "A leak in heavy rain means there is an opening all the time, often at the flashing.",
    frequent:
      "Water that keeps coming in soaks the wood deck and the insulation, and the repair grows with every rain.",
  },
  shingles: {
    excellent: "Flat shingles without gaps shed water the way they should.",
    minor:
      "A curled shingle gives the wind an edge to lift. A few can still be replaced one by one.",
    moderate: "Where shingles or their granules are gone, sun and rain wear on what lies beneath.",
    severe:
      "With many shingles broken, the roof depends on its underlayment, which is not made to be exposed to the weather.",
    unknown:
      "Shingles that nobody has looked at in a while can hide damage that is obvious from a ladder.",
  },
  storm: {
    none: "Without storms, wear comes slowly, and you can plan for it.",
    wind: "Strong wind breaks the seal that holds a shingle down. The shingle drops back into place and looks fine until the next storm.",
    hail: "Hail knocks granules loose and bruises the mat below. Those bruises turn into leaks later.",
    multiple:
      "Every storm finds what the last one loosened, so damage adds up even if each storm looked harmless.",
    unknown:
      "Storm damage is often invisible from the ground. An inspector knows which marks to look for.",
  },
  gutters: {
    great: "Clean gutters carry water away from the roof's edge and the foundation.",
    clogged: "Water standing in a gutter backs up under the first row of shingles.",
    damaged: "A sagging gutter spills against the fascia board, and the board rots.",
    detached:
      "Without a gutter, all the water off the roof lands against the wall and the foundation, and the roof's edge stays wet.",
  },
  ventilation: {
    none: "An attic that stays dry and close to the outdoor temperature lets the roof age evenly.",
    hot: "Heat trapped in the attic bakes the shingles from below and shortens their life.",
    moisture: "Damp air condenses on the cold deck, and wet wood loses its grip on the nails.",
    mold: "Mold needs steady moisture, so either water is getting in or house air can't get out.",
    unknown:
      "The underside of the deck is where trouble shows first, and hardly anyone looks at it.",
  },
};
