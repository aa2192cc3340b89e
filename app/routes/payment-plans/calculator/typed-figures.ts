import { dollars, percent } from "#content/en/figures.ts";
import { amounts } from "#content/en/payment-plans.ts";
import { financing, paymentExamples } from "#content/financing.ts";
import { type PaymentPlanId, paymentPlanIds } from "#domain/financing/financing.ts";
import {
  type PaymentFaults,
  type PaymentQuestion,
  planRange,
  readPaymentQuestion,
  type TypedQuestion,
} from "#domain/financing/payment-question.ts";
import { withThousands } from "#domain/page/thousands.ts";

/** Each plan's fields have names of their own, so that each plan keeps what was typed. */
export const monthsName = (plan: PaymentPlanId) => `months-${plan}`;
export const rateName = (plan: PaymentPlanId) => `rate-${plan}`;

/** A form's entries or an address's query. */
type Entries = { get(name: string): unknown };

export const rangeOf = (plan: PaymentPlanId) => planRange(plan, financing);

/** What a plan's fields hold; a field without a value gets that of the plan's example. */
export function typedOf(entries: Entries, plan: PaymentPlanId): TypedQuestion {
  const example = paymentExamples[plan];
  const text = (name: string, otherwise: string) => {
    const value = entries.get(name);
    return typeof value === "string" ? value : otherwise;
  };
  const months = text(monthsName(plan), "");
  return {
    plan,
    amount: text("amount", withThousands(paymentExamples["low-monthly"].amount)),
    months: rangeOf(plan).months.includes(Number(months)) ? months : String(example.months),
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
): { question: PaymentQuestion } | { errors: Readonly<Record<string, string>> } {
  const plan = planOf(entries);
  const read = readPaymentQuestion(typedOf(entries, plan), rangeOf(plan), amounts);
  return "question" in read ? read : { errors: errorsOf(read.faults, plan) };
}

function errorsOf({ amount, rate }: PaymentFaults, plan: PaymentPlanId): Record<string, string> {
  const { from, to } = rangeOf(plan).rate;
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
export function queryOf(entries: Entries): string {
  const plan = planOf(entries);
  const { amount, months, rate } = typedOf(entries, plan);
  return new URLSearchParams({
    plan,
    amount,
    [monthsName(plan)]: months,
    [rateName(plan)]: rate,
  }).toString();
}
