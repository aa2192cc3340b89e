import { useQuery } from "@tanstack/react-query";
import { figuresStrip as words } from "#content/en/desk/leads.ts";
import { countsQuery } from "./lead-queries.ts";

const share = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 0 });
const unknown = "–";

/**
 * The office's figures: how many leads are waiting, how many for too long, and how fast people were
 * answered in the last seven days.
 */
export function FiguresStrip() {
  const { data } = useQuery(countsQuery);
  const { counts, figures } = data ?? {};
  const median = figures?.medianMinutes;
  const within = figures?.withinGoal;
  return (
    <dl className="grid grid-cols-4 tight:grid-cols-2 border-y border-line md:inline-grid md:border-y-0">
      <Figure name={words.waiting} value={counts ? String(counts.waiting) : unknown} />
      <Figure
        name={words.late}
        value={counts ? String(counts.late) : unknown}
        isLate={(counts?.late ?? 0) > 0}
      />
      <Figure
        name={words.median.name}
        short={words.median.short}
        value={median == null ? unknown : words.median.minutes(Math.round(median))}
      />
      <Figure
        name={words.withinGoal.name}
        short={words.withinGoal.short}
        value={within == null ? unknown : share.format(within)}
      />
    </dl>
  );
}

function Figure({
  name,
  short = name,
  value,
  isLate = false,
}: {
  name: string;
  /** A shorter label for narrow screens. */
  short?: string;
  value: string;
  isLate?: boolean;
}) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1 border-line px-4 py-2 not-first:border-s max-md:px-3">
      <dt className="text-small text-soft">
        <span className="md:hidden">{short}</span>
        <span className="max-md:hidden">{name}</span>
      </dt>
      <dd
        className={`font-heading text-title font-bold md:text-number tabular-nums ${isLate ? "text-late" : ""}`}
      >
        {value}
      </dd>
    </div>
  );
}
