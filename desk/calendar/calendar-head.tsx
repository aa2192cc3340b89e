import { ChevronLeft, ChevronRight } from "lucide-react";
import { calendarHead as words } from "#content/en/desk/calendar.ts";
import { DownloadCsv } from "#desk/downloads/download-csv.tsx";
import { calendarFile } from "#desk/downloads/list-files.ts";
import { today } from "#desk/moment-text.ts";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { OpenReschedulings } from "#desk/reschedulings/open-reschedulings.tsx";
import type { CalendarInspector } from "#domain/appointment/calendar-contract.ts";
import {
  addDays,
  type CalendarDay,
  formatDay,
  formatMonth,
} from "#domain/calendar/calendar-day.ts";
import { unassigned } from "#domain/staff/downloads-contract.ts";
import { Button, ButtonLink } from "#ui/desk/button.tsx";
import { SmallSelect } from "#ui/desk/small-select.tsx";
import { TabLinks } from "#ui/desk/tab-links.tsx";
import {
  type CalendarView,
  calendarAddress,
  calendarSpan,
  stepped,
  weekBegin,
} from "./calendar-span.ts";

const everybody = "everybody";

/** What is shown, the ways to other days and views, and whose appointments. */
export function CalendarHead({
  views,
  view,
  date,
  inspectors,
  whose,
  isFiltered,
  onWhose,
  onCloseHours,
}: {
  views: readonly CalendarView[];
  view: CalendarView;
  date: CalendarDay;
  inspectors: readonly CalendarInspector[];
  /** An inspector's id or `unassigned`; null: everybody's. */
  whose: string | null;
  /** Whether it can be chosen whose appointments are shown, because no columns say it. */
  isFiltered: boolean;
  onWhose: (whose: string | null) => void;
  onCloseHours: () => void;
}) {
  const to = (day: CalendarDay, shown = view) => calendarAddress(shown, day, whose);
  const [before, after] = [stepped(view, date, -1), stepped(view, date, 1)];
  return (
    <div className="grid gap-3 px-4 pt-4 md:px-6 md:pt-5">
      <PageHeading title={spanText(view, date)}>
        <nav aria-label={words.spans[view]} className="flex gap-2">
          <ButtonLink to={to(before)} aria-label={words.previous(view, spanText(view, before))}>
            <ChevronLeft aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          </ButtonLink>
          <ButtonLink to={to(today())}>{words.today}</ButtonLink>
          <ButtonLink to={to(after)} aria-label={words.next(view, spanText(view, after))}>
            <ChevronRight aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          </ButtonLink>
        </nav>
      </PageHeading>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <TabLinks
          label={words.viewsLabel}
          items={views.map((each) => ({
            to: to(date, each),
            name: words.views[each],
            isShown: each === view,
          }))}
        />
        <div className="flex flex-wrap gap-2 max-sm:[&>select]:flex-1">
          {isFiltered && inspectors.length > 0 && (
            <SmallSelect
              name={words.whose}
              value={whose ?? everybody}
              onChange={({ target }) => onWhose(target.value === everybody ? null : target.value)}
            >
              <option value={everybody}>{words.everybody}</option>
              <option value={unassigned}>{words.unassigned}</option>
              {inspectors.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SmallSelect>
          )}
          <Button look="quiet" onClick={onCloseHours}>
            {words.closeHours}
          </Button>
          <DownloadCsv
            name="inspections"
            fetchFile={() => calendarFile(calendarSpan(view, date), isFiltered ? whose : null)}
          />
        </div>
      </div>
      <OpenReschedulings />
    </div>
  );
}

/** `Tuesday, November 24`, `Nov 22 to 28`, `November 2026` */
function spanText(view: CalendarView, date: CalendarDay): string {
  if (view === "day") return formatDay(date, "yearless");
  if (view === "month") return formatMonth(date);
  const first = weekBegin(date);
  const last = addDays(first, 6);
  const monthAndDay = (day: CalendarDay) => `${formatMonth(day, "short")} ${Number(day.slice(8))}`;
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return words.span(
    monthAndDay(first),
    isOneMonth ? `${Number(last.slice(8))}` : monthAndDay(last),
  );
}
