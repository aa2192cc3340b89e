import { dollars, percent } from "#content/en/figures.ts";
import type { Facts } from "#domain/business/facts.ts";
import {
  financedAmounts,
  type PaymentPlanId,
  paymentPlanIds,
} from "#domain/financing/financing.ts";
import {
  exampleWithin,
  type PaymentFaults,
  type PaymentQuestion,
  type PlanRange,
  planRange,
  readPaymentQuestion,
  type TypedQuestion,
} from "#domain/financing/payment-question.ts";
import type { Span } from "#domain/page/span.ts";
import { withThousands } from "#domain/page/thousands.ts";

/** Each plan's fields have names of their own, so that each plan keeps what was typed. */
export const monthsName = (plan: PaymentPlanId) => `months-${plan}`;
export const rateName = (plan: PaymentPlanId) => `rate-${plan}`;

/** A form's entries or an address's query. */
type Entries = { get(name: string): unknown };

/** What a plan's fields hold; a field without a value gets that of the plan's example. */
export function typedOf(
  entries: Entries,
  plan: PaymentPlanId,
  { financing, paymentExamples }: Facts,
): TypedQuestion {
  const range = planRange(plan, financing);
  const example = exampleWithin(paymentExamples[plan], range);
  const text = (name: string, otherwise: string) => {
    const value = entries.get(name);
    return typeof value === "string" ? value : otherwise;
  };
  const months = text(monthsName(plan), "");
  return {
    plan,
    amount: text("amount", withThousands(paymentExamples["low-monthly"].amount)),
    months: range.months.includes(Number(months)) ? months : String(example.months),
    rate: text(rateName(plan), (example.rate * 100).toFixed(2)),
  };
}

/** The selected plan; by default the one with the smallest payment. */
export function planOf(entries: Entries): PaymentPlanId {
  return paymentPlanIds.find((plan) => plan === entries.get("plan")) ?? "low-monthly";
}

/** The question, or an error message for each faulty field, by the field's name. */
export function readFields(
  entries: Entries,
  f: Facts,
): { question: PaymentQuestion } | { errors: Readonly<Record<string, string>> } {
  const plan = planOf(entries);
  const range = planRange(plan, f.financing);
  const amounts = financedAmounts(f.lenders);
  const read = readPaymentQuestion(typedOf(entries, plan, f), range, amounts);
  return "question" in read ? read : { errors: errorsOf(read.faults, plan, { range, amounts }) };
}

function errorsOf(
  { amount, rate }: PaymentFaults,
  plan: PaymentPlanId,
  { range, amounts }: { range: PlanRange; amounts: Span },
): Record<string, string> {
  const { from, to } = range.rate;
  return {
    ...(amount && {
      amount: {
        empty: "Enter the price of the project.",
        "no-figure": "Enter the price in figures, such as 15,000.",
        "out-of-range": `Enter an amount from ${dollars(amounts.from)} to ${dollars(amounts.to)}.`,
      }[amount],
    }),
    ...(rate && {
      [rateName(plan)]: {
        empty: "Enter the yearly rate.",
        "no-figure": `Enter the rate in figures, such as ${(from * 100).toFixed(2)}.`,
        "out-of-range": `This plan's rates run from ${percent(from)} to ${percent(to)}.`,
      }[rate],
    }),
  };
}

/** The entries that go into the address: those of the selected plan. */
export function queryOf(entries: Entries, f: Facts): string {
  const plan = planOf(entries);
  const { amount, months, rate } = typedOf(entries, plan, f);
  return new URLSearchParams({
    plan,
    amount,
    [monthsName(plan)]: months,
    [rateName(plan)]: rate,
  }).toString();
}
