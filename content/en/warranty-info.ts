import type { LinkTarget } from "#content/pages.ts";
import { iceDamPlace } from "#content/places.ts";
import { saidOfRegion } from "#content/said-of-region.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { LabeledValue } from "#domain/page/labeled-value.ts";
import type { Question } from "#domain/page/question.ts";
import type { Step } from "#domain/page/step.ts";
import type { EnhancedWarranty, PlanId } from "#domain/plan/protection-plan.ts";
import { replyTime } from "./answer-times-in-words.ts";
import { businessDays, days, percent, years } from "./figures.ts";
import { licensesInWords } from "./licenses-in-words.ts";
import { inspections } from "./plan-terms.ts";
import { howOftenToCleanGutters, howOftenToInspect } from "./promises-in-words.ts";
import { licenseOffice } from "./state-law.ts";
import { whichWorkmanship } from "./workmanship-warranties.ts";

export const hero = {
  heading: "What your warranty covers",
  lead: "A new roof comes with two warranties: ours for the work, the manufacturer's for the material. You can add a third. All are limited warranties. Ask us for the full terms before you sign.",
};

/** Labels in the drawing. */
export const layers = {
  material: "Material: the maker's",
  work: "Flashing, nails, deck: our work",
};

export const factsLabel = "Warranties at a glance";

export const facts = ({ promises }: Facts): readonly LabeledValue[] => [
  {
    label: "Standard workmanship",
    value: years(promises.standardWorkmanshipYears),
    note: "your proposal names yours",
  },
  { label: "Manufacturer", value: years(promises.manufacturerYearsInWarranty), note: "typically" },
  {
    label: "Documents",
    value: businessDays(promises.warrantyDocumentDays),
    note: "after completion at most, by email",
  },
  {
    label: "Transfer",
    value: days(promises.warrantyTransferDays),
    note: "after a sale to notify us",
  },
];

type WarrantyType = {
  name: string;
  years: string;
  by: string;
  covers: string;
  leavesOut: string;
};

export const types = ({
  promises,
  offers,
}: Facts): {
  heading: string;
  lead: string;
  columns: { name: string; by: string; covers: string; leavesOut: string };
  list: readonly WarrantyType[];
} => ({
  heading: "Three warranty types",
  lead: "Most leaks in the first years come from the way a roof was laid, not from the shingle. So look at the workmanship warranty first, even though the other has the larger number.",
  columns: {
    name: "Warranty",
    by: "Who stands behind it",
    covers: "What it covers",
    leavesOut: "What it leaves out",
  },
  list: [
    {
      name: "Standard workmanship warranty",
      years: `${years(promises.standardWorkmanshipYears)} standard`,
      by: "We do.",
      covers:
        "Leaks and faults that come from our work: flashing, fastening, underlayment, the cut of a valley.",
      leavesOut: "Storm damage, and what others have done on the roof since.",
    },
    {
      name: "Manufacturer warranty",
      years: `typically ${years(promises.manufacturerYearsInWarranty)}`,
      by: "The maker of shingles, slate or metal.",
      covers:
        "Material that fails before its time. Many are prorated: after the first years the maker pays a share that shrinks.",
      leavesOut:
        "Poor attic ventilation, wrong nailing, a second layer, hail and wind above the stated speed.",
    },
    {
      name: "Enhanced warranty",
      years: "Platinum, Gold or Silver",
      by: "We do, on top of the other two.",
      covers:
        "Longer workmanship, inspections that keep the warranty alive, and a response in agreed hours.",
      leavesOut: offers.plans
        ? "Roofs that we did not build, and the monthly plan of the same name."
        : "Roofs that we did not build.",
    },
  ],
});

export type EnhancedPlan = {
  id: PlanId;
  name: string;
  summary: string;
  features: readonly string[];
  /** The monthly plan of the same name, where plans are offered. */
  link?: { to: LinkTarget; label: string };
};

export const enhanced = ({
  enhancedWarranties: { platinum, gold, silver },
  offers: { plans: sellsPlans },
}: Facts): {
  heading: string;
  lead: string;
  /** Alternative text. */
  picture: string;
  plans: readonly EnhancedPlan[];
  all: { to: LinkTarget; label: string } | null;
  note: string;
} => ({
  heading: "Enhanced warranties",
  lead: `An enhanced warranty is a limited warranty on a new roof from us.${sellsPlans ? " It is not the monthly plan of the same name: price, length and transfer differ." : ""}`,
  picture:
    "A warranty certificate with a copper foil seal on a wooden table, a pen across its last line, a folder with house keys and a shingle sample behind it",
  plans: [
    {
      id: "platinum",
      name: "Platinum",
      summary: "The longest of the three",
      features: featuresOf(platinum, "emergency response"),
      ...(sellsPlans && monthly("/protection-plans/platinum", "The monthly Platinum plan")),
    },
    {
      id: "gold",
      name: "Gold",
      summary: "For the owner who stays",
      features: featuresOf(gold, "emergency response"),
      ...(sellsPlans && monthly("/protection-plans/gold", "The monthly Gold plan")),
    },
    {
      id: "silver",
      name: "Silver",
      summary: "For the years when faults show up",
      features: featuresOf(silver, "response"),
      ...(sellsPlans && monthly("/protection-plans/silver", "The monthly Silver plan")),
    },
  ],
  all: sellsPlans
    ? { to: "/protection-plans", label: "Compare the monthly protection plans" }
    : null,
  note: "Which enhanced warranty a roof can have depends on its material. The proposal names it before you sign.",
});

/** The monthly plan of the same name. */
function monthly(to: LinkTarget, label: string): Pick<EnhancedPlan, "link"> {
  return { link: { to, label } };
}

/** What the warranty adds; `response` is what comes within its hours. */
function featuresOf(warranty: EnhancedWarranty, response: string): readonly string[] {
  const { workmanshipYears, materialYears, transfer, emergencyHours, maintenanceDiscount } =
    warranty;
  return [
    workmanshipYears === "lifetime"
      ? "Lifetime workmanship warranty, for as long as this roof is on the house"
      : `${workmanshipYears}-year workmanship warranty`,
    ...(materialYears ? [`${materialYears}-year materials warranty`] : []),
    ...(transfer ? [transfers[transfer]] : []),
    inspectionsOf(warranty),
    ...(emergencyHours ? [`${emergencyHours}-hour ${response}`] : []),
    ...(maintenanceDiscount ? [`${percent(maintenanceDiscount)} maintenance discount`] : []),
  ];
}

const transfers = { any: "Fully transferable", once: "One-time transfer" };

function inspectionsOf({ inspections: { perYear, forYears } }: EnhancedWarranty): string {
  if (forYears) return `${inspections(perYear)} for ${years(forYears)}`;
  return perYear === 1 ? "Annual inspections" : inspections(perYear);
}

export const care = (
  f: Facts,
): {
  heading: string;
  lead: string;
  dos: { heading: string; list: readonly string[] };
  donts: { heading: string; list: readonly string[] };
} => ({
  heading: "Do's and don'ts",
  lead: "Few claims fail over the defect itself. They fail over what was done to the roof since, or over missing records.",
  dos: {
    heading: "Do",
    list: [
      `Have the roof inspected ${howOftenToInspect(f)} and after major storms, and keep the reports.`,
      `Clear gutters at least ${howOftenToCleanGutters(f)}; water that backs up is not a fault of the shingle.`,
      "Register the material where the manufacturer asks for it. We tell you when it does.",
      "Photograph a fault on the day you see it, inside and out, with something for scale.",
      "Keep the proposal, the warranty documents and the final invoice in one place.",
      "Tell us before a dish, a solar array or a new vent goes on the roof.",
    ],
  },
  donts: {
    heading: "Don't",
    list: [
      "Don't let anyone else repair the roof before we have seen the problem, except to keep water out.",
      "Don't pressure wash shingles. It strips the granules, and most manufacturers exclude it.",
      "Don't close soffit or ridge vents. A hot attic ages the roof from below.",
      "Don't lay a second layer over the first without asking.",
      "Don't walk on tile or slate, or on any frosty roof.",
      "Don't wait. A warranty pays for the defect, rarely for a year of dripping.",
    ],
  },
});

export const claims = (
  f: Facts,
): {
  heading: string;
  lead: string;
  steps: readonly Step[];
  ready: { heading: string; list: readonly string[] };
  action: string;
} => ({
  heading: "How a claim works",
  lead: "Five steps. You don't have to know which warranty pays; finding out is our job.",
  steps: [
    {
      title: "Report it",
      text: `Call or write as soon as you see it. We answer email within ${replyTime(f)}. If water is coming in, use the emergency line.`,
    },
    {
      title: "Inspection",
      text: "We look at the roof and the attic and photograph what has failed and what has not.",
    },
    {
      title: "Whose warranty it is",
      text: "Our work, the material, or the weather: you get the finding in writing, even when it goes against us.",
    },
    {
      title: "Repair or claim",
      text: "We fix our own mistakes. For material we file with the manufacturer, with the samples and photos it asks for.",
    },
    {
      title: "Final check and file",
      text: "We check the finished repair, and you get its papers. The original term keeps running.",
    },
  ],
  ready: {
    heading: "Have ready",
    list: [
      "The address, and the year the roof was installed",
      "Your warranty documents, if you can find them; we have a copy",
      "Photos with their dates",
      "What was done on the roof since: solar, dish, paint",
    ],
  },
  action: "Report a warranty claim",
});

export const questionsHeading = "What owners ask about warranties";

export const questions = (f: Facts): readonly Question[] => [
  whichWorkmanship(f),
  {
    id: "warranty-documents",
    question: "When do I get my warranty documents?",
    answer: `By email, within ${businessDays(f.promises.warrantyDocumentDays)} after completion. Tell us if they have not come; a manufacturer's registration may be waiting for them.`,
  },
  {
    id: "warranty-transfer",
    question: "Does the warranty go to the buyer when I sell?",
    answer: `It depends on the warranty. Where it can be transferred, send us the notification within ${days(f.promises.warrantyTransferDays)} of the sale, with the new owner's name. A manufacturer may refuse later ones.`,
  },
  {
    id: "warranty-storm",
    question: "Is storm damage covered?",
    answer: `No roof warranty covers hail, ${saidOfRegion(f, "a derecho") ?? "high wind"} or a limb. Your homeowner's policy may. We document storm damage and defects separately.`,
  },
  {
    id: "warranty-ice",
    question: "What about ice dams?",
    answer: `${saidOfRegion(f, iceDamPlace) ? `They are most common ${iceDamPlace}. ` : ""}Attic heat and poor ventilation cause them, so a material warranty leaves them out. An ice barrier that is missing where one is required would be our workmanship.`,
  },
  {
    id: "warranty-void",
    question: "Can I lose my warranty?",
    answer:
      "Yes: through repairs by others, blocked ventilation, a pressure washer, or things bolted through the roof without flashing. Ask first, and get the answer in writing.",
  },
  {
    id: "warranty-license",
    question: "How do I know who gives the warranty?",
    answer: licensesInWords(f)
      ? `The contract must name the contractor and the license. Look the number up${withOffice(f)}.`
      : "The contract must name the contractor, with an address you can find.",
  },
];

export const closing = {
  heading: "Not sure which warranty you have?",
  text: "Send us the address. We'll look it up and tell you what is left.",
  ask: "Ask about your warranty",
  /** Where plans are offered. */
  plans: "See the protection plans",
};

function withOffice(f: Facts): string {
  const { name } = licenseOffice(f);
  return name ? ` with ${f.inState.name}'s ${name}` : "";
}
