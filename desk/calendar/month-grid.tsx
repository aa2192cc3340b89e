import { Link } from "react-router";
import { monthGrid as words } from "#content/en/desk/calendar.ts";
import {
  type CalendarDay,
  calendarDay,
  formatDay,
  weekdays,
} from "#domain/calendar/calendar-day.ts";
import { hatchedWordsClass } from "./calendar-cell.tsx";
import type { Calendar } from "./calendar-model.ts";
import { dayCounts } from "./calendar-model.ts";

/** A month in numbers: each day leads to itself. */
export function MonthGrid({
  calendar,
  month,
  today,
}: {
  calendar: Calendar;
  /** Any day of the month. */
  month: CalendarDay;
  today: string;
}) {
  const weeks = Array.from({ length: Math.ceil(calendar.days.length / 7) }, (_, week) =>
    calendar.days.slice(week * 7, week * 7 + 7),
  );
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr className="border-b border-edge">
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" className="px-0.5 py-1.5 text-start text-small md:px-2">
                <abbr title={weekday} className="no-underline">
                  {weekday.slice(0, 2)}
                  <span className="max-sm:hidden">{weekday.slice(2, 3)}</span>
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]?.date} className="border-b border-line">
              {days.map((day) => {
                const date = calendarDay(day.date);
                const { booked, free, closed } = dayCounts(day);
                const isOther = date.slice(0, 7) !== month.slice(0, 7);
                return (
                  <td
                    key={date}
                    className={`border-s border-line p-0 align-top first:border-s-0 ${day.slots.length === 0 ? "calendar-hatched" : ""}`}
                  >
                    <Link
                      to={`?view=day&date=${date}`}
                      aria-current={date === today ? "date" : undefined}
                      className={`grid min-h-20 content-start gap-0.5 px-0.5 py-1 no-underline hover:bg-hover aria-[current=date]:bg-chosen md:p-2 ${isOther ? "text-soft" : "text-ink"}`}
                    >
                      <span
                        className={`justify-self-start font-semibold tabular-nums ${date === today ? "border-b-2 border-action" : "bg-ground"}`}
                      >
                        <span className="sr-only">{formatDay(date, "yearless")}</span>
                        <span aria-hidden="true">{Number(date.slice(8))}</span>
                      </span>
                      {day.slots.length === 0 && (
                        <span className={hatchedWordsClass}>{words.notOpen}</span>
                      )}
                      {booked > 0 && (
                        <span className="text-small tabular-nums max-sm:font-semibold">
                          {booked} <span className="max-sm:sr-only">{words.booked}</span>
                        </span>
                      )}
                      {day.slots.length > 0 && date >= today && (
                        <span className="text-[min(0.8125rem,3.75vw)] leading-snug text-soft sm:wrap-anywhere">
                          {closed ? (
                            <>
                              {words.closed}
                              <span className="max-sm:sr-only">: {closed}</span>
                            </>
                          ) : free > 0 ? (
                            words.free(free)
                          ) : (
                            words.full
                          )}
                        </span>
                      )}
                    </Link>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
