import type { PaymentExample } from "#domain/financing/financing.ts";
import { deferredInterest, repayment } from "#domain/financing/repayment.ts";
import { dollars, money, percent, term } from "./figures.ts";

/*
 * What an advertisement with a term or a rate has to say beside it (Regulation Z, 12 CFR 1026.24(d)):
 * down payment, terms of repayment over the whole loan, annual percentage rate. All of it in one
 * place, so that no page shows a part.
 */

/** `119 payments of $218.29 and a last one of $217.91`. */
export function paymentsInWords({ amount, months, rate }: PaymentExample): string {
  const { payment, lastPayment } = repayment(amount * 100, rate, months);
  return payment === lastPayment
    ? `${months} monthly payments of ${money(payment)}`
    : `${months - 1} monthly payments of ${money(payment)} and a last one of ${money(lastPayment)}`;
}

/** A loan with interest in one sentence, complete as the rule asks. */
export function loanInWords(example: PaymentExample): string {
  const { total, cost } = repayment(example.amount * 100, example.rate, example.months);
  return `${dollars(example.amount)} over ${term(example.months)} at ${percent(example.rate)} APR, with no down payment and no fees: ${paymentsInWords(example)}. Total of payments ${money(total)}, cost of credit ${money(cost)}.`;
}

/** A same-as-cash purchase in two sentences: paid in time, and not. */
export function sameAsCashInWords(example: PaymentExample): string {
  const interest = deferredInterest(example.amount * 100, example.rate, example.months);
  return `${dollars(example.amount)} over ${term(example.months)}, with no down payment and no fees: ${paymentsInWords({ ...example, rate: 0 })}, total of payments ${money(example.amount * 100)}, cost of credit ${money(0)}, 0% APR if paid in full within ${term(example.months)}. If nothing has been paid by then, interest from the first day at ${percent(example.rate)} APR adds ${money(interest)}.`;
}
