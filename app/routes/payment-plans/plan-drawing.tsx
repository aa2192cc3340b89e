import { Drawing, drawingLabel } from "#app/sections/drawing/drawing.tsx";
import { dollars } from "#content/en/figures.ts";
import { term } from "#content/en/loan-figures.ts";
import type { PaymentExample, PaymentPlanId } from "#domain/financing/financing.ts";
import { deferredInterest, installments } from "#domain/financing/repayment.ts";

const width = 520;
const floor = 190;
const ceiling = 22;

/** The plan's example as a chart, drawn from the same figures as the table below it. Decorative. */
export function PlanDrawing({ plan, example }: { plan: PaymentPlanId; example: PaymentExample }) {
  const Chart = charts[plan];
  return (
    <Drawing width={width} height={230} className="w-full">
      <Chart {...example} />
      <path d={`M0 ${floor}H${width}`} strokeWidth="2.5" />
      <g stroke="none">
        <text x="0" y={floor + 28} className={drawingLabel}>
          {dollars(example.amount)}
        </text>
        <text x={width} y={floor + 28} textAnchor="end" className={drawingLabel}>
          {term(example.months)}
        </text>
      </g>
    </Drawing>
  );
}

/**
 * The balance steps down to zero; beyond the last day, the interest that is due if it was not paid
 * off.
 */
function Promotion({ amount, months, rate }: PaymentExample) {
  const steps = installments(amount * 100, 0, months).map(
    ({ payment, balance }) => balance + payment,
  );
  const step = 400 / months;
  const gap = Math.min(4, step / 2);
  const y = heightOf(amount * 100);
  const added = deferredInterest(amount * 100, rate, months);
  return (
    <>
      {steps.map((balance, month) => (
        <path
          key={balance}
          d={`M${month * step} ${floor}V${y(balance)}h${step - gap}V${floor}`}
          className="fill-limestone-200"
        />
      ))}
      <path d={`M408 ${ceiling - 14}V${floor + 14}`} strokeDasharray="6 5" strokeWidth="1.75" />
      <path
        d={`M424 ${floor}V${y(added)}H504V${floor}`}
        className="fill-copper-700 stroke-copper-700"
      />
      <text x="464" y={y(added) - 10} textAnchor="middle" stroke="none" className={drawingLabel}>
        + {dollars(Math.round(added / 100))}
      </text>
    </>
  );
}

/** The balance; as a dashed line, what it would be without interest. */
function Balance({ amount, months, rate }: PaymentExample) {
  const y = heightOf(amount * 100);
  const points = installments(amount * 100, rate, months)
    .map(({ balance }, index) => [index + 1, balance] as const)
    .filter(([month]) => month % 6 === 0 || month === months)
    .map(([month, balance]) => `L${Math.round((month / months) * width)} ${y(balance)}`);
  return (
    <>
      <path
        d={`M0 ${y(amount * 100)}${points.join("")}V${floor}H0Z`}
        className="fill-limestone-200"
        strokeWidth="2.5"
      />
      <path
        d={`M0 ${y(amount * 100)}L${width} ${floor}`}
        strokeDasharray="7 5"
        className="stroke-copper-700"
        strokeWidth="1.75"
      />
    </>
  );
}

/** A bar for each year's payments: principal, with interest on top. */
function Years({ amount, months, rate }: PaymentExample) {
  const schedule = installments(amount * 100, rate, months);
  const years = Array.from({ length: Math.ceil(months / 12) }, (_, year) => {
    const paid = schedule.slice(year * 12, year * 12 + 12);
    const interest = paid.reduce((sum, month) => sum + month.interest, 0);
    return {
      year,
      interest,
      principal: paid.reduce((sum, { payment }) => sum + payment, 0) - interest,
    };
  });
  const [first] = years;
  const y = heightOf(first ? first.interest + first.principal : 1);
  const step = width / years.length;
  return years.map(({ year, interest, principal }) => (
    <g key={year}>
      <path
        d={`M${year * step + 8} ${floor}V${y(principal)}h${step - 16}V${floor}`}
        className="fill-limestone-200"
      />
      <path
        d={`M${year * step + 8} ${y(principal)}V${y(principal + interest)}h${step - 16}V${y(principal)}Z`}
        className="fill-copper-700"
      />
    </g>
  ));
}

const charts = { "same-as-cash": Promotion, "low-monthly": Balance, "fixed-rate": Years };

/** Converts cents to units of the drawing, with `most` at the top. */
function heightOf(most: number) {
  return (cents: number) => Math.round(floor - (cents / most) * (floor - ceiling));
}
