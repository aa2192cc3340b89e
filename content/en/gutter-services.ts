import type { NavigationLink } from "#content/navigation.ts";
import { saidOfRegion } from "#content/said-of-region.ts";
import type { Facts } from "#domain/business/facts.ts";
import { type OfOffer, offered } from "#domain/business/offers.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { Question } from "#domain/page/question.ts";
import type { Step } from "#domain/page/step.ts";
import { countAtStart, times } from "./figures.ts";
import { howOftenToCleanGutters } from "./promises-in-words.ts";

export const words = {
  heading: "Gutters that carry the water away",
  lead: "We install, repair and clean gutters, add guards, and run downspouts away from your foundation.",
} satisfies OpeningWords;

export const picture =
  "A white gutter at the corner of a brick house, with its downspout bending back to the wall under the eave";

/** Why gutters matter, in one figure: each inch of rain brings 0.623 gallons per square foot. */
export const rain = {
  figure: "620 gallons",
  text: "That is what one inch of rain drops on 1,000 square feet of roof. A gutter has to catch it at the eave, and a downspout has to set it down where it does no harm.",
};

export const actions = [
  { to: "/schedule-inspection", label: "Book a free inspection" },
  { to: "/contact-us?service=gutters", label: "Ask about gutters" },
] as const satisfies readonly NavigationLink[];

export const section = {
  heading: "A good gutter in cross section",
  text: "A gutter fails at its edge, its slope or its hangers. These five details decide how long it holds.",
  details: [
    "Drip edge laps into the gutter, so no water runs behind it",
    "Outer lip below the line of the roof, so snow slides past",
    "Hidden hanger every 2 feet, screwed into the rafter tails",
    "Slope of ¼ inch in 10 feet toward the outlet",
    "Fascia of sound wood, painted on its back",
  ],
};

/** `3-4 times`: how often to clean in a year under many trees. */
const underTrees = ({ promises }: Facts) => times(promises.gutterCleaningsPerYear.manyTrees);

type GutterService = OfOffer & {
  id: string;
  title: string;
  text: string;
  note: string;
  link?: NavigationLink;
};

const items = (f: Facts) =>
  offered<GutterService>(f, [
    {
      id: "guards",
      title: "Gutter guards",
      text: `Micro-mesh keeps pine needles and ${saidOfRegion(f, "oak tassels") ?? "seeds"} out; simple screens stop leaves alone. We fit them without lifting shingles for good, so the shingles' warranty stays intact.`,
      note: "You will clean less often, but you still have to clean.",
    },
    {
      id: "installation",
      title: "Gutter installation",
      text: "Seamless aluminum, formed on the truck to the length of your eave, in 5 or 6 inches. Copper and half-round for older houses.",
      note: "Size depends on roof area and pitch.",
    },
    {
      id: "cleaning",
      title: "Gutter cleaning",
      text: "Emptied by hand, bagged, and flushed until the downspouts run clear. While we are up there we look at the first three courses of the roof.",
      note: `At least ${howOftenToCleanGutters(f)}; ${underTrees(f)} if you have many trees.`,
    },
    {
      id: "repairs",
      title: "Gutter repairs",
      text: "Leaking corners resealed, sagging runs rehung at the right slope, spikes replaced by hidden hangers, rotten fascia replaced behind them.",
      note: "One bad joint is a repair. With four, buy a new gutter.",
    },
    {
      id: "extensions",
      title: "Downspout extensions",
      text: "The last elbow should not end at the foundation. We carry the water on above ground, or in buried pipe to daylight.",
      note: "On clay that swells, the model residential code asks for 5 feet at least.",
    },
    {
      id: "plans",
      offer: "plans",
      title: "Maintenance plans",
      text: "Cleaning and inspection on fixed dates, so you can leave the ladder in the garage in November.",
      note: "Part of our roof protection plans.",
      link: { to: "/protection-plans", label: "See the protection plans" },
    },
  ]);

export function services(f: Facts): {
  heading: string;
  lead: string;
  items: readonly GutterService[];
} {
  const list = items(f);
  return {
    heading: "Follow the water",
    lead: `${countAtStart(list.length)} services, in the order a raindrop meets them.`,
    items: list,
  };
}

/** Below the heading of the calendar. */
export const howOftenToClean = (f: Facts) =>
  `Clean at least ${howOftenToCleanGutters(f)}, and ${underTrees(f)} if many trees stand over the roof.`;

export const calendar = {
  heading: "When to clean",
  legend: { always: "Every house", trees: "Also under trees" },
};

/** When to clean gutters, and why. `always` and `trees` are months, 1 for January; null where nobody has said when leaves fall. */
export const timesToClean = (
  f: Facts,
): {
  months: { always: readonly number[]; trees: readonly number[] } | null;
  reasons: readonly { months: string; text: string; trees: boolean }[];
} => ({
  months: saidOfRegion(f, { always: [5, 12], trees: [3, 10] }),
  reasons: saidOfRegion(f, [
    { months: "March", text: "Twigs and grit after winter", trees: true },
    { months: "May", text: "Maple seeds and oak tassels", trees: false },
    { months: "October", text: "First leaves, before the long rains", trees: true },
    { months: "December", text: "When the last oak has dropped", trees: false },
  ]) ?? [
    { months: "Early spring", text: "Twigs and grit after winter", trees: true },
    { months: "Late spring", text: "Seeds and blossoms", trees: false },
    { months: "Early fall", text: "First leaves", trees: true },
    { months: "Late fall", text: "When the last tree has dropped its leaves", trees: false },
  ],
});

export const benefits: {
  heading: string;
  columns: readonly [string, string];
  rows: readonly { part: string; keeps: string }[];
} = {
  heading: "What working gutters protect",
  columns: ["Part of the house", "What they keep away from it"],
  rows: [
    { part: "Foundation", keeps: "Wet soil that swells, freezes and pushes on the wall" },
    { part: "Basement", keeps: "Damp, mold, and a sump pump that never rests" },
    { part: "Fascia and roof edge", keeps: "Rot that starts out of sight" },
    { part: "Siding and brick", keeps: "Stains, peeling paint and washed-out mortar" },
    { part: "Garden and walks", keeps: "Trenches below the eave, and ice on the steps" },
  ],
};

export const process: { heading: string; steps: readonly Step[] } = {
  heading: "How we work",
  steps: [
    {
      title: "Look and measure",
      text: "We measure eaves and roof area, check fascia and drainage, and see which way the ground slopes.",
    },
    {
      title: "Written proposal",
      text: "Size, metal, color, number of downspouts and where each ends, at one price.",
    },
    {
      title: "Hang and connect",
      text: "Old gutters come down, bad wood is replaced, new runs go up to a string line.",
    },
    {
      title: "Water test",
      text: "We run a hose at the far end, watch every joint and outlet, and clean up after ourselves.",
    },
  ],
};

export const questions = (f: Facts): readonly Question[] => [
  {
    id: "gutter-cleaning",
    question: "How often should gutters be cleaned?",
    answer: `At least ${howOftenToCleanGutters(f)}: once the spring seeds are down, and again after the leaves. With many trees make it ${underTrees(f)}, and look after every big storm.`,
  },
  {
    id: "gutter-overflow",
    question: "My gutters are clean but still overflow. Why?",
    answer:
      "Usually there are too few downspouts, or a valley throws more water at one spot than a 5-inch gutter takes. A 6-inch run with a larger outlet, or a small splash guard below the valley, cures most of it.",
  },
  {
    id: "gutter-seamless",
    question: "Are seamless gutters worth it?",
    answer:
      "Joints are where gutters leak. A seamless run has them only at corners and outlets, which is why we form it on site from one coil.",
  },
  {
    id: "gutter-ice",
    question: "Do gutters cause ice dams?",
    answer:
      "No. Heat that escapes through the attic does. A clogged gutter gives the ice something to hold on to, so clean it before winter and have the attic's insulation checked.",
  },
  {
    id: "gutter-association",
    question: "Does my homeowners association have a say?",
    answer:
      "Often in color and profile, seldom in a like-for-like replacement. Send us the guidelines; the proposal will name a gutter that fits them.",
  },
];

export const related: {
  heading: string;
  items: readonly (NavigationLink & { text: string })[];
} = {
  heading: "Above, behind and around the gutter",
  items: [
    {
      label: "Roof repairs",
      to: "/roof-services/repairs",
      text: "Starter courses and drip edge, when the leak is above the gutter.",
    },
    {
      label: "Siding services",
      to: "/siding-services",
      text: "When overflow has already stained or swollen the boards.",
    },
    { label: "All services", to: "/services", text: "Roofs, plans and claims on one page." },
  ],
};

export const closing = {
  heading: "Watch your gutters in the next hard rain",
  text: "If water comes over the front, down behind, or out at the corner, call us. The inspection is free.",
  actions,
};
