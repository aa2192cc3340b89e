import { businessProfile } from "#content/business-profile.ts";
import { counties } from "#content/counties.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { furtherPlace } from "#content/places.ts";
import type { Facts } from "#domain/business/facts.ts";
import { shownRating } from "#domain/business/shown-rating.ts";
import type { LabeledValue } from "#domain/page/labeled-value.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { replyTime } from "./answer-times-in-words.ts";
import { companyStory } from "./company-story.ts";
import { years } from "./figures.ts";
import { licensesInWords } from "./licenses-in-words.ts";
import { sampleNotes } from "./sample-notes.ts";
import { licensing } from "./state-law.ts";

const { foundedYear } = businessProfile;
const rating = shownRating(businessProfile);

export const opening = ({ name, serviceRegion, address }: Facts): OpeningWords => ({
  heading: `Roofers from ${address.city}, at home in ${serviceRegion}`,
  lead: `${name} is a licensed, bonded and insured contractor for roofs, gutters and siding, on houses and on commercial buildings in ${serviceRegion}${furtherPlace ? ` and ${furtherPlace.name}` : ""}.`,
});

export const film = {
  alt: "A table in low sun: the model of a gable roof with its frame open and the first shingles laid, on a roof plan, between drawings, samples and tools",
  caption: "A model roof: drawn, framed and its first courses laid before anyone climbs a ladder.",
};

export const onThisPage: readonly NavigationLink[] = [
  { label: "Leadership", to: "/our-company#leadership" },
  { label: "Culture", to: "/our-company#culture" },
  { label: "Why choose us", to: "/why-choose-us" },
];

export const story = (f: Facts) => ({
  heading: "Company story",
  paragraphs: companyStory(f),
});

export const storyPicture = {
  alt: "A roof plan, shingle samples, a tape measure and leather gloves on the lowered tailgate of a white pickup, wrapped bundles in its bed",
  caption: "Where a price starts: measurements, a plan and samples on the tailgate.",
};

export const factsLabel = "The company at a glance";

export const facts = ({ address, licenses }: Facts): readonly LabeledValue[] => [
  { label: "Founded", value: `${foundedYear}` },
  { label: "Office", value: `${address.city}, ${address.region}` },
  {
    label: "License",
    value: licenses.map(({ number }) => number).join(", "),
    note: licenses.map(({ label }) => label).join(", "),
  },
  { label: "Status", value: "Licensed, bonded and insured" },
  {
    label: "Service area",
    value: `${counties.length} counties`,
    ...(furtherPlace && { note: `and ${furtherPlace.name}` }),
  },
  ...(rating
    ? [
        {
          label: "Customers say",
          value: `${rating.value.toFixed(1)} of 5`,
          note: `${rating.reviews} reviews`,
          sample: sampleNotes.reviews,
        },
      ]
    : []),
];

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

export const leadership: {
  heading: string;
  lead: string;
  roles: readonly { role: string; place: string; text: string; ask: string }[];
} = {
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
      text: "Keeps contracts, warranties, lenders and insurers together, and signs what we promise in writing.",
      ask: "Reach the Managing Partner about a contract, a claim or a warranty.",
    },
  ],
};

export const culture = {
  heading: "Our culture is a day on site",
  lead: "This is how a crew spends a day at your house.",
  picture:
    "Work gloves, a nailer and a chalk line on dark shingles, next to a strip of gray underlayment",
};

export const license = (
  f: Facts,
): {
  heading: string;
  paragraphs: readonly string[];
  points: readonly string[];
} => ({
  heading: "What a license tells you, and what it does not",
  paragraphs: [
    licensing ? licensing.how(licensesInWords(f)) : `Our license is ${licensesInWords(f)}.`,
    "A license is a minimum. It says that a contractor has passed an exam and answers to the board. It doesn't say how well a crew nails. Before you sign with us or anyone else:",
  ],
  points: [
    ...(licensing ? [licensing.lookUp] : []),
    "Compare the name on the license with the name on the contract. They should match exactly.",
    "Get the insurance certificates from the insurer, not the contractor. Liability pays for your house, workers' compensation for people hurt on it.",
    licensing ? licensing.contract : "Sign nothing that leaves a price open.",
    ...(licensing ? [licensing.unlicensed] : []),
  ],
});

export const next = ({ shortName, promises }: Facts) => ({
  heading: "What that means for your roof",
  text: `A limited workmanship warranty of ${years(promises.workmanshipYears)}, prices in writing, and a report with photos before you decide anything.`,
  links: [
    { label: "Why choose us", to: "/why-choose-us" },
    { label: `The ${counties.length} counties where ${shortName} works`, to: "/service-areas" },
  ] satisfies readonly NavigationLink[],
});
