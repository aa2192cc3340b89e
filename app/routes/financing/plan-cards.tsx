import ArrowRight from "lucide-react/icons/arrow-right";
import { PageLink } from "#app/ui/page-link.tsx";
import { Title } from "#app/ui/title.tsx";
import { planCards as words } from "#content/en/financing.ts";
import { financing } from "#content/financing.ts";
import type { PaymentPlanId } from "#domain/financing/financing.ts";

const { sameAsCashMonths, lowMonthly, fixedRate } = financing;
const longest = lowMonthly.years.to * 12;

/** The shortest and longest term in months; promotions begin at once. */
const spans: readonly [plan: PaymentPlanId, from: number, to: number][] = [
  ["same-as-cash", 0, Math.max(...sameAsCashMonths)],
  ["fixed-rate", fixedRate.years.from * 12, fixedRate.years.to * 12],
  ["low-monthly", lowMonthly.years.from * 12, longest],
];

/** The three plans one below the other, each with its term on the same scale. */
export function PlanCards() {
  return (
    <section aria-labelledby="plans" className="page-grid gap-y-10 py-section">
      <Title id="plans" className="lg:col-span-7">
        {words.heading}
      </Title>
      <p className="max-w-prose self-end text-slate-700 lg:col-span-5">{words.lead}</p>
      <div>
        {spans.map(([plan, from, to]) => (
          <PlanCard key={plan} plan={plan} from={from} to={to} />
        ))}
        <Scale />
      </div>
    </section>
  );
}

const row = "lg:grid lg:grid-cols-[19rem_1fr] lg:gap-x-10";

function PlanCard({ plan, from, to }: { plan: PaymentPlanId; from: number; to: number }) {
  const { name, text, rate, term } = words.cards[plan];
  return (
    <article
      className={`group/plan relative border-t border-limestone-400 py-7 transition-colors hover:bg-limestone-100 ${row}`}
    >
      <div>
        <h3 className="text-heading">
          <PageLink
            to={`/payment-plans#${plan}`}
            className="decoration-copper-600 decoration-2 underline-offset-4 group-hover/plan:underline after:absolute after:inset-0"
          >
            {name}
          </PageLink>
        </h3>
        <p className="mt-2 text-slate-700">{text}</p>
      </div>
      <div className="mt-5 lg:mt-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6">
          <span className="font-heading text-heading font-bold tabular-nums">{term}</span>
          <span className="font-semibold">{rate}</span>
        </p>
        <Bar plan={plan} from={from} to={to} />
        <p className="mt-3 flex items-center gap-2 text-small font-semibold text-copper-700">
          {words.more}
          <ArrowRight
            aria-hidden="true"
            className="size-4.5 transition-transform group-hover/plan:translate-x-1"
          />
        </p>
      </div>
    </article>
  );
}

/** Widths are SVG attributes, because the page may contain no inline styles. */
function Bar({ plan, from, to }: { plan: PaymentPlanId; from: number; to: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${longest} 10`}
      preserveAspectRatio="none"
      className="mt-3 h-4 w-full"
    >
      <rect y="4.6" width={longest} height="0.8" className="fill-limestone-400" />
      <rect
        x={from}
        width={to - from}
        height="10"
        className={plan === "same-as-cash" ? "fill-copper-700" : "fill-slate-700"}
      />
      {plan === "same-as-cash" &&
        sameAsCashMonths.map((month) => (
          <rect key={month} x={month - 0.5} width="0.5" height="10" className="fill-limestone-50" />
        ))}
    </svg>
  );
}

function Scale() {
  const marks = [0, 2, 4, 6, 8, 10, 12];
  return (
    <div
      aria-hidden="true"
      className={`border-t-2 border-slate-900 pt-2 text-small text-slate-500 ${row}`}
    >
      <p className="flex justify-between tabular-nums lg:col-start-2">
        {marks.map((mark) => (
          <span key={mark}>
            {mark}
            {mark === longest / 12 && ` ${words.scale}`}
          </span>
        ))}
      </p>
    </div>
  );
}
