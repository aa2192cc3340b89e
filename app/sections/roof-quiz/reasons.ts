import { type QuestionId, questions } from "#domain/assessment/questions.ts";

type OptionOf<Id extends QuestionId> = Extract<
  (typeof questions)[number],
  { id: Id }
>["options"][number]["value"];

/** Why an answer counts as it does, for the homeowner who gave it. */
export const reasons: { [Id in QuestionId]: { [Value in OptionOf<Id>]: string } } = {
  roofAge: {
    new: "The shingles are young. What fails on a new roof is mostly the workmanship around chimneys and vents.",
    "5-15": "Sealant and pipe boots dry out before shingles do, so small leaks start here first.",
    "15-20":
      "Shingles of this age have lost part of their granules and let go more easily in wind.",
    "over-20":
      "At this age shingles turn brittle. Repairs hold for a shorter time, because there is little sound material left to nail into.",
    unknown:
      "Without a date, only the shingles themselves can tell how much life the roof has left.",
  },
  leaks: {
    none: "No stain inside means that the layers below the shingles are most likely dry.",
    minor: "One stain means that water has already passed the shingles and the layer under them.",
    occasional:
      "Leaks that come with heavy rain mean an opening that is there all the time, often at flashing.",
    frequent:
      "Water that comes in often soaks the wood deck and the insulation, and repairs grow with every rain.",
  },
  shingles: {
    excellent: "Flat shingles without gaps shed water the way they are meant to.",
    minor:
      "A curled shingle is an edge that wind can lift. A few can still be replaced one by one.",
    moderate:
      "Where shingles or their granules are gone, sun and rain work directly on what lies beneath.",
    severe:
      "With many shingles broken, the roof depends on its underlayment, which is not made to be out in the weather.",
    unknown:
      "Shingles that nobody has seen for a while can hide damage that shows from a ladder at once.",
  },
  storm: {
    none: "Without a storm, wear comes slowly and can be planned for.",
    wind: "Strong wind breaks the seal that holds a shingle down. The shingle falls back and looks fine until the next storm.",
    hail: "Hail knocks granules loose and bruises the mat below. The bruise turns into a leak later.",
    multiple:
      "Every storm finds what the last one loosened, so damage adds up even where each one looked harmless.",
    unknown: "Storm damage is often invisible from the ground. An inspection looks for its marks.",
  },
  gutters: {
    great: "Clean gutters carry the water away from the roof's edge and the foundation.",
    clogged: "Water that stands in a gutter backs up under the first course of shingles.",
    damaged: "A sagging gutter spills against the fascia board, which rots behind it.",
    detached:
      "Without a gutter all of the roof's water lands at the wall and the foundation, and the roof's edge stays wet.",
  },
  ventilation: {
    none: "An attic that stays dry and close to the outside temperature lets the roof age evenly.",
    hot: "Heat that cannot leave the attic bakes the shingles from below and shortens their life.",
    moisture: "Damp air condenses on the cold deck, and wet wood no longer holds its nails.",
    mold: "Mold needs steady moisture, so water is getting in, or house air cannot get out.",
    unknown:
      "The underside of the deck is where trouble shows first, and few people ever look at it.",
  },
};

export type Driver = { topic: QuestionId; label: string; score: number; reason: string };

/** The answers with the most points, at most three; without any points, the first good signs. */
export function driversOf(values: Partial<Record<QuestionId, string>>): Driver[] {
  const given = questions.flatMap(({ id, options }): Driver[] => {
    const option = options.find(({ value }) => value === values[id]);
    if (!option) return [];
    const { label, score, value } = option;
    return [
      { topic: id, label, score, reason: (reasons[id] as Record<string, string>)[value] ?? "" },
    ];
  });
  const counting = given.filter(({ score }) => score > 0);
  // Sorting is stable: of equal answers, the one that was asked first comes first.
  return (counting.length > 0 ? counting.sort((a, b) => b.score - a.score) : given).slice(0, 3);
}
