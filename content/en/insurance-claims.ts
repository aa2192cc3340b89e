import type { NavigationLink } from "#content/navigation.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { LabeledValue } from "#domain/page/labeled-value.ts";
import { after, before } from "#domain/page/optional-sentence.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { Question } from "#domain/page/question.ts";
import type { Step } from "#domain/page/step.ts";
import { ifExtended, unlessExtended } from "./counties-in-words.ts";
import { years } from "./figures.ts";
import { standingWithin } from "./licenses-in-words.ts";
import { ofOwnersAct } from "./owners-act.ts";
import {
  claimWindow,
  longestClaimWindow,
  shortestClaimWindow,
  withinClaimWindow,
} from "./promises-in-words.ts";
import { onSiteTime } from "./response-times-in-words.ts";
import { claimLaw } from "./state-law.ts";

/*
 * For the owner's lawyer: 'lawyer-claims', 'lawyer-specialists' and 'lawyer-owners-act' (`before-you-open.ts`). The order
 * for this site fixes 'insurance claim assistance', 'insurance claim specialists' (`navigation.ts`), 'insurance
 * assistance' and 'Review the settlement' (`storm-damage.ts`, here). The other words are ours: we show damage and price
 * work, the owner files, decides what to send, and sends the final invoice.
 */
export const words = (f: Facts) =>
  ({
    heading: "Help with your roof insurance claim",
    lead: `We document the damage, meet your adjuster on the roof and make the repairs. Policies commonly allow ${claimWindow(f)} to report a storm, so start early.`,
  }) satisfies OpeningWords;

export const actions = {
  inspection: { label: "Book a free inspection", to: "/schedule-inspection" },
  contact: { label: "Ask about a claim", to: "/contact-us" },
} as const satisfies Record<string, NavigationLink>;

/** Labels in the inspector's sketch of the first view. */
export const sketch = {
  square: "Test square",
  squareSize: "10 ft by 10 ft",
  hits: "Hail hits, circled",
  crease: "Creased tab",
  missing: "Tabs gone",
};

export const facts = (f: Facts): readonly LabeledValue[] => [
  { label: "Claim window", value: claimWindow(f), note: "by insurer and policy" },
  { label: "Inspection", value: "Free", note: "with photos, whether you claim or not" },
  {
    label: "Emergency",
    value: `Within ${onSiteTime(f)}`,
    note: `on site${ifExtended(f, (counties) => `; limited in ${counties}`)}`,
  },
  {
    label: "Workmanship",
    value: years(f.promises.workmanshipYears),
    note: "limited warranty on the repair",
  },
];

/** The page's topic, for search engines. */
export const service = "Roof insurance claim assistance";

export const deadline = (f: Facts) => ({
  heading: "How long do you have?",
  text: `Policies set their own limit for reporting damage. Commonly it is ${f.promises.claimWindowDays.from === f.promises.claimWindowDays.to ? "" : "somewhere "}${withinClaimWindow(f)}. Enter the day of the storm, and plan for the earlier date.`,
  label: "Date of the damage",
  hint: "If you only know which storm it was, enter its date.",
  submit: "Show the dates",
  shortest: `Last day if your policy gives you ${shortestClaimWindow(f)}`,
  longest: `Last day if your policy gives you ${longestClaimWindow(f)}`,
  example: "For example",
  notAdvice:
    "A guide and not legal advice. Your policy and your insurer decide which date counts, so read the section on your duties after a loss, or call your agent.",
  faults: {
    empty: "Enter the date of the damage.",
    unfinished: "Enter the year with four digits, such as 2026.",
    invalid: "This date is not in the calendar. Check month, day and year.",
    future: "This date is still to come. Enter the day on which the damage happened.",
  },
  left: { one: "1 day from today", many: "days from today", today: "That is today" },
  passed: "This day has passed. Call your insurer anyway: some policies allow more time.",
});

export const process = (f: Facts): { heading: string; lead: string; steps: readonly Step[] } => ({
  heading: "The claim in five steps",
  lead: "The claim is yours; the roof is our part. Here is who does what.",
  steps: [
    {
      title: "Free inspection",
      text: "We check slopes, flashing, gutters and attic, and tell storm damage from age. You get our price in writing. Compare it with your deductible before you file.",
      note: "You: note the day of the storm and keep what fell off.",
    },
    {
      title: "File the claim",
      text: "Call your insurer or use its app. Give the date, the cause and our photos, and ask for the claim number and the adjuster's name.",
      note: "You: only the policyholder can file. Prevent further damage and keep the receipts for tarps.",
    },
    {
      title: "Meet the adjuster",
      text: "The adjuster inspects for the insurer. We come along with a ladder, show each mark and answer questions on code, such as underlayment and flashing that a new roof must have.",
      note: "You: tell us the appointment as soon as you have it.",
    },
    {
      title: "Review the settlement",
      text: "The insurer sends a scope with prices. If it differs from ours, you get our itemized price and photos. You decide what to send.",
      note: "You: check the deductible, and whether depreciation is held back until the work is done.",
    },
    {
      title: "Complete the repairs",
      text: `We pull the county's permit where one is needed, build, pass the inspection and give you the final invoice. Our workmanship warranty of ${years(f.promises.workmanshipYears)} begins that day.`,
      note: "You: send the invoice to your insurer to get what was held back.",
    },
  ],
});

export const signs: {
  heading: string;
  lead: string;
  drawing: string;
  groups: readonly { place: string; items: readonly string[] }[];
  links: readonly NavigationLink[];
} = {
  heading: "Signs of storm damage",
  lead: "Look from the ground, with binoculars if you have them. Stay off the roof: a wet or loosened shingle gives no warning.",
  drawing: "A house in section with the five places to look at, numbered as in the list",
  groups: [
    {
      place: "Shingles",
      items: [
        "Missing, lifted or creased tabs after wind",
        "Dark round bruises, or granules in the splash block, after hail",
      ],
    },
    {
      place: "Ridge and flashing",
      items: ["Ridge caps torn off", "Bent flashing at chimney, wall or vent pipe"],
    },
    {
      place: "Gutters and metal",
      items: [
        "Dents in gutters, downspouts, vents and the fins of the air conditioner",
        "Gutters pulled from the fascia",
      ],
    },
    {
      place: "Walls and windows",
      items: ["Chipped siding on the side the storm came from", "Torn window screens"],
    },
    {
      place: "Attic and ceilings",
      items: [
        "Daylight or wet insulation under the deck",
        "Brown rings on a ceiling, days after the rain",
      ],
    },
  ],
  links: [
    { label: "What each kind of damage looks like", to: "/storm-damage" },
    { label: "Water is coming in now", to: "/emergency-services" },
  ],
};

export const benefits = (
  f: Facts,
): {
  heading: string;
  items: readonly { title: string; text: string }[];
} => ({
  heading: "What you get from having us there",
  items: [
    {
      title: "Evidence that holds",
      text: "Every slope is photographed with a scale and a date, before a tarp covers it.",
    },
    {
      title: "A second pair of eyes",
      text: "Adjusters see many roofs in the week after a hailstorm. We point out what we marked on yours.",
    },
    {
      title: "A complete scope",
      text: "Drip edge, ice barrier, vents and permit cost money, so our estimate lists each of them.",
    },
    {
      title: "Protection at once",
      text: `Our emergency crew answers 24/7 and is on site within ${onSiteTime(f)}${unlessExtended(f)} to keep the next rain out.`,
    },
    {
      title: "One contractor to the end",
      text: `Whoever inspected the roof also builds it: ${standingWithin(f)} in ${f.inState.name}.`,
    },
    {
      title: `${years(f.promises.workmanshipYears)} on our work`,
      text: "A repair after a claim carries the same workmanship warranty as a roof you pay for yourself.",
    },
  ],
});

export const limits = (f: Facts) => ({
  heading: "What we do not do",
  text: `We are roofers and not public adjusters. ${before(claimLaw(f).itTakes)}We show the damage and price the work; coverage is between you and your insurer. The deductible is yours to pay. If someone offers to make it disappear, close the door. ${ofOwnersAct(f, "claims")}`.trim(),
});

/** SAMPLES. None of this happened; they stand in until customers tell their own. */
export const stories: {
  heading: string;
  labels: { found: string; claim: string; outcome: string };
  items: readonly {
    title: string;
    who: string;
    found: string;
    claim: string;
    outcome: string;
  }[];
} = {
  heading: "Three claims, from storm to roof",
  labels: { found: "What we found", claim: "What the insurer saw", outcome: "How it ended" },
  items: [
    {
      title: "Hail in Ashburn",
      who: "Anita R., Loudoun County",
      found: "Bruised shingles on two slopes, none on the others, and dents in every vent cap.",
      claim: "The first scope had one slope. The insurer reinspected and decided on both.",
      outcome: "Both slopes and all vents replaced in two days.",
    },
    {
      title: "A derecho in Woodbridge",
      who: "Marcus L., Prince William County",
      found: "Ridge caps gone and forty creased tabs that looked whole from the driveway.",
      claim: "The adjuster met us on the roof and lifted the tabs, one by one.",
      outcome: "Tarped the same evening, new roof approved as one slope could not be matched.",
    },
    {
      title: "A limb in Vienna",
      who: "Joan P., Fairfax County",
      found: "A hole in the deck, two cracked rafters, wet insulation below.",
      claim:
        "The first scope left out the rafters. The adjuster saw them once the soffit was open.",
      outcome: "Rafters, deck, roof and ceiling repaired under one claim number.",
    },
  ],
};

export const questionsHeading = "Questions about claims";

export const questions = (f: Facts): readonly Question[] => [
  {
    id: "is-it-covered",
    question: "Will insurance cover storm damage?",
    answer:
      "Most homeowner's policies cover sudden damage from wind, hail and falling trees. They do not cover wear, neglect or a roof that simply reached its age. Some exclude dents in metal roofs that do not leak. The declarations page and its endorsements have the answer.",
  },
  {
    id: "when-to-file",
    question: "How long do I have to file?",
    answer: `The claim report window is usually ${claimWindow(f)} from the day of the damage. Report early even within it: after months it is hard to show which storm did what.`,
  },
  {
    id: "rates-go-up",
    question: "Will my premium go up if I file?",
    answer:
      "It can. Insurers look at the claims of a house and of its neighborhood. So compare our price with your deductible, and ask your agent before you file.",
  },
  {
    id: "acv-or-rcv",
    question: "What do ACV and RCV mean in my policy?",
    answer:
      "Replacement cost value (RCV) pays what a new roof costs, less the deductible; part of it is often held back until the work is finished. Actual cash value (ACV) also takes off depreciation for age, and that part is not paid later. On an old roof the difference can be most of the price.",
  },
  {
    id: "denied",
    question: "What if the claim is denied or too small?",
    answer: `Ask for the reason in writing, and for a second inspection if something was missed. We supply photos and measurements.${after(claimLaw(f).complaints)}`,
  },
];

export const closing: {
  heading: string;
  text: string;
  links: readonly NavigationLink[];
} = {
  heading: "Start with an inspection, not with a claim",
  text: "It is free, and afterwards you know whether there is anything to report.",
  links: [
    { label: "Roof repair and replacement", to: "/roof-services" },
    { label: "Storm damage repair", to: "/storm-damage" },
    { label: "24/7 emergency services", to: "/emergency-services" },
  ],
};

export const claimPicture = {
  alt: "A scope of loss on a clipboard with a pen, and photographs of a house and its roof on a table in low sun",
  caption:
    "A claim is only as good as its proof: a scope line by line, and photos of each damaged slope.",
};
