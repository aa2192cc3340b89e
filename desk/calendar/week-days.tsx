import { Link } from "react-router";
import { weekDays as words } from "#content/en/desk/calendar.ts";
import {
  type CalendarDay,
  calendarDay,
  formatDay,
  weekdayOf,
} from "#domain/calendar/calendar-day.ts";
import { type Calendar, dayCounts } from "./calendar-model.ts";
import { calendarAddress } from "./calendar-span.ts";

/** The days of a week to choose from, on a narrow screen. */
export function WeekDays({
  calendar,
  date,
  whose,
  today,
}: {
  calendar: Calendar;
  date: CalendarDay;
  whose: string | null;
  today: string;
}) {
  return (
    <nav aria-label={words.label} className="px-2">
      <ul className="grid grid-cols-7 tight:grid-cols-4">
        {calendar.days.map((day) => {
          const each = calendarDay(day.date);
          const { booked } = dayCounts(day);
          return (
            <li key={each}>
              <Link
                to={calendarAddress("day", each, whose)}
                aria-current={each === date ? "date" : undefined}
                className={`grid min-h-11 justify-items-center border-b-2 border-transparent py-1 text-small text-soft no-underline hover:bg-hover aria-[current=date]:border-action aria-[current=date]:font-semibold aria-[current=date]:text-ink forced-colors:not-aria-[current=date]:border-[Canvas] ${
                  each === today ? "font-semibold" : ""
                }`}
              >
                <span className="sr-only">{formatDay(each, "yearless")}, </span>
                <span aria-hidden="true">{weekdayOf(each).slice(0, 2)}</span>
                <span aria-hidden="true" className="text-heading tabular-nums">
                  {Number(each.slice(8))}
                </span>
                <span className="tabular-nums">
                  {day.slots.length === 0 ? <span aria-hidden="true">–</span> : booked}
                  <span className="sr-only">
                    {day.slots.length === 0 ? words.notOpen : words.booked}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
