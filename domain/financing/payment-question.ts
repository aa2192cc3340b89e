import type { Span } from "#domain/page/span.ts";
import { readFigure } from "#domain/page/typed-figure.ts";
import type { FinancingTerms, PaymentExample, PaymentPlanId } from "./financing.ts";

/** The inputs of a payment calculation. */
export type PaymentQuestion = {
  plan: PaymentPlanId;
  /** Cents. */
  amount: number;
  months: number;
  /** Annual, 0.06 for 6%. */
  rate: number;
};

/** The fields as typed. */
export type TypedQuestion = { plan: PaymentPlanId; amount: string; months: string; rate: string };

type FieldName = "amount" | "months" | "rate";

/** Fields that are empty, not a number, or outside the plan's range. */
export type PaymentFaults = Partial<Record<FieldName, "empty" | "no-figure" | "out-of-range">>;

/** The range of a plan: selectable months, shortest first, and rates. */
export type PlanRange = { months: readonly number[]; rate: Span };

/**
 * The range of a plan by the terms that hold. The rate of same-as-cash is the one charged when it is not paid in time.
 */
export function planRange(plan: PaymentPlanId, terms: FinancingTerms): PlanRange {
  if (plan === "same-as-cash") return { months: terms.sameAsCashMonths, rate: terms.typicalRate };
  const { years, rate } = plan === "low-monthly" ? terms.lowMonthly : terms.fixedRate;
  const count = years.to - years.from + 1;
  return { months: Array.from({ length: count }, (_, index) => (years.from + index) * 12), rate };
}

/** A plan's example with a term and a rate that the plan has, in case the plan was changed and its example was not. */
export function exampleWithin(
  { amount, months, rate }: PaymentExample,
  range: PlanRange,
): PaymentExample {
  return {
    amount,
    months: range.months.includes(months) ? months : Math.max(...range.months),
    rate: Math.min(Math.max(rate, range.rate.from), range.rate.to),
  };
}

/** The parsed question, or the faults in its fields. `amounts` is in dollars. */
export function readPaymentQuestion(
  typed: TypedQuestion,
  range: PlanRange,
  amounts: Span,
): { question: PaymentQuestion } | { faults: PaymentFaults } {
  const dollars = readFigure(typed.amount, "dollars");
  const percent = readFigure(typed.rate, "percent");
  const months = readFigure(typed.months, "months");
  const rate = Math.round(percent * 1_000) / 100_000;
  const faults: PaymentFaults = {
    ...fault("amount", typed.amount, dollars, isWithin(dollars, amounts)),
    ...fault("months", typed.months, months, range.months.includes(months)),
    ...fault("rate", typed.rate, percent, isWithin(rate, range.rate)),
  };
  if (Object.keys(faults).length > 0) return { faults };
  return { question: { plan: typed.plan, amount: Math.round(dollars * 100), months, rate } };
}

function fault(name: FieldName, text: string, figure: number, isOffered: boolean): PaymentFaults {
  if (text.trim() === "") return { [name]: "empty" };
  if (Number.isNaN(figure)) return { [name]: "no-figure" };
  return isOffered ? {} : { [name]: "out-of-range" };
}

function isWithin(figure: number, { from, to }: Span): boolean {
  return figure >= from && figure <= to;
}
