import { planNames } from "#content/en/plan-price.ts";
import { type PlanId, planIds } from "#domain/plan/protection-plan.ts";

/** Months with an inspection, counted from 0: as many as the plan includes per year. */
const inspected: Record<PlanId, readonly number[]> = {
  platinum: [0, 3, 6, 10],
  gold: [3, 10],
  silver: [9],
};

const left = 150;
const step = 47.5;

/** Larger where the drawing is scaled down. */
const label = "fill-slate-700 font-text text-[30px] font-semibold md:text-[17px]";

const months = [..."JFMAMJJASOND"].map((letter, index) => ({ letter, x: left + index * step }));

/** Twelve months, a line for each plan, and a small roof for every inspection visit. Decorative. */
export function YearDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 720 230" className="w-full text-slate-700" fill="none">
      {months.map(({ letter, x }) => (
        <g key={x}>
          <path d={`M${x} 34V218`} stroke="currentColor" opacity="0.18" strokeWidth="1" />
          <text x={x + step / 2} y="22" textAnchor="middle" className={label}>
            {letter}
          </text>
        </g>
      ))}
      {planIds.map((id, row) => (
        <g key={id} transform={`translate(0 ${84 + row * 60})`}>
          <text x="0" y="6" className={label}>
            {planNames[id]}
          </text>
          <path d={`M${left} 16H${left + 12 * step}`} stroke="currentColor" strokeWidth="1.5" />
          {inspected[id].map((month) => (
            <g key={month} transform={`translate(${left + month * step} 0)`}>
              <path d="M2 16V4.5L24 -6.5 46 4.5V16Z" className="fill-slate-700" />
              <path d="M-1 5 24 -7.5 49 5" className="stroke-copper-600" strokeWidth="3" />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
