import { useFacts } from "#app/facts/use-facts.ts";
import { dollars, percent } from "#content/en/figures.ts";
import { paymentsInWords } from "#content/en/loan-example.ts";
import { money, term } from "#content/en/loan-figures.ts";
import { labels, plans } from "#content/en/payment-plans.ts";
import type { PaymentExample, PaymentPlanId } from "#domain/financing/financing.ts";
import { deferredInterest, repayment } from "#domain/financing/repayment.ts";
import { PlanDrawing } from "./plan-drawing.tsx";

/** A project on this plan, worked out to the cent, as a sheet of the drawing set. */
export function ExampleSheet({ plan }: { plan: PaymentPlanId }) {
  const f = useFacts();
  const { scenario, drawing } = plans(f)[plan];
  const example = f.paymentExamples[plan];
  return (
    <div className="border-2 border-slate-900 bg-white">
      <div className="px-5 pt-5 sm:px-7">
        <h3 className="label-caps text-slate-500">{labels.example}</h3>
        <p className="mt-2 max-w-prose font-semibold">{scenario}</p>
      </div>
      <figure className="mt-4 border-y border-limestone-400 bg-limestone-50 px-5 py-4 sm:px-7">
        <PlanDrawing plan={plan} example={example} />
        <figcaption className="mt-2 text-small text-slate-700">{drawing}</figcaption>
      </figure>
      <dl className="px-5 py-4 tabular-nums sm:px-7">
        {breakdown(plan, example).map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-6 border-t border-limestone-200 py-2.5 first:border-t-0 sm:grid-cols-[13rem_1fr]"
          >
            <dt className="text-slate-500">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {plan === "same-as-cash" && (
        <div className="border-t-2 border-slate-900 bg-copper-100 px-5 py-4 sm:px-7">
          <p className="font-semibold">{labels.late}</p>
          <dl className="mt-2 grid gap-x-6 gap-y-3 tabular-nums sm:grid-cols-3">
            {late(example).map(([label, value]) => (
              <div key={label}>
                <dt className="text-small text-slate-700">{label}</dt>
                <dd className="font-heading font-bold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}

type Row = readonly [label: string, value: string];

/** Everything that Regulation Z requires beside a rate or a term, always together. */
function breakdown(plan: PaymentPlanId, example: PaymentExample): readonly Row[] {
  const isPromotion = plan === "same-as-cash";
  const loan = repayment(example.amount * 100, isPromotion ? 0 : example.rate, example.months);
  return [
    [labels.amount, dollars(example.amount)],
    [labels.down, "None"],
    ["Term", term(example.months)],
    isPromotion
      ? [labels.interest, labels.deferred(term(example.months))]
      : [labels.apr, percent(example.rate)],
    [labels.payments, paymentsInWords(loan)],
    [labels.total, money(loan.total)],
    [labels.cost, money(loan.cost)],
  ];
}

function late({ amount, rate, months }: PaymentExample): readonly Row[] {
  const added = deferredInterest(amount * 100, rate, months);
  return [
    [labels.apr, percent(rate)],
    [labels.added, money(added)],
    [labels.owed, money(amount * 100 + added)],
  ];
}
