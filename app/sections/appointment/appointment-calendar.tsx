import ArrowRight from "lucide-react/icons/arrow-right";
import { type FocusEvent, type KeyboardEvent, memo, useState } from "react";
import { choiceWords as words } from "#content/en/appointment-choice.ts";
import { type DayState, dayState, nextFreeDay } from "#domain/appointment/availability.ts";
import {
  type CalendarDay,
  formatDay,
  isCalendarDay,
  weekdayOf,
} from "#domain/calendar/calendar-day.ts";
import { monthSpan, rollingWeeks } from "#domain/calendar/rolling-weeks.ts";
import { CalendarCell } from "./calendar-cell.tsx";
import { dayAfterKey } from "./walk-days.ts";

export type AppointmentCalendarProps = {
  /** Today in the business's time zone. */
  today: CalendarDay;
  /** Days that can be booked, in order. */
  bookableDays: readonly CalendarDay[];
  /** How full each day is; a day that is missing counts as available. */
  availability: Readonly<Record<CalendarDay, { isFullyBooked: boolean; availableCount?: number }>>;
  selected: CalendarDay | undefined;
  /** Whether scripts are running. */
  isInteractive: boolean;
  /** `button` is the one that was pressed. */
  onSelect(day: CalendarDay, button: HTMLElement): void;
};

/**
 * The weeks that hold the bookable days, as a grid to walk through with the arrow keys. Every day
 * is a submit button, so that choosing works before the scripts have loaded; with them nothing is
 * submitted, and the grid is a single Tab stop. Days that cannot be booked are plain text.
 */
export const AppointmentCalendar = memo(function AppointmentCalendar(
  props: AppointmentCalendarProps,
) {
  const { today, bookableDays, availability, selected, isInteractive } = props;
  const [walked, setWalked] = useState<{ to: CalendarDay; since: CalendarDay | undefined }>();
  const weeks = rollingWeeks(today, bookableDays);
  const bookable = new Set(bookableDays);
  const last = bookableDays.at(-1) ?? today;
  const entry = selected ?? nextFreeDay(bookableDays, availability) ?? bookableDays[0];
  // The day reached by key keeps the Tab stop until another day is chosen in any way.
  const tabStop = walked && walked.since === selected ? walked.to : entry;

  const stateOf = (day: CalendarDay): DayState | undefined =>
    bookable.has(day) ? dayState(availability[day] ?? { isFullyBooked: false }) : undefined;

  function walk(event: KeyboardEvent<HTMLElement>) {
    const from = (event.target as HTMLButtonElement).value;
    const to = isCalendarDay(from) && dayAfterKey(event, from, weeks, bookable);
    if (!to) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`button[value="${to}"]`)?.focus();
  }

  function noteFocus({ target }: FocusEvent<HTMLElement>) {
    const to = (target as HTMLButtonElement).value;
    // A day that is pressed gets the Tab stop by being chosen.
    if (isCalendarDay(to) && target.matches(":focus-visible")) setWalked({ to, since: selected });
  }

  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern builds on a table
      role="grid"
      onKeyDown={walk}
      onFocus={noteFocus}
      className="-mx-1.5 w-[calc(100%+0.75rem)] table-fixed border-separate border-spacing-1.5"
    >
      <caption className="px-1.5 text-left font-semibold">{monthSpan(today, last)}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th
              key={day}
              scope="col"
              abbr={weekdayOf(day)}
              className="p-0 text-small font-normal text-slate-500"
            >
              {weekdayOf(day).slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={week[0]}>
            {week.map((day, column) => (
              <CalendarCell
                key={day}
                day={day}
                row={row}
                column={column}
                isShown={day >= today && day <= last}
                isToday={day === today}
                state={stateOf(day)}
                isSelected={day === selected}
                isTabStop={day === tabStop}
                isInteractive={isInteractive}
                onSelect={props.onSelect}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** A button for the first day with a free time; nothing when there is none. */
export function NextFree({
  calendar: { bookableDays, availability, onSelect },
}: {
  calendar: AppointmentCalendarProps;
}) {
  const day = nextFreeDay(bookableDays, availability);
  if (!day) return null;
  return (
    <button
      type="submit"
      name="choose"
      value={day}
      formAction="#time"
      onClick={(event) => {
        event.preventDefault();
        onSelect(day, event.currentTarget);
      }}
      className="flex min-h-12 w-full items-center gap-3 rounded-sm border-2 border-patina-700 bg-patina-100 px-4 py-2 text-left leading-tight font-semibold text-patina-700 transition-colors hover:bg-patina-700 hover:text-limestone-50"
    >
      {words.nextFree}
      {formatDay(day, "yearless")}
      <ArrowRight aria-hidden className="ml-auto size-5 shrink-0" />
    </button>
  );
}
