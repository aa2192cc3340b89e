/*
 * What a loan comes to. Money is whole cents, rates are of 1 and yearly. A lender that charges no fees
 * has the same figure as its annual percentage rate (12 CFR 1026.22, Appendix J); ours are shown so.
 */

/** One month of a loan, in cents. */
export type Installment = { payment: number; interest: number; balance: number };

/** The terms of repayment as 12 CFR 1026.24(d) asks for them, in cents. */
export type Repayment = {
  months: number;
  /** Every month but the last. */
  payment: number;
  /** What is left then: some cents more or less. */
  lastPayment: number;
  total: number;
  /** Total less the amount: the finance charge. */
  cost: number;
};

/**
 * The loan month by month: level payments (the annuity rule), interest on what is still owed, each
 * rounded to the cent; the last payment takes up what rounding has left.
 * @throws RangeError unless amount and months are whole and positive and the rate is within 0 and 1.
 */
export function installments(amount: number, rate: number, months: number): Installment[] {
  const level = levelPayment(amount, rate, months);
  const schedule: Installment[] = [];
  let balance = amount;
  for (let month = 1; month <= months; month += 1) {
    const interest = Math.round((balance * rate) / 12);
    const payment = month === months ? balance + interest : Math.min(level, balance + interest);
    balance += interest - payment;
    schedule.push({ payment, interest, balance });
  }
  return schedule;
}

/** What is paid in all. @throws RangeError as `installments`. */
export function repayment(amount: number, rate: number, months: number): Repayment {
  const schedule = installments(amount, rate, months);
  const total = schedule.reduce((sum, { payment }) => sum + payment, 0);
  const [first, last] = [schedule[0], schedule[schedule.length - 1]];
  return {
    months,
    payment: first?.payment ?? 0,
    lastPayment: last?.payment ?? 0,
    total,
    cost: total - amount,
  };
}

/**
 * What a same-as-cash promotion adds, in cents, when nothing of the amount was paid by its last day:
 * simple interest from the first day on. The most that it can be; who has paid a part owes less.
 */
export function deferredInterest(amount: number, rate: number, months: number): number {
  expectLoan(amount, rate, months);
  return Math.round((amount * rate * months) / 12);
}

function levelPayment(amount: number, rate: number, months: number): number {
  expectLoan(amount, rate, months);
  const monthly = rate / 12;
  // Not as 1 - (1 + r)^-n, of which rates near zero leave nothing.
  const share = monthly === 0 ? 1 / months : -monthly / Math.expm1(-months * Math.log1p(monthly));
  return Math.round(amount * share);
}

function expectLoan(amount: number, rate: number, months: number): void {
  const isLoan =
    Number.isSafeInteger(amount) &&
    amount > 0 &&
    Number.isInteger(months) &&
    months > 0 &&
    rate >= 0 &&
    rate <= 1;
  if (!isLoan) throw new RangeError(`${amount} cents at ${rate} over ${months} months is no loan`);
}
