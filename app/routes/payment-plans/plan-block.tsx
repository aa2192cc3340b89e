import { useWords } from "#app/facts/use-facts.ts";
import { labels, plans } from "#content/en/payment-plans.ts";
import type { PaymentPlanId } from "#domain/financing/financing.ts";
import { PhoneFold } from "#ui/pages/phone-fold.tsx";
import { ExampleSheet } from "./example-sheet.tsx";

/** One plan in full, with an example beside it. `flipped` puts the example on the left. */
export function PlanBlock({ plan, flipped = false }: { plan: PaymentPlanId; flipped?: boolean }) {
  const { name, summary, description, bestFor, terms, caveats } = useWords(plans)[plan];
  return (
    <section
      id={plan}
      aria-labelledby={`${plan}-name`}
      className={`page-grid gap-y-5 py-9 md:gap-y-10 md:py-section ${flipped ? "bg-limestone-100 forced-colors:border-y" : ""}`}
    >
      <div className="lg:col-span-8">
        <h2 id={`${plan}-name`} className="drip-edge text-title">
          {name}
        </h2>
        <p className="mt-4 text-heading font-semibold text-slate-700 md:mt-6">{summary}</p>
      </div>
      <div className={`lg:col-span-6 ${flipped ? "lg:order-2 lg:col-start-7" : ""}`}>
        <p className="max-w-prose">{description}</p>
        <div className="mt-6 grid gap-x-8 md:mt-8 md:grid-cols-2">
          <Points heading={labels.bestFor} points={bestFor} />
          <Points heading={labels.terms} points={terms} />
        </div>
        <div className="mt-6 border-l-4 border-amber-700 bg-amber-100 px-5 py-1 *:border-0 md:mt-8 md:py-4">
          <Points heading={labels.caveats} points={caveats} />
        </div>
      </div>
      <div className={`lg:col-span-6 ${flipped ? "lg:order-1" : "lg:pl-8"}`}>
        <PhoneFold
          summary={<span className={`${folded} md:sr-only`}>{labels.exampleOf(name)}</span>}
        >
          <ExampleSheet plan={plan} />
        </PhoneFold>
      </div>
    </section>
  );
}

const folded = "font-heading text-lead leading-snug font-bold";

function Points({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <PhoneFold
      className="max-md:border-t max-md:border-current/20"
      summary={<h3 className={`${folded} md:label-caps md:text-slate-700`}>{heading}</h3>}
    >
      <ul className="grid gap-2.5 pb-4 md:mt-3 md:pb-0">
        {points.map((point) => (
          <li key={point} className="border-t border-current/20 pt-2.5">
            {point}
          </li>
        ))}
      </ul>
    </PhoneFold>
  );
}
