import { memo, type ReactNode, useLayoutEffect, useRef } from "react";
import { calendarGrid as words } from "#content/en/desk/calendar.ts";
import type { CalendarDayResponse } from "#domain/appointment/calendar-contract.ts";
import { type CalendarDay, calendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import type { SlotLabel } from "#domain/calendar/slot.ts";
import { CellContent } from "./calendar-cell.tsx";
import {
  appointmentsAt,
  type Calendar,
  dayOf,
  heldAt,
  placeState,
  shownTimes,
} from "./calendar-model.ts";
import { type Column, type Place, placeKey } from "./place.ts";
import { heldText, inspectorName } from "./spoken-place.ts";

/** The times of a day as rows, and days or inspectors as columns. */
export const CalendarGrid = memo(function CalendarGrid({
  label,
  calendar,
  columns,
  headings,
  today,
  begin,
}: {
  /** Names the table for screen readers. */
  label: string;
  calendar: Calendar;
  columns: readonly Column[];
  /** One for each column. */
  headings: readonly ReactNode[];
  today: string;
  /** The day that is seen first where not all columns have room. */
  begin: CalendarDay;
}) {
  const scroller = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const section = scroller.current;
    const heading = section?.querySelector<HTMLElement>(`th[data-day="${begin}"]`);
    const times = section?.querySelector<HTMLElement>("tbody th");
    if (!section || !heading || !times) return;
    section.scrollLeft = heading.offsetLeft - times.offsetWidth;
  }, [begin]);
  return (
    <section
      ref={scroller}
      data-scrolls=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
      tabIndex={0}
      aria-label={label}
      className="relative overflow-x-auto"
    >
      <table
        className="w-full table-fixed border-collapse"
        style={{ minWidth: `calc(${columns.length} * min(9rem, 45vw) + 5rem)` }}
      >
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="sticky start-0 z-1 w-[4.75rem] bg-ground">
              <span className="sr-only">{words.time}</span>
            </th>
            {columns.map((column, index) => (
              <th
                key={columnKey(column)}
                scope="col"
                data-day={column.date}
                // What is said before each cell of the column, in place of everything that the heading holds.
                abbr={columnName(calendar, column)}
                className="border-s border-line px-2 py-1.5 text-start align-bottom font-normal wrap-anywhere"
              >
                {headings[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownTimes(calendar).map((timeSlot) => (
            <tr key={timeSlot} className="border-b border-line">
              <th
                scope="row"
                className="sticky start-0 z-1 bg-ground py-1.5 pe-2 text-start align-top text-small font-semibold tabular-nums"
              >
                {timeSlot}
                <HeldOfRow calendar={calendar} columns={columns} timeSlot={timeSlot} />
              </th>
              {columns.map((column) => {
                const day = dayOf(calendar, column.date);
                return (
                  day && (
                    <CalendarCell
                      key={columnKey(column)}
                      day={day}
                      inspectors={calendar.inspectors}
                      timeSlot={timeSlot}
                      inspectorId={column.inspectorId}
                      isOver={column.date < today}
                    />
                  )
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

/** Over a day's inspectors: a time that is being booked on the site, which is nobody's of them yet. */
function HeldOfRow({
  calendar,
  columns,
  timeSlot,
}: {
  calendar: Calendar;
  columns: readonly Column[];
  timeSlot: SlotLabel;
}) {
  const [first] = columns;
  const day = first && first.inspectorId !== undefined && dayOf(calendar, first.date);
  const held = day && heldAt(day, timeSlot);
  const isInCells = columns.some(
    (column) => placeState(calendar, { ...column, timeSlot }).kind === "held",
  );
  return (
    held &&
    !isInCells && <span className="block font-normal text-balance text-soft">{heldText(held)}</span>
  );
}

type CellProps = {
  day: CalendarDayResponse;
  inspectors: Calendar["inspectors"];
  timeSlot: SlotLabel;
  inspectorId: Place["inspectorId"];
  isOver: boolean;
};

/** A cell is rendered again only when something of it has changed: a drop touches two cells. */
const CalendarCell = memo(function CalendarCell({
  day,
  inspectors,
  timeSlot,
  inspectorId,
  isOver,
}: CellProps) {
  const calendar = { inspectors, days: [day] };
  const place = { date: calendarDay(day.date), timeSlot, inspectorId };
  // About as high as its cards, for cells that are not seen.
  const height = `auto ${4 * appointmentsAt(day, place).length + 2.5}rem`;
  return (
    <td
      data-cell={placeKey(place)}
      className={`h-14 border-s border-line p-0 align-top ${groundOf(calendar, place)}`}
    >
      <div className="calendar-cell space-y-1 p-1.5" style={{ containIntrinsicBlockSize: height }}>
        <CellContent calendar={calendar} place={place} isOver={isOver} />
      </div>
    </td>
  );
}, isSameCell);

function isSameCell(one: CellProps, other: CellProps): boolean {
  const isSamePlace =
    one.timeSlot === other.timeSlot &&
    one.inspectorId === other.inspectorId &&
    one.inspectors === other.inspectors &&
    one.isOver === other.isOver;
  if (!isSamePlace) return false;
  if (one.day === other.day) return true;
  const [before, after] = [appointmentsAt(one.day, one), appointmentsAt(other.day, other)];
  return (
    one.day.date === other.day.date &&
    one.day.slots === other.day.slots &&
    one.day.closures === other.day.closures &&
    before.length === after.length &&
    before.every((appointment, index) => appointment === after[index])
  );
}

/** Hatched where nothing is offered. */
export function groundOf(calendar: Calendar, place: Place): string {
  const { kind } = placeState(calendar, place);
  return kind === "off" || kind === "closed" || kind === "elsewhere" ? "calendar-hatched" : "";
}

function columnName(calendar: Calendar, { date, inspectorId }: Column): string {
  return inspectorId === undefined
    ? formatDay(date, "yearless")
    : inspectorName(calendar, inspectorId);
}

function columnKey({ date, inspectorId }: Column): string {
  return `${date} ${inspectorId}`;
}
