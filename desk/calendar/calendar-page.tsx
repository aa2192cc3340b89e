import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { calendarPage as words } from "#content/en/desk/calendar.ts";
import { today } from "#desk/moment-text.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { useMay } from "#desk/shell/use-me.ts";
import { useNow } from "#desk/use-now.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { Waiting } from "#ui/desk/waiting.tsx";
import { CalendarBoard } from "./calendar-board.tsx";
import { CalendarHead } from "./calendar-head.tsx";
import { offeredTimes } from "./calendar-model.ts";
import { calendarQuery } from "./calendar-query.ts";
import { calendarSpan, calendarViews, readCalendarAddress, stepped } from "./calendar-span.ts";
import { CloseHoursDialog } from "./close-hours-dialog.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { isWide, useIsNarrow } from "./use-is-narrow.ts";

/** Who is where, and when. The view and the day are in the address. Inspectors see their own day instead. */
export function Component() {
  return useMay("leads") ? <CalendarPage /> : <Navigate replace to="/desk/day" />;
}

function CalendarPage() {
  const [params, setParams] = useSearchParams();
  const queries = useQueryClient();
  const now = useNow((instant) => today(instant));
  const isNarrow = useIsNarrow();
  const [usual] = useState(() => (isWide() ? ("week" as const) : ("day" as const)));
  const asked = readCalendarAddress(params, { view: usual, date: now });
  const { date } = asked;
  // A narrow screen shows a week day by day.
  const view = isNarrow && asked.view === "week" ? "day" : asked.view;
  const whose = params.get("inspector");
  const [closing, setClosing] = useState<CalendarDay>();
  const span = calendarSpan(view, date);
  const only = view === "month" ? { only: "counts" as const } : {};
  const { data, error, refetch } = useQuery(calendarQuery({ ...span, ...only }));

  // What is next to it is there when somebody goes on.
  const isShown = data !== undefined;
  useEffect(() => {
    if (!isShown) return;
    for (const step of [1, -1] as const) {
      const next = calendarSpan(view, stepped(view, date, step));
      const counts = view === "month" ? { only: "counts" as const } : {};
      void queries.prefetchQuery(calendarQuery({ ...next, ...counts }));
    }
  }, [isShown, view, date, queries]);

  const hasColumns = view === "month" || (view === "day" && !isNarrow);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <CalendarHead
        views={isNarrow ? ["day", "month"] : calendarViews}
        view={view}
        date={date}
        inspectors={data?.inspectors ?? []}
        whose={whose}
        isFiltered={!hasColumns}
        onWhose={(chosen) =>
          setParams(
            { view, date, ...(chosen !== null && { inspector: chosen }) },
            { replace: true, preventScrollReset: true },
          )
        }
        onCloseHours={() => setClosing(view === "day" || date > now ? date : now)}
      />
      {!data && (
        <div className="px-4 md:px-6">
          {error ? (
            <Failed error={error} onRetry={refetch} />
          ) : (
            <Waiting rows={7} label={words.loading} />
          )}
        </div>
      )}
      {data && view === "month" && (
        <div className="px-1 md:px-6">
          <MonthGrid calendar={data} month={date} today={now} />
        </div>
      )}
      {data && view !== "month" && (
        <CalendarBoard
          calendar={data}
          view={view}
          date={date}
          whose={hasColumns ? null : whose}
          isNarrow={isNarrow}
          today={now}
          onClose={setClosing}
        />
      )}
      <CloseHoursDialog
        day={closing}
        inspectors={data?.inspectors ?? []}
        times={data ? offeredTimes(data) : []}
        onClose={() => setClosing(undefined)}
      />
    </div>
  );
}
