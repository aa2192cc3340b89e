import type { ReminderWords } from "#domain/appointment/reminder-words.ts";
import type { BrandColors } from "#domain/brand/color-tones.ts";
import type { Mark } from "#domain/brand/mark.ts";
import type { AnswerTimes } from "#domain/business/answer-times.ts";
import type { ResponseTimes } from "#domain/business/response-times.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { MinuteOfDay, WeekHours } from "#domain/calendar/opening-hours.ts";
import type { OwnItems } from "#domain/estimate/own-items.ts";
import type { EstimateReminders } from "#domain/estimate/silent-follow-up.ts";
import type { WorkPrices } from "#domain/estimate/work-prices.ts";
import type {
  CreditTiers,
  FinancingTerms,
  Lenders,
  PaymentExample,
  PaymentPlanId,
} from "#domain/financing/financing.ts";
import type { RoofingMaterial, SidingMaterial } from "#domain/material/material.ts";
import type { Span } from "#domain/page/span.ts";
import type { PhoneNumber } from "#domain/person/phone-number.ts";
import type { StatedPlace } from "#domain/places/stated-place.ts";
import type {
  EnhancedWarranty,
  PlanId,
  PlanTerms,
  ProtectionPlan,
} from "#domain/plan/protection-plan.ts";
import type { FinishedRoofs } from "#domain/project/finished-roofs.ts";
import type { PriceBook } from "#domain/roof-cost/roof-cost.ts";
import type { PartWords, RoofWords, VisitShots } from "#domain/roof-photo/roof-words.ts";
import type { ChosenCounty } from "#domain/service-area/county.ts";
import type { CompanyFigures } from "./company-figures.ts";
import type { Offers } from "./offers.ts";
import type { OfficeAddress } from "./office-address.ts";
import type { OwnMailboxes } from "./own-mailboxes.ts";
import type { Promises } from "./promises.ts";
import type { SocialLink } from "./social-link.ts";
import type { StatedLaw } from "./state-law.ts";
import type { ToldByOwner } from "./told-by-owner.ts";

/**
 * What pages and mails state of the business. Words that mention a fact are functions of it, called when they are shown; no
 * module keeps one. Each is described in `fact-entries.ts`, and most can be set at the desk while the site runs.
 */
export type Facts = StatedPlace & {
  name: string;
  /** The first of its words, or whatever fits beside the logo. */
  shortName: string;
  tagline: string;
  /** Name of the region we serve. */
  serviceRegion: string;
  logo: Mark;

  /** When the office is open. */
  hours: WeekHours;
  /** How soon we answer. */
  answers: AnswerTimes;
  /** How soon we come. */
  responseTimes: ResponseTimes;

  phone: PhoneNumber;
  /** The 24/7 emergency line. */
  hotline: PhoneNumber;
  email: string;
  address: OfficeAddress;
  licenses: readonly { label: string; number: string }[];
  /** Whether a surety company stands behind the business. */
  isBonded: boolean;
  /** Whether the three lead the company whom the company page names by role, as the specification's business is led. */
  leadership: boolean;
  /** As many as there is room for; those without an address are not shown. */
  social: readonly SocialLink[];
  /** Where reviews can be read and written; empty: nowhere. */
  reviewsUrl: string;
  /** Around the office, as search engines are told it. */
  serviceRadiusMiles: number;
  /** As search engines are told it: `$$`; empty: they are not. */
  priceRange: string;
  /** Minutes that an inspection takes; the longest of them ends by closing time. */
  inspectionMinutes: Span;
  company: CompanyFigures;
  /** 0: nobody has said it. */
  foundedYear: number;

  promises: Promises;

  plans: Readonly<Record<PlanId, ProtectionPlan>>;
  planTerms: PlanTerms;
  enhancedWarranties: Readonly<Record<PlanId, EnhancedWarranty>>;

  financing: FinancingTerms;
  lenders: Lenders;
  creditTiers: CreditTiers;
  paymentExamples: Readonly<Record<PaymentPlanId, PaymentExample>>;

  roofing: Readonly<
    Record<"asphalt" | "metal", RoofingMaterial & { pricePerSquareFoot: Span }> &
      Record<"cedar" | "slate" | "synthetic", RoofingMaterial>
  >;
  siding: Readonly<Record<"vinyl" | "fiberCement" | "wood" | "metal", SidingMaterial>>;
  /** What the ranges of `/roof-cost` rest on, beside the prices of `roofing`. */
  priceBook: Omit<PriceBook, "perSquareFoot">;
  /** When the figures of the price book were last checked. */
  priceBookDay: CalendarDay;

  /** What the business sells, or helps with, besides work on roofs: pages, links and questions come and go with each. */
  offers: Offers;
  /** Whether pages show what nobody has said or awarded yet (`business-profile.ts`). */
  samples: boolean;

  /** What nobody but the owner can say. */
  told: ToldByOwner;

  /** The finished roofs that pages show; null while there are too few, and their pages are not there. */
  finishedRoofs: FinishedRoofs | null;

  /** What holds since a day, whoever owns the business; and what may be said of the state's law. */
  law: StatedLaw;
};

/** Facts with what no page states in words. */
export type BusinessFacts = Omit<Facts, "counties"> & {
  /** Appointments per slot while nobody has an inspection plan. */
  capacity: number;
  /** When inspections can begin, in minutes after local midnight, in order, at least as far apart as the longest takes. */
  slots: readonly MinuteOfDay[];
  /** Days after a quote on which its person is called again unless they answer (domain/lead/follow-up-cadence.ts). */
  followUpDays: readonly number[];
  /** Whether and when whoever is silent about an estimate is mailed. */
  estimateReminders: EstimateReminders;
  reminders: ReminderWords;
  colors: BrandColors;
  /** With what only the service areas page says of each. */
  counties: readonly ChosenCounty[];
  /** Where our own mails go. */
  mailboxes: OwnMailboxes;
  /** What staff say of photos of roofs, and what each kind of visit should show. */
  roofWords: RoofWords;
  /** What estimates rest on, beside the price book of pages. */
  workPrices: WorkPrices;
  /** What an owner has added to the price book. */
  ownItems: OwnItems;
};

/** An owner's own, by where each stands. */
export type Sentences = Readonly<Record<string, string>>;

/** What a fact may be set to, by its kind (`fact-entries.ts`). */
export type FactValue =
  | boolean
  | number
  | string
  | Span
  | PhoneNumber
  | WeekHours
  | number[]
  | ChosenCounty[]
  | Mark
  | PartWords
  | VisitShots
  | OwnItems
  | Sentences;

/** What holds in place of the facts that the site was built with, by path: `plans.gold.monthlyPrice`. Empty: nothing. */
export type Overrides = Readonly<Record<string, FactValue>>;

/** The fact at a path; undefined where there is none. */
export function factAt(facts: object, path: string): FactValue | undefined {
  let at: unknown = facts;
  for (const key of path.split(".")) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<string, unknown>)[key];
  }
  return at as FactValue | undefined;
}

/** The facts that hold. Paths that lead to no fact, such as those of a later release, are left out. */
export function withOverrides<F extends object>(built: F, overrides: Overrides): F {
  let facts = built;
  for (const [path, value] of Object.entries(overrides)) {
    if (factAt(built, path) !== undefined) facts = withFact(facts, path.split("."), value) as F;
  }
  return facts;
}

function withFact(
  at: unknown,
  [key = "", ...further]: readonly string[],
  value: FactValue,
): object {
  const copy = (Array.isArray(at) ? [...at] : { ...(at as object) }) as Record<string, unknown>;
  const old = copy[key];
  if (further.length > 0) copy[key] = withFact(old, further, value);
  // "100 and more" stays open-ended.
  else copy[key] = isOpenEnded(old) ? { ...(value as Span), openEnded: true } : value;
  return copy;
}

function isOpenEnded(fact: unknown): boolean {
  return typeof fact === "object" && fact !== null && "openEnded" in fact;
}

/** Whether two facts say the same, in whatever order their parts are. */
export function areSameFacts(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const [parts, others] = [one, other].map((fact) =>
    Object.entries(fact).filter(([key, part]) => part !== undefined && key !== "openEnded"),
  );
  return (
    parts?.length === others?.length &&
    (parts ?? []).every(([key, part]) =>
      areSameFacts(part, (other as Record<string, unknown>)[key]),
    )
  );
}
