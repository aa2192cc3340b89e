import Download from "lucide-react/icons/download";
import { useFacts, useWords } from "#app/facts/use-facts.ts";
import {
  calendar,
  seasonalGuide,
  seasons,
  year,
  yearElsewhere,
} from "#content/en/maintenance-tips.ts";
import { careCalendarPath } from "#content/links.ts";
import { saidOfRegion } from "#content/said-of-region.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import { YearChart } from "./year-chart.tsx";

/**
 * The year on one sheet: twelve months across, each season's work below its three months. Outside of the region whose months they
 * are, the seasons alone.
 */
export function Seasons() {
  const dated = saidOfRegion(useFacts(), year);
  return (
    <section
      id="seasonal"
      aria-labelledby="seasonal-heading"
      className="page-grid gap-y-8 bg-limestone-100 py-section"
    >
      <div className="lg:col-span-7">
        <Title id="seasonal-heading">{useWords(seasonalGuide)}</Title>
        <Lead className="mt-6">{dated ? dated.lead : yearElsewhere}</Lead>
      </div>
      {dated && (
        <>
          <ChartKey />
          <Months />
        </>
      )}
      <ol className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {useWords(seasons).map(({ name, months, tasks }) => (
          <li key={name}>
            <h3 className="border-t-2 border-slate-900 pt-3 text-heading">{name}</h3>
            {dated && <p className="text-small text-slate-700">{months}</p>}
            <ul className="mt-4">
              {tasks.map((task) => (
                <li key={task} className="border-t border-limestone-400 py-2.5 leading-snug">
                  {task}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {dated && <CalendarFile />}
    </section>
  );
}

/** The months, with the bars above and below them. */
function Months() {
  return (
    <div className="relative">
      <YearChart />
      <ol
        aria-hidden="true"
        className="absolute inset-x-0 top-[34.6%] grid h-[15%] grid-cols-12 items-center text-center text-small font-semibold text-limestone-50 print:hidden forced-colors:text-[Canvas]"
      >
        {year.months.map((name) => (
          <li key={name} className="max-sm:text-[0.6875rem]">
            <span className="max-sm:hidden">{name}</span>
            <span className="sm:hidden">{name.slice(0, 1)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The legend of the bars. */
function ChartKey() {
  return (
    <dl className="grid content-end text-small lg:col-span-5">
      {year.rows.map(({ name, note }, row) => (
        <div key={name} className="flex gap-3 tight:block border-t border-limestone-400 py-1">
          <dt className="flex grow items-center gap-3 font-semibold">
            <span
              aria-hidden="true"
              className={`h-2.5 w-8 shrink-0 ${swatches[row]} forced-mark`}
            />
            {name}
          </dt>
          <dd className="text-right tight:text-left text-slate-700">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

const swatches = [
  "bg-copper-700",
  "bg-copper-700",
  "bg-amber-700",
  "bg-patina-500",
  "bg-slate-500",
];

function CalendarFile() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-y-2 border-slate-900 py-6 print:hidden">
      <div className="max-w-[38rem]">
        <h3 className="text-lead">{calendar.heading}</h3>
        <p className="mt-1 text-slate-700">{calendar.text}</p>
      </div>
      <a
        href={careCalendarPath}
        download
        className="link inline-flex min-h-11 items-center gap-2 font-semibold"
      >
        <Download className="size-5" />
        {calendar.action}
      </a>
    </div>
  );
}
