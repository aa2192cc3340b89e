/*
 * Cost of a loan. Money is in whole cents; rates are annual, 0.06 for 6%. Without fees, a lender's rate equals its
 * annual percentage rate (12 CFR 1026.22, Appendix J); ours are shown that way.
 */

/** One month of a loan, in cents. */
export type Installment = { payment: number; interest: number; balance: number };

/** The repayment terms required by 12 CFR 1026.24(d), in cents. */
export type Repayment = {
  months: number;
  /** Every payment but the last. */
  payment: number;
  /** Differs from the others by a few cents because of rounding. */
  lastPayment: number;
  total: number;
  /** The finance charge: total minus amount. */
  cost: number;
};

/**
 * The loan month by month: level payments (annuity formula) and interest on the balance, each rounded to the cent; the
 * last payment absorbs the rounding.
 * @throws RangeError unless amount and months are positive whole numbers and the rate is between 0 and 1.
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

/** Everything that is paid. @throws RangeError like `installments`. */
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
 * Interest on a same-as-cash promotion, in cents, if nothing was paid by its last day: simple interest from the first
 * day. This is the maximum; anybody who paid a part owes less.
 */
export function deferredInterest(amount: number, rate: number, months: number): number {
  expectLoan(amount, rate, months);
  return Math.round((amount * rate * months) / 12);
}

function levelPayment(amount: number, rate: number, months: number): number {
  expectLoan(amount, rate, months);
  const monthly = rate / 12;
  // `1 - (1 + r)^-n` would lose all precision for rates near zero.
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
