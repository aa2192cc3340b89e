import { businessProfile } from "#content/business-profile.ts";
import { companyFigures } from "#content/company.ts";
import { counties } from "#content/counties.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { promises } from "#content/promises.ts";
import type { Fact } from "#domain/page/fact.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { Step } from "#domain/page/step.ts";
import { years } from "./figures.ts";

const { name, shortName, foundedYear, address, licenses, rating, serviceRegion } = businessProfile;

export const opening: OpeningWords = {
  heading: `Roofers from ${address.city}, at home in ${serviceRegion}`,
  lead: `${name} is a licensed, bonded and insured contractor for roofs, gutters and siding, on houses and on commercial buildings in ${serviceRegion} and Richmond.`,
};

export const film = {
  alt: "A table in low sun: the model of a gable roof with its frame open and the first shingles laid, on a roof plan, between drawings, samples and tools",
  caption:
    "A roof in small: drawn, framed and its first courses laid before anybody climbs a ladder.",
};

export const onThisPage: readonly NavigationLink[] = [
  { label: "Leadership", to: "/our-company#leadership" },
  { label: "Culture", to: "/our-company#culture" },
  { label: "Why choose us", to: "/why-choose-us" },
];

export const story = {
  heading: "Company story",
  paragraphs: [
    `We opened in ${address.city} in ${foundedYear} with one idea: show people their own roof. Most owners have never stood on it. They hear a price for something that they cannot see, from somebody who gains by a large one. So our inspections are free and end with photographs, and a price comes in writing.`,
    `That is still how we work. A crew of ${companyFigures.teamMembers}+ people has finished ${companyFigures.projects}+ projects: shingles on split-levels in Springfield, standing seam on farmhouses west of Leesburg, single-ply membranes over shops and offices. Gutters and siding came along because water does not stop at the eave.`,
    `We stay close to home on purpose. Our ${counties.length} counties run from the Potomac to the Shenandoah Valley, and each treats a roof differently: hail along Interstate 95, pine needles in Spotsylvania, ice at the eaves west of the Blue Ridge. A contractor who comes once after a storm and leaves has no reason to learn that.`,
  ],
};

export const storyPicture = {
  alt: "A white work pickup in a driveway along a clipped hedge: a roof plan, shingle samples, a tape measure and gloves on its lowered tailgate, bundles in the bed, a ladder on the rack",
  caption: "Measured, drawn, written down: a price begins with plan and samples, on this tailgate.",
};

export const factsLabel = "The company at a glance";

export const facts: readonly Fact[] = [
  { label: "Founded", value: `${foundedYear}` },
  { label: "Office", value: `${address.city}, ${address.region}` },
  {
    label: "License",
    value: licenses.map(({ number }) => number).join(", "),
    note: licenses.map(({ label }) => label).join(", "),
  },
  { label: "Status", value: "Licensed, bonded and insured" },
  { label: "Service area", value: `${counties.length} counties`, note: "and Richmond" },
  {
    label: "Customers say",
    value: `${rating.value.toFixed(1)} of 5`,
    note: `${rating.reviews} reviews`,
  },
];

export const purposeLabel = "Vision and mission";

export const purpose: readonly { label: string; text: string; note: string }[] = [
  {
    label: "Vision",
    text: "A Northern Virginia in which every owner knows what is over their head, what it needs and what that costs, before it leaks.",
    note: "Where we want to get to",
  },
  {
    label: "Mission",
    text: "Look at each roof with care, say what we found in plain words, and build what we promised on the day we promised it.",
    note: "What we do about it every day",
  },
];

export const values: {
  heading: string;
  lead: string;
  columns: readonly [string, string, string];
  rows: readonly { name: string; means: string; check: string }[];
} = {
  heading: "Six values, and how you can hold us to them",
  lead: "A value that nobody can check is decoration. So each of ours has something beside it that you can ask for.",
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
        "If a repair will do, we say so. If it costs too much of a new roof, we say that as well, and price both.",
      check: "The photograph that each line of the proposal rests on.",
    },
    {
      name: "Safety",
      means:
        "Nobody works at the edge unprotected. Federal rules ask for fall protection from 6 feet up on houses, and a porch roof is higher than that.",
      check:
        "Our certificates of liability and workers' compensation insurance, sent by the insurer.",
    },
    {
      name: "Customer Focus",
      means:
        "One person answers for your job from the first look to the last, and tells you about a delay before you notice it.",
      check: `That person's direct number. We answer within ${promises.replyHours} hours.`,
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
};

export const leadership: {
  heading: string;
  lead: string;
  roles: readonly { role: string; place: string; text: string; ask: string }[];
} = {
  heading: "Leadership",
  lead: "Three people carry the company, as three members carry a roof truss. We show them by what they answer for.",
  roles: [
    {
      role: "CEO",
      place: "Ridge",
      text: "Sets where the company goes and what it will not do. Answers for safety, for the people we hire and for the name on the truck.",
      ask: "Reach the CEO when something went wrong and was not put right.",
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

export const culture: {
  heading: string;
  lead: string;
  picture: string;
  day: readonly Step[];
  closing: string;
} = {
  heading: "Our culture is a day on site",
  lead: "Nobody hangs our values on a wall. They show in how a crew spends a day at your house.",
  picture:
    "Work gloves, a nailer and a chalk line on dark shingles, next to a strip of gray underlayment",
  day: [
    {
      title: "Before the first nail",
      text: "The crew leader walks around the house with you: what is fragile, where the power is, which door stays free. Then the crew talks through ladders, anchors and weather.",
    },
    {
      title: "Protect, then open",
      text: "Tarps cover beds and air conditioners, plywood leans before windows. We open only as much roof as we can close the same day.",
    },
    {
      title: "Show what was hidden",
      text: "Bad decking is photographed before it is replaced, and counted sheet by sheet. You see it on the same day, not on the invoice.",
    },
    {
      title: "Leave it clean",
      text: "A magnet goes over lawn, beds and driveway, gutters are cleared of granules, and the crew leader walks the site with you again.",
    },
  ],
  closing:
    "Questions are part of the trade. An apprentice who stops the work because something looks wrong has done the job right.",
};

export const license: {
  heading: string;
  paragraphs: readonly string[];
  points: readonly string[];
} = {
  heading: "What a license tells you, and what it does not",
  paragraphs: [
    `Virginia licenses contractors in classes A, B and C, by how large a job may be. Ours is class A, which has no upper limit: ${licenses.map(({ label, number }) => `${label} ${number}`).join(", ")}. The board behind it is part of DPOR, the Department of Professional and Occupational Regulation.`,
    "A license is a floor. It says that a contractor has passed an examination and can be held to the board's rules. It does not say how well anybody nails. Before you sign with us or with anybody else:",
  ],
  points: [
    "Look the number up with DPOR's License Lookup. It shows the class, the specialties, the date it expires and past discipline.",
    "Compare the name on the license with the name on the contract. They should be the same, letter by letter.",
    "Ask for insurance certificates from the insurer, not as a copy of a copy. Liability pays for your house, workers' compensation for people hurt on it.",
    "Sign nothing that leaves a price open. Virginia's rules for licensed contractors ask for a written contract, and for changes in writing too.",
    "Know what an unlicensed price costs you: the state's Contractor Transaction Recovery Fund is there for owners who hired a licensed contractor.",
  ],
};

export const next = {
  heading: "What all that means for your roof",
  text: `A workmanship warranty of ${years(promises.workmanshipYears)}, prices in writing, and a report with photographs before you decide anything.`,
  links: [
    { label: "Why choose us", to: "/why-choose-us" },
    { label: `The ${counties.length} counties where ${shortName} works`, to: "/service-areas" },
  ] satisfies readonly NavigationLink[],
};
