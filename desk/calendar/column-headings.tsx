import { memo } from "react";
import { Link } from "react-router";
import { columnHeadings as words } from "#content/en/desk/calendar.ts";
import type { CalendarDayResponse } from "#domain/appointment/calendar-contract.ts";
import { calendarDay, formatDay, weekdayOf } from "#domain/calendar/calendar-day.ts";
import { Button } from "#ui/desk/button.tsx";
import { type Calendar, dayCounts, dayOf } from "./calendar-model.ts";
import type { Column } from "./place.ts";
import { inspectorName } from "./spoken-place.ts";

/** The attribute of a button that closes hours of a day; the calendar around it hears its presses. */
export const closeAttribute = "data-close-day";

/** A day over its column in a week: leads to it, says how full it is, and closes hours of it. */
export const DayHeading = memo(function DayHeading({
  day,
  today,
}: {
  day: CalendarDayResponse;
  today: string;
}) {
  const date = calendarDay(day.date);
  const { booked, free } = dayCounts(day);
  return (
    <div className="grid justify-items-start gap-x-2">
      <Link
        to={`?view=day&date=${date}`}
        aria-current={date === today ? "date" : undefined}
        className="font-semibold text-ink no-underline hover:underline aria-[current=date]:border-b-2 aria-[current=date]:border-action"
      >
        <span className="sr-only">{formatDay(date, "yearless")}</span>
        <span aria-hidden="true">
          {weekdayOf(date).slice(0, 3)} {Number(date.slice(8))}
        </span>
        {date === today && <span className="text-small font-normal text-soft">{words.today}</span>}
      </Link>
      <p className="text-small text-soft tabular-nums">
        {words.booked(booked)}
        {date >= today && words.free(free)}
      </p>
      {date >= today && (
        <Button
          look="plain"
          {...{ [closeAttribute]: date }}
          className="-ms-1.5 min-h-7! px-1.5! text-small font-normal! text-soft! pointer-coarse:min-h-11!"
        >
          {words.closeHours}
          <span className="sr-only">{words.onDay(formatDay(date, "yearless"))}</span>
        </Button>
      )}
    </div>
  );
});

/** An inspector over their column in a day, with how many appointments they have. */
export function InspectorHeading({ calendar, column }: { calendar: Calendar; column: Column }) {
  const booked = (dayOf(calendar, column.date)?.appointments ?? []).filter(
    ({ inspectorId, status }) => inspectorId === column.inspectorId && status === "booked",
  ).length;
  return (
    <>
      <span className="block font-semibold">
        {inspectorName(calendar, column.inspectorId ?? null)}
      </span>
      <span className="text-small text-soft tabular-nums">{words.appointments(booked)}</span>
    </>
  );
}
