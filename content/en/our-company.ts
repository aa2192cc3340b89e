import { businessProfile } from "#content/business-profile.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { furtherPlace } from "#content/places.ts";
import { saidOfRegion } from "#content/said-of-region.ts";
import type { Facts } from "#domain/business/facts.ts";
import { heldLicenses } from "#domain/business/licenses.ts";
import { shownRating } from "#domain/business/shown-rating.ts";
import type { LabeledValue } from "#domain/page/labeled-value.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { withThousands } from "#domain/page/thousands.ts";
import { replyTime } from "./answer-times-in-words.ts";
import { companyStory } from "./company-story.ts";
import { countyCount } from "./counties-in-words.ts";
import { years } from "./figures.ts";
import { licensesInWords, standing, standingWithin } from "./licenses-in-words.ts";
import { projectsDone } from "./projects-done.ts";
import { sampleNotes } from "./sample-notes.ts";
import { licensing } from "./state-law.ts";

export const opening = (f: Facts): OpeningWords => ({
  heading: `Roofers from ${f.address.city}, at home in ${f.serviceRegion}`,
  lead: `${f.name} is a ${standingWithin(f)} contractor for roofs, gutters and siding, on houses and on commercial buildings in ${f.serviceRegion}${furtherOf(f, " and")}.`,
});

/** ` and Richmond`: the further place, if there is one here. */
function furtherOf(f: Facts, before: string): string {
  const place = saidOfRegion(f, furtherPlace);
  return place ? `${before} ${place.name}` : "";
}

export const film = {
  alt: "A table in low sun: the model of a gable roof with its frame open and the first shingles laid, on a roof plan, between drawings, samples and tools",
  caption: "A model roof: drawn, framed and its first courses laid before anyone climbs a ladder.",
};

export const onThisPage = ({ leadership }: Facts): readonly NavigationLink[] => [
  ...(leadership ? [{ label: "Leadership", to: "/our-company#leadership" } as const] : []),
  { label: "Culture", to: "/our-company#culture" },
  { label: "Why choose us", to: "/why-choose-us" },
];

export const story = (f: Facts) => ({
  heading: "Company story",
  paragraphs: saidOfRegion(f, companyStory(f)) ?? storyElsewhere(f),
});

/** The story as it holds wherever we work. */
const storyElsewhere = (f: Facts): readonly string[] => [
  "Most owners have never stood on their own roof. They hear a price for something they can't see, from someone who profits from a large one. So our inspections are free and end with photographs, and a price comes in writing.",
  `A crew of ${withThousands(f.company.teamMembers)}+ people has finished ${projectsDone(f)} projects. Gutters and siding came later, because water does not stop at the eave.`,
  `We stay close to home on purpose${f.counties.length > 0 ? `: ${countyCount(f)}, and one office in ${f.address.city}` : ""}. A contractor who comes once after a storm and leaves has no reason to learn how a place treats its roofs.`,
];

export const storyPicture = {
  alt: "A roof plan, shingle samples, a tape measure and leather gloves on the lowered tailgate of a white pickup, wrapped bundles in its bed",
  caption: "Where a price starts: measurements, a plan and samples on the tailgate.",
};

export const factsLabel = "The company at a glance";

export const facts = (f: Facts): readonly LabeledValue[] => [
  ...(f.foundedYear > 0 ? [{ label: "Founded", value: `${f.foundedYear}` }] : []),
  { label: "Office", value: `${f.address.city}, ${f.address.region}` },
  ...licensesIn(f),
  { label: "Status", value: standing(f) },
  ...(f.counties.length > 0
    ? [
        {
          label: "Service area",
          value: countyCount(f),
          ...(saidOfRegion(f, furtherPlace) && { note: furtherOf(f, "and").trim() }),
        },
      ]
    : []),
  ...ratingIn(f),
];

function ratingIn(f: Pick<Facts, "samples">): LabeledValue[] {
  const rating = shownRating(f, businessProfile);
  if (!rating) return [];
  const { value, reviews } = rating;
  return [
    {
      label: "Customers say",
      value: `${value.toFixed(1)} of 5`,
      note: `${reviews} reviews`,
      sample: sampleNotes.reviews,
    },
  ];
}

export const purposeLabel = "Vision and mission";

export const purpose = ({
  serviceRegion,
}: Facts): readonly { label: string; text: string; note: string }[] => [
  {
    label: "Vision",
    text: `A ${serviceRegion} where every owner knows what shape the roof is in, what it needs and what that costs, before it leaks.`,
    note: "Where we want to get to",
  },
  {
    label: "Mission",
    text: "Look at each roof with care, say what we found in plain words, and build what we promised on the day we promised it.",
    note: "What we do about it every day",
  },
];

export const values = (
  f: Facts,
): {
  heading: string;
  lead: string;
  columns: readonly [string, string, string];
  rows: readonly { name: string; means: string; check: string }[];
} => ({
  heading: "Six values, and how you can hold us to them",
  lead: "Next to each value is something you can ask us for.",
  columns: ["Value", "What it means on your roof", "What you can ask for"],
  rows: [
    {
      name: "Quality",
      means:
        "Shingles are nailed where their maker says, and flashing goes under the course above it. A bead of sealant is never the repair.",
      check: "Photographs of underlayment and flashing before they are covered.",
    },
    {
      name: "Integrity",
      means:
        "If a repair will do, we say so. If it costs too large a share of a new roof, we say that too, and price both.",
      check: "The photo behind each line of the proposal.",
    },
    {
      name: "Safety",
      means:
        "Federal rules require fall protection from 6 feet up on houses. A porch roof is higher than that, so it counts there too.",
      check:
        "Our certificates of liability and workers' compensation insurance, sent by the insurer.",
    },
    {
      name: "Customer Focus",
      means:
        "One person answers for your job from the first look to the last, and tells you about a delay before you notice it.",
      check: `That person's direct number. We answer within ${replyTime(f)}.`,
    },
    {
      name: "Community",
      means:
        "Your neighbors hear our compressors too. We park out of their way, keep to the county's hours and leave the street clean.",
      check: "A note to the houses next door before the crew arrives.",
    },
    {
      name: "Innovation",
      means:
        "New methods earn their place by showing more or lasting longer: drone pictures of steep slopes, infrared scans of flat roofs, cool membranes.",
      check: "What the method found, and what it could not see.",
    },
  ],
});

/** Null where nobody has said that these three lead the company. */
export const leadership = (
  f: Facts,
): {
  heading: string;
  lead: string;
  roles: readonly { role: string; place: string; text: string; ask: string }[];
} | null =>
  f.leadership
    ? {
        heading: "Leadership",
        lead: "Three people carry the company, the way three members carry a roof truss. Here is what each one answers for.",
        roles: [
          {
            role: "CEO",
            place: "Ridge",
            text: "Sets where the company goes and what it will not do. Answers for safety, for the people we hire and for the name on the truck.",
            ask: "Reach the CEO if something went wrong and wasn't fixed.",
          },
          {
            role: "COO",
            place: "Rafters",
            text: "Runs the work: crews, schedule, material and permits. Decides whether a roof is opened when the forecast turns.",
            ask: "Reach the COO with a question about dates, access or your neighbors.",
          },
          {
            role: "Managing Partner",
            place: "Tie beam",
            text: `Keeps contracts, warranties${f.offers.financing ? ", lenders" : ""} and insurers together, and signs what we promise in writing.`,
            ask: "Reach the Managing Partner about a contract, a claim or a warranty.",
          },
        ],
      }
    : null;

export const culture = {
  heading: "Our culture is a day on site",
  lead: "This is how a crew spends a day at your house.",
  picture:
    "Work gloves, a nailer and a chalk line on dark shingles, next to a strip of gray underlayment",
};

function licensesIn(f: Facts): readonly LabeledValue[] {
  const licenses = heldLicenses(f);
  if (licenses.length === 0) return [];
  return [
    {
      label: "License",
      value: licenses.map(({ number }) => number).join(", "),
      note: licenses.map(({ label }) => label).join(", "),
    },
  ];
}

/** What protects who hires us: a license where there is one, papers everywhere. */
export const license = (
  f: Facts,
): {
  heading: string;
  paragraphs: readonly string[];
  points: readonly string[];
} => {
  const [licenses, law] = [licensesInWords(f), licensing(f)];
  const paper = licenses
    ? "license"
    : f.isBonded
      ? "certificates of bond and insurance"
      : "certificate of insurance";
  return {
    ...(licenses
      ? aboutLicense(law.how?.(licenses) ?? `Our license is ${licenses}.`)
      : unlicensed(f)),
    points: [
      ...present(licenses && law.lookUp),
      `Compare the name on the ${paper} with the name on the contract. They should match exactly.`,
      "Get the insurance certificates from the insurer, not the contractor. Liability pays for your house, workers' compensation for people hurt on it.",
      (licenses && law.contract) || "Sign nothing that leaves a price open.",
      ...present(licenses && law.unlicensed),
    ],
  };
};

const aboutLicense = (ours: string) => ({
  heading: "What a license tells you, and what it does not",
  paragraphs: [
    ours,
    "A license is a minimum. It says that a contractor has passed an exam and answers to the board. It doesn't say how well a crew nails. Before you sign with us or anyone else:",
  ],
});

/** Where the state licenses no roofers, as many do not. */
const unlicensed = ({ isBonded }: Facts) => ({
  heading: "What to check before you sign",
  paragraphs: [
    `Anybody can print a business card. ${isBonded ? "Papers from a bonding company and an insurer are" : "A paper from an insurer is"} harder to come by. Before you sign with us or anyone else:`,
  ],
});

export const next = (f: Facts) => ({
  heading: "What that means for your roof",
  text: `A limited workmanship warranty of ${years(f.promises.workmanshipYears)}, prices in writing, and a report with photos before you decide anything.`,
  links: [
    { label: "Why choose us", to: "/why-choose-us" },
    {
      label:
        f.counties.length > 0
          ? `${f.counties.length > 1 ? `The ${countyCount(f)}` : `${countyCount(f)},`} where ${f.shortName} works`
          : `Where ${f.shortName} works`,
      to: "/service-areas",
    },
  ] satisfies readonly NavigationLink[],
});

function present(sentence: string | undefined): string[] {
  return sentence ? [sentence] : [];
}
