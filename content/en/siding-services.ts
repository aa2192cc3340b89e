import type { NavigationLink } from "#content/navigation.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { SidingMaterial } from "#domain/material/material.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { Question } from "#domain/page/question.ts";
import type { Step } from "#domain/page/step.ts";
import { percent, weeks, years } from "./figures.ts";

export const words = {
  heading: "Siding that looks good and lasts",
  lead: "We install, repair and replace vinyl, fiber cement, wood and metal siding.",
  action: { to: "/schedule-inspection", label: "Schedule a free consultation" },
} as const satisfies OpeningWords & { action: NavigationLink };

export const picture =
  "Sage-green lap siding with white trim, a sash window and a lit lantern, in evening light";

export const intro = ({ serviceRegion }: Facts) => ({
  heading: "A raincoat, not a wall",
  text: [
    "Siding sheds most of the rain. What gets past it, and some always does, has to run down a weather barrier behind and leave at the bottom. So the hidden parts decide how long a wall lasts: flashing over every window, a gap to dry in, and a kick-out where a roof meets the wall.",
    `In ${serviceRegion} siding also takes summer sun, driven rain from the east, and frost in every open joint. We choose the material with you for the side of the house that gets the worst of it.`,
  ],
});

export const services: {
  heading: string;
  items: readonly { id: string; title: string; text: string }[];
} = {
  heading: "Six services",
  items: [
    {
      id: "installation",
      title: "Siding installation",
      text: "New walls and additions, over a taped weather barrier with flashing at every opening.",
    },
    {
      id: "repair",
      title: "Siding repair",
      text: "Cracked panels, loose courses, holes from hail or a mower's stone, matched as closely as the product line allows.",
    },
    {
      id: "replacement",
      title: "Siding replacement",
      text: "Old siding off, sheathing checked and repaired, new siding on. We never cover up rot.",
    },
    {
      id: "cleaning",
      title: "Siding cleaning",
      text: "Low pressure and the right soap, from the bottom up. High pressure drives water behind the boards.",
    },
    {
      id: "inspection",
      title: "Siding inspection",
      text: "We probe trim and sills, read moisture at suspect spots and tell you what can wait.",
    },
    {
      id: "insulation",
      title: "Insulation upgrade",
      text: "Rigid foam or insulated panels behind new siding, while the wall is open and the labor is already paid for.",
    },
  ],
};

export type SidingId = keyof Facts["siding"];

const upkeep = {
  low: "Low maintenance",
  medium: "Medium maintenance",
  high: "High maintenance",
} as const satisfies Record<SidingMaterial["maintenance"], string>;

function material(
  { siding }: Facts,
  id: SidingId,
  name: string,
  picture: string,
  profile: string,
  description: string,
  benefits: readonly [string, string, string, string],
) {
  const { lifespanYears, maintenance } = siding[id];
  return {
    id,
    name,
    picture,
    profile,
    description,
    benefits,
    lifespan: years(lifespanYears),
    maintenance: upkeep[maintenance],
  };
}

export const materials = (f: Facts) => ({
  heading: "Four materials, in profile",
  lead: "Each has its own profile, and its own upkeep. The drawings are cut through the wall: weather on the left, the dashed line is the barrier.",
  lifespan: "Lifespan",
  maintenance: "Maintenance level",
  benefits: "Key benefits",
  items: [
    material(
      f,
      "vinyl",
      "Vinyl",
      "Light gray vinyl siding in lapped panels beside a white window",
      "Hollow, locked to the course below and hung loose on its nails",
      "A 12-foot panel grows by half an inch in summer heat, so it hangs from slots and must never be nailed tight. The color goes all the way through, and a hose cleans it.",
      [
        "Lowest price",
        "Never needs paint",
        "Many colors and profiles",
        "Single panels unzip for repair",
      ],
    ),
    material(
      f,
      "fiberCement",
      "Fiber cement",
      "Sage-green boards with a cedar grain between a white corner board and a window",
      "Solid board with a smooth or cedar-grained face, blind-nailed at the top",
      "Cement, sand and wood fiber, pressed and cured. It looks like painted wood, does not burn, and woodpeckers leave it alone. Cut ends must be sealed.",
      [
        "Does not burn",
        "Holds paint far longer than wood",
        "Resists hail and insects",
        "Sharp, wood-like lines",
      ],
    ),
    material(
      f,
      "wood",
      "Wood",
      "Brown-stained cedar boards with a knot and small nail heads beside a white window",
      "Beveled board, thick at the foot, nailed above the lap so that it can move",
      `Cedar or cypress, the siding of our oldest houses. It needs paint or stain every ${years(f.promises.siding.repaintYears)}, and nothing else looks quite like it.`,
      [
        "Right for historic districts",
        "Boards repaired one by one",
        "Any color, any time",
        "A renewable material",
      ],
    ),
    material(
      f,
      "metal",
      "Metal",
      "Upright charcoal panels with standing seams beside a white window",
      "Folded steel or aluminum on furring strips, with air moving behind it",
      "Steel or aluminum with a baked finish, as lap boards or upright panels. It suits modern additions, and on barns and porches it is the simple choice.",
      [
        "Does not rot, burn or feed insects",
        "Keeps its finish for decades",
        "Light and recyclable",
        "Hardly any upkeep",
      ],
    ),
  ],
});

export const benefits = ({
  promises,
}: Facts): {
  heading: string;
  items: readonly { title: string; text: string }[];
} => ({
  heading: "What quality siding is good for",
  items: [
    {
      title: "Lower energy bills",
      text: `Insulated siding over a tight weather barrier can reduce energy costs by ${percent(promises.siding.energySavings)}.`,
    },
    {
      title: "Protection from weather",
      text: "Wind-driven rain, hail and sun stop at the siding, and the frame stays dry.",
    },
    {
      title: "Less upkeep",
      text: "The right material on the south and west walls means fewer weekends with a brush.",
    },
    {
      title: "Value when you sell",
      text: "It is the first thing buyers see and the first their inspector touches.",
    },
    {
      title: "A house that looks finished",
      text: "Trim, color and shadow lines chosen together, within what your association allows.",
    },
  ],
});

export const process: { heading: string; steps: readonly Step[] } = {
  heading: "Five steps to a finished wall",
  steps: [
    {
      title: "Consultation and assessment",
      text: "We look at walls, trim and drainage and you tell us what bothers you. Free, at your house.",
    },
    {
      title: "Material selection",
      text: "Full-size samples against your own wall, in your own light.",
    },
    {
      title: "Detailed proposal",
      text: "Material, trim, flashing, disposal and dates, at one written price.",
    },
    {
      title: "Professional installation",
      text: "One elevation at a time: strip, repair, wrap, flash, side. No wall stays open overnight.",
    },
    {
      title: "Final inspection",
      text: "We walk every side with you, touch up, sweep for nails and hand over the warranty.",
    },
  ],
};

export const questions = ({ promises, siding }: Facts): readonly Question[] => [
  {
    id: "siding-replace",
    question: "When should siding be replaced?",
    answer: `Plan for it at ${years(promises.siding.replaceAtYears)}, and sooner when boards warp, seams open, paint will not hold or a screwdriver sinks into the wood. Wood needs repainting every ${years(promises.siding.repaintYears)}; when paint fails sooner than that, the boards are wet from behind.`,
  },
  {
    id: "siding-duration",
    question: "How long does installation take?",
    answer: `Vinyl takes ${weeks(promises.siding.vinylWeeks)}, fiber cement or wood ${weeks(promises.siding.heavyWeeks)}. The size of the house, its trim and the state of the sheathing decide where in that span yours lies.`,
  },
  {
    id: "siding-value",
    question: "Which siding is the best value?",
    answer: `Vinyl costs least up front. Fiber cement usually costs least per year in a house you plan to keep, since it lasts ${years(siding.fiberCement.lifespanYears)} and holds its paint. Metal wins where hail and fire worry you more than the price.`,
  },
  {
    id: "siding-energy",
    question: "Will new siding lower my energy bills?",
    answer: `With insulation and a sealed weather barrier behind it, by ${percent(promises.siding.energySavings)}. Siding alone does little: the savings come from what goes behind it while the wall is open.`,
  },
];

export const related = {
  heading: "Stains below the eave?",
  picture: "A gutter and its downspout at the corner of a brick house, close",
  label: "Gutter services",
  text: "Streaks and swollen boards under the roof edge usually come from the gutter. Fix it before new siding goes up.",
  to: "/gutter-services",
  all: { to: "/services", label: "All services" },
} as const;

export const closing = {
  heading: "We bring the samples to you",
  text: "The consultation is free. Tell us which wall worries you, and we'll start there.",
  actions: [
    { to: "/schedule-inspection", label: "Schedule a free consultation" },
    { to: "/contact-us?service=siding", label: "Ask about siding" },
  ],
} as const;
