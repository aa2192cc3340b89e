import { businessProfile } from "#content/business-profile.ts";
import { companyFigures } from "#content/company.ts";
import { financing } from "#content/financing.ts";
import { promises } from "#content/promises.ts";
import type { Fact } from "#domain/page/fact.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { Step } from "#domain/page/step.ts";
import { days, percent, weeks, years } from "./figures.ts";
import { offPeakLead } from "./promises-in-words.ts";
import { sampleNotes } from "./sample-notes.ts";

const { shortName, samples } = businessProfile;

export const opening: OpeningWords = {
  heading: `Why homeowners choose ${shortName}`,
  lead: `A roof is bought once in decades and judged in the first storm. Here is what you can hold us to, in writing, before you sign.`,
};

/** The layers of the hero's drawing, from the bottom up. */
export const layers = [
  "Roof deck",
  "Ice and water shield",
  "Underlayment",
  "Starter course",
  "Shingles",
] as const;

const { licenses, inspection, serviceRegion } = businessProfile;

export const difference: {
  heading: string;
  paragraphs: readonly string[];
  label: string;
  facts: readonly Fact[];
} = {
  heading: "The difference is what you can check",
  paragraphs: [
    "Two roofs can look the same from the street and be ten years apart. What separates them is under the shingles: how far the ice and water shield reaches, whether the flashing is new, where the nails sit. None of it shows on the day you pay.",
    "So we work in the open. You get photographs of every layer before the next one covers it, a price that lists each of them, and one person who answers for the whole job. If a repair is enough, the proposal says so on its first page.",
  ],
  label: "What we promise",
  facts: [
    {
      label: "Workmanship warranty",
      value: years(promises.workmanshipYears),
      note: "from us, on how it was built",
    },
    {
      label: "Manufacturer warranty",
      value: years(promises.manufacturerYears),
      note: "on the material, by product",
    },
    { label: "Estimates", value: "Free estimates", note: "in writing, for you to keep" },
  ],
};

export const advantages: {
  heading: string;
  cards: readonly { title: string; figure: string; unit: string; text: string }[];
} = {
  heading: "Six advantages, each with its figure",
  cards: [
    {
      title: "Quality Guaranteed",
      figure: `${promises.workmanshipYears}`,
      unit: "years of workmanship warranty",
      text: "If a leak comes from how we built it, we come back and put it right. Every job ends with a final inspection.",
    },
    {
      title: "On-Time Completion",
      figure: `${promises.replacementDays.from}-${promises.replacementDays.to}`,
      unit: "days for a roof replacement",
      text: `The proposal names a week, the plan names the days. Lead time is ${weeks(promises.leadWeeks.peak)} in peak season and ${offPeakLead} otherwise.`,
    },
    {
      title: "Expert Team",
      figure: `${companyFigures.teamMembers}+`,
      unit: "people on the team",
      text: "Roofers who know shingle, slate, standing seam and single-ply, and a crew leader on site from the first bundle to the last nail.",
    },
    {
      title: "Flexible Financing",
      figure: `${financing.termMonths.from}-${financing.termMonths.to}`,
      unit: "months to pay",
      text: `Terms that fit a household, with up to ${financing.deferredMonths} months of no payments, and no penalty for paying early.`,
    },
    {
      title: "Transparent Pricing",
      figure: "$0",
      unit: "for the inspection and the estimate",
      text: "Every layer has its line. What nobody can know before the roof is open, such as rotten decking, stands there as a price per sheet.",
    },
    {
      title: "Superior Materials",
      figure: `${promises.manufacturerYears.from}-${promises.manufacturerYears.to}`,
      unit: "years of manufacturer warranty",
      text: "Components from one maker where that maker's warranty asks for it: underlayment, starter, ridge and shingle.",
    },
  ],
};

export const process: { heading: string; lead: string; steps: readonly Step[] } = {
  heading: "From the first look to the last nail",
  lead: "Five steps. You can stop after either of the first two and owe us nothing.",
  steps: [
    {
      title: "Free Consultation & Inspection",
      text: `We look at roof, gutters and attic for ${inspection.duration} and photograph what we find.`,
      note: "You keep the report.",
    },
    {
      title: "Detailed Proposal",
      text: "Scope, materials and price, layer by layer, with repair and replacement side by side where both make sense.",
      note: "Compare it at your own table.",
    },
    {
      title: "Project Planning",
      text: "Colors and association approval, permits where your county asks for them, delivery, dumpster, dates.",
      note: "We do the paperwork.",
    },
    {
      title: "Professional Installation",
      text: `One crew, one crew leader, ${days(promises.replacementDays)} for most houses. Open roof is closed the same day.`,
    },
    {
      title: "Final Inspection & Warranty",
      text: "We check flashing, ridge and gutters with you, sweep for nails and hand over both warranties.",
      note: `Papers follow within ${promises.warrantyDocumentDays} business days.`,
    },
  ],
};

export const comparing: {
  heading: string;
  lead: string;
  columns: readonly [string, string];
  rows: readonly { ask: string; good: string }[];
} = {
  heading: "How to compare three bids",
  lead: "The lowest total is often the shortest list. Put these questions to every bidder, us included, and write the answers side by side.",
  columns: ["Ask", "A good answer"],
  rows: [
    {
      ask: "Is the old roof taken off, down to the deck?",
      good: "Yes. A second layer hides rotten wood, and the building code allows no third one.",
    },
    {
      ask: "How far up from the eave does the ice barrier reach?",
      good: "To at least 24 inches inside the line of the outer wall, where the code asks for one.",
    },
    {
      ask: "Is the flashing new, or is the old one used again?",
      good: "New at walls, chimneys and pipes. Old flashing is shorter lived than new shingles.",
    },
    {
      ask: "What does a sheet of decking cost, if some is rotten?",
      good: "A price per sheet in the proposal, with a photograph of every sheet that is charged.",
    },
    {
      ask: "How does the attic breathe afterwards?",
      good: "Intake at the soffit and outlet at the ridge, counted and in balance. Makers ask for it in their warranties.",
    },
    {
      ask: "Who asks the county and the homeowners association?",
      good: "The contractor, in writing, with dates. Whether a permit is needed depends on the job: new framing needs one, shingles on a house often do not.",
    },
    {
      ask: "When is the last payment due?",
      good: "After the final inspection, not when the material arrives.",
    },
  ],
};

export const statistics: { heading: string; sample: string | null; facts: readonly Fact[] } = {
  heading: "Our record",
  sample: samples ? sampleNotes.satisfaction : null,
  facts: [
    { label: "In business", value: `${companyFigures.years}+ years`, note: `in ${serviceRegion}` },
    {
      label: "Finished",
      value: `${companyFigures.projects}+ projects`,
      note: "homes and commercial",
    },
    ...(samples
      ? [
          {
            label: "Customers",
            value: `${percent(companyFigures.satisfaction)} satisfaction`,
            note: "of our customers",
          },
        ]
      : []),
    {
      label: "On the team",
      value: `${companyFigures.teamMembers}+ team members`,
      note: "office and crews",
    },
  ],
};

export const reviews = {
  heading: "Three customers, three kinds of roof",
};

type Certification = { mark: string; title: string; from: string; text: string };

/** SAMPLES. Nobody has awarded these: put those that you hold beside the license. */
export const sampleCertifications: readonly Certification[] = [
  {
    mark: "ME",
    title: "Master Elite Contractor",
    from: "A premium-shingle manufacturer",
    text: "Trained in that maker's details, and able to register its longer warranties.",
  },
  {
    mark: "A+",
    title: "A+ Rating",
    from: "A business bureau",
    text: "Tells how complaints are answered, not how roofs are built.",
  },
  {
    mark: "M",
    title: "Association Membership",
    from: "A roofing association",
    text: "Technical bulletins and training for steep and low-slope work.",
  },
];

export const certifications: {
  heading: string;
  sample: string | null;
  rows: readonly Certification[];
} = {
  heading: samples ? "Certifications" : "License and insurance",
  sample: samples ? sampleNotes.certifications : null,
  rows: [
    ...(samples ? sampleCertifications : []),
    {
      mark: "A",
      title: "Licensed & Insured",
      from: licenses.map(({ label, number }) => `${label} ${number}`).join(", "),
      text: "Bonded as well. Look the number up with DPOR before you sign.",
    },
  ],
};

export const closing = "See for yourself";
