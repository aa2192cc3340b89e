import type { AnswerTimes } from "#domain/business/answer-times.ts";
import type { ResponseTimes } from "#domain/business/response-times.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { areSameHours, type WeekHours } from "#domain/calendar/opening-hours.ts";
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
import type {
  EnhancedWarranty,
  PlanId,
  PlanTerms,
  ProtectionPlan,
} from "#domain/plan/protection-plan.ts";
import type { PriceBook } from "#domain/roof-cost/roof-cost.ts";
import { areSameTimes } from "./answer-times.ts";
import type { CompanyFigures } from "./company-figures.ts";
import type { Promises } from "./promises.ts";
import { areSameResponses } from "./response-times.ts";

/**
 * What pages and mails state of the business and an owner can change at the desk while the site runs. Words that mention a
 * fact are functions of it, called when they are shown; no module keeps one. Capacity and the words of reminders, which no
 * page states, are among the business settings alone.
 */
export type Facts = {
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
  licenses: readonly { label: string; number: string }[];
  /** Minutes that an inspection takes; the longest of them ends by closing time. */
  inspectionMinutes: Span;
  company: CompanyFigures;

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
};

/** What holds in place of the facts that the site was built with. Empty: nothing. */
export type FactOverrides = Partial<Facts>;

/** The facts that hold. */
export function withOverrides(built: Facts, overrides: FactOverrides): Facts {
  return { ...built, ...overrides };
}

/** What is not as built. */
export function overridesOf(built: Facts, facts: Facts): FactOverrides {
  return {
    ...(!areSameHours(built.hours, facts.hours) && { hours: facts.hours }),
    ...(!areSameTimes(built.answers, facts.answers) && { answers: facts.answers }),
    ...(!areSameResponses(built.responseTimes, facts.responseTimes) && {
      responseTimes: facts.responseTimes,
    }),
  };
}
