import { reminderKinds } from "#domain/appointment/reminder-kinds.ts";
import { mostCharacters, reminderParts } from "#domain/appointment/reminder-words.ts";
import { type WorkPrice, workPriceNames } from "#domain/estimate/work-prices.ts";
import { paymentPlanIds } from "#domain/financing/financing.ts";
import { planIds } from "#domain/plan/protection-plan.ts";
import { roofPitches, roofShapes } from "#domain/roof-cost/roof-cost.ts";
import { roofConditions, visitKinds } from "#domain/roof-photo/roof-photo.ts";
import { roofWordsLimits } from "#domain/roof-photo/roof-words.ts";
import { mostEmergencyHours, mostReplyHours } from "./answer-times.ts";
import { factAt } from "./facts.ts";
import { mostLicenses } from "./licenses.ts";
import type { Offer } from "./offers.ts";
import { countyTypes, mostResponseHours } from "./response-times.ts";
import { mostSocialLinks } from "./social-link.ts";
import { longestSentence } from "./state-law.ts";

/* The one description of everything that the business states and could change. The desk's form, its history and the checks
 * are made from it. */

/** What a number counts. Shares are stored as fractions of 1, and typed and shown as percent. */
export type FactUnit =
  | "count"
  | "minutes"
  | "hours"
  | "days"
  | "weeks"
  | "months"
  | "years"
  | "dollars"
  | "percent"
  | "points"
  | "times"
  | "inches"
  | "feet"
  | "square feet"
  | "miles"
  /** Of an office on the map; 0: it is not said. */
  | "degrees"
  /** 0: it is not said. */
  | "calendar year";

/** Whether 0 says nothing, and is typed as nothing. */
export function mayBeUnsaid(unit: FactUnit): boolean {
  return unit === "calendar year" || unit === "degrees";
}

type Range = {
  unit: FactUnit;
  least: number;
  most: number;
  /** Digits after the point that may be typed; none when absent. */
  decimals?: number;
};

export type FactKind =
  | ({ kind: "number" } & Range)
  /** `from` and `to`. */
  | ({ kind: "span" } & Range)
  /** Rising, such as terms of 6, 12 and 18 months: `count` of them, or as many as there are. */
  | ({ kind: "numbers"; count?: number } & Range)
  /** One that is optional may be empty: it is then not confirmed. */
  | { kind: "text"; most: number; isLong?: boolean; isOptional?: boolean }
  | { kind: "phone" }
  /** One that is optional may be empty: mails then go where the operator has set. */
  | { kind: "mailbox"; isOptional?: boolean }
  | { kind: "zip" }
  /** An address on the web; empty where there is none. */
  | { kind: "link" }
  /** Opening hours by weekday. */
  | { kind: "hours" }
  /** Times of day in order, in minutes after midnight: one at least. */
  | { kind: "times"; most: number }
  /** An owner's own sentences about the law of the state, each at most so long. */
  | { kind: "sentences"; most: number }
  /** A calendar day. */
  | { kind: "day" }
  /** As `#rrggbb`. */
  | { kind: "color" }
  /** A state's postal abbreviation. */
  | { kind: "state" }
  /** One of that state's time zones. */
  | { kind: "zone" }
  /** The counties we serve. */
  | { kind: "counties" }
  /** The logo's mark, as path data. */
  | { kind: "logo" }
  /** On or off. */
  | { kind: "switch" }
  /** The parts of a roof that photos show, with their words. */
  | { kind: "parts" }
  /** What the photos of a kind of visit should show. */
  | { kind: "shots" }
  /** What an owner has added to the price book. */
  | { kind: "items" };

type Group = {
  title: string;
  hint?: string;
  /** Without it, pages state nothing of the group. */
  offer?: Offer;
  /** Set elsewhere at the desk, and not among the others. */
  isApart?: true;
};

/** In the order of the desk's form. */
const groups = {
  name: {
    title: "Name and region",
    hint: "Pages, emails and texts follow at once. Pictures that are shared, and the logo's files, follow when the site is built again.",
  },
  brand: {
    title: "Colors and logo",
    hint: "Pages, emails, icons and the browser's own bar follow at once. Photographs, and pictures that are shared, keep the colors that they were made with.",
  },
  area: {
    title: "State and counties",
    hint: "ZIP codes follow from the counties, and the map is drawn of them. What pages say of a state's law is read and confirmed under State law.",
  },
  hours: { title: "Opening hours and appointments" },
  offers: {
    title: "What you offer",
    hint: "What you switch off leaves the site within seconds, with its pages, links and questions. It comes back when you switch it on.",
  },
  contact: { title: "Phones, mailbox, address, licenses" },
  mailboxes: {
    title: "Where our own mails go",
    hint: "No page states them.",
  },
  answers: {
    title: "How soon we answer and come",
    hint: "Pages and emails promise it, and new leads are due by it.",
  },
  followUps: {
    title: "Follow-ups",
    hint: "After a quote, the desk proposes the next day to call again, in one press. A day that is closed becomes the next open one.",
  },
  plans: { title: "Protection plans", offer: "plans" },
  warranties: { title: "Warranties" },
  work: { title: "How long work takes, and what we advise" },
  financing: { title: "Financing", offer: "financing" },
  materials: { title: "Materials" },
  prices: {
    title: "Price book",
    hint: "What the ranges of the roof cost page rest on.",
    offer: "costRange",
  },
  workPrices: {
    title: "Prices for estimates",
    hint: "Beside the price book, each for a foot, or for one. An estimate keeps the prices that held when it was sent.",
  },
  company: { title: "The company in figures" },
  links: {
    title: "Links, and what search engines are told",
    hint: "Pages say nothing of what is empty.",
  },
  told: {
    title: "What people ask",
    hint: "In your own words. Pages say nothing of what is empty, or 0.",
  },
  law: { title: "Law of the state", isApart: true },
  roofPhotos: { title: "Photos of roofs", isApart: true },
  reminders: {
    title: "Reminders",
    hint: "{day} and {time} become the appointment's. The address, how to confirm and how to choose another time are always added.",
  },
} as const satisfies Record<string, Group>;

export type FactGroup = keyof typeof groups;

export const factGroups: Readonly<Record<FactGroup, Group>> = groups;

type Described = {
  /** Where it is among the facts: `plans.gold.monthlyPrice`. */
  path: string;
  group: FactGroup;
  /** Within its group: `Gold, a month`. */
  label: string;
  hint?: string;
  /** Why owners cannot set it; absent: they can. */
  fixed?: string;
  /** What a lawyer has to be asked before it changes. */
  lawyer?: string;
  /** No page states it. */
  isOfOffice?: true;
  /** Pages show it by their style alone: their scripts are not told. */
  isOfStyle?: true;
};

export type FactEntry = FactKind & Described;

/** An entry within its group. */
type Named = FactKind & Omit<Described, "group">;

function is(
  path: string,
  label: string,
  kind: FactKind,
  more: Partial<Pick<Described, "hint" | "fixed" | "lawyer" | "isOfOffice" | "isOfStyle">> = {},
): Named {
  return { ...kind, ...more, path, label };
}

const counted =
  (kind: "number" | "span" | "numbers") => (unit: FactUnit, least: number, most: number) =>
    ({ kind, unit, least, most }) as const;
const number = counted("number");
const span = counted("span");
const numbers = counted("numbers");

const percent = { kind: "number", unit: "percent", least: 0, most: 1, decimals: 2 } as const;
const percentSpan = { ...percent, kind: "span" } as const;
/** Of credit. */
const rate = { ...percent, most: 0.36 } as const;
const rateSpan = { ...percentSpan, most: 0.36 } as const;

const onOff = { kind: "switch" } as const;
/** A sentence of the owner's, once there is one. */
const told = { kind: "text", most: 200, isLong: true, isOptional: true } as const;
const years = number("years", 1, 100);
const yearsSpan = span("years", 1, 100);
/** Of a loan. */
const termSpan = span("years", 1, 30);
const come = number("hours", 1, mostResponseHours);

const degrees = (least: number, most: number) =>
  ({ kind: "number", unit: "degrees", least, most, decimals: 4 }) as const;

const ofState = "It is that of the state.";
const onMaps =
  "Search engines show the office there, and so does the map of counties that you have chosen. While both are empty, the map marks the office's ZIP code. On the map that the site was built with, the mark moves when it is built again.";
const drawn = "The page and its pictures are built around it.";
const worded = "The page says it in words of its own.";

const warrantyLaw =
  "A written warranty is read by the Magnuson-Moss Warranty Act (16 CFR 700-703): have the wording read with the figure.";
const creditLaw =
  "Advertising a rate or a term calls for what 12 CFR 1026.24 lists beside it; the pages show an example with all of it.";
const planLaw =
  "Paid maintenance with free service calls may be a home service contract by the law of the state, whose provider has to register.";

const areas = { primary: "Primary area", secondary: "Secondary area", extended: "Extended area" };
const planNames = { platinum: "Platinum", gold: "Gold", silver: "Silver" };
const workPriceLabels: Readonly<Record<WorkPrice, string>> = {
  fascia: "New fascia, a foot",
  dripEdge: "Drip edge, a foot",
  ridgeVent: "Ridge vent, a foot",
  valley: "Valley, a foot",
  wallFlashing: "Flashing along a wall, a foot",
  gutter: "Gutter, a foot",
  pipe: "Boot of a pipe, each",
};

const payments = {
  "same-as-cash": "Same as cash",
  "low-monthly": "Low monthly payments",
  "fixed-rate": "Fixed rate",
};
const pitches = { low: "low", medium: "medium", steep: "steep", "very-steep": "very steep" };
const shapes = { gable: "gable", hip: "hip", "cut-up": "cut up" };
const roofing = {
  asphalt: "Asphalt shingles",
  metal: "Metal roof",
  cedar: "Cedar",
  slate: "Slate",
  synthetic: "Synthetic slate and shake",
};
const siding = {
  vinyl: "Vinyl siding",
  fiberCement: "Fiber cement siding",
  wood: "Wood siding",
  metal: "Metal siding",
};
const visits = {
  replacement: "replacement",
  leak: "leak",
  storm: "storm damage",
  maintenance: "maintenance",
  commercial: "commercial roof",
};
const reminderNames = {
  "three-days": "Three days before",
  "one-day": "One day before",
  "two-hours": "Two hours before",
};
const reminderPartNames = { subject: "subject", intro: "email", text: "text message" };

const byGroup: Readonly<Record<FactGroup, readonly Named[]>> = {
  name: [
    is("name", "Name", { kind: "text", most: 60 }, { hint: "As on the license and the contract." }),
    is(
      "shortName",
      "Name in short",
      { kind: "text", most: 20 },
      { hint: "Beside the logo, in the titles of pages and in texts." },
    ),
    is("tagline", "What we do, and where", { kind: "text", most: 80 }),
    is(
      "serviceRegion",
      "Region",
      { kind: "text", most: 40 },
      {
        hint: "As in “roof repair in …”. Which counties you serve is set under State and counties.",
      },
    ),
  ],
  brand: [
    is(
      "logo",
      "Logo",
      { kind: "logo" },
      { hint: "One of ours, or your own. Beside it stands the name in short." },
    ),
    is(
      "colors.brand",
      "Color of buttons and links",
      { kind: "color" },
      { isOfStyle: true, hint: "And of lines and numbers that stand out." },
    ),
    is(
      "colors.bar",
      "Color of the bar and of dark parts",
      { kind: "color" },
      { isOfStyle: true, hint: "And of text: it is shown as dark as text has to be." },
    ),
    is(
      "colors.second",
      "Second color",
      { kind: "color" },
      {
        isOfStyle: true,
        hint: "Of what is free or confirmed, and in maps and drawings. Red would read as a warning.",
      },
    ),
  ],
  area: [
    is("state", "State", { kind: "state" }),
    is(
      "timeZone",
      "Time zone",
      { kind: "zone" },
      {
        hint: "Appointments and opening hours are in it. It stays while anything is booked ahead.",
      },
    ),
    is("counties", "Counties", { kind: "counties" }),
    ...(
      [
        ["inState.name", "State, name"],
        ["inState.adjective", "State, before a noun"],
        ["inState.county", "What a county is called"],
        ["inState.counties", "What counties are called"],
        ["timeZoneName", "Time zone, name"],
        ["area", "Whose area it is"],
      ] as const
    ).map(([path, label]) => is(path, label, { kind: "text", most: 40 }, { fixed: ofState })),
  ],
  hours: [
    is("hours", "Opening hours", { kind: "hours" }),
    is("capacity", "Appointments per hour", number("count", 1, 20), {
      isOfOffice: true,
      hint: "Used while nobody at Staff inspects. Otherwise each hour has room for the inspectors who work then.",
    }),
    is("inspectionMinutes", "An inspection takes", span("minutes", 15, 60), {
      hint: "An hour at most.",
    }),
    is(
      "slots",
      "Inspections begin at",
      { kind: "times", most: 12 },
      {
        isOfOffice: true,
        hint: "As in 7:30 AM, 8:30 AM, 1:00 PM. A day has those within its opening hours. What is booked at another time stays.",
      },
    ),
  ],
  offers: [
    is("offers.plans", "Protection plans", onOff, {
      hint: "Off: no plan pages, prices of plans or questions about them.",
      lawyer: planLaw,
    }),
    is("offers.financing", "Payment over time", onOff, {
      hint: "Off: no financing, lender or payment plan pages, and no monthly payments in examples.",
      lawyer: creditLaw,
    }),
    is("offers.costRange", "Price range for a new roof", onOff, {
      hint: "Off: no page that works out what a roof may cost.",
    }),
    is("offers.bidComparison", "Comparison of bids", onOff, {
      hint: "Off: no page that lays bids side by side.",
    }),
    is("samples", "Sample reviews and badges", onOff, {
      hint: "Off: sample reviews, ratings, certifications, members' quotes and claim stories disappear. Reviews from Google stay.",
      lawyer:
        "Reviews, ratings and badges that are made up are an unfair practice even when they are marked (16 CFR 465).",
    }),
  ],
  contact: [
    is("phone", "Phone", { kind: "phone" }),
    is(
      "hotline",
      "Emergency line",
      { kind: "phone" },
      { hint: "Pages say that it is answered day and night." },
    ),
    is("email", "Email address", { kind: "mailbox" }),
    is("address.street", "Office, street", { kind: "text", most: 80 }),
    is("address.city", "Office, city", { kind: "text", most: 40 }),
    is("address.region", "Office, state", { kind: "text", most: 2 }, { fixed: ofState }),
    is("address.postalCode", "Office, ZIP code", { kind: "zip" }),
    is(
      "address.country",
      "Office, country",
      { kind: "text", most: 2 },
      { fixed: "States, counties and phone numbers are of this country." },
    ),
    is("address.latitude", "Office, latitude", degrees(18, 72), { hint: onMaps }),
    is("address.longitude", "Office, longitude", degrees(-180, -64), { hint: onMaps }),
    ...Array.from({ length: mostLicenses }, (_, place) => [
      is(
        `licenses.${place}.label`,
        `License ${place + 1}, name`,
        { kind: "text", most: 80, isOptional: true },
        place === 0
          ? { hint: "All empty, with their numbers: pages don't say that you are licensed." }
          : {},
      ),
      is(`licenses.${place}.number`, `License ${place + 1}, number`, {
        kind: "text",
        most: 40,
        isOptional: true,
      }),
    ]).flat(),
    is("isBonded", "Bonded", onOff, {
      hint: "When it is off, pages say that you are insured and don't mention a bond.",
    }),
  ],
  mailboxes: [
    is(
      "mailboxes.office",
      "Leads and appointments",
      { kind: "mailbox", isOptional: true },
      { isOfOffice: true, hint: "Empty: where whoever runs the site has set." },
    ),
    is(
      "mailboxes.emergency",
      "Emergencies",
      { kind: "mailbox", isOptional: true },
      { isOfOffice: true, hint: "At any hour, so that somebody has to see it at once." },
    ),
  ],
  answers: [
    is("answers.replyHours", "Messages are answered within", number("hours", 1, mostReplyHours)),
    is(
      "answers.emergencyHours",
      "Emergencies are answered within",
      span("hours", 1, mostEmergencyHours),
    ),
    is("responseTimes.onSiteHours", "Emergencies, on site within", come),
    ...countyTypes.map((type) =>
      is(`responseTimes.responseHours.${type}`, `${areas[type]}, within`, come),
    ),
  ],
  followUps: [
    is(
      "followUpDays",
      "After a quote, follow up in",
      { ...numbers("days", 1, 90), count: 3 },
      { isOfOffice: true, hint: "Three numbers, each counted from the quote: 2, 5, 12." },
    ),
    is("estimateReminders.isOn", "Email whoever has not answered an estimate", onOff, {
      isOfOffice: true,
      hint: "By itself, until they say yes, no or anything else, or want no more of it; 'not now' puts it off to their day. Off: only you follow up.",
    }),
    is("estimateReminders.days", "Email them after", numbers("days", 1, 90), {
      isOfOffice: true,
      hint: "Up to six numbers, each counted from the estimate: 3, 7, 14. At ten in the morning.",
    }),
  ],
  plans: [
    ...planIds.flatMap((id) =>
      (
        [
          ["monthlyPrice", "a month", number("dollars", 1, 10_000), { lawyer: planLaw }],
          ["inspectionsPerYear", "inspections a year", number("times", 1, 12), { fixed: drawn }],
          ["responseHours", "response within", number("hours", 2, id === "platinum" ? 24 : 72)],
          ["discounts.roofing", "off roofing repairs", { ...percent, least: 0.01 }],
          ["discounts.otherExterior", "off other exterior repairs", { ...percent, least: 0.01 }],
          [
            "yearlyCredit",
            "yearly credit",
            number("dollars", id === "silver" ? 0 : 1, 20_000),
            { lawyer: planLaw },
          ],
          ["warrantyYears", "warranty", years, { lawyer: warrantyLaw }],
          ["workmanshipYears", "workmanship warranty", years, { lawyer: warrantyLaw }],
          ["transfers", "transfers to a new owner", number("times", 0, 10), { fixed: worded }],
        ] as const
      ).map(([path, label, kind, more]) =>
        is(`plans.${id}.${path}`, `${planNames[id]}, ${label}`, kind, more),
      ),
    ),
    is("planTerms.minimumMonths", "Every plan, at least", number("months", 2, 60), {
      lawyer: planLaw,
    }),
    is("planTerms.noticeDays", "Every plan, notice", number("days", 1, 180), { lawyer: planLaw }),
    is("planTerms.manufacturerWarranty", "Every plan, manufacturer warranty", yearsSpan),
    is("planTerms.workmanship.newInstallYears", "Every plan, workmanship on new roofs", years),
    is("planTerms.workmanship.majorRepairYears", "Every plan, workmanship on major repairs", years),
  ],
  warranties: [
    is("promises.workmanshipYears", "Workmanship", years, {
      hint: "On home, claims and 'Why choose us'.",
      lawyer: warrantyLaw,
    }),
    is("promises.standardWorkmanshipYears", "Workmanship, standard", yearsSpan, {
      hint: "On the warranty page.",
      lawyer: warrantyLaw,
    }),
    is("promises.manufacturerYears", "Manufacturers' warranties", yearsSpan, {
      hint: "On the services and 'Why choose us'.",
      lawyer: warrantyLaw,
    }),
    is("promises.manufacturerYearsInWarranty", "Manufacturers' warranties, standard", yearsSpan, {
      hint: "On the warranty page.",
      lawyer: warrantyLaw,
    }),
    is("promises.warrantyDocumentDays", "Documents after completion", number("days", 1, 90), {
      hint: "Business days.",
    }),
    is("promises.warrantyTransferDays", "To tell us of a sale", number("days", 1, 365)),
    ...planIds.flatMap((id) =>
      (
        [
          ["workmanshipYears", "workmanship", years],
          ["materialYears", "material", years],
          ["inspections.perYear", "inspections a year", number("times", 1, 12)],
          ["inspections.forYears", "inspections for", years],
          ["emergencyHours", "emergencies within", come],
          ["maintenanceDiscount", "off maintenance", percent],
        ] as const
      ).map(([path, label, kind]) =>
        is(`enhancedWarranties.${id}.${path}`, `${planNames[id]} warranty, ${label}`, kind, {
          lawyer: warrantyLaw,
        }),
      ),
    ),
  ],
  work: [
    is("promises.replacementDays", "A replacement takes", span("days", 1, 60)),
    is(
      "promises.replacementDaysInQuestions",
      "A replacement takes, in questions",
      span("days", 1, 60),
    ),
    is("promises.repairDays", "A repair takes", span("days", 1, 60)),
    is("promises.leadWeeks.peak", "Work begins, in season", span("weeks", 1, 52)),
    is("promises.leadWeeks.offPeak", "Work begins, off season", number("weeks", 1, 52)),
    is("promises.repairShareOfReplacement", "A repair is worth it up to", percent, {
      hint: "Of what a new roof costs.",
      fixed: drawn,
    }),
    is("promises.claimWindowDays", "Insurers' time to report", span("days", 1, 1_095)),
    is("promises.coolRoofSavings", "A cool roof saves", percentSpan, {
      lawyer: "Came without a source, so pages say 'can' (16 CFR 260).",
    }),
    is("promises.maintenanceLifeGain", "Maintenance adds to a roof's life", percent),
    is(
      "promises.gutterCleaningsPerYear.least",
      "Gutters are cleaned, a year",
      number("times", 1, 12),
      { fixed: drawn },
    ),
    is(
      "promises.gutterCleaningsPerYear.manyTrees",
      "Gutters under trees, a year",
      span("times", 1, 12),
      { fixed: drawn },
    ),
    is("promises.inspectionsPerYear", "A roof is inspected, a year", number("times", 1, 12), {
      fixed: drawn,
    }),
    is("promises.siding.repaintYears", "Siding is repainted every", yearsSpan),
    is("promises.siding.replaceAtYears", "Siding is replaced at", yearsSpan),
    is("promises.siding.vinylWeeks", "Vinyl siding takes", span("weeks", 1, 52)),
    is("promises.siding.heavyWeeks", "Other siding takes", span("weeks", 1, 52)),
    is("promises.siding.energySavings", "Siding saves energy", percentSpan, {
      lawyer: "A saving that is advertised needs a source (16 CFR 260).",
    }),
  ],
  financing: [
    is("financing.sameAsCashMonths", "Same as cash, terms", numbers("months", 2, 60), {
      lawyer: creditLaw,
    }),
    is("financing.lowMonthly.years", "Low monthly payments, term", termSpan, {
      lawyer: creditLaw,
    }),
    is("financing.lowMonthly.rate", "Low monthly payments, rate", rateSpan, { lawyer: creditLaw }),
    is("financing.fixedRate.years", "Fixed rate, term", termSpan, { lawyer: creditLaw }),
    is("financing.fixedRate.rate", "Fixed rate, rate", rateSpan, { lawyer: creditLaw }),
    is("financing.typicalRate", "Typical rate", rateSpan, { lawyer: creditLaw }),
    is("financing.termMonths", "All terms", span("months", 2, 360), { lawyer: creditLaw }),
    is("financing.deferredMonths", "First payment deferred by up to", number("months", 2, 36), {
      lawyer: creditLaw,
    }),
    is(
      "financing.deposit",
      "Deposit",
      { ...percentSpan, least: 0.01 },
      {
        lawyer: "Ask what a contractor may ask for before work begins.",
      },
    ),
    ...paymentPlanIds.flatMap((id) => [
      is(`creditTiers.${id}`, `${payments[id]}, score from`, number("points", 300, 850)),
      is(
        `paymentExamples.${id}.amount`,
        `${payments[id]}, example, amount`,
        number("dollars", 500, 200_000),
      ),
      is(
        `paymentExamples.${id}.months`,
        `${payments[id]}, example, term`,
        number("months", 1, 360),
      ),
      is(`paymentExamples.${id}.rate`, `${payments[id]}, example, rate`, rate),
    ]),
    is("creditTiers.second-look", "Second look, score from", number("points", 300, 850)),
    ...(["first", "second", "third"] as const).flatMap((place) => [
      is(
        `lenders.${place}.name`,
        `Lender ${place}, name`,
        { kind: "text", most: 60 },
        {
          lawyer: "Name only lenders that you have agreements with.",
        },
      ),
    ]),
    is("lenders.first.amount.to", "Lender first, lends up to", number("dollars", 500, 500_000)),
    is("lenders.second.amount", "Lender second, lends", span("dollars", 500, 500_000)),
    is("lenders.second.years", "Lender second, term", termSpan),
    is("lenders.second.rateFrom", "Lender second, rate from", rate),
  ],
  materials: [
    ...(["asphalt", "metal", "cedar", "slate", "synthetic"] as const).flatMap((id) => [
      is(`roofing.${id}.lifespanYears`, `${roofing[id]}, lasts`, yearsSpan),
      is(`roofing.${id}.pricePerSquareFoot`, `${roofing[id]}, a square foot`, {
        ...span("dollars", 1, 200),
        decimals: 2,
      }),
      is(`roofing.${id}.dollarSigns`, `${roofing[id]}, dollar signs`, number("count", 2, 5)),
    ]),
    ...(["vinyl", "fiberCement", "wood", "metal"] as const).map((id) =>
      is(`siding.${id}.lifespanYears`, `${siding[id]}, lasts`, yearsSpan),
    ),
  ],
  prices: [
    is("priceBookDay", "Last checked on", { kind: "day" }),
    is("priceBook.secondLayer", "Second layer, a square foot", {
      ...span("dollars", 0, 50),
      decimals: 2,
    }),
    is("priceBook.chimney", "Flashing of a chimney", span("dollars", 0, 10_000)),
    is("priceBook.skylight", "Flashing of a skylight", span("dollars", 0, 10_000)),
    is("priceBook.permit", "Permit", span("dollars", 0, 10_000)),
    ...countyTypes.map((type) =>
      is(
        `priceBook.travel.${type}`,
        `Travel, ${areas[type].toLowerCase()}`,
        span("dollars", 0, 10_000),
      ),
    ),
    is("priceBook.decking.perSheet", "Plywood, a sheet", span("dollars", 0, 1_000)),
    is("priceBook.decking.share", "Plywood that is rotten", percentSpan),
    is("priceBook.decking.sheetArea", "Size of a sheet", number("square feet", 8, 100)),
    ...roofPitches.map((pitch) =>
      is(`priceBook.slopeWork.${pitch}`, `Work on a ${pitches[pitch]} slope adds`, percentSpan),
    ),
    ...roofPitches.map((pitch) =>
      is(
        `priceBook.rise.${pitch}`,
        `A ${pitches[pitch]} slope rises, on a foot`,
        span("inches", 0, 16),
      ),
    ),
    ...roofShapes.map((shape) =>
      is(`priceBook.offcuts.${shape}`, `Offcuts of a ${shapes[shape]} roof`, percentSpan),
    ),
    is("priceBook.outlinePerFloorArea", "Outline, for each square foot of floor", {
      ...span("count", 1, 3),
      decimals: 2,
    }),
    is("priceBook.overhang", "Eaves stand out", span("feet", 0, 6)),
  ],
  workPrices: [
    ...workPriceNames.map((name) =>
      is(
        `workPrices.${name}`,
        workPriceLabels[name],
        { ...span("dollars", 0, 1_000), decimals: 2 },
        { isOfOffice: true },
      ),
    ),
    is("ownItems", "Items of your own", { kind: "items" }, { isOfOffice: true }),
  ],
  company: [
    is("company.years", "Years in business, more than", number("years", 0, 200), {
      hint: "It follows from the year of the founding, where that is set. 0: pages say nothing.",
    }),
    is("company.projects", "Projects, more than", number("count", 1, 1_000_000)),
    is("company.satisfaction", "Satisfied customers", percent, {
      hint: "Pages show it as a sample, and only while samples are shown.",
      lawyer: "A share of satisfied customers needs a survey behind it (16 CFR 255, 465).",
    }),
    is("company.teamMembers", "Team members, more than", number("count", 1, 10_000)),
    is("foundedYear", "Founded in", number("calendar year", 1700, 2100), {
      hint: "Years in business follow from it. Pages say no year while it is empty.",
    }),
    is("leadership", "A CEO, a COO and a Managing Partner", onOff, {
      hint: "The company page says what each of the three answers for. Switch it on only if they lead your company.",
    }),
  ],
  links: [
    ...Array.from({ length: mostSocialLinks }, (_, place) => [
      is(
        `social.${place}.network`,
        `Network ${place + 1}, name`,
        { kind: "text", most: 30, isOptional: true },
        place === 0 ? { hint: "As in Facebook." } : {},
      ),
      is(`social.${place}.url`, `Network ${place + 1}, your page`, { kind: "link" }),
    ]).flat(),
    is(
      "reviewsUrl",
      "Where your reviews are",
      { kind: "link" },
      { hint: "Beside the reviews on the home page." },
    ),
    is("serviceRadiusMiles", "Search engines: around the office", number("miles", 1, 500), {
      hint: "They are told the counties, too.",
    }),
    is(
      "priceRange",
      "Search engines: how expensive you are",
      { kind: "text", most: 20, isOptional: true },
      { hint: "As in $$." },
    ),
  ],
  told: [
    is("told.crews", "Who does the work", told, {
      hint: "As a sentence, such as: Our own crews, employed by us.",
    }),
    is("told.waysToPay", "Ways to pay", told, { hint: "As a sentence." }),
    is("told.shingleMakers", "Makers of shingles", told, { hint: "As a sentence." }),
    is("told.serviceCallFee", "Service call fee", number("dollars", 0, 2_000)),
    is("told.planHours", "Plan hours by county", told, {
      hint: "As a sentence: whether a plan's hours hold in extended counties, too.",
      lawyer: planLaw,
    }),
  ],
  law: [
    is("law.confirmedFor", "Read and confirmed for", { kind: "text", most: 2, isOptional: true }),
    is("law.words", "Your own sentences", { kind: "sentences", most: longestSentence }),
  ],
  roofPhotos: [
    is("roofWords.parts", "Parts", { kind: "parts" }, { isOfOffice: true }),
    ...roofConditions.map((condition) =>
      is(
        `roofWords.conditions.${condition}`,
        `Condition, ${condition}`,
        { kind: "text", most: roofWordsLimits.name },
        { isOfOffice: true },
      ),
    ),
    ...visitKinds.map((kind) =>
      is(
        `roofWords.shots.${kind}`,
        `What to show, ${visits[kind]}`,
        { kind: "shots" },
        { isOfOffice: true },
      ),
    ),
  ],
  reminders: reminderKinds.flatMap((kind) =>
    reminderParts.map((part) =>
      is(
        `reminders.${kind}.${part}`,
        `${reminderNames[kind]}, ${reminderPartNames[part]}`,
        { kind: "text", most: mostCharacters[part], ...(part !== "subject" && { isLong: true }) },
        { isOfOffice: true },
      ),
    ),
  ),
};

const all: readonly FactEntry[] = (Object.keys(factGroups) as FactGroup[]).flatMap((group) =>
  byGroup[group].map((entry): FactEntry => ({ ...entry, group })),
);

/**
 * The entries of a business. A fact that it does not state, such as a third license, or that it states in another way,
 * such as a warranty for a lifetime, has none.
 */
export function entriesOf(facts: object): FactEntry[] {
  return all.filter(({ kind, path }) => {
    const fact = factAt(facts, path);
    if (kind === "number") return typeof fact === "number";
    if (kind === "switch") return typeof fact === "boolean";
    return kind === "span" ? typeof fact === "object" : fact !== undefined;
  });
}

/** The entry at a path, whether the business states it or not. */
export function entryAt(path: string): FactEntry | undefined {
  return all.find((entry) => entry.path === path);
}
