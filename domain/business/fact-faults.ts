import { reminderFaultOf } from "#domain/appointment/reminder-words.ts";
import { isColor } from "#domain/brand/color-tones.ts";
import { isMark } from "#domain/brand/mark.ts";
import { isCalendarDay } from "#domain/calendar/calendar-day.ts";
import {
  type MinuteOfDay,
  type OpeningHours,
  type WeekHours,
  week,
} from "#domain/calendar/opening-hours.ts";
import { itemFaults } from "#domain/estimate/own-items.ts";
import {
  financedAmounts,
  type PaymentPlanId,
  paymentPlanIds,
} from "#domain/financing/financing.ts";
import { planRange } from "#domain/financing/payment-question.ts";
import { isSingleHeaderLine } from "#domain/page/single-line.ts";
import type { Span } from "#domain/page/span.ts";
import { understoodMailbox } from "#domain/person/understood-mailbox.ts";
import { countyFaults, placeFaults } from "#domain/places/place-faults.ts";
import { usualZone } from "#domain/places/place-overrides.ts";
import { usState, usStates } from "#domain/places/us-states.ts";
import { planIds } from "#domain/plan/protection-plan.ts";
import { partFaults, shotFaults } from "#domain/roof-photo/roof-words.ts";
import { entriesOf, entryAt, type FactEntry, type FactUnit, mayBeUnsaid } from "./fact-entries.ts";
import {
  areSameFacts,
  type BusinessFacts,
  factAt,
  type Overrides,
  type Sentences,
  withOverrides,
} from "./facts.ts";
import { hoursFaults } from "./hours-faults.ts";
import { hasPin, type OfficeAddress } from "./office-address.ts";
import { countyTypes } from "./response-times.ts";

/** What is wrong, by path; of opening hours by `hours.Monday` or `hours`, of a list by the place in it, from 0. */
export type FactFaults = Readonly<Record<string, string>>;

/**
 * What is wrong with overrides, each by itself and all together; empty when nothing is.
 * @param built What holds where they set nothing.
 * @param thisYear After which nobody was founded.
 */
export function overrideFaults(
  overrides: Overrides,
  built: BusinessFacts,
  thisYear = Number.POSITIVE_INFINITY,
): FactFaults {
  const faults: Record<string, string> = {};
  for (const [path, value] of Object.entries(overrides)) {
    const entry = entryAt(path);
    if (!entry || entry.fixed || factAt(built, path) === undefined)
      faults[path] = "It cannot be set here";
    else Object.assign(faults, factFaults(entry, value));
  }
  if (Object.keys(faults).length > 0) return faults;
  if (Number(overrides.foundedYear) > thisYear) {
    return { foundedYear: `Enter a year up to ${thisYear}, or nothing` };
  }
  return {
    ...rulesBroken(withOverrides(built, overrides)),
    ...placeFaults(overrides, built),
  };
}

/** What is wrong with one fact. Anything may have been typed or sent. */
export function factFaults(entry: FactEntry, value: unknown): FactFaults {
  if (entry.kind === "hours") return weekFaults(value);
  if (entry.kind === "parts") return rowFaults(entry, partFaults(value));
  if (entry.kind === "shots") return rowFaults(entry, shotFaults(value));
  if (entry.kind === "items") return rowFaults(entry, itemFaults(value));
  const fault = faultOf(entry, value);
  return fault ? { [entry.path]: fault } : {};
}

/** What is wrong across facts that are each right. */
function rulesBroken(f: BusinessFacts): FactFaults {
  const faults: Record<string, string> = {};
  const { onSiteHours, responseHours } = f.responseTimes;
  const answered = f.answers.emergencyHours.to;
  // We reach somebody before we are there.
  if (onSiteHours < answered) {
    faults["responseTimes.onSiteHours"] =
      `Enter at least ${answered}, since answering may take that long`;
  }
  const longest = f.inspectionMinutes.to;
  if (f.slots.some((start, at) => start - (f.slots[at - 1] ?? -longest) < longest)) {
    faults.slots = `Leave at least ${longest} minutes from one to the next, since an inspection may take that long`;
  }
  let nearer = 1;
  for (const type of countyTypes) {
    const hours = responseHours[type];
    if (hours < nearer) {
      faults[`responseTimes.responseHours.${type}`] =
        `Enter at least ${nearer}, as for the nearer area`;
    } else nearer = hours;
  }
  for (const [place, { network, url }] of f.social.entries()) {
    if (url !== "" && network === "") faults[`social.${place}.network`] = "Name the network";
  }
  return { ...faults, ...licenseFaults(f), ...pinFaults(f), ...planFaults(f) };
}

/** A license has a name and a number, or is none. */
function licenseFaults({ licenses }: BusinessFacts): FactFaults {
  return Object.fromEntries(
    licenses.flatMap(({ label, number }, at) => {
      const [hasLabel, hasNumber] = [label, number].map((text) => text.trim() !== "");
      if (hasLabel === hasNumber) return [];
      return [
        [
          `licenses.${at}.${hasLabel ? "number" : "label"}`,
          "Write both name and number, or neither",
        ],
      ];
    }),
  );
}

/** A place on the map is both of its degrees. */
function pinFaults({ address }: BusinessFacts): FactFaults {
  const missing = (["latitude", "longitude"] as const).filter((degrees) => address[degrees] === 0);
  if (missing.length !== 1) return {};
  return { [`address.${missing[0]}`]: "Enter both latitude and longitude, or neither" };
}

/** Pages say what a larger plan costs more, and that its warranty is the longest. */
function planFaults({ plans, enhancedWarranties }: BusinessFacts): FactFaults {
  const faults: Record<string, string> = {};
  for (const [larger, smaller] of [
    ["gold", "silver"],
    ["platinum", "gold"],
  ] as const) {
    const least = plans[smaller].monthlyPrice;
    if (plans[larger].monthlyPrice <= least) {
      faults[`plans.${larger}.monthlyPrice`] = `Enter more than ${least}, as for the smaller plan`;
    }
  }
  for (const id of planIds) {
    const year = 12 * plans[id].monthlyPrice;
    if (plans[id].yearlyCredit > year) {
      faults[`plans.${id}.yearlyCredit`] = `Enter at most ${year}, a year of the plan`;
    }
  }
  const longest = Math.max(plans.gold.warrantyYears, plans.silver.warrantyYears);
  if (plans.platinum.warrantyYears < longest) {
    faults["plans.platinum.warrantyYears"] = `Enter at least ${longest}, as for the smaller plans`;
  }
  const { platinum, gold, silver } = enhancedWarranties;
  const years = [gold, silver].map(({ workmanshipYears }) => Number(workmanshipYears) || 0);
  if (
    typeof platinum.workmanshipYears === "number" &&
    platinum.workmanshipYears < Math.max(...years)
  ) {
    faults["enhancedWarranties.platinum.workmanshipYears"] =
      `Enter at least ${Math.max(...years)}, as for the smaller warranties`;
  }
  return faults;
}

/** The times at which even the longest inspection is within opening hours. */
function slotsWithin(
  { opens, closes }: OpeningHours,
  { slots, inspectionMinutes }: BusinessFacts,
): MinuteOfDay[] {
  return slots.filter((start) => start >= opens && start + inspectionMinutes.to <= closes);
}

/** The times that nobody can book, since on no day the longest inspection is over by closing time. */
export function neverOffered(f: BusinessFacts): MinuteOfDay[] {
  const offered = new Set(
    week.flatMap((weekday) => {
      const open = f.hours[weekday];
      return open ? slotsWithin(open, f) : [];
    }),
  );
  return f.slots.filter((start) => !offered.has(start));
}

/** Paths of facts that do not agree with one another, as visitors would read them. Nothing is refused for it. */
export function contradictions(f: BusinessFacts): string[][] {
  const { promises, planTerms, financing, lenders, creditTiers, priceBook } = f;
  const term = financing.termMonths.to;
  const { low, medium, steep, "very-steep": verySteep } = priceBook.rise;
  const offered = week.flatMap((weekday) => {
    const open = f.hours[weekday];
    return open ? [slotsWithin(open, f)] : [];
  });
  const found: [isWrong: boolean, ...paths: string[]][] = [
    [
      !isWithin(promises.workmanshipYears, promises.standardWorkmanshipYears),
      "promises.workmanshipYears",
      "promises.standardWorkmanshipYears",
    ],
    [
      !isSame(promises.manufacturerYears, promises.manufacturerYearsInWarranty) ||
        !isSame(promises.manufacturerYears, planTerms.manufacturerWarranty),
      "promises.manufacturerYears",
      "promises.manufacturerYearsInWarranty",
      "planTerms.manufacturerWarranty",
    ],
    [
      !isSame(promises.replacementDays, promises.replacementDaysInQuestions),
      "promises.replacementDays",
      "promises.replacementDaysInQuestions",
    ],
    [
      Math.max(financing.lowMonthly.years.to, financing.fixedRate.years.to) * 12 > term ||
        lenders.second.years.to * 12 > term,
      "financing.termMonths",
      "financing.lowMonthly.years",
      "financing.fixedRate.years",
      "lenders.second.years",
    ],
    ...paymentPlanIds.map((plan): [boolean, ...string[]] => {
      const { months, rate } = planRange(plan, financing);
      const example = f.paymentExamples[plan];
      return [
        !months.includes(example.months) || !isWithin(example.rate, rate),
        `paymentExamples.${plan}.months`,
        `paymentExamples.${plan}.rate`,
        ...termsOf[plan],
      ];
    }),
    [
      paymentPlanIds.some(
        (plan) => !isWithin(f.paymentExamples[plan].amount, financedAmounts(lenders)),
      ),
      "lenders.second.amount",
      ...paymentPlanIds.map((plan) => `paymentExamples.${plan}.amount`),
    ],
    // Pages call the second lender the one with the largest loans, and the third the one for a lower score.
    [
      lenders.first.amount.to > lenders.second.amount.to,
      "lenders.first.amount.to",
      "lenders.second.amount",
    ],
    [
      paymentPlanIds.some((plan) => creditTiers[plan] <= creditTiers["second-look"]),
      "creditTiers.second-look",
      ...paymentPlanIds.map((plan) => `creditTiers.${plan}`),
    ],
    // A day that is open without a time, or a time that no day has.
    [
      offered.some((slots) => slots.length === 0) || neverOffered(f).length > 0,
      "hours",
      "inspectionMinutes",
      "slots",
    ],
    [
      [low, medium, steep, verySteep].some((rise, at, all) => rise.from < (all[at - 1]?.to ?? 0)),
      ...["low", "medium", "steep", "very-steep"].map((pitch) => `priceBook.rise.${pitch}`),
    ],
  ];
  return found.filter(([isWrong]) => isWrong).map(([, ...paths]) => paths);
}

/**
 * Whether the office has moved since `before`, but not the place where maps show it, which is set by itself. Another suite of
 * the same house is no move.
 */
export function isPinLeftBehind(
  { address }: BusinessFacts,
  { address: before }: BusinessFacts,
): boolean {
  const houseOf = ({ street, city, region, postalCode }: OfficeAddress) =>
    [street.split(",", 1)[0], city, region, postalCode].join("\n");
  return (
    hasPin(address) &&
    houseOf(address) !== houseOf(before) &&
    // Whoever has typed one of the two has still to type the other.
    (address.latitude === before.latitude || address.longitude === before.longitude)
  );
}

/** Where the terms stand that a plan's example illustrates. */
const termsOf: Readonly<Record<PaymentPlanId, readonly string[]>> = {
  "same-as-cash": ["financing.sameAsCashMonths", "financing.typicalRate"],
  "low-monthly": ["financing.lowMonthly.years", "financing.lowMonthly.rate"],
  "fixed-rate": ["financing.fixedRate.years", "financing.fixedRate.rate"],
};

/**
 * Overrides without those that say what the site was built with, or that cannot be set: what this business does not state,
 * or what another release let owners set.
 */
export function normalOverrides(overrides: Overrides, built: BusinessFacts): Overrides {
  const known = entriesOf(built).filter(
    ({ path, fixed }) => !fixed && Object.hasOwn(overrides, path),
  );
  return Object.fromEntries(
    known.flatMap(({ path }) => {
      const value = overrides[path];
      // A state has a usual time zone of its own.
      const usual = path === "timeZone" ? usualZone(overrides, built) : factAt(built, path);
      return value === undefined || areSameFacts(value, usual) ? [] : [[path, value]];
    }),
  );
}

/** Of a list: by `roofWords.parts.3`, or by its own path. */
function rowFaults({ path }: FactEntry, faults: Record<string, string>): FactFaults {
  return Object.fromEntries(
    Object.entries(faults).map(([at, fault]) => [at === "" ? path : `${path}.${at}`, fault]),
  );
}

function weekFaults(value: unknown): FactFaults {
  return Object.fromEntries(
    Object.entries(hoursFaults((value ?? {}) as WeekHours)).map(([weekday, fault]) => [
      weekday === "hours" ? "hours" : `hours.${weekday}`,
      fault ?? "",
    ]),
  );
}

function faultOf(entry: FactEntry, value: unknown): string | undefined {
  switch (entry.kind) {
    case "number":
      return wrongNumber(entry, value);
    case "span": {
      const { from, to } = (value ?? {}) as Partial<Span>;
      const wrong = wrongNumber(entry, from) ?? wrongNumber(entry, to);
      return wrong ?? (Number(from) > Number(to) ? "Enter the smaller number first" : undefined);
    }
    case "numbers": {
      const list: unknown[] = Array.isArray(value) ? value : [];
      const { count } = entry;
      if (count !== undefined && list.length !== count) return `Enter ${count} numbers`;
      if (list.length === 0 || list.length > 6) return `Enter ${askedFor(entry)}`;
      const wrong = list.map((one) => wrongNumber(entry, one)).find(Boolean);
      if (wrong) return wrong;
      return list.every((one, at) => at === 0 || Number(list[at - 1]) < Number(one))
        ? undefined
        : "Enter the numbers from the smallest to the largest";
    }
    case "times":
      return timesFault(entry, value);
    case "text":
      // Nothing may be said instead of a text, but nothing else.
      if (entry.isOptional && typeof value !== "string") return "Write something here";
      return textFault(entry, typeof value === "string" ? value : "");
    case "mailbox":
      if (entry.isOptional && value === "") return undefined;
      return typeof value === "string" && understoodMailbox(value)
        ? undefined
        : /<[^<>]*@[^<>]*>/.test(String(value))
          ? "Enter the email address alone, without a name and < >, like office@example.com"
          : "Enter an email address, like office@example.com";
    case "zip":
      return typeof value === "string" && /^\d{5}(-\d{4})?$/.test(value)
        ? undefined
        : "Enter the five digits of a ZIP code";
    case "link":
      return value === "" || isLink(value)
        ? undefined
        : `Enter an address that begins with https://, of at most ${longestLink} characters`;
    case "phone":
      return isPhone(value) ? undefined : "Enter a phone number with its area code, ten digits";
    case "day":
      return typeof value === "string" && isCalendarDay(value) ? undefined : "Choose a day";
    case "color":
      return isColor(value) ? undefined : "Enter a color: # and six of 0 to 9 and a to f";
    case "state":
      return usState(String(value)) ? undefined : "Choose a state";
    case "zone":
      return usStates.some(({ zones }) => zones.includes(String(value)))
        ? undefined
        : "Choose a time zone";
    case "counties":
      return countyFaults(value);
    case "logo":
      return isMark(value) ? undefined : "Choose a logo, or a file with one";
    case "switch":
      return typeof value === "boolean" ? undefined : "Switch it on or off";
    case "sentences":
      return sentencesFault(entry, value);
    case "hours":
    case "parts":
    case "shots":
    case "items":
      return undefined;
  }
}

function timesFault({ most }: { most: number }, value: unknown): string | undefined {
  const times: unknown[] = Array.isArray(value) ? value : [];
  const areTimes = times.every(
    (time) => Number.isInteger(time) && Number(time) >= 0 && Number(time) < 24 * 60,
  );
  if (times.length === 0 || !areTimes) return "Enter times of day, like 7:30 AM, 8:30 AM, 1:00 PM";
  if (times.length > most) return `Enter at most ${most} times; these are ${times.length}`;
  return times.every((time, at) => at === 0 || Number(times[at - 1]) < Number(time))
    ? undefined
    : "Enter each time once, from the earliest to the latest";
}

type Ranged = { unit: FactUnit; least: number; most: number; decimals?: number };

/** What is wrong with it: it is no number of that range, or has more digits than may be typed. */
function wrongNumber(entry: Ranged, value: unknown): string | undefined {
  const { unit, least, most, decimals = 0 } = entry;
  if (mayBeUnsaid(unit) && value === 0) return undefined;
  const asked = `Enter ${askedFor(entry)}`;
  if (typeof value !== "number" || !(value >= least && value <= most)) return asked;
  const typed = unit === "percent" ? value * 100 : value;
  const scaled = typed * 10 ** decimals;
  if (Math.abs(scaled - Math.round(scaled)) < 1e-6) return undefined;
  return `${asked}, ${decimals === 0 ? "as a whole number" : `with at most ${decimals} decimal places`}`;
}

function askedFor({ unit, least, most }: Ranged): string {
  if (mayBeUnsaid(unit)) return `${unitAsked[unit]} from ${least} to ${most}, or nothing`;
  const [from, to] = [least, most].map((limit) =>
    (unit === "percent" ? Math.round(limit * 100) : limit).toLocaleString("en-US"),
  );
  return `${unitAsked[unit]} from ${from} to ${to}`;
}

const unitAsked: Readonly<Record<FactUnit, string>> = {
  count: "a number",
  minutes: "minutes",
  hours: "hours",
  days: "days",
  weeks: "weeks",
  months: "months",
  years: "years",
  dollars: "dollars",
  percent: "a percentage",
  points: "a score",
  times: "a number",
  inches: "inches",
  feet: "feet",
  "square feet": "square feet",
  miles: "miles",
  degrees: "degrees",
  "calendar year": "a year",
};

/** Characters. */
const longestLink = 300;

/** Whether browsers can follow it. Anything may have been typed. */
function isLink(value: unknown): boolean {
  return (
    typeof value === "string" &&
    value.length <= longestLink &&
    value.startsWith("https://") &&
    isSingleHeaderLine(value) &&
    URL.canParse(value)
  );
}

function textFault(
  { path, most, isOptional }: { path: string; most: number; isOptional?: boolean },
  text: string,
): string | undefined {
  const reminder = /^reminders\.[^.]+\.(subject|intro|text)$/.exec(path);
  if (reminder) return reminderFaultOf(text, reminder[1] as "subject" | "intro" | "text");
  if (text.trim() === "") return isOptional ? undefined : "Write something here";
  if (text.length > most) return `Use at most ${most} characters; this has ${text.length}`;
  return isSingleHeaderLine(text) ? undefined : "Write it on one line, in visible characters";
}

/** How an owner's own sentence is named: by state, topic and name. */
const sentenceName = /^[A-Z]{2}\.[a-z-]{1,40}\.([a-zA-Z]{1,40})$/;

function sentencesFault({ most }: { most: number }, value: unknown): string | undefined {
  const sentences = Object.entries((value ?? {}) as Sentences);
  if (sentences.length > 100) return "Keep at most 100 sentences";
  for (const [named, text] of sentences) {
    const [, name] = sentenceName.exec(named) ?? [];
    if (!name || typeof text !== "string" || text.trim() === "") return "Write something here";
    if (text.length > most) return `Use at most ${most} characters; one has ${text.length}`;
    if (!isSingleHeaderLine(text)) return "Write each on one line, in visible characters";
    if (name === "lookup" && !isLink(text)) return "Enter an address that begins with https://";
  }
  return undefined;
}

function isPhone(value: unknown): value is { display: string; e164: string } {
  const { display, e164 } = (value ?? {}) as Partial<Record<"display" | "e164", unknown>>;
  return typeof display === "string" && typeof e164 === "string" && /^\+[1-9]\d{7,14}$/.test(e164);
}

function isSame(one: Span, other: Span): boolean {
  return one.from === other.from && one.to === other.to;
}

function isWithin(value: number, { from, to }: Span): boolean {
  return value >= from && value <= to;
}
