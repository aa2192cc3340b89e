import { years } from "#content/en/figures.ts";
import type { Lifespan } from "#domain/page/lifespan.ts";
import type { Span } from "#domain/page/span.ts";

const marks = [0, 25, 50, 75, 100];

/** How long things last, as bars on one scale of 0 to 100 years. */
export function LifespanScale({
  items,
  label,
  unit,
}: {
  items: readonly Lifespan[];
  label: string;
  /** Below the scale's numbers. */
  unit: string;
}) {
  return (
    <div>
      <ul aria-label={label}>
        {items.map(({ name, span, note }) => (
          <li
            key={name}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-t border-limestone-400 pt-3 pb-4 sm:grid-cols-[9rem_1fr_9.5rem]"
          >
            <span className="font-semibold">{name}</span>
            <Bar {...span} />
            <span className="font-heading font-bold tabular-nums max-sm:order-first max-sm:col-start-2 max-sm:row-start-1 sm:text-right">
              {years(span)}
            </span>
            {note && (
              <span className="col-span-full mt-1 text-small text-slate-500 sm:col-span-2 sm:col-start-2">
                {note}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div
        aria-hidden="true"
        className="grid gap-x-6 border-t-2 border-slate-900 pt-1 text-small text-slate-500 tabular-nums sm:grid-cols-[9rem_1fr_9.5rem]"
      >
        <div className="flex justify-between sm:col-start-2 sm:-mx-3">
          {marks.map((mark) => (
            <span key={mark} className="sm:w-6 sm:text-center">
              {mark}
            </span>
          ))}
        </div>
        <span className="hidden text-right sm:inline">{unit}</span>
      </div>
    </div>
  );
}

/** Widths in years. SVG attributes, because the page may contain no inline styles. */
function Bar({ from, to, openEnded }: Span) {
  // A range from a number to itself is still to be seen.
  const width = Math.max(to - from, 1);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className="col-span-full mt-2 h-4 w-full self-center sm:col-span-1 sm:mt-0"
    >
      {marks.map((mark) => (
        <rect key={mark} x={mark - 0.1} width="0.2" height="10" className="fill-limestone-400" />
      ))}
      <rect x="0" y="4.6" width={from} height="0.8" className="fill-limestone-400" />
      <rect
        x={Math.min(from, 99)}
        width={width}
        height="10"
        className={openEnded ? "fill-copper-700" : "fill-slate-700"}
      />
    </svg>
  );
}
