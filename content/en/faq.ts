import type { LinkTarget } from "#content/pages.ts";
import { furtherPlace, regionInFull } from "#content/places.ts";
import { saidOfRegion } from "#content/said-of-region.ts";
import type { Facts } from "#domain/business/facts.ts";
import { type OfOffer, offered } from "#domain/business/offers.ts";
import { after } from "#domain/page/optional-sentence.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { Question } from "#domain/page/question.ts";
import { emergencyTime, replyTime } from "./answer-times-in-words.ts";
import { countyCount, ifExtended, onlyType, typesServed } from "./counties-in-words.ts";
import {
  businessDays,
  countAtStart,
  days,
  dollars,
  either,
  listed,
  minutes,
  months,
  percent,
  runningMonths,
  times,
  weeks,
  years,
} from "./figures.ts";
import { licensesInWords, standingWithin } from "./licenses-in-words.ts";
import { loanInWords } from "./loan-example.ts";
import { ofOwnersAct } from "./owners-act.ts";
import { planNotice } from "./plan-price.ts";
import {
  claimWindow,
  howOftenToCleanGutters,
  howOftenToInspect,
  offPeakLeadAsValue,
  withinClaimWindow,
} from "./promises-in-words.ts";
import { onSiteTime, responseTime, whenWeRespond } from "./response-times-in-words.ts";
import {
  buildingCode,
  cancelingLaw,
  licenseClasses,
  licenseOffice,
  officeInFull,
} from "./state-law.ts";
import { whichWorkmanship } from "./workmanship-warranties.ts";

/** The page's entry in the breadcrumbs for search engines. */
export const entry = { name: "Questions and answers", path: "/faq" } as const;

/** `short` is the answer in a few words, beside the question while it is closed. */
export type AskedQuestion = Question & { short?: string };

/** `id` is the fragment that opens the subject; the ids of its questions open it too. */
export type Category = {
  id: "general" | "residential" | "commercial" | "storm" | "warranty" | "financing";
  label: string;
  /** What its questions are about, as one sentence. */
  about: string;
  questions: readonly AskedQuestion[];
  more?: { to: LinkTarget; label: string };
};

const whereWeWork = (f: Facts): AskedQuestion => {
  const soon = {
    primary: `${responseTime(f, "primary")} in primary ${f.inState.counties}`,
    secondary: `${responseTime(f, "secondary")} in secondary ones`,
    extended: `${responseTime(f, "extended")} or by appointment in extended ones`,
  };
  const only = onlyType(f);
  const further = saidOfRegion(f, furtherPlace);
  return {
    id: "service-area",
    question: "Where do you work?",
    short: countyCount(f),
    answer: `In ${countyCount(f)}${f.counties.length > 1 ? " of " : ", "}${saidOfRegion(f, regionInFull) ?? f.inState.name}${further ? `, and in ${further.name} by appointment` : ""}. We respond ${only ? whenWeRespond(f, only) : `within ${listed(typesServed(f).map((type) => soon[type]))}`}.`,
  };
};

const licensed = (f: Facts): AskedQuestion => {
  const licenses = licensesInWords(f);
  const certificates = f.isBonded
    ? "Ask us for the certificates of bond and insurance."
    : "Ask us for the certificate of insurance.";
  const yes = ["Yes", "Yes, both", "Yes, all three"][Number(f.isBonded) + Number(licenses !== "")];
  const ours =
    licenses && ` Our license is ${licenses}${lookUpAt(f)}.${after(licenseClasses(f).text)}`;
  return {
    id: "licensed",
    question: `Are you ${standingWithin(f)}?`,
    short: `${yes}`,
    answer: `${yes}.${ours} ${certificates}`,
  };
};

const general = (f: Facts): readonly AskedQuestion[] => [
  ...(f.counties.length > 0 ? [whereWeWork(f)] : []),
  licensed(f),
  {
    id: "free-estimate",
    question: "What does an inspection or an estimate cost?",
    short: "Nothing",
    answer: `Nothing. An inspection takes ${minutes(f.inspectionMinutes)}, you get photos of what we find, and the estimate is in writing. You owe us nothing if you decide against it.`,
  },
  {
    id: "lead-time",
    question: "How soon can you start?",
    short: `${offPeakLeadAsValue(f)}, off-peak`,
    answer: `${offPeakLeadAsValue(f)} after you sign off-peak, ${weeks(f.promises.leadWeeks.peak)} in peak season, which is late spring and fall. Emergencies go first.`,
  },
  {
    id: "how-often-inspect",
    question: "How often should a roof be inspected?",
    short: `At least ${howOftenToInspect(f)}`,
    answer: `At least ${howOftenToInspect(f)}, and after every major storm. Together with gutters that are cleaned at least ${howOftenToCleanGutters(f)}, ${times(f.promises.gutterCleaningsPerYear.manyTrees)} under many trees, maintenance can extend roof life by up to ${percent(f.promises.maintenanceLifeGain)}.`,
  },
  {
    id: "reply-time",
    question: "How do I reach you, and how soon do you answer?",
    short: "Phone, email or hotline",
    answer: `Call the office during business hours, or the hotline at any hour in an emergency. We reply to email within ${replyTime(f)}. The office is in ${f.address.city}, ${f.inState.name}.`,
  },
  ...toldByOwner(f),
];

/** What an owner has confirmed of what people ask. */
function toldByOwner({ told }: Facts): AskedQuestion[] {
  const { crews, waysToPay, shingleMakers, serviceCallFee } = told;
  const fee =
    serviceCallFee > 0
      ? `${dollars(serviceCallFee)}. Inspections and estimates are free, and a protection plan may cover the call.`
      : "";
  const asked: readonly AskedQuestion[] = [
    { id: "crews", question: "Do your own crews do the work?", answer: crews },
    { id: "ways-to-pay", question: "How can I pay?", answer: waysToPay },
    { id: "shingle-makers", question: "Whose shingles do you lay?", answer: shingleMakers },
    {
      id: "service-call",
      question: "What does a service call cost?",
      short: dollars(serviceCallFee),
      answer: fee,
    },
  ];
  return asked.filter(({ answer }) => answer !== "");
}

const residential = (f: Facts): readonly AskedQuestion[] => [
  {
    id: "replacement-days",
    question: "How long does a residential roof replacement take?",
    short: days(f.promises.replacementDaysInQuestions),
    answer: `Most residential roof replacements take ${days(f.promises.replacementDaysInQuestions)}, by size, pitch, weather and the state of the decking. We open only as much roof as we can close the same day.`,
  },
  {
    id: "repair-days",
    question: "How long does a repair take?",
    short: days(f.promises.repairDays),
    answer: `${days(f.promises.repairDays)}. A pipe boot or a piece of step flashing is done in a morning; a valley or a soft spot in the decking takes longer.`,
  },
  {
    id: "repair-or-replace",
    question: "Should I repair my roof or replace it?",
    short: `Over ${percent(f.promises.repairShareOfReplacement)}: replace`,
    answer: `When a repair would cost over ${percent(f.promises.repairShareOfReplacement)} of a new roof, replacement is usually the better buy. Age counts too: a sound repair on shingles that have two years left is money spent twice.`,
  },
  {
    id: "lifespans",
    question: "How long do roofing materials last?",
    short: `Asphalt ${years(f.roofing.asphalt.lifespanYears)}`,
    answer: `Asphalt shingles ${years(f.roofing.asphalt.lifespanYears)}, metal ${years(f.roofing.metal.lifespanYears)}, cedar shakes ${years(f.roofing.cedar.lifespanYears)}, slate ${years(f.roofing.slate.lifespanYears)}, synthetic ${years(f.roofing.synthetic.lifespanYears)}. Slope, shade and ventilation decide where in that range yours ends.`,
  },
  {
    id: "at-home",
    question: "Do I have to be at home, and what should I prepare?",
    short: "No",
    answer:
      "No, as long as we can reach you by phone. Move cars out of the driveway, take pictures off the top floor's walls, and cover what is in the attic: hammering shakes dust down.",
  },
  {
    id: "second-layer",
    question: "Can new shingles go over the old ones?",
    short: "Better not",
    answer: `${layers(f)} We advise against it: the decking stays hidden, the flashing stays old, and the new shingles run hotter.`,
  },
  {
    id: "hoa",
    question: "My homeowners association has to approve the roof. Who does that?",
    short: "You sign, we prepare",
    answer: `You sign; we prepare. Associations deal with owners only, so we get you what yours asks for: a color sample, the product sheet, ${licensesInWords(f) && "our license, "}proof of insurance.`,
  },
];

/** Nothing where all counties are alike. */
function commercialArea(f: Facts): AskedQuestion[] {
  const farther = typesServed(f).filter((type) => type !== "primary");
  if (farther.length === 0) return [];
  const { county, counties } = f.inState;
  const fully = farther.length < typesServed(f).length ? `Fully in our primary ${counties}. ` : "";
  return [
    {
      id: "commercial-area",
      question: `Do you serve commercial buildings in every ${county}?`,
      short: "In some of them, partly",
      answer: `${fully}Commercial services are limited in ${listed(farther)} ${counties}, so ask early and send a roof plan if you have one.`,
    },
  ];
}

const commercial = (f: Facts): readonly AskedQuestion[] => [
  {
    id: "commercial-systems",
    question: "Which commercial systems do you install?",
    short: "Five systems",
    answer:
      "TPO, EPDM, modified bitumen, PVC and metal. Which one fits depends on drainage, grease or chemicals, foot traffic and what is there now.",
  },
  {
    id: "stay-open",
    question: "Can we stay open while you work?",
    short: "Nearly always",
    answer:
      "Nearly always. We work in sections that are watertight every evening, put noisy tear-off into the hours you name, and agree on where the crane stands before it comes.",
  },
  {
    id: "cool-roof",
    question: "What does a cool roof save?",
    short: `${percent(f.promises.coolRoofSavings)} of cooling costs`,
    answer: `A reflective white membrane can cut cooling costs by ${percent(f.promises.coolRoofSavings)}. The gain is largest over a conditioned space with little insulation, and small over a warehouse that is not cooled.`,
  },
  ...commercialArea(f),
  {
    id: "commercial-maintenance",
    question: "How do we keep the membrane's warranty?",
    short: "Inspect, and keep a log",
    answer:
      "Most manufacturers ask for written inspections, clear drains and no holes made by other trades. Keep a log at the roof hatch of who goes up and why.",
  },
  {
    id: "ponding",
    question: "When is standing water a problem?",
    short: "After 48 hours",
    answer:
      "When it is still there 48 hours after rain. It adds load, ages seams and voids some warranties. Tapered insulation or another drain is cheaper than a new deck.",
  },
];

const storm = (f: Facts): readonly AskedQuestion[] => [
  {
    id: "emergency-response",
    question: "How fast do you come in an emergency?",
    short: `On site within ${onSiteTime(f)}`,
    answer: `A person answers the hotline 24/7. After a written request, we typically reach you within ${emergencyTime(f)}. We are on site within ${onSiteTime(f)}${ifExtended(f, (counties) => `; in ${counties} emergency service is limited`)}.`,
  },
  {
    id: "insurance-cover",
    question: "Will my homeowner's insurance cover storm damage?",
    short: "If it was sudden, mostly",
    answer:
      "Most policies cover sudden damage by wind, hail and fallen trees, minus the deductible. They do not cover wear. Look for a separate wind and hail deductible, and for whether an old roof is paid at replacement cost or at actual cash value.",
  },
  {
    id: "claim-deadline",
    question: "How long do I have to report a claim?",
    short: `Commonly ${claimWindow(f)}`,
    answer: `Commonly ${withinClaimWindow(f)}; your policy says. Report as soon as the damage is photographed. Every later storm makes it harder to tell which one did it.`,
  },
  {
    id: "hail-size",
    question: "Does hail always mean a new roof?",
    short: "No",
    answer:
      "No. Small hail often marks metal and leaves shingles sound. What counts is bruising: spots where the mat gives under a thumb and the granules are gone. We mark test squares on each slope and count.",
  },
  {
    id: "tarp-first",
    question: "Can I have the roof tarped before the adjuster comes?",
    short: "You should",
    answer:
      "You should. Policies ask owners to prevent further damage, and reasonable emergency costs are part of most claims. Photograph first, keep the receipt, and throw nothing away.",
  },
  {
    id: "door-knockers",
    question: "Someone at the door offers me a free roof. What now?",
    short: "Sign nothing that day",
    answer:
      `Take the card and sign nothing that day. ${licensesInWords(f) ? `Check the license${atOffice(f)}, ask` : "Ask"} for a local address and proof of insurance, and be careful with an assignment of your claim. If you sign at home, ${cancelingLaw(f).text ?? "federal rules"} usually give you three business days to cancel. ${ofOwnersAct(f, "cancel")}`.trim(),
  },
];

const warranty = ({ offers, promises, planTerms }: Facts): readonly AskedQuestion[] =>
  offered<AskedQuestion & OfOffer>({ offers }, [
    {
      id: "which-warranties",
      question: "Which warranties come with a new roof?",
      short: "Two, both limited",
      answer: `Two limited warranties: the manufacturer's on the material, typically ${years(promises.manufacturerYearsInWarranty)}, and our standard one on the workmanship, ${years(promises.standardWorkmanshipYears)} as standard. An enhanced warranty lengthens ours; Platinum lengthens both.`,
    },
    { ...whichWorkmanship({ offers, promises, planTerms }), short: "The one your proposal names" },
    {
      id: "warranty-papers",
      question: "When do I get the documents?",
      short: `Within ${businessDays(promises.warrantyDocumentDays)}`,
      answer: `By email within ${businessDays(promises.warrantyDocumentDays)} after completion. Keep them with the final invoice; a warranty claim starts with it.`,
    },
    {
      id: "warranty-transfer",
      question: "Can I pass the warranty on when I sell the house?",
      short: "Often",
      answer: `Often, by its terms. Notify us of the transfer within ${days(promises.warrantyTransferDays)} of the sale. A transferable roof warranty belongs in the listing.`,
    },
    {
      id: "warranty-void",
      question: "What can void it?",
      short: "Five common things",
      answer:
        "Work by others on the roof, pressure washing, a satellite dish or solar mount without proper flashing, blocked ventilation, and upkeep without records.",
    },
    {
      id: "warranty-plan",
      offer: "plans",
      question: "What do the protection plans add?",
      short: "Longer cover",
      answer: `Under all plans the manufacturer warranty is ${years(planTerms.manufacturerWarranty)}, and workmanship is covered for ${years(planTerms.workmanship.newInstallYears)} on new installs and ${years(planTerms.workmanship.majorRepairYears)} on major repairs. Plans run for at least ${months(planTerms.minimumMonths)}, then month to month, with ${planNotice({ planTerms })}.`,
    },
    {
      id: "warranty-storm",
      question: "Does a warranty cover storm damage?",
      short: "Usually not",
      answer:
        "Usually not. Wind above the rated speed, hail and fallen limbs are for your insurer. A shingle that loses its seal in ordinary wind is a case for the warranty.",
    },
  ]);

const financingQuestions = ({
  financing,
  creditTiers,
  paymentExamples,
}: Facts): readonly AskedQuestion[] => [
  {
    id: "financing-kinds",
    question: "Which ways to pay over time are there?",
    short: "Three",
    answer: `Same-as-cash for ${either(financing.sameAsCashMonths)} months: no interest if you pay in full by then, otherwise interest from day one. Low monthly payments over ${years(financing.lowMonthly.years)} at ${percent(financing.lowMonthly.rate)} APR. Fixed-rate installments over ${years(financing.fixedRate.years)} at ${percent(financing.fixedRate.rate)} APR. Example: ${loanInWords(paymentExamples["low-monthly"])}`,
  },
  {
    id: "financing-rates",
    question: "What rate will I get?",
    short: "The lender sets it",
    answer: `Typical rates are ${percent(financing.typicalRate)} APR. The lender sets yours by credit, amount and term, and tells you before you sign.`,
  },
  {
    id: "credit-score",
    question: "What credit score do I need?",
    short: `${Math.min(...Object.values(creditTiers))} at the least`,
    answer: `The lenders' tiers begin at FICO scores of ${Object.values(creditTiers)
      .sort((one, other) => one - other)
      .join(
        ", ",
      )}. The lowest that any of them takes is ${Math.min(...Object.values(creditTiers))}. A first check is often a soft pull, which does not lower the score; ask the lender.`,
  },
  {
    id: "financing-terms",
    question: "How long are the terms, and when is the first payment due?",
    short: "It depends on the plan",
    answer: `Terms run ${runningMonths(financing.termMonths)}, with up to ${months(financing.deferredMonths)} of no payments on some plans; the agreement says whether interest builds up meanwhile. Example: ${loanInWords(paymentExamples["fixed-rate"])}`,
  },
  {
    id: "prepay",
    question: "Is there a penalty for paying early?",
    short: "No",
    answer:
      "No prepayment penalty. And a same-as-cash plan is free of interest only if you pay it in full before it ends; after that, interest is due from the first day.",
  },
  {
    id: "deposit",
    question: "How much do I pay before work begins?",
    short: percent(financing.deposit),
    answer: `A deposit of ${percent(financing.deposit)}, the rest on completion. With financing or an open insurance claim the schedule follows the lender or the insurer.`,
  },
];

export const categories = (f: Facts): readonly Category[] =>
  offered<Category & OfOffer>(f, [
    {
      id: "general",
      label: "General",
      about: "Where we work, when we come, and what it costs to ask.",
      questions: general(f),
    },
    {
      id: "residential",
      label: "Residential",
      about: "The roof of a house: how long the work takes, how long the roof lasts.",
      questions: residential(f),
      more: { to: "/maintenance-tips", label: "Maintenance tips" },
    },
    {
      id: "commercial",
      label: "Commercial",
      about: "Flat roofs, and the people who work under them.",
      questions: commercial(f),
      more: { to: "/commercial-roofing", label: "Commercial roofing" },
    },
    {
      id: "storm",
      label: "Storm damage",
      about: "The first hours, the claim, and the stranger at the door.",
      questions: storm(f),
      more: { to: "/storm-damage", label: "Storm damage and emergencies" },
    },
    {
      id: "warranty",
      label: "Warranty",
      about: "What is covered, for how long, and what ends it.",
      questions: warranty(f),
      more: { to: "/warranty-info", label: "Warranty information" },
    },
    {
      id: "financing",
      label: "Financing",
      about: "Paying over time, and what the lender decides.",
      offer: "financing",
      questions: financingQuestions(f),
      more: { to: "/financing", label: "Financing" },
    },
  ]);

export const opening = (f: Facts): OpeningWords => ({
  heading: "Plain answers to your questions",
  lead: `${countAtStart(categories(f).length)} subjects. If your question is not here, email us: we answer within ${replyTime(f)}.`,
});

export const tabsLabel = "Subjects";

export const contact = (
  f: Facts,
): {
  heading: string;
  text: string;
  links: readonly { to: LinkTarget; label: string; note: string }[];
} => ({
  heading: "Not answered?",
  text: `Call or write. We reply to email within ${replyTime(f)}.`,
  links: [
    { to: "/contact-us", label: "Contact us", note: "With the form, for longer questions" },
    { to: "/roof-assessment", label: "Roof assessment", note: "When you wonder how bad it is" },
    { to: "/maintenance-tips", label: "Maintenance tips", note: "What you can do yourself" },
    { to: "/warranty-info", label: "Warranty information", note: "What is covered, for how long" },
  ],
});

function layers(f: Facts): string {
  return (
    buildingCode(f).layers ?? "Building codes allow a second layer in some cases and never a third."
  );
}

function lookUpAt(f: Facts): string {
  const { name } = licenseOffice(f);
  return name ? `; look it up at ${officeInFull(name)}` : "";
}

function atOffice(f: Facts): string {
  const { name } = licenseOffice(f);
  return name ? ` at ${name}` : "";
}
