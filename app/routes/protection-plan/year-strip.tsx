import type { ReactNode } from "react";

const halves = [0, 6].map((first) =>
  [..."JFMAMJJASOND"].slice(first, first + 6).map((initial, index) => ({
    initial,
    month: first + index,
  })),
);

/**
 * Twelve months on one ground line; phones put the second half below the first. `draw` draws a month
 * from its left edge, 100 units wide.
 */
export function YearStrip({ draw }: { draw: (month: number) => ReactNode }) {
  return (
    <div className="grid gap-y-3 sm:grid-cols-2 print:hidden">
      {halves.map((months) => (
        <svg
          key={months[0]?.month}
          aria-hidden="true"
          viewBox="0 0 600 164"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          className="w-full overflow-visible text-slate-700"
        >
          {months.map(({ initial, month }, index) => (
            <g key={month} transform={`translate(${index * 100} 0)`}>
              {draw(month)}
              <path d="M1 118V128M99 118V128" />
              <text
                x="50"
                y="156"
                textAnchor="middle"
                stroke="none"
                className="fill-slate-700 font-text text-[25px] font-semibold lg:text-[18px]"
              >
                {initial}
              </text>
            </g>
          ))}
          <path d="M0 118H600" strokeWidth="2.5" />
        </svg>
      ))}
    </div>
  );
}

/** A house from its gable end; with an inspection its roof is drawn in ink and copper. */
export function House({ x, isInspected }: { x: number; isInspected: boolean }) {
  return (
    <g transform={`translate(${x} 0)`} opacity={isInspected ? 1 : 0.45}>
      <path d="M6 118V84M54 118V84" />
      <path
        d="M0 86 30 71 60 86Z"
        className={isInspected ? "fill-slate-900 stroke-slate-900" : ""}
      />
      {isInspected && <path d="M-4 85 30 68 64 85" className="stroke-copper-600" strokeWidth="5" />}
    </g>
  );
}
