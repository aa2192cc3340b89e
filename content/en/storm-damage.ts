import type { LinkTarget } from "#content/pages.ts";
import type { Facts } from "#domain/business/facts.ts";
import { before } from "#domain/page/optional-sentence.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { RichText } from "#domain/page/rich-text.ts";
import type { Step } from "#domain/page/step.ts";
import { emergencyTime } from "./answer-times-in-words.ts";
import { ifExtended, unlessExtended } from "./counties-in-words.ts";
import { licensesInWords } from "./licenses-in-words.ts";
import { claimWindow } from "./promises-in-words.ts";
import { onSiteTime } from "./response-times-in-words.ts";
import { claimLaw, licenseOffice } from "./state-law.ts";

export const opening = (
  f: Facts,
): OpeningWords & { picture: string; help: string; claims: string } => ({
  heading: "Storm damage repair, day and night",
  lead: `Wind, hail, water or a limb through the roof: call, and a person answers. We are on site within ${onSiteTime(f)}${unlessExtended(f)} and keep the next rain out before we talk about repairs.`,
  picture:
    "A brick house under a clearing sky: a broken limb lies on the roof, shingles are gone down to the wood, a blue tarp covers one end",
  help: "Get emergency help",
  claims: "Insurance claims",
});

export const hotline = (f: Facts) => ({
  label: "24/7 emergency hotline",
  note: "Answered day and night, on weekends and on holidays.",
  facts: [
    {
      label: "Contact",
      value: emergencyTime(f),
      note: "typically, after a written request",
    },
    {
      label: "On site",
      value: `Within ${onSiteTime(f)}`,
      note: ifExtended(f, (counties) => `limited in ${counties}`),
    },
  ],
});

/** The page's topic, for search engines. */
export const service = "Storm damage repair";

/** One kind of damage with its signs, which are numbered across all kinds, as on the drawing. */
type Damage = {
  id: "wind" | "hail" | "water" | "debris";
  title: string;
  text: string;
  signs: readonly string[];
};

export const damage: { heading: string; lead: string; drawing: string; kinds: readonly Damage[] } =
  {
    heading: "Where a storm leaves its marks",
    lead: "Walk around the house once, with binoculars if you have them. Stay on the ground. The numbers say where to look.",
    drawing:
      "A house seen from the front, with twelve numbered places where wind, hail, water and debris damage shows",
    kinds: [
      {
        id: "wind",
        title: "Wind damage",
        text: "Wind peels a roof from its edges. It lifts a shingle, breaks the seal and creases it at the nails, and the next storm takes it.",
        signs: [
          "Ridge caps missing or tilted",
          "Shingles gone, creased or flapping along the sloped edge",
          "Siding or fascia loose at the corner",
        ],
      },
      {
        id: "hail",
        title: "Hail damage",
        text: "Hail bruises shingles before it breaks them. Soft metal shows it best, so look there first.",
        signs: [
          "Dents in vent caps and flashing",
          "Round dark spots where granules are gone",
          "Dings in gutters, downspouts and the fins of the air conditioner",
        ],
      },
      {
        id: "water",
        title: "Water damage",
        text: "Water comes out far from where it went in. Follow it uphill from the stain to the chimney, the valley or the vent.",
        signs: [
          "Flashing lifted at the chimney",
          "A valley full of leaves or with a gap in its metal",
          "Stains on ceilings, in the attic or under the eave",
        ],
      },
      {
        id: "debris",
        title: "Debris impact damage",
        text: "A limb that bounced off may have cracked the decking under shingles that look whole.",
        signs: [
          "Punctures and torn shingles under branches",
          "A dip in the ridge or a sagging slope",
          "Gutters bent or pulled off their hangers",
        ],
      },
    ],
  };

export const response = (f: Facts): { heading: string; steps: readonly Step[] } => ({
  heading: "Our response, in four steps",
  steps: [
    {
      title: "Emergency response",
      text: "A tarp over the hole, boards over the glass, the limb off the roof. The house is dry before anything else happens.",
      note: `On site within ${onSiteTime(f)}`,
    },
    {
      title: "Comprehensive assessment",
      text: "Every slope, the flashing, the gutters and the attic. You get photos with a date, and a list of what is storm damage and what is age.",
    },
    {
      title: "Insurance assistance",
      text: "You get a written scope and price, and we are on the roof when your adjuster comes.",
    },
    {
      title: "Expert restoration",
      text: "Repair or replacement with materials that match, a permit where one is needed, and a final inspection with you.",
    },
  ],
});

export const insurance = (
  f: Facts,
): { heading: string; lead: RichText<LinkTarget>; steps: readonly Step[] } => ({
  heading: "Help with the insurance, in five steps",
  lead: [
    `You file the claim; we supply photos and a price. ${before(claimLaw(f).contractor)}`,
    { to: "/insurance-claims", label: "How a claim works" },
    ".",
  ],
  steps: [
    {
      title: "Document the damage",
      text: "Photos of every slope, measurements, and the date and hour of the storm.",
    },
    {
      title: "Report the claim",
      text: `You call your insurer. Policies commonly allow ${claimWindow(f)} from the day of the storm, so look yours up early.`,
    },
    {
      title: "Meet the adjuster",
      text: "We walk the roof with the adjuster and point out what cannot be seen from the ladder.",
    },
    {
      title: "Review the settlement",
      text: "You compare the insurer's list with our price: drip edge, ice barrier and code items each have a line in it.",
    },
    {
      title: "Complete the repairs",
      text: "You pay your deductible; be wary of anyone who offers to waive it. We give you the final invoice and photos; send them to your insurer to get the rest.",
    },
  ],
});

export const services: {
  heading: string;
  lead: string;
  rows: readonly { title: string; text: string }[];
} = {
  heading: "24/7 emergency services",
  lead: "What the crew on call can do the same day or night, before any claim is filed.",
  rows: [
    {
      title: "Emergency tarping",
      text: "Fastened over the ridge with battens, so that wind cannot get under it.",
    },
    {
      title: "Temporary leak repair",
      text: "Flashing sealed, pipe boots wrapped, open seams closed.",
    },
    {
      title: "Board-up",
      text: "Plywood over skylights, windows and gable vents that broke.",
    },
    {
      title: "Limb and debris removal",
      text: "Cut and lowered off the roof. Trees that touch a power line wait for the utility.",
    },
    {
      title: "Proof for your insurer",
      text: "Photos before, during and after, with an invoice for the emergency work alone.",
    },
  ],
};

/** A list to print and tick off. */
export const checklist = (
  f: Facts,
): {
  heading: string;
  lead: RichText<LinkTarget>;
  print: string;
  groups: readonly { title: string; items: readonly string[] }[];
} => ({
  heading: "Storm checklist",
  lead: [
    "It takes an afternoon. Print the list and hang it beside the breaker panel. There is more under ",
    { to: "/maintenance-tips", label: "maintenance tips" },
    ".",
  ],
  print: "Print this checklist",
  groups: [
    {
      title: "Before storm season",
      items: [
        "Have the roof inspected, and loose shingles and flashing fixed",
        "Clean gutters and downspouts, and check that water leaves the foundation",
        "Cut back limbs that reach over the roof",
        "Photograph all four sides of the house and the roof while they are whole",
        "Read your policy: deductible for wind and hail, days to report a claim",
        "Store furniture, grills and trampolines where wind cannot throw them",
        `Save the hotline in your phone: ${f.hotline.display}`,
      ],
    },
    {
      title: "After a storm",
      items: [
        "Stay away from downed lines, and off the roof",
        "Look at every slope from the ground, and into the attic with a flashlight",
        "Photograph damage and hailstones beside a coin before you move anything",
        "Catch drips, and move what can get wet",
        "Call us for a tarp if the roof is open, and keep the receipt",
        "Report the claim to your insurer, and write down the claim number",
        `Sign nothing at the door${licensesInWords(f) && `: check a contractor's license ${office(f)}first`}`,
      ],
    },
  ],
});

function office(f: Facts): string {
  const { name } = licenseOffice(f);
  return name ? `with ${name} ` : "";
}

export const closing: {
  heading: string;
  text: string;
  help: string;
  links: readonly { to: LinkTarget; label: string }[];
} = {
  heading: "Is water coming in right now?",
  text: "Call first, then send the form, and keep your photos for the crew. Everyone safe? More below.",
  help: "Send an emergency request",
  links: [
    { to: "/insurance-claims", label: "Insurance claims" },
    { to: "/maintenance-tips", label: "Maintenance tips" },
  ],
};
