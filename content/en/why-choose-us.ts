import type { LinkTarget } from "#content/pages.ts";
import type { Facts } from "#domain/business/facts.ts";
import { heldLicenses } from "#domain/business/licenses.ts";
import { type OfOffer, offered } from "#domain/business/offers.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { RichText } from "#domain/page/rich-text.ts";
import type { Step } from "#domain/page/step.ts";
import { withThousands } from "#domain/page/thousands.ts";
import {
  businessDays,
  countAtStart,
  days,
  digits,
  minutes,
  percent,
  unitOf,
  weeks,
  years,
} from "./figures.ts";
import { licensesInWords } from "./licenses-in-words.ts";
import { loanInWords } from "./loan-example.ts";
import { projectsDone } from "./projects-done.ts";
import { offPeakLead } from "./promises-in-words.ts";
import { sampleNotes, satisfactionNote } from "./sample-notes.ts";
import { licenseOffice } from "./state-law.ts";

export const opening = ({ shortName }: Facts): OpeningWords => ({
  heading: `Why homeowners choose ${shortName}`,
  lead: "Here is what you can hold us to, in writing, before you sign.",
});

/** The layers of the drawing, from the bottom up. */
export const layers = [
  "Roof deck",
  "Ice and water shield",
  "Underlayment",
  "Starter course",
  "Shingles",
] as const;

const licensed = "Licensed & Insured";

/** A fact whose note says where or how to check it. */
export type Check = { label: string; value: RichText<LinkTarget>; note: RichText<LinkTarget> };

/** The license comes first: whoever checks one thing checks that. */
export const checks = (f: Facts): { label: string; first: Check; others: readonly Check[] } => {
  const papers = insurance(f);
  const [first = papers, ...others] = [...licenseCheck(f), papers, ...otherChecks(f)];
  return { label: "What you can check", first, others };
};

function licenseCheck(f: Facts): readonly Check[] {
  const licenses = heldLicenses(f);
  if (licenses.length === 0) return [];
  return [
    {
      label: licensed,
      value: licenses.flatMap(({ label, number }, index) => [
        `${index > 0 ? ", " : ""}${label} `,
        { together: number },
      ]),
      note: whereToCheck(f),
    },
  ];
}

const insurance = ({ isBonded }: Facts): Check => ({
  label: isBonded ? "Insurance and bond" : "Insurance",
  value: "Certificates",
  note: "of liability and workers' compensation, sent by the insurer",
});

function otherChecks(f: Facts): readonly Check[] {
  return [
    {
      label: "Permits",
      value: "Ask your county",
      note: "where one is needed, we prepare the papers and you sign",
    },
    {
      label: "Workmanship warranty",
      value: years(f.promises.workmanshipYears),
      note: "limited, from us, as your proposal names it",
    },
    {
      label: "Manufacturer warranty",
      value: years(f.promises.manufacturerYears),
      note: "limited, on the material, by product",
    },
    { label: "Estimates", value: "Free estimates", note: "in writing, for you to keep" },
    {
      label: "Every layer",
      value: "Photographs",
      note: "taken before the next layer covers it",
    },
  ];
}

export const difference: { heading: string; paragraphs: readonly string[] } = {
  heading: "The difference is what you can check",
  paragraphs: [
    "Two roofs can look the same from the street and be ten years apart. What separates them is under the shingles: how far the ice and water shield reaches, whether the flashing is new, where the nails sit. None of it shows on the day you pay.",
    "So we work in the open. You get a price that lists every layer, a photograph of each, and one person who answers for the whole job. If a repair is enough, the proposal says so on its first page.",
  ],
};

const year = ["year", "years"] as const;

type Advantage = OfOffer & { title: string; figure: string; unit: string; text: string };

export function advantages(f: Facts): { heading: string; cards: readonly Advantage[] } {
  const { promises, company, financing, paymentExamples } = f;
  const cards = offered<Advantage>(f, [
    {
      title: "Quality Guaranteed",
      figure: `${promises.workmanshipYears}`,
      unit: `${unitOf(promises.workmanshipYears, year)} of workmanship warranty`,
      text: "If a leak comes from how we built it, we come back and put it right. Every job ends with a final inspection.",
    },
    {
      title: "On-Time Completion",
      figure: digits(promises.replacementDays),
      unit: `${unitOf(promises.replacementDays, ["day", "days"])} for a roof replacement`,
      text: `The proposal names a week, the plan names the days. Lead time is ${weeks(promises.leadWeeks.peak)} in peak season and ${offPeakLead(f)} otherwise.`,
    },
    {
      title: "Expert Team",
      figure: `${withThousands(company.teamMembers)}+`,
      unit: "people on the team",
      text: "Roofers who know shingle, slate, standing seam and single-ply, and a crew leader on site from the first bundle to the last nail.",
    },
    {
      title: "Flexible Financing",
      offer: "financing",
      figure: digits(financing.termMonths),
      unit: `${unitOf(financing.termMonths, ["month", "months"])} to pay`,
      text: `No penalty for paying early. Example: ${loanInWords(paymentExamples["low-monthly"])}`,
    },
    {
      title: "Transparent Pricing",
      figure: "$0",
      unit: "for the inspection and the estimate",
      text: "Every layer has its line. What can't be known until the roof is open, such as rotten decking, has a price per sheet.",
    },
    {
      title: "Superior Materials",
      figure: digits(promises.manufacturerYears),
      unit: `${unitOf(promises.manufacturerYears, year)} of manufacturer warranty`,
      text: "Components from one maker where that maker's warranty asks for it: underlayment, starter, ridge and shingle.",
    },
  ]);
  return { heading: `${countAtStart(cards.length)} advantages, with numbers`, cards };
}

export const process = ({
  promises,
  inspectionMinutes,
}: Facts): { heading: string; lead: string; steps: readonly Step[] } => ({
  heading: "From the first look to the last nail",
  lead: "Five steps. You can stop after either of the first two and owe us nothing.",
  steps: [
    {
      title: "Free Consultation & Inspection",
      text: `We look at roof, gutters and attic for ${minutes(inspectionMinutes)} and photograph what we find.`,
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
      note: "We prepare the papers; you sign.",
    },
    {
      title: "Professional Installation",
      text: `One crew, one crew leader, ${days(promises.replacementDays)}. We close what we open the same day.`,
    },
    {
      title: "Final Inspection & Warranty",
      text: "We check flashing, ridge and gutters with you, sweep for nails and hand over both warranties.",
      note: `Papers follow within ${businessDays(promises.warrantyDocumentDays)}.`,
    },
  ],
});

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
      ask: "Is the flashing new or reused?",
      good: "New at walls, chimneys and pipes. Old flashing won't outlast new shingles.",
    },
    {
      ask: "What does a sheet of decking cost, if some is rotten?",
      good: "A price per sheet in the proposal, with a photograph of every sheet that is charged.",
    },
    {
      ask: "How will the attic be vented?",
      good: "Intake at the soffit and exhaust at the ridge, in balance. Manufacturers' warranties require it.",
    },
    {
      ask: "Who asks the county and the homeowners association?",
      good: "The contractor prepares both; you sign for the association. Whether a permit is needed depends on the job: new framing needs one, shingles on a house often do not.",
    },
    {
      ask: "When is the last payment due?",
      good: "After the final inspection, not when the material arrives.",
    },
  ],
};

/** A figure of the company: `5+ years`, its name above it and a note below. */
type Statistic = { label: string; figure: string; unit: string; note: string };

export const statistics = (
  f: Facts,
): { heading: string; sample: string | null; facts: readonly Statistic[] } => ({
  heading: "Our record",
  sample: f.samples ? satisfactionNote(f) : null,
  facts: [
    ...(f.company.years
      ? [
          {
            label: "In business",
            figure: `${f.company.years}+`,
            unit: "years",
            note: `in ${f.serviceRegion}`,
          },
        ]
      : []),
    {
      label: "Finished",
      figure: projectsDone(f),
      unit: "projects",
      note: "homes and commercial",
    },
    ...(f.samples
      ? [
          {
            label: "Customers",
            figure: percent(f.company.satisfaction),
            unit: "satisfaction",
            note: "of our customers",
          },
        ]
      : []),
    {
      label: "On the team",
      figure: `${withThousands(f.company.teamMembers)}+`,
      unit: "team members",
      note: "office and crews",
    },
  ],
});

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

/** Null without the samples: the license would be alone, and the page begins with that. */
export function certifications(
  f: Facts,
): { heading: string; sample: string; rows: readonly Certification[] } | null {
  if (!f.samples) return null;
  return {
    heading: "Certifications",
    sample: sampleNotes.certifications,
    rows: [
      ...sampleCertifications,
      ...(heldLicenses(f).length > 0
        ? [
            {
              mark: "A",
              title: licensed,
              from: licensesInWords(f),
              text: `${f.isBonded ? "Bonded as well. " : ""}Look the number up${withOffice(f)} before you sign.`,
            },
          ]
        : []),
    ],
  };
}

export const closing = "See for yourself";

function whereToCheck(f: Facts): Check["note"] {
  const { name, lookup } = licenseOffice(f);
  if (!lookup)
    return name ? `Ask ${name} whether it is active.` : "Ask the state whether it is active.";
  return [
    "Its class, the date it expires and past discipline are in the state's ",
    { site: lookup, label: "License Lookup" },
    name ? ` (${name}).` : ".",
  ];
}

function withOffice(f: Facts): string {
  const { name } = licenseOffice(f);
  return name ? ` with ${name}` : "";
}
