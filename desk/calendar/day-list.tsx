import { memo } from "react";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { CellContent } from "./calendar-cell.tsx";
import { groundOf } from "./calendar-grid.tsx";
import { type Calendar, dayOf, offeredTimes, shownTimes } from "./calendar-model.ts";
import { placeKey } from "./place.ts";

/** A day on a narrow screen: its times one below the other, with what is at each. */
export const DayList = memo(function DayList({
  calendar,
  date,
  inspectorId,
  today,
}: {
  calendar: Calendar;
  date: CalendarDay;
  /** Whose day; undefined: everybody's. */
  inspectorId: string | null | undefined;
  today: string;
}) {
  const day = dayOf(calendar, date);
  return (
    <ol className="border-t border-line">
      {shownTimes({ times: offeredTimes(calendar), days: day ? [day] : [] }).map((timeSlot) => {
        const place = { date, timeSlot, inspectorId };
        return (
          <li
            key={timeSlot}
            data-cell={placeKey(place)}
            className={`space-y-1 border-b border-line px-4 py-2 ${groundOf(calendar, place)}`}
          >
            <h2 className="w-fit bg-ground text-small font-semibold tabular-nums">{timeSlot}</h2>
            <CellContent calendar={calendar} place={place} isOver={date < today} />
          </li>
        );
      })}
    </ol>
  );
});
