import type { NavigationLink } from "#content/navigation.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { OfOffer } from "#domain/business/offers.ts";
import type { ComparedFeature } from "#domain/page/comparison.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { Step } from "#domain/page/step.ts";
import { limitedFarther } from "./counties-in-words.ts";
import { percent, years } from "./figures.ts";
import { standing } from "./licenses-in-words.ts";

export const words = {
  heading: "Commercial roofs, built on schedule",
  lead: "We install, repair and maintain TPO, EPDM, modified bitumen, PVC and metal roofs on commercial buildings.",
} satisfies OpeningWords;

export const picture =
  "A white single-ply roof with rooftop units and walkway pads, low offices and trees behind its parapet";

export const actions = [
  { to: "/contact-us?service=commercial", label: "Request a roof survey" },
  { to: "/contact-us", label: "Contact us" },
] as const satisfies readonly NavigationLink[];

export const services: {
  heading: string;
  lead: string;
  items: readonly {
    id: string;
    title: string;
    description: string;
    features: readonly string[];
    link?: NavigationLink & OfOffer;
  }[];
} = {
  heading: "Four services",
  lead: "Each one fits a different point in a roof's life.",
  items: [
    {
      id: "installation",
      title: "Installation and replacement",
      description:
        "New roofs and full replacements, with the drainage worked out before the membrane is ordered.",
      features: [
        "Core cuts and moisture survey of the old roof",
        "Tapered insulation toward the drains",
        "Shop drawings and submittals for your architect",
        "Manufacturer's inspection for the warranty",
      ],
    },
    {
      id: "repair",
      title: "Repair and leak response",
      description:
        "We trace the leak, stop it, and tell you whether it is one spot or the whole field.",
      features: [
        "Emergency response 24/7",
        "Welded and taped seam repair",
        "Flashing at curbs, drains and parapets",
        "Photo report for owner and tenant",
      ],
    },
    {
      id: "maintenance",
      title: "Maintenance contracts",
      description:
        "Scheduled visits that clear drains, check seams and meet the warranty's conditions.",
      features: [
        "Visits in spring and fall, and after storms",
        "Drains, scuppers and gutters cleared",
        "Small repairs done on the same visit",
        "A roof file with dates and pictures",
      ],
      link: {
        to: "/protection-plans",
        label: "Commercial contracts and plans",
        offer: "plans",
      },
    },
    {
      id: "restoration",
      title: "Coating and restoration",
      description:
        "A sound roof that has only aged at its surface can be cleaned, reinforced and coated instead of torn off.",
      features: [
        "Adhesion test before anything is promised",
        "Seams and penetrations reinforced first",
        "Reflective silicone or acrylic coats",
        "Tenants stay, no tear-off above them",
      ],
    },
  ],
};

export type SystemId = "tpo" | "epdm" | "modified-bitumen" | "pvc" | "metal";

export type System = {
  id: SystemId;
  name: string;
  inFull: string;
  /** Describes the picture. */
  picture: string;
  description: string;
  benefits: readonly string[];
  idealFor: string;
  /** From the weather side down, as numbered in the drawing. */
  layers: readonly string[];
};

/** Labels of a system's facts, in its schedule and for search engines. */
export const systemLabels = {
  idealFor: "Ideal for",
  detail: "Detail",
  place: (number: number, total: number) => `${number} of ${total}`,
  roofs: (system: string) => `${system} roofs`,
};

export const systems = ({
  promises,
}: Facts): { heading: string; lead: string; items: readonly System[] } => ({
  heading: "Five systems in section",
  lead: "Each drawing shows the layers from the top down. We build them from the bottom up.",
  items: [
    {
      id: "tpo",
      name: "TPO",
      inFull: "Thermoplastic polyolefin",
      picture: "White membrane with walkway pads, pipe boots and rooftop units",
      description:
        "A white, reinforced sheet whose overlaps are welded with hot air, so that the seam becomes as strong as the field. It is the usual cool roof on new buildings.",
      benefits: [
        `Reflects sun: cool roofs can cut cooling costs ${percent(promises.coolRoofSavings)}`,
        "Welded seams, no glue to age",
        "Light, and quick to lay over large areas",
      ],
      idealFor: "Warehouses, schools and stores with wide, open roofs",
      layers: [
        "White TPO membrane, laps welded",
        "Screws and plates hidden in the lap",
        "Cover board",
        "Polyiso insulation, two staggered layers",
        "Steel deck",
      ],
    },
    {
      id: "epdm",
      name: "EPDM",
      inFull: "Synthetic rubber",
      picture: "Wide black rubber sheets around a galvanized unit",
      description:
        "Black rubber that stays elastic in frost. It comes in sheets as wide as 50 feet, so a small roof may have few seams or none; they are taped.",
      benefits: [
        "Few seams",
        "Moves with the building through freeze and thaw",
        "Repairs are simple, decades later too",
      ],
      idealFor: "Offices and apartment buildings with few rooftop units, and shaded roofs",
      layers: [
        "Black EPDM sheet, laps taped",
        "Bonding adhesive",
        "Polyiso insulation",
        "Plywood deck",
      ],
    },
    {
      id: "modified-bitumen",
      name: "Modified bitumen",
      inFull: "Asphalt with polymers, in plies",
      picture: "Gray granulated rolls, lap beside lap, on an overcast day",
      description:
        "Two or three plies of asphalt that polymers keep flexible, under a cap of mineral granules. If one ply is cut, the next still keeps water out.",
      benefits: [
        "More than one line of defense",
        "Takes foot traffic and dropped tools",
        "Cold-applied versions without torch or fumes",
      ],
      idealFor: "Smaller roofs with many penetrations, and roofs that people work on",
      layers: [
        "Granulated cap sheet",
        "Base ply",
        "Cover board",
        "Tapered insulation, falling to the drain",
        "Concrete deck",
      ],
    },
    {
      id: "pvc",
      name: "PVC",
      inFull: "Polyvinyl chloride",
      picture: "Light gray membrane with welded laps and walkway pads",
      description:
        "Welded like TPO, and made to resist what dissolves other sheets: fats from kitchen exhaust, oils and many chemicals.",
      benefits: [
        "Resists grease and chemicals",
        "Hard to ignite",
        "Welds cleanly after years in the sun, so details can be added",
      ],
      idealFor: "Restaurants, food plants, laboratories and hospitals",
      layers: [
        "Reinforced PVC membrane, laps welded",
        "Cover board",
        "Polyiso insulation",
        "Vapor retarder",
        "Steel deck",
      ],
    },
    {
      id: "metal",
      name: "Metal",
      inFull: "Structural standing seam",
      picture: "Long standing seam panels on a low slope",
      description:
        "Panels span from purlin to purlin and carry their own load. Their clips slide, since a long steel panel grows and shrinks with each day's sun.",
      benefits: [
        "Longest life of the five",
        "Holds solar clamps without a hole",
        "Recyclable at the end",
      ],
      idealFor: "Churches, retail buildings and additions with a visible slope",
      layers: [
        "Standing seam panel",
        "Sliding clip within the seam",
        "Thermal spacer",
        "Insulation",
        "Purlin",
      ],
    },
  ],
});

export const comparison: {
  heading: string;
  caption: string;
  subject: string;
  rows: readonly ComparedFeature[];
} = {
  heading: "Side by side",
  caption: "What separates the systems once they are on the roof.",
  subject: "Question",
  rows: [
    {
      feature: "How seams close",
      values: [
        "Hot-air weld",
        "Tape",
        "Torch, adhesive or self-adhered",
        "Hot-air weld",
        "Folded metal",
      ],
    },
    {
      feature: "Usual color",
      values: ["White", "Black", "Granules, light or gray", "White", "Any, cool finishes too"],
    },
    {
      feature: "Cool roof",
      values: [true, false, "With a white cap sheet", true, "With a cool finish"],
    },
    { feature: "Kitchen grease", values: ["No", "No", "No", "Yes", "Wash it off"] },
    {
      feature: "Where to look first",
      values: [
        "Corners and drains",
        "Taped laps and flashing",
        "Lap edges and blisters",
        "Corners and curbs",
        "End laps and gutters",
      ],
    },
  ],
};

export const reasons = ({
  promises,
  ...f
}: Facts): { heading: string; items: readonly { title: string; text: string }[] } => ({
  heading: "Why owners and managers choose us",
  items: [
    {
      title: "Your doors stay open",
      text: "We work in sections and agree on noise, cranes and parking before the first delivery.",
    },
    {
      title: "Dry every night",
      text: "We open no more roof than we can tie in the same day.",
    },
    {
      title: "Five systems, no favorite",
      text: "We install all of them, so the recommendation follows the building.",
    },
    {
      title: standing(f),
      text: "Certificates go to your property manager before the crew arrives.",
    },
    {
      title: "Work and material under warranty",
      text: `Limited warranties: ${years(promises.workmanshipYears)} on our workmanship, and the manufacturer's ${years(promises.manufacturerYears)} on the material. Your proposal names both.`,
    },
    {
      title: "A person answers at night",
      text: "The emergency line is answered 24/7, on weekends and holidays too.",
    },
  ],
});

export const process: { heading: string; steps: readonly Step[] } = {
  heading: "Four steps, one superintendent",
  steps: [
    {
      title: "Survey",
      text: "We walk the roof, take cores and look at every drain. You learn what is wet and what is only old.",
    },
    {
      title: "Proposal",
      text: "Scope, system, price and schedule, with the choice between repair, coating and replacement where there is one.",
    },
    {
      title: "Installation",
      text: "We arrange permit and inspections. Sections are closed each day, and you get a progress report each week.",
    },
    {
      title: "Handover",
      text: "Punch list, manufacturer's inspection, warranty, and a roof plan with every repair drawn in for whoever comes next.",
    },
  ],
};

export const closing = (f: Facts) => ({
  heading: "Where we work on commercial roofs",
  full: "Full commercial service",
  limited: "Limited commercial service",
  note: `${limitedFarther(f, (where) => `Commercial services are limited outside our primary ${where}: ask`) || "Ask"}, and we'll tell you right away whether we can serve your building.`,
  actions,
});
