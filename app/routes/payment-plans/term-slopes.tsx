import { useFacts } from "#app/facts/use-facts.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { comparison, plans } from "#content/en/payment-plans.ts";
import { type PaymentPlanId, paymentPlanIds } from "#domain/financing/financing.ts";

/** The plans as roof slopes from the same price down to nothing, as long as their longest terms. */
export function TermSlopes({ className }: { className: string }) {
  const f = useFacts();
  const { sameAsCashMonths, lowMonthly, fixedRate } = f.financing;
  const longest: Readonly<Record<PaymentPlanId, number>> = {
    "same-as-cash": Math.max(...sameAsCashMonths),
    "low-monthly": lowMonthly.years.to * 12,
    "fixed-rate": fixedRate.years.to * 12,
  };
  const most = Math.max(...Object.values(longest));
  const words = plans(f);
  const [terms] = comparison(f).rows;
  return (
    <ul className={className}>
      {paymentPlanIds.map((id, index) => (
        <li key={id} className="border-b-2 border-slate-900">
          <PageLink
            to={`/payment-plans#${id}`}
            className="group/plan grid grid-cols-[12rem_1fr] items-end gap-x-6 pt-5 tight:grid-cols-1"
          >
            <span className="pb-3">
              <span className="block text-small text-slate-500 tabular-nums">
                {terms?.values[index]}
              </span>
              <span className="block font-heading text-lead leading-snug font-bold decoration-copper-600 decoration-2 underline-offset-4 group-hover/plan:underline">
                {words[id].name}
              </span>
            </span>
            <Slope length={longest[id] / most} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** `length` of 1 is the whole width. */
function Slope({ length }: { length: number }) {
  const end = Math.max(12, 480 * length);
  const courses = [1, 2, 3, 4, 5];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 480 76"
      fill="none"
      className="block w-full text-slate-700 print:hidden"
    >
      <path d={`M0 4 ${end} 76H0Z`} className="fill-limestone-200" />
      <g stroke="currentColor" strokeWidth="1" opacity="0.45">
        {courses.map((course) => (
          <path key={course} d={`M0 ${4 + course * 12}H${(end * course) / 6}`} />
        ))}
      </g>
      <path d={`M0 4 ${end} 76`} className="stroke-copper-700" strokeWidth="4" />
      <path d="M1 2V76" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
