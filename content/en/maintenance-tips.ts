import type { LinkedArticle } from "#content/linked-articles.ts";
import type { LinkTarget } from "#content/pages.ts";
import { saidOfRegion } from "#content/said-of-region.ts";
import type { Facts } from "#domain/business/facts.ts";
import { type OfOffer, offered } from "#domain/business/offers.ts";
import type { LabeledValue } from "#domain/page/labeled-value.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { RichText } from "#domain/page/rich-text.ts";
import { percent, times } from "./figures.ts";
import {
  howOftenToCleanGutters,
  howOftenToCleanUnderTrees,
  howOftenToInspect,
} from "./promises-in-words.ts";

/** `yearly`, `twice a year`: how often to inspect, within a sentence. */
const yearly = (f: Facts) =>
  f.promises.inspectionsPerYear === 1 ? "yearly" : howOftenToInspect(f);

export const opening = (f: Facts): OpeningWords => ({
  heading: "Take care of your roof all year",
  lead: `A roof needs a few hours a year. Inspect it at least ${yearly(f)} and after major storms, and clean gutters at least ${howOftenToCleanGutters(f)}: maintenance can extend roof life by up to ${percent(f.promises.maintenanceLifeGain)}.`,
});

export const facts = (f: Facts): readonly LabeledValue[] => [
  { label: "Inspect", value: `At least ${yearly(f)}`, note: "and after major storms" },
  {
    label: "Clean gutters",
    value: `At least ${howOftenToCleanGutters(f)}`,
    note: "spring and fall",
  },
  {
    label: "Under many trees",
    value: howOftenToCleanUnderTrees(f),
    note: "pines drop needles in every season",
  },
  {
    label: "Gain",
    value: `Up to ${percent(f.promises.maintenanceLifeGain)}`,
    note: "longer roof life",
  },
];

/** The heading of the first guide on the page. */
export const seasonalGuide = ({ serviceRegion }: Facts) => `A roof's year in ${serviceRegion}`;

/** Those of the other three, by their anchors. */
export const guideNames = {
  gutters: "Gutters",
  damage: "Spot damage early",
  emergency: "Emergency tips",
} as const;

export const guidesLabel = "Guides on this page";

/** Above the seasons where nobody has said when each thing is due. */
export const yearElsewhere =
  "Four seasons, and what each asks of a roof and of whoever lives under it.";

/** The year of the region that `content/` describes. Months start with March (0), so that no season is split. */
export const year: {
  lead: string;
  months: readonly string[];
  rows: readonly { name: string; note: string; spans: readonly (readonly [number, number])[] }[];
} = {
  lead: "Weather below the line, work above it. Both come back every year at about the same time.",
  months: ["Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb"],
  rows: [
    {
      name: "Clean gutters",
      note: "late May, early December",
      spans: [
        [2.6, 3.3],
        [9, 9.7],
      ],
    },
    { name: "Yearly inspection", note: "September", spans: [[6, 7]] },
    { name: "Hail and thunderstorms", note: "April to August", spans: [[1, 6]] },
    { name: "Tropical rain and wind", note: "August to October", spans: [[5, 8]] },
    {
      name: "Snow, freeze and thaw",
      note: "December to March",
      spans: [
        [9, 12],
        [0, 1],
      ],
    },
  ],
};

export const seasons = (
  f: Facts,
): readonly { name: string; months: string; tasks: readonly string[] }[] => [
  {
    name: "Spring",
    months: "March to May",
    tasks: [
      "Look for what winter moved: lifted flashing, popped nails, cracked sealant",
      `Clear seed pods and ${saidOfRegion(f, "oak tassels") ?? "blossoms"} from gutters and valleys`,
      `Check ceilings and attic for stains${saidOfRegion(f, " from snowmelt") ?? ""}`,
      "Cut back limbs before they leaf out",
    ],
  },
  {
    name: "Summer",
    months: "June to August",
    tasks: [
      "After hail, look at downspouts and vent caps for dents",
      "On a hot day, feel the attic: far hotter than outside means poor ventilation",
      "Wash moss and algae off gently, never with a pressure washer",
      "Keep climbers and vines off the eaves",
    ],
  },
  {
    name: "Fall",
    months: "September to November",
    tasks: [
      `Have the roof inspected before ${saidOfRegion(f, "the first freeze") ?? "winter"}`,
      "Brush leaves out of valleys and from behind the chimney",
      "Check that each downspout carries water 5 feet away",
      "Replace pipe boots that have cracked in the sun",
    ],
  },
  {
    name: "Winter",
    months: "December to February",
    tasks: [
      `Clean gutters once the last ${saidOfRegion(f, "oak") ?? "tree"} is bare`,
      ...(saidOfRegion(f, [
        "Rake deep snow from the eaves, standing on the ground",
        "Look for icicles in one spot: warm air leaks below it",
      ]) ?? [
        "Where it snows, rake deep snow from the eaves, standing on the ground",
        "Where it freezes, look for icicles in one spot: warm air leaks below it",
      ]),
      "Never chip ice off shingles, and never salt them",
    ],
  },
];

export const calendar = {
  heading: "Put it in your calendar",
  text: "Three entries that repeat every year: gutters in spring, the inspection in September, gutters in fall. The file works in Google, Apple and Outlook calendars.",
  action: "Download the roof calendar (.ics)",
};

/** The entries of the calendar file; `nth` counts the weekday within the month, from 1. */
export const calendarEntries = (f: Facts) => ({
  springGutters: {
    title: "Clean the gutters (spring)",
    text: `${saidOfRegion(f, "Maple seeds and oak tassels") ?? "Seeds and blossoms"} are down by now. Flush each downspout.`,
  },
  inspection: {
    title: "Yearly roof inspection",
    text: `Have the roof, flashing and attic checked before winter. ${f.name}: ${f.phone.display}`,
  },
  fallGutters: {
    title: "Clean the gutters (fall)",
    text: "The last leaves are down. Empty gutters before the first hard freeze.",
  },
});

export const gutters = (
  f: Facts,
): {
  heading: string;
  lead: string;
  steps: readonly { title: string; text: string }[];
  more: { article: LinkedArticle; label: string };
} => ({
  heading: guideNames.gutters,
  lead: `Clean them at least ${howOftenToCleanGutters(f)}, ${times(f.promises.gutterCleaningsPerYear.manyTrees)} if many trees stand near. A full gutter sends water behind the fascia and down to the basement wall.`,
  steps: [
    {
      title: "Set the ladder right",
      text: "Level ground, a helper, 1 foot out for every 4 feet up, and a stand-off so it does not lean on the gutter.",
    },
    { title: "Scoop, then flush", text: "Trowel first, hose last, toward the downspout." },
    {
      title: "Watch the water",
      text: "It should reach the outlet without standing. A puddle marks a hanger that has slipped.",
    },
    {
      title: "Read what comes out",
      text: "Coarse sand is granules from the shingles. A little is normal, handfuls are not.",
    },
  ],
  more: { article: "gutters-twice-a-year", label: "The whole job, step by step" },
});

export const signs: {
  heading: string;
  lead: string;
  columns: readonly [sign: string, meaning: string, when: string];
  rows: readonly { sign: string; meaning: string; when: string }[];
  action: string;
} = {
  heading: guideNames.damage,
  lead: "All of this can be seen from the ground or from the attic hatch.",
  columns: ["What you see", "What it means", "How soon"],
  rows: [
    {
      sign: "A dark spot on a ceiling after rain",
      meaning: "Flashing or a pipe boot leaks",
      when: "This week",
    },
    {
      sign: "Shingles that curl or cup",
      meaning: "Age, or an attic that is too hot",
      when: "Within months",
    },
    {
      sign: "A row of tabs that look lifted",
      meaning: "Wind broke the seal",
      when: "Before the next storm",
    },
    {
      sign: "Daylight between attic boards",
      meaning: "A gap in the decking or at a vent",
      when: "This week",
    },
    {
      sign: "Paint that peels on the fascia",
      meaning: "Water runs behind the gutter",
      when: "This season",
    },
    {
      sign: "Black streaks on the north slope",
      meaning: "Algae: ugly, harmless for years",
      when: "When you like",
    },
  ],
  action: "Book a free inspection",
};

type Practice = OfOffer & { title: string; text: RichText<LinkTarget> };

export const practices = (f: Facts): { heading: string; items: readonly Practice[] } => ({
  heading: "Best practices that owners forget",
  items: offered<Practice>(f, [
    {
      title: "Keep a roof file",
      text: "Invoice, warranty, shingle name and color, and four photos a year. It settles claims and sells houses.",
    },
    {
      title: "Look up from inside",
      text: "Take a flashlight to the attic twice a year. Rusty nail tips mean moisture long before a stain does.",
    },
    {
      title: "Let the attic breathe",
      text: "Pull insulation back from the soffit vents. Bath and dryer fans must end outdoors, not under the roof.",
    },
    {
      title: "Know who drills",
      text: "Solar, satellite dishes and Christmas lights make holes. Have each one flashed, and none in the middle of a shingle.",
    },
    {
      title: "Protect the warranty",
      text: "Manufacturers may refuse a claim when upkeep is missing. Receipts for cleanings and inspections are the proof.",
    },
    {
      title: "Or let us remember",
      offer: "plans",
      text: [
        "A ",
        { to: "/protection-plans", label: "protection plan" },
        " brings scheduled inspections, priority response and a record of each visit to the roof.",
      ],
    },
  ]),
});

export const whoDoes = (
  f: Facts,
): {
  heading: string;
  lead: string;
  yours: { title: string; items: readonly string[] };
  ours: { title: string; items: readonly string[] };
} => ({
  heading: "DIY or professional?",
  lead: "Do what you can reach from the ground or low on a ladder. Anything above the eave takes a harness, and someone who knows where a roof will hold.",
  yours: {
    title: "Do it yourself",
    items: [
      "Gutters on a one-story house",
      "Photos and a look through binoculars",
      "Attic checks for light, damp and nests",
      "Pruning small limbs within reach",
      "Downspout extensions and splash blocks",
      ...(saidOfRegion(f, ["Snow off the eaves with a roof rake"]) ?? []),
    ],
  },
  ours: {
    title: "Call a professional",
    items: [
      "Anything that means standing on the roof",
      "Flashing at chimneys, walls and skylights",
      "Missing, lifted or hail-struck shingles",
      "Slate, cedar, metal and every flat roof",
      "Ventilation, ice dams and soft decking",
      "Limbs over the roof or near a power line",
    ],
  },
});

export const emergency: {
  heading: string;
  lead: string;
  steps: readonly { title: string; text: string }[];
  action: string;
} = {
  heading: guideNames.emergency,
  lead: "When it is already dripping, ten calm minutes save a ceiling.",
  steps: [
    {
      title: "Power off where it is wet",
      text: "Switch off the circuit at the panel if you can get there dry.",
    },
    { title: "Give the water a place", text: "A bucket under each drip, plastic over what stays." },
    {
      title: "Take pictures",
      text: "The drip, the ceiling, the roof from the yard, with the time on them.",
    },
    {
      title: "Stay down",
      text: "No tarp is worth a climb in rain or wind. That is what the crew on call is for.",
    },
  ],
  action: "Ask for emergency service",
};

export const closing = {
  heading: "Would you rather have it done?",
  text: "Tell us what you have seen. We'll say whether it can wait.",
  contact: "Contact us",
};
