import type { Span } from "#domain/page/span.ts";
import type { FinancingTerms, PaymentPlanId } from "./financing.ts";

/** What somebody wants to know the payment of. */
export type PaymentQuestion = {
  plan: PaymentPlanId;
  /** Cents. */
  amount: number;
  months: number;
  /** Yearly, of 1. */
  rate: number;
};

/** What stands in the fields. */
export type TypedQuestion = { plan: PaymentPlanId; amount: string; months: string; rate: string };

type FieldName = "amount" | "months" | "rate";

/** Fields that are empty, are no figure, or lie outside of what the plan offers. */
export type PaymentFaults = Partial<Record<FieldName, "empty" | "no-figure" | "out-of-range">>;

/** What a plan offers: months that can be chosen, shortest first, and rates. */
export type PlanRange = { months: readonly number[]; rate: Span };

/** @see FinancingTerms. The rate of same-as-cash is that of who does not pay in time. */
export function planRange(plan: PaymentPlanId, terms: FinancingTerms): PlanRange {
  if (plan === "same-as-cash") return { months: terms.sameAsCashMonths, rate: terms.typicalRate };
  const { years, rate } = plan === "low-monthly" ? terms.lowMonthly : terms.fixedRate;
  const count = years.to - years.from + 1;
  return { months: Array.from({ length: count }, (_, index) => (years.from + index) * 12), rate };
}

/** The question that was typed, or what keeps it from being one. `amounts` in dollars. */
export function readPaymentQuestion(
  typed: TypedQuestion,
  range: PlanRange,
  amounts: Span,
): { question: PaymentQuestion } | { faults: PaymentFaults } {
  const dollars = readFigure(typed.amount);
  const percent = readFigure(typed.rate);
  const months = readFigure(typed.months);
  const rate = Math.round(percent * 1_000) / 100_000;
  const faults: PaymentFaults = {
    ...fault("amount", typed.amount, dollars, isWithin(dollars, amounts)),
    ...fault("months", typed.months, months, range.months.includes(months)),
    ...fault("rate", typed.rate, percent, isWithin(rate, range.rate)),
  };
  if (Object.keys(faults).length > 0) return { faults };
  return { question: { plan: typed.plan, amount: Math.round(dollars * 100), months, rate } };
}

/** `15000`, `15,000`, `$ 15,000.50`, `7.99 %`; NaN for anything else. */
export function readFigure(text: string): number {
  const figure = /^\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d+)?(\.\d*)?\s*%?\s*$/.exec(text);
  const [, whole = "", part = ""] = figure ?? [];
  return /\d/.test(whole + part) ? Number(whole.replaceAll(",", "") + part) : Number.NaN;
}

function fault(name: FieldName, text: string, figure: number, isOffered: boolean): PaymentFaults {
  if (text.trim() === "") return { [name]: "empty" };
  if (Number.isNaN(figure)) return { [name]: "no-figure" };
  return isOffered ? {} : { [name]: "out-of-range" };
}

function isWithin(figure: number, { from, to }: Span): boolean {
  return figure >= from && figure <= to;
}
