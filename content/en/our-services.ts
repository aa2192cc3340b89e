import type { NavigationLink } from "#content/navigation.ts";
import type { LinkTarget } from "#content/pages.ts";
import type { Facts } from "#domain/business/facts.ts";
import { isOffered, type OfOffer, offered } from "#domain/business/offers.ts";
import { before } from "#domain/page/optional-sentence.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { Step } from "#domain/page/step.ts";
import type { PlanId } from "#domain/plan/protection-plan.ts";
import { limitedFarther } from "./counties-in-words.ts";
import { days, percent, weeks, withArticle, years } from "./figures.ts";
import { aLicense, standingWithin } from "./licenses-in-words.ts";
import { everyPlan, monthlyPrice } from "./plan-price.ts";
import { claimWindow } from "./promises-in-words.ts";
import { planTermsInWords } from "./protection-plan.ts";
import { claimLaw } from "./state-law.ts";

export const words = {
  heading: "Everything above your walls, and the walls too",
  lead: "We repair and replace roofs on homes and commercial buildings, fix storm damage, and install gutters and siding.",
} satisfies OpeningWords;

/** Labels in the drawing. */
export const street = {
  pitched: "Pitched roof",
  gutter: "Gutter",
  siding: "Siding",
  flat: "Low-slope roof",
};

export const onThisPage = "On this page";

/** The page's sections, as numbered on the drawing. */
export const sheets = (f: Facts): readonly { id: string; label: string; text: string }[] =>
  offered<{ id: string; label: string; text: string } & OfOffer>(f, [
    { id: "residential", label: "Residential roofing", text: "Pitched roofs, gutters, siding" },
    { id: "commercial", label: "Commercial roofing", text: "Low-slope roofs in five systems" },
    {
      id: "contracts",
      label: "Service contracts",
      text: "Three plans, billed monthly",
      offer: "plans",
    },
    {
      id: "claims",
      label: "Insurance claim assistance",
      text: "From inspection to final invoice",
    },
  ]);

/** `We hold a Virginia Class A contractor license, and we are licensed, bonded and insured`. */
function weAre(f: Facts): string {
  const held = aLicense(f).replace(/ (?:Contractor|License)\b/g, (word) => word.toLowerCase());
  return `${held ? `We hold ${held}, and we are` : "We are"} ${standingWithin(f)}`;
}

export type Work = { name: string; when: string; takes: string; to: LinkTarget };

export const residential = (
  f: Facts,
): {
  heading: string;
  text: readonly string[];
  picture: string;
  caption: string;
  table: { caption: string; columns: readonly [string, string, string]; rows: readonly Work[] };
} => ({
  heading: "Residential roofing",
  text: [
    "A house has one envelope. When the roof sends water behind the gutter, the fascia rots; when the gutter overflows, the siding stains and the basement smells. So the same crew chief looks at all of it, and you hear what matters first.",
    `${weAre(f)}. Estimates are free and in writing.`,
  ],
  picture:
    "Architectural shingles in four browns, lit from the side so that each course throws a shadow",
  caption:
    "Architectural shingles, 5⅝ inches of each showing. The rest lies under the next two courses, and that overlap is what keeps water out.",
  table: {
    caption: "What we do on houses, and how long each takes",
    columns: ["Work", "Choose it when", "Time on site"],
    rows: [
      {
        name: "Roof repairs",
        when: "damage sits in one place and the shingles around it still bend",
        takes: days(f.promises.repairDays),
        to: "/roof-services/repairs",
      },
      {
        name: "Roof replacement",
        when: `a repair would pass ${percent(f.promises.repairShareOfReplacement)} of a new roof`,
        takes: days(f.promises.replacementDays),
        to: "/roof-services/replacement",
      },
      {
        name: "Storm damage",
        when: "wind, hail or a tree has hit the roof",
        takes: "Covered first, repaired when dry",
        to: "/storm-damage",
      },
      {
        name: "Gutter services",
        when: "water runs over the edge or stands at the foundation",
        takes: "By length and height",
        to: "/gutter-services",
      },
      {
        name: "Siding services",
        when: "boards warp, rot or need painting every few years",
        takes: `${weeks({ from: f.promises.siding.vinylWeeks.from, to: f.promises.siding.heavyWeeks.to })}, by material`,
        to: "/siding-services",
      },
    ],
  },
});

export const commercial = ({
  promises,
  ...f
}: Facts): {
  heading: string;
  text: readonly string[];
  systems: readonly { name: string; text: string }[];
  link: NavigationLink;
} => ({
  heading: "Commercial roofing",
  text: [
    "On a low-slope roof the seams do the work that gravity does on a house. We install, repair and maintain five systems and tell you which one your deck, your drains and your tenants call for.",
    `A light-colored cool roof can cut cooling costs by ${percent(promises.coolRoofSavings)}. ${limitedFarther(f, (counties) => `Full commercial service covers our primary ${counties}; farther out it is limited.`)}`.trimEnd(),
  ],
  systems: [
    { name: "TPO", text: "white, welded seams" },
    { name: "EPDM", text: "rubber in wide sheets" },
    { name: "Modified bitumen", text: "asphalt in plies" },
    { name: "PVC", text: "resists grease and chemicals" },
    { name: "Metal", text: "structural panels on a slight slope" },
  ],
  link: { to: "/commercial-roofing", label: "Commercial roofing in detail" },
});

const planPages: Record<PlanId, LinkTarget> = {
  platinum: "/protection-plans/platinum",
  gold: "/protection-plans/gold",
  silver: "/protection-plans/silver",
};

function planCard(f: Facts, id: PlanId, name: string, suits: string) {
  return {
    id,
    name,
    price: monthlyPrice(f, id),
    terms: planTermsInWords(f, id),
    workmanship: `${years(f.plans[id].workmanshipYears)} of workmanship warranty`,
    suits,
    to: planPages[id],
  };
}

/** Null while no plans are offered. */
export function contracts(f: Facts) {
  if (!isOffered(f, { offer: "plans" })) return null;
  const { billing, notice } = everyPlan(f);
  return {
    heading: "Service contracts",
    text: "A protection plan puts inspections on the calendar, sets how fast we come, and takes a percentage off repairs.",
    per: "a month",
    more: (plan: string) => `${plan} plan`,
    /** For search engines. */
    inFull: (plan: string) => `${plan} protection plan`,
    note: `${billing} with ${withArticle(`${f.planTerms.minimumMonths}-month`)} minimum, then month to month. ${notice}.`,
    cards: [
      planCard(
        f,
        "platinum",
        "Platinum",
        "For slate, cedar and flat roofs, and wherever tenants live below.",
      ),
      planCard(f, "gold", "Gold", "For roofs past ten years and lots with old trees."),
      planCard(
        f,
        "silver",
        "Silver",
        "For sound roofs that need one good look a year, and houses that often stand empty.",
      ),
    ],
    link: {
      to: "/protection-plans",
      label: "Compare the protection plans",
    } satisfies NavigationLink,
  };
}

export const claims = (
  f: Facts,
): {
  heading: string;
  text: string;
  steps: readonly Step[];
  link: NavigationLink;
} => ({
  heading: "Insurance claim assistance",
  text: `The claim is yours, and your insurer decides what it pays. ${before(claimLaw(f).whoMay)}We bring photos, a written price and someone on the roof when the adjuster comes.`,
  steps: [
    {
      title: "Free damage inspection",
      text: "We photograph each slope, gutter and vent, and chalk what wind or hail has marked.",
    },
    {
      title: "Documentation",
      text: "You get a dated report with measurements, in the order an adjuster works.",
    },
    {
      title: "You file the claim",
      text: `Policies commonly allow ${claimWindow(f)}, so file early. The report gives you date, cause and extent.`,
    },
    {
      title: "Adjuster meeting",
      text: "We meet the adjuster at your house and point out what cannot be seen from the ground.",
    },
    {
      title: "Scope and approval",
      text: "If the insurer's scope differs from ours, we give you our price and photos. You decide what to send.",
    },
    {
      title: "Repairs and final papers",
      text: "We do the work and give you the final invoice to send to your insurer.",
    },
  ],
  link: { to: "/insurance-claims", label: "How insurance claims work" },
});

export const closing = "Start with a call, or with six questions";
