import type { NavigationLink } from "#content/navigation.ts";
import type { LinkTarget } from "#content/pages.ts";
import { iceDamPlace, localSlate } from "#content/places.ts";
import { saidOfRegion } from "#content/said-of-region.ts";
import type { Facts } from "#domain/business/facts.ts";
import { isOffered } from "#domain/business/offers.ts";
import type { LabeledValue } from "#domain/page/labeled-value.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { Question } from "#domain/page/question.ts";
import type { Step } from "#domain/page/step.ts";
import { emergencyTime } from "./answer-times-in-words.ts";
import { unlessExtended } from "./counties-in-words.ts";
import { countInWords, days, minutes, percent, weeks, years } from "./figures.ts";
import { offPeakLead, offPeakLeadAsValue } from "./promises-in-words.ts";
import { onSiteTime } from "./response-times-in-words.ts";
import { buildingCode } from "./state-law.ts";

/** The two tabs of the page; `replacement` unless the address says `repairs`. */
export type RoofWork = "replacement" | "repairs";

/** The words of each tab's first view. */
export const openings = (
  f: Facts,
): Readonly<Record<RoofWork, OpeningWords & { tab: string; to: LinkTarget; picture: string }>> => ({
  replacement: {
    tab: "Replacement",
    to: "/roof-services/replacement",
    heading: "A new roof, done once",
    lead: `A replacement takes ${days(f.promises.replacementDays)}, in asphalt shingles, metal, cedar shakes, slate or synthetic. We take the old roof off down to the wood, repair the deck, and build everything above it new.`,
    picture:
      "A brick house with half of its new roof on: dark shingles climb over gray underlayment, bundles wait on planks, a ladder stands at the eave",
  },
  repairs: {
    tab: "Repairs",
    to: "/roof-services/repairs",
    heading: "Roof repairs that hold",
    lead: `Most repairs take ${days(f.promises.repairDays)}. If a repair would cost over ${percent(f.promises.repairShareOfReplacement)} of a new roof, we tell you that replacement is the better buy.`,
    picture:
      "A roof opened for a repair: lifted shingles, a new piece of plywood, a hammer, a pry bar and nails",
  },
});

export const tabsLabel = "Roof services";

export type RelatedService = NavigationLink & { text: string };

type RoofWorkWords = {
  facts: readonly LabeledValue[];
  process: { heading: string; lead: string; steps: readonly Step[] };
  questions: { heading: string; items: readonly Question[] };
  related: readonly RelatedService[];
  closing: { heading: string; text: string };
};

const leadTime = (f: Facts) =>
  `${weeks(f.promises.leadWeeks.peak)} in peak season, ${offPeakLead(f)} off-peak`;

const storm: RelatedService = {
  label: "Storm damage",
  to: "/storm-damage",
  text: "Wind, hail, water and fallen limbs, around the clock.",
};

const gutters: RelatedService = {
  label: "Gutter services",
  to: "/gutter-services",
  text: "Where the water goes once it leaves the roof.",
};

const extendLife = (f: Facts) =>
  `can extend a roof's life by up to ${percent(f.promises.maintenanceLifeGain)}.`;

const maintenance = (f: Facts): RelatedService => ({
  label: "Roof maintenance",
  ...(isOffered(f, { offer: "plans" })
    ? { to: "/roof-maintenance", text: `Scheduled visits ${extendLife(f)}` }
    : { to: "/maintenance-tips", text: `Care through the year ${extendLife(f)}` }),
});

const replacement = (f: Facts): RoofWorkWords => ({
  facts: [
    {
      label: "Replacement",
      value: days(f.promises.replacementDays),
      note: "from tear-off to cleanup",
    },
    {
      label: "Lead time",
      value: weeks(f.promises.leadWeeks.peak),
      note: `in peak season, ${offPeakLead(f)} off-peak`,
    },
    {
      label: "Workmanship",
      value: years(f.promises.workmanshipYears),
      note: "limited warranty, as your proposal names it",
    },
    {
      label: "Manufacturer",
      value: years(f.promises.manufacturerYears),
      note: "limited warranty, by material",
    },
  ],
  process: {
    heading: "From tear-off to the last nail",
    lead: "Most of what keeps a house dry is covered up by noon. Here is what happens under the part you see.",
    steps: [
      {
        title: "Inspection and measuring",
        text: `We measure every plane, look at the deck from the attic and photograph the flashing. It takes ${minutes(f.inspectionMinutes)} and costs nothing.`,
      },
      {
        title: "Proposal",
        text: "One written price with the material, the color and the underlayment by name, and a price for each sheet of deck that turns out to be rotten.",
      },
      {
        title: "Permit, association and date",
        text: "We ask your county what it requires, give your homeowners association the sample it has to approve, and set the day.",
        note: `Lead time: ${leadTime(f)}.`,
      },
      {
        title: "Tear-off and deck",
        text: "Old layers come off, the ground below is covered, and we replace wood that no longer holds a nail. You get a picture of each sheet.",
      },
      {
        title: "Drip edge, ice barrier, underlayment",
        text: "The ice barrier reaches 24 inches past the inside of the wall, as the residential code requires where ice dams form. By evening the house is dry.",
      },
      {
        title: "Roof, flashing, ridge vent",
        text: "Courses go on to a chalk line, with new flashing at walls and chimneys and an open ridge for the attic.",
      },
      {
        title: "Final walk",
        text: "A magnet goes over lawn and driveway for nails. Then we walk around the house with you.",
      },
    ],
  },
  questions: {
    heading: "Before you sign",
    items: [
      {
        id: "replacement-duration",
        question: "How long does a roof replacement take?",
        answer: `${days(f.promises.replacementDays)}. A simple shingle roof is often done in ${countInWords(f.promises.replacementDays.from)}; slate, cedar and steep roofs with dormers take longest.`,
      },
      {
        id: "replacement-lead",
        question: "How far ahead do I have to plan?",
        answer: `Count on ${weeks(f.promises.leadWeeks.peak)} in peak season, usually late spring and fall, and ${offPeakLead(f)} off-peak.`,
      },
      {
        id: "second-layer",
        question: "Can new shingles go over the old ones?",
        answer:
          "The residential code allows two layers at most, and none over wood shakes or slate. We advise against it: the deck stays hidden, and old bumps show through.",
      },
      {
        id: "replacement-approval",
        question: "Do I need a permit or my association's approval?",
        answer: `${buildingCode(f).permits ?? "Counties differ in what they want filed for the same roof."} We ask yours first, and bring samples for your association.`,
      },
    ],
  },
  related: [
    {
      label: "Roof repairs",
      to: "/roof-services/repairs",
      text: `Often all you need. Done in ${days(f.promises.repairDays)}.`,
    },
    storm,
    gutters,
    maintenance(f),
  ],
  closing: {
    heading: "Know the price before you decide",
    text: "An inspection and a written estimate are free, and neither binds you to anything.",
  },
});

const repairs = (f: Facts): RoofWorkWords => ({
  facts: [
    { label: "Repair", value: days(f.promises.repairDays), note: "on your roof" },
    {
      label: "Lead time",
      value: offPeakLeadAsValue(f),
      note: `off-peak, ${weeks(f.promises.leadWeeks.peak)} in peak season`,
    },
    {
      label: "Leaking now",
      value: emergencyTime(f),
      note: "typically, until we reach you after a request",
    },
    {
      label: "The limit",
      value: percent(f.promises.repairShareOfReplacement),
      note: "of a new roof's price; beyond it, replace",
    },
  ],
  process: {
    heading: "First the cause, then the repair",
    lead: "Water travels along rafters. The stain on your ceiling is rarely below the hole.",
    steps: [
      {
        title: "Find the source",
        text: "We start in the attic with a light, follow the marks uphill and, if need be, test with a hose from the eave upward.",
      },
      {
        title: "Show and price it",
        text: "You see the photos and one written price. If several things are worn, we say which can wait and for how long.",
      },
      {
        title: "Repair",
        text: "We lift the courses above the damage, replace what failed down to sound wood, and weave new shingles in.",
      },
      {
        title: "Check and record",
        text: "A second water test, pictures of the finished work, and the warranty in writing.",
      },
    ],
  },
  questions: {
    heading: "About repairs",
    items: [
      {
        id: "repair-duration",
        question: "How long does a roof repair take?",
        answer: `Usually ${days(f.promises.repairDays)}. A pipe boot takes a morning; new chimney flashing takes longest.`,
      },
      {
        id: "repair-or-replace",
        question: "When should I replace instead?",
        answer: `When the repair would cost over ${percent(f.promises.repairShareOfReplacement)} of a new roof, or when the shingles around it are too brittle to lift. We price both on one sheet.`,
      },
      {
        id: "leak-at-night",
        question: "It leaks now. What happens tonight?",
        answer: `Call the emergency line; a person answers at any hour. We are on site within ${onSiteTime(f)}${unlessExtended(f)} to cover the opening. The lasting repair follows in dry weather.`,
      },
      {
        id: "repair-insurance",
        question: "Does homeowner's insurance pay for a repair?",
        answer:
          "It may, when one event such as wind, hail or a tree did the damage. Age and missing upkeep are not covered; dated photos from before help.",
      },
    ],
  },
  related: [
    {
      label: "Roof replacement",
      to: "/roof-services/replacement",
      text: `Five materials, from ${f.roofing.asphalt.lifespanYears.from} to ${f.roofing.slate.lifespanYears.to}+ years.`,
    },
    storm,
    gutters,
    maintenance(f),
  ],
  closing: {
    heading: "Fix it while it is still a repair",
    text: "A small leak wets the same wood with every rain. Inspections are free, and we show you what we find.",
  },
});

export const relatedHeading = "Related services";

export const words = (f: Facts): Readonly<Record<RoofWork, RoofWorkWords>> => ({
  replacement: replacement(f),
  repairs: repairs(f),
});

export type MaterialId = "asphalt" | "metal" | "cedar" | "slate" | "synthetic";

export const materialLabels = {
  lifespan: "Lifespan",
  cost: "Cost",
  /** Follows the number of dollar signs when it is read out. */
  ofFive: " of five dollar signs",
  benefits: (material: string) => `Benefits of ${material}`,
};

export const materials = (
  f: Facts,
): {
  heading: string;
  lead: string;
  scale: string;
  unit: string;
  items: readonly {
    id: MaterialId;
    name: string;
    description: string;
    benefits: readonly string[];
    picture: string;
    /** Note on the scale of lifespans. */
    note?: string;
  }[];
} => ({
  heading: "Five materials",
  lead: "The bars show how long each lasts on a house in our climate, where a roof freezes and thaws dozens of times a winter. Slope, shade and attic ventilation decide where in its range yours ends up.",
  scale: "Lifespan of roofing materials",
  unit: "years",
  items: [
    {
      id: "asphalt",
      name: "Asphalt shingles",
      description: `On most houses in ${f.serviceRegion}. Architectural shingles are laminated from two layers, which gives the courses depth, and a torn one can be replaced on its own.`,
      benefits: [
        "Lowest price of the five",
        "Most colors to choose from",
        "Granules that resist algae streaks",
        "Simple to repair",
      ],
      picture: "Courses of brown architectural shingles in low sun, seen along the slope",
    },
    {
      id: "metal",
      name: "Metal",
      description:
        "Standing seam panels run from ridge to eave in one piece, with their clips hidden under the seams, so no screw is exposed to the weather. Above doors and walks they need snow guards.",
      benefits: [
        "Sheds snow and leaves",
        "Does not burn",
        "Light on old framing",
        "Reflective finishes for cooler attics",
      ],
      picture: "A dark gray standing seam roof with its seams running up to the ridge",
    },
    {
      id: "cedar",
      name: "Cedar shakes",
      description:
        "Split cedar weathers to silver and swells shut in the rain. It has to dry from below as well, so we lay it over a ventilated mat and keep the valleys free of leaves.",
      benefits: [
        "Right for historic houses",
        "Insulates better than asphalt",
        "Replaced shake by shake",
        "Holds up well in wind",
      ],
      picture: "New cedar shakes of uneven width, honey-colored, with thick lower edges",
      note: "Ask your insurer first: some want shakes with a fire treatment.",
    },
    {
      id: "slate",
      name: "Slate",
      description: `Split stone on copper nails${saidOfRegion(f, localSlate) ? `; ${localSlate}` : "."} It weighs several times what shingles do, so we check the framing first.`,
      benefits: [
        "Longest life of the five",
        "Stone: no rot, no fire",
        "Keeps its color",
        "Single slates can be replaced",
      ],
      picture: "Gray, green and plum slates with copper snow guards between the courses",
      note: "Flashing wears out before the stone does.",
    },
    {
      id: "synthetic",
      name: "Synthetic",
      description:
        "Polymer molded from real slate or shakes, at a fraction of the weight. It suits a house that should look like slate but can't carry the weight.",
      benefits: [
        "Slate's look without its load",
        "Many products carry the Class 4 hail rating",
        "No splitting, no rot",
        "Next to no upkeep",
      ],
      picture: "Synthetic slates in graphite tones under a copper ridge",
    },
  ],
});

export type ProblemId = "leaks" | "shingles" | "flashing" | "boots" | "ice" | "deck";

export const problems = (
  f: Facts,
): {
  heading: string;
  lead: string;
  items: readonly { id: ProblemId; title: string; description: string }[];
} => ({
  heading: "Six ways a roof fails",
  lead: "Nearly every repair we do is one of these. The numbers show where we look first.",
  items: [
    {
      id: "leaks",
      title: "Roof leaks",
      description:
        "A brown ring on the ceiling, damp insulation, a drip in the attic. We follow the water to where it enters, often several feet uphill, and seal it there.",
    },
    {
      id: "shingles",
      title: "Missing or damaged shingles",
      description:
        "Wind breaks the seal strip before it tears the tab. We replace what is gone and press-test its neighbors, since the next gust takes those.",
    },
    {
      id: "flashing",
      title: "Failed flashing",
      description:
        "At chimneys and walls, metal steps up with each course. Caulk over old flashing lasts a season; we cut in new step and counter flashing.",
    },
    {
      id: "boots",
      title: "Cracked pipe boots",
      description:
        "The rubber collar around a vent pipe splits after about ten summers, long before the shingles wear. It is the most common leak on a young roof, and a small repair.",
    },
    {
      id: "ice",
      title: "Ice dams",
      description: `Warm attics melt snow that freezes again at the cold eave${saidOfRegion(f, iceDamPlace) ? `, mostly ${iceDamPlace}` : ""}. We repair the edge, add an ice barrier and find where the heat escapes.`,
    },
    {
      id: "deck",
      title: "Soft or sagging deck",
      description:
        "A dip between rafters means wood that has been wet for years. We open it, replace the sheathing and find out what kept it wet.",
    },
  ],
});

export const rule = (f: Facts) => ({
  heading: "Repair or replace: one figure",
  text: `Compare the price of the repair with the price of a new roof. Over ${percent(f.promises.repairShareOfReplacement)}, the repair suggests replacement: you would pay nearly a third of a roof and still own an old one.`,
  repair: "Repair",
  replace: "Price both: replacement is the better buy",
  axis: "Repair's price as a share of a new roof's",
});
