import { useFacts } from "#app/facts/use-facts.ts";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { dollars, percent } from "#content/en/figures.ts";
import { paymentsInWords } from "#content/en/loan-example.ts";
import { money, term } from "#content/en/loan-figures.ts";
import { labels, plans } from "#content/en/payment-plans.ts";
import { payments as words } from "#content/en/roof-cost.ts";
import {
  financedAmounts,
  type PaymentPlanId,
  paymentPlanIds,
} from "#domain/financing/financing.ts";
import { deferredInterest, repayment } from "#domain/financing/repayment.ts";
import type { Span } from "#domain/page/span.ts";
import { Title } from "#ui/pages/title.tsx";

/**
 * Both ends of the range on each payment plan, at the terms of its example: payment, rate, total and cost together, or
 * none of it (12 CFR 1026.24).
 */
export function PaymentExamples({ total, isExample }: { total: Span; isExample: boolean }) {
  const f = useFacts();
  const planWords = plans(f);
  const amounts = financedAmounts(f.lenders);
  const ends = [
    { label: words.low, amount: total.from },
    { label: words.high, amount: total.to },
  ];
  return (
    <section aria-labelledby="each-month" className="page-grid gap-y-8 py-section print:hidden">
      <div className="lg:col-span-4">
        <Title id="each-month">{words.heading}</Title>
        {isExample && <p className="mt-6 font-semibold">{words.ofExample}</p>}
        <p className="mt-6 text-slate-700">{words.lead}</p>
        <MoreLink to="/payment-plans#calculator" className="mt-4">
          {words.more}
        </MoreLink>
      </div>
      <div className="grid gap-8 lg:col-span-8">
        {paymentPlanIds.map((plan) => (
          <section key={plan} aria-labelledby={`each-month-${plan}`}>
            <h3 id={`each-month-${plan}`} className="text-heading">
              {planWords[plan].name}
            </h3>
            <div className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
              {ends.map(({ label, amount }) => (
                <div key={label} className="border-t-2 border-slate-900 pt-3">
                  <h4 className="label-caps text-slate-500">
                    {label}, {dollars(amount)}
                  </h4>
                  {amount >= amounts.from && amount <= amounts.to ? (
                    <Terms plan={plan} amount={amount} />
                  ) : (
                    <p className="mt-2 text-small">
                      {words.outside(`${dollars(amounts.from)} to ${dollars(amounts.to)}`)}
                    </p>
                  )}
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
    </section>
  );
}

/** `amount` in dollars. */
function Terms({ plan, amount }: { plan: PaymentPlanId; amount: number }) {
  const { months, rate } = useFacts().paymentExamples[plan];
  const isPromotion = plan === "same-as-cash";
  const loan = repayment(amount * 100, isPromotion ? 0 : rate, months);
  const lines = [
    isPromotion ? [labels.interest, labels.deferred(term(months))] : [labels.apr, percent(rate)],
    [labels.payments, paymentsInWords(loan)],
    [labels.total, money(loan.total)],
    isPromotion
      ? [words.deferred(percent(rate)), money(deferredInterest(amount * 100, rate, months))]
      : [labels.cost, money(loan.cost)],
  ];
  return (
    <>
      <p className="mt-2 font-heading text-heading font-bold tabular-nums">
        {words.monthly(money(loan.payment))}
      </p>
      <dl className="mt-2 text-small tabular-nums">
        {lines.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-4 border-t border-limestone-200 py-1.5"
          >
            <dt className="text-slate-500">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
