import type { ReactNode } from "react";
import { percent } from "#content/en/figures.ts";
import { paymentsInWords } from "#content/en/loan-example.ts";
import { money, term } from "#content/en/loan-figures.ts";
import { labels, calculator as words } from "#content/en/payment-plans.ts";
import type { PaymentQuestion } from "#domain/financing/payment-question.ts";
import { deferredInterest, repayment } from "#domain/financing/repayment.ts";
import { figuresId } from "./use-calculator.ts";

/**
 * The result: payment, total and cost of credit together, with the terms that must go with them, or
 * none of it (12 CFR 1026.24).
 */
export function PaymentResult({ question }: { question: PaymentQuestion | undefined }) {
  return (
    <section
      id={figuresId}
      tabIndex={-1}
      aria-labelledby="your-figures"
      className="ground-light flex flex-col px-5 py-6 sm:px-8 lg:py-8 forced-colors:border-2"
    >
      <h3 id="your-figures" className="label-caps text-slate-500">
        {words.result}
      </h3>
      <div role="status" className="grow">
        {question ? <Figures {...question} /> : <p className="mt-4">{words.waiting}</p>}
      </div>
      <p className="mt-6 border-t border-limestone-400 pt-4 text-small text-slate-700">
        {words.disclosure}
      </p>
    </section>
  );
}

function Figures({ plan, amount, months, rate }: PaymentQuestion) {
  const isPromotion = plan === "same-as-cash";
  const charged = isPromotion ? 0 : rate;
  const loan = repayment(amount, charged, months);
  const added = deferredInterest(amount, rate, months);
  return (
    <>
      <dl className="mt-4 tabular-nums">
        <Line label={words.monthly}>
          <span className="block font-heading text-title font-extrabold">
            {money(loan.payment)}
          </span>
        </Line>
        <Line label={words.total}>{money(loan.total)}</Line>
        <Line label={words.cost}>{money(loan.cost)}</Line>
        {isPromotion ? (
          <Line label={labels.interest}>{labels.deferred(term(months))}</Line>
        ) : (
          <Line label={labels.apr}>{percent(rate)}</Line>
        )}
        <Line label={labels.payments}>{paymentsInWords(loan)}</Line>
      </dl>
      {isPromotion && (
        <p className="mt-4 bg-copper-100 px-4 py-3 text-small">
          {words.late(percent(rate))} <strong className="tabular-nums">{money(added)}</strong>.{" "}
          {words.owed(money(amount + added))}
        </p>
      )}
    </>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-limestone-200 py-2.5 first:border-t-0 sm:grid-cols-[10.5rem_1fr] sm:items-baseline">
      <dt className="text-small text-slate-500">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
