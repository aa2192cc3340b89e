import { year } from "#content/en/maintenance-tips.ts";

/** Width of a month, in units of the drawing. */
const month = 80;
const rowHeight = 34;
/** The first rows are work; the rest are weather. */
const workRows = 2;

/**
 * Twelve months from March as one line, work above it and weather below. Decorative on phones,
 * where the list below names the bars.
 */
export function YearChart() {
  const bottom = rowHeight * year.rows.length + 44;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${month * 12} ${bottom}`}
      preserveAspectRatio="none"
      className="h-56 w-full md:h-64 print:h-32"
    >
      {year.rows.map(({ name, spans }, row) =>
        spans.map(([from, to]) => (
          <rect
            key={`${name} ${from}`}
            x={from * month + 2}
            y={rowHeight * row + 6 + (row < workRows ? 0 : 44)}
            width={(to - from) * month - 4}
            height={rowHeight - 12}
            className={row < workRows ? "fill-copper-700" : bars[row - workRows]}
          />
        )),
      )}
      <rect
        y={rowHeight * workRows + 6}
        width={month * 12}
        height="32"
        className="fill-slate-900"
      />
      {[3, 6, 9].map((at) => (
        <path
          key={at}
          d={`M${at * month} 0V${bottom}`}
          className="stroke-limestone-400"
          strokeWidth="2"
          strokeDasharray="4 6"
        />
      ))}
    </svg>
  );
}

/** Colors of hail, rain and snow. */
const bars = ["fill-amber-700", "fill-patina-500", "fill-slate-500"];
