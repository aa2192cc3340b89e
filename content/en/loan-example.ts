import type { PaymentExample } from "#domain/financing/financing.ts";
import { type Repayment, repayment } from "#domain/financing/repayment.ts";
import { counted, dollars, percent } from "./figures.ts";
import { money, term } from "./loan-figures.ts";

/*
 * What must accompany a term or rate in an advertisement (Regulation Z, 12 CFR 1026.24(d)): down
 * payment, terms of repayment over the whole loan, annual percentage rate. Built in one place, so
 * that no page shows only a part.
 */

const monthlyPayments = ["monthly payment", "monthly payments"] as const;

/** `119 monthly payments of $218.29 and a last one of $217.91`. */
export function paymentsInWords({ months, payment, lastPayment }: Repayment): string {
  return payment === lastPayment
    ? `${counted(months, monthlyPayments)} of ${money(payment)}`
    : `${counted(months - 1, monthlyPayments)} of ${money(payment)} and a last one of ${money(lastPayment)}`;
}

/** A loan with interest in a few words, complete as the rule requires. */
export function loanInWords({ amount, months, rate }: PaymentExample): string {
  const loan = repayment(amount * 100, rate, months);
  return `${dollars(amount)} over ${term(months)} at ${percent(rate)} APR, with no down payment and no fees: ${paymentsInWords(loan)}. Total of payments ${money(loan.total)}, cost of credit ${money(loan.cost)}. Subject to credit approval.`;
}
