import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { Navigate, useSearchParams } from "react-router";
import {
  aboutAllFigures,
  beforeNames,
  periodNames,
  numbersPage as words,
} from "#content/en/desk/numbers.ts";
import { lostReasonNames } from "#content/en/desk/terms.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { useMay } from "#desk/shell/use-me.ts";
import { calendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { listOfReason } from "#domain/lead/number-lists.ts";
import { numberPeriods } from "#domain/lead/number-periods.ts";
import type { LeadNumbers } from "#domain/lead/numbers-contract.ts";
import { TabLinks } from "#ui/desk/tab-links.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { AmountTable } from "./amount-table.tsx";
import { AnswerFigures } from "./answer-figures.tsx";
import { CountTable } from "./count-table.tsx";
import { Funnel } from "./funnel.tsx";
import { HourGrid } from "./hour-grid.tsx";
import { MoneyTables } from "./money-tables.tsx";
import { numbersQuery } from "./numbers-query.ts";
import { PersonTable } from "./person-table.tsx";
import { SourceTable } from "./source-table.tsx";

/** Whether the week was good: for owners. The period is in the address. */
export function Component() {
  return useMay("numbers") ? <NumbersPage /> : <Navigate replace to="/desk/leads" />;
}

function NumbersPage() {
  const [params] = useSearchParams();
  const period = numberPeriods.find((name) => name === params.get("period")) ?? "this-week";
  const { data, error, refetch, isPlaceholderData } = useQuery(numbersQuery(period));
  return (
    <div className="@container grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <PageHeading title={words.title} />
      <TabLinks
        label={words.periods}
        items={numberPeriods.map((name) => ({
          to: `/desk/numbers?period=${name}`,
          name: periodNames[name],
          isShown: name === period,
        }))}
      />
      {error && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <Waiting rows={6} label={words.counting} />}
      {data && (
        <div
          aria-busy={isPlaceholderData || undefined}
          className="grid grid-cols-[minmax(0,1fr)] gap-8 aria-busy:opacity-60"
        >
          <Numbers numbers={data} />
        </div>
      )}
    </div>
  );
}

function Numbers({ numbers }: { numbers: LeadNumbers }) {
  const { period, days, before, lost } = numbers;
  return (
    <>
      <div className="grid gap-3">
        <p className="max-w-[88ch]">
          <span className="font-semibold">{spanText(days)}</span>
          {words.beforeThat(beforeNames[period], spanText(before))}
          <span className="text-soft">{aboutAllFigures}</span>
        </p>
        <AnswerFigures numbers={numbers} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 @4xl:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <Part title={words.funnel.title} hint={words.funnel.hint}>
            <Funnel numbers={numbers} />
          </Part>
          <Part title={words.amounts.title} hint={words.amounts.hint}>
            <AmountTable numbers={numbers} />
          </Part>
          <Part title={words.money.title} hint={words.money.hint}>
            <MoneyTables numbers={numbers} />
          </Part>
          <Part title={words.arrivals.title} hint={words.arrivals.hint}>
            {numbers.hours.length === 0 ? (
              <p className="text-soft">{words.noneArrived}</p>
            ) : (
              <HourGrid numbers={numbers} />
            )}
          </Part>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <Part title={words.sources.title} hint={words.sources.hint}>
            <SourceTable numbers={numbers} />
          </Part>
          <Part title={words.people.title} hint={words.people.hint}>
            <PersonTable numbers={numbers} />
          </Part>
          <Part title={words.losses.title}>
            {lost.length === 0 ? (
              <p className="text-soft">{words.losses.none}</p>
            ) : (
              <CountTable
                caption={words.losses.caption}
                heading={words.losses.heading}
                rows={lost}
                nameOf={({ reason }) => lostReasonNames[reason]}
                columns={[
                  {
                    name: words.losses.leads,
                    count: ({ leads }) => leads,
                    list: ({ reason }) => listOfReason(days, reason),
                  },
                ]}
              />
            )}
          </Part>
        </div>
      </div>
    </>
  );
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {hint && <p className="text-small text-soft">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

/** `Sun, May 24 to Sat, May 30` */
function spanText({ from, to }: LeadNumbers["days"]): string {
  const [first = "", last = ""] = [from, to].map((day) => formatDay(calendarDay(day), "short"));
  return first === last ? first : words.span(first, last);
}
