import { memo } from "react";
import { choiceWords } from "#content/en/appointment-choice.ts";
import type { DayState } from "#domain/appointment/availability.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { formatDay, formatMonth } from "#domain/calendar/calendar-day.ts";
import { beginsMonth } from "#domain/calendar/rolling-weeks.ts";
import { DayMark } from "./day-mark.tsx";

type CellProps = {
  day: CalendarDay;
  row: number;
  column: number;
  /** Whether the cell is from today to the last bookable day; any other cell is empty. */
  isShown: boolean;
  isToday: boolean;
  /** Absent for a day that cannot be booked because we are closed. */
  state: DayState | undefined;
  isSelected: boolean;
  isTabStop: boolean;
  isInteractive: boolean;
  onSelect(day: CalendarDay, button: HTMLElement): void;
};

/**
 * One day of the grid: a button, or plain text where there is nothing to choose. Memoized, because
 * a press affects only two of forty days.
 */
export const CalendarCell = memo(function CalendarCell(props: CellProps) {
  const { day, isShown, isToday, state, isSelected } = props;
  if (!isShown) return <td />;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid, this is a gridcell
    <td aria-selected={state && isSelected} className={`relative p-0 ${monthEdge(props)}`}>
      {state ? (
        <DayButton {...props} state={state} />
      ) : (
        <span className={`${box} text-slate-500`}>
          {isToday ? (
            <span className={label}>{choiceWords.today}</span>
          ) : (
            beginsMonth(day) && <span className={label}>{formatMonth(day, "short")}</span>
          )}
          {dayOfMonth(day)}
          {!isToday && <span className="sr-only">{choiceWords.closed}</span>}
        </span>
      )}
    </td>
  );
});

const box =
  "relative flex h-12 w-full flex-col items-center justify-center rounded-sm leading-none tabular-nums";

const label = "absolute top-1 text-[0.6875rem] font-semibold leading-none";

const drawnMonth =
  "data-month:before:absolute data-month:before:top-1 data-month:before:text-[0.6875rem] data-month:before:font-semibold data-month:before:leading-none data-month:before:content-[attr(data-month)]";

const looks: Record<DayState | "selected", string> = {
  available:
    "border border-limestone-400 bg-white font-semibold hover:border-slate-900 hover:inset-ring hover:inset-ring-slate-900",
  limited:
    "border border-limestone-400 bg-white font-semibold hover:border-slate-900 hover:inset-ring hover:inset-ring-slate-900 forced-colors:border-dashed",
  booked: "cursor-not-allowed text-slate-500 line-through forced-colors:text-[GrayText]",
  selected:
    "border border-slate-900 bg-slate-900 font-semibold text-white forced-colors:forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]",
};

function DayButton(props: CellProps & { state: DayState }) {
  const { day, state, isSelected, isInteractive } = props;
  const isBooked = state === "booked";
  const words = [
    formatDay(day),
    choiceWords.days[state],
    ...(isSelected ? [choiceWords.selected] : []),
  ];
  return (
    <button
      type="submit"
      name="choose"
      value={day}
      formAction="#time"
      aria-label={words.join(", ")}
      // Drawn with CSS, because the accessible name already contains the month.
      data-month={beginsMonth(day) ? formatMonth(day, "short") : undefined}
      // Keyboard navigation also reaches full days and announces them, and a day that fills up
      // keeps the focus.
      disabled={isBooked && !isInteractive}
      aria-disabled={(isBooked && isInteractive) || undefined}
      tabIndex={isInteractive && !props.isTabStop ? -1 : undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!isBooked) props.onSelect(day, event.currentTarget);
      }}
      className={`${box} ${drawnMonth} transition-shadow ${looks[isSelected ? "selected" : state]}`}
    >
      {dayOfMonth(day)}
      <DayMark state={state} isOnDark={isSelected} className="absolute bottom-1.5" />
    </button>
  );
}

/** A stepped line between the last week of one month and the first of the next. */
function monthEdge({ day, row, column }: CellProps): string {
  const isInFirstWeek = dayOfMonth(day) <= 7;
  const above = isInFirstWeek && row > 0;
  const left = beginsMonth(day) && column > 0;
  const isFirst = column === 0 ? "before:left-0" : "before:-left-1";
  const isLast = column === 6 ? "before:right-0" : "before:-right-0.5";
  return `${above ? `${topLine} ${isFirst} ${isLast}` : ""} ${left ? leftLine : ""}`;
}

const topLine =
  "before:pointer-events-none before:absolute before:-top-1 before:border-t-2 before:border-copper-600";
const leftLine =
  "after:pointer-events-none after:absolute after:-top-1 after:-bottom-0.5 after:-left-1 after:border-l-2 after:border-copper-600";

function dayOfMonth(day: CalendarDay): number {
  return Number(day.slice(-2));
}
