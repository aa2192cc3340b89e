import ArrowRight from "lucide-react/icons/arrow-right";
import { useFacts } from "#app/facts/use-facts.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { planCards } from "#content/en/financing.ts";
import type { FinancingTerms, PaymentPlanId } from "#domain/financing/financing.ts";
import type { Span } from "#domain/page/span.ts";
import { Section } from "#ui/pages/section.tsx";

type PlanSpan = {
  plan: PaymentPlanId;
  /** The shortest term in months; promotions begin at once. */
  from: number;
  /** The longest. */
  to: number;
  /** Terms in between at which the plan can end, where it has only these. */
  stops: readonly number[];
};

function spansOf({ sameAsCashMonths, fixedRate, lowMonthly }: FinancingTerms): PlanSpan[] {
  const inMonths = ({ from, to }: Span) => ({ from: from * 12, to: to * 12, stops: [] });
  return [
    {
      plan: "same-as-cash",
      from: 0,
      to: Math.max(...sameAsCashMonths),
      stops: sameAsCashMonths,
    },
    { plan: "fixed-rate", ...inMonths(fixedRate.years) },
    { plan: "low-monthly", ...inMonths(lowMonthly.years) },
  ];
}

/** The three plans one below the other, each with its term on the same scale. */
export function PlanCards() {
  const f = useFacts();
  const { heading, lead, cards, more, scale } = planCards(f);
  const spans = spansOf(f.financing);
  const longest = Math.max(...spans.map(({ to }) => to));
  return (
    <Section headingId="plans" heading={heading} span={7} className="gap-y-10 py-section">
      <p className="max-w-prose self-end text-slate-700 lg:col-span-5">{lead}</p>
      <div>
        {spans.map((span) => (
          <PlanCard key={span.plan} card={cards[span.plan]} more={more} {...{ span, longest }} />
        ))}
        <Scale years={Math.ceil(longest / 12)} unit={scale(Math.ceil(longest / 12))} />
      </div>
    </Section>
  );
}

const row = "lg:grid lg:grid-cols-[19rem_1fr] lg:gap-x-10";

function PlanCard({
  card: { name, text, rate, term },
  more,
  span,
  longest,
}: {
  card: { name: string; text: string; rate: string; term: string };
  more: string;
  span: PlanSpan;
  /** Months of the scale. */
  longest: number;
}) {
  return (
    <article
      className={`group/plan relative border-t border-limestone-400 py-7 transition-colors hover:bg-limestone-100 ${row}`}
    >
      <div>
        <h3 className="text-heading">
          <PageLink
            to={`/payment-plans#${span.plan}`}
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
        <Bar span={span} longest={longest} />
        <p className="mt-3 flex items-center gap-2 text-small font-semibold text-copper-700">
          {more}
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
function Bar({ span: { plan, from, to, stops }, longest }: { span: PlanSpan; longest: number }) {
  // A range from a number to itself is still to be seen.
  const width = Math.max(to - from, longest / 100);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${longest} 10`}
      preserveAspectRatio="none"
      className="mt-3 h-4 w-full"
    >
      <rect y="4.6" width={longest} height="0.8" className="fill-limestone-400" />
      <rect
        x={Math.min(from, longest - width)}
        width={width}
        height="10"
        className={plan === "same-as-cash" ? "fill-copper-700" : "fill-slate-700"}
      />
      {stops.map((month) => (
        <rect key={month} x={month - 0.5} width="0.5" height="10" className="fill-limestone-50" />
      ))}
    </svg>
  );
}

/** From 0 to the longest term in whole years, with at most eight marks at equal distances. */
function Scale({ years, unit }: { years: number; unit: string }) {
  const step = [1, 2, 3, 4, 5].find((size) => years % size === 0 && years / size < 8) ?? years;
  const marks = Array.from({ length: years / step + 1 }, (_, index) => index * step);
  return (
    <div
      aria-hidden="true"
      className={`border-t-2 border-slate-900 pt-2 text-small text-slate-500 ${row}`}
    >
      <p className="flex justify-between tabular-nums lg:col-start-2">
        {marks.map((mark) => (
          <span key={mark}>
            {mark}
            {mark === years && ` ${unit}`}
          </span>
        ))}
      </p>
    </div>
  );
}
