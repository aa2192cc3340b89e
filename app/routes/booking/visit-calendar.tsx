import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { createContext, useContext, useEffect, useRef } from "react";
import { type DayButtonProps, DayPicker, type NavProps } from "react-day-picker";
import { type DayState, dayState } from "#domain/booking/availability.ts";
import { formatDay } from "#domain/booking/calendar-day.ts";
import type { CalendarDay } from "#domain/business/business-profile.ts";
import { fromPickerDate, monthOf, toPickerDate } from "./picker-date.ts";

export type VisitCalendarProps = {
  /** Today in the business's time zone. */
  today: CalendarDay;
  /** Days that can be booked, in order. */
  bookableDays: readonly CalendarDay[];
  /** How full the days are; a day that is missing counts as available. */
  availability: Readonly<Record<CalendarDay, { isFullyBooked: boolean; availableCount?: number }>>;
  selected: CalendarDay | undefined;
  /** The month shown, as its first day. */
  month: CalendarDay;
  onSelect(day: CalendarDay): void;
  onMonthChange(month: CalendarDay): void;
};

const stateWords: Record<DayState, string> = {
  available: "available",
  limited: "few times left",
  booked: "fully booked",
};

const open =
  "bg-white font-semibold text-slate-900 ring-1 ring-inset ring-limestone-200 hover:ring-2 hover:ring-slate-900";

const dayClasses: Record<DayState, string> = {
  available: `${open} after:w-5 after:bg-patina-500`,
  limited: `${open} after:w-1.5 after:bg-amber-700`,
  booked: "text-slate-500 line-through after:w-5 after:bg-red-400",
};

const StateOfDay = createContext<(day: CalendarDay) => DayState | undefined>(() => undefined);

/**
 * A month of days to choose from. Every day and arrow is a submit button, so that choosing works
 * before the scripts have come; with them, nothing is submitted.
 */
export function VisitCalendar(props: VisitCalendarProps) {
  const bookable = new Set(props.bookableDays);
  const first = props.bookableDays[0] ?? props.today;
  const last = props.bookableDays.at(-1) ?? props.today;
  const stateOf = (day: CalendarDay) =>
    bookable.has(day) ? dayState(props.availability[day] ?? { isFullyBooked: false }) : undefined;

  return (
    <StateOfDay value={stateOf}>
      <DayPicker
        mode="single"
        required
        selected={props.selected ? toPickerDate(props.selected) : undefined}
        onSelect={(date) => props.onSelect(fromPickerDate(date))}
        month={toPickerDate(props.month)}
        onMonthChange={(month) => props.onMonthChange(fromPickerDate(month))}
        startMonth={toPickerDate(monthOf(first))}
        endMonth={toPickerDate(monthOf(last))}
        today={toPickerDate(props.today)}
        disabled={(date) => (stateOf(fromPickerDate(date)) ?? "booked") === "booked"}
        labels={{
          labelDayButton: (date, modifiers) => dayLabel(fromPickerDate(date), stateOf, modifiers),
        }}
        components={{ DayButton, Nav }}
        classNames={{
          months: "relative",
          month_caption: "flex h-11 items-center",
          caption_label: "font-heading text-heading",
          month_grid: "mt-4 w-full table-fixed border-separate border-spacing-1",
          weekday: "pb-2 text-small font-normal text-slate-500",
          day: "p-0",
        }}
      />
    </StateOfDay>
  );
}

function dayLabel(
  day: CalendarDay,
  stateOf: (day: CalendarDay) => DayState | undefined,
  modifiers: { selected?: boolean } | undefined,
): string {
  const state = stateOf(day);
  const words = [formatDay(day), state ? stateWords[state] : "not available"];
  return modifiers?.selected ? [...words, "selected"].join(", ") : words.join(", ");
}

function DayButton({ day, modifiers, onClick, className: _, ...props }: DayButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const calendarDay = fromPickerDate(day.date);
  const state = useContext(StateOfDay)(calendarDay);

  useEffect(() => {
    if (modifiers.focused) button.current?.focus();
  }, [modifiers]);

  const look = modifiers.selected
    ? "bg-slate-900 font-semibold text-white after:w-5 after:bg-white"
    : state
      ? dayClasses[state]
      : "text-slate-500";
  return (
    <button
      {...props}
      ref={button}
      type="submit"
      name="choose"
      value={calendarDay}
      formAction="#time"
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
      className={`relative grid h-11 w-full place-items-center rounded-sm text-body tabular-nums transition-shadow after:absolute after:bottom-1.5 after:h-1 disabled:cursor-not-allowed ${look}`}
    />
  );
}

function Nav({ onPreviousClick, onNextClick, previousMonth, nextMonth }: NavProps) {
  return (
    <div className="absolute right-0 top-0 flex gap-1">
      <MonthButton label="Previous month" month={previousMonth} onClick={onPreviousClick}>
        <ChevronLeft aria-hidden className="size-5" />
      </MonthButton>
      <MonthButton label="Next month" month={nextMonth} onClick={onNextClick}>
        <ChevronRight aria-hidden className="size-5" />
      </MonthButton>
    </div>
  );
}

function MonthButton(props: {
  label: string;
  month: Date | undefined;
  onClick: NavProps["onNextClick"];
  children: React.ReactNode;
}) {
  return (
    <button
      type="submit"
      name="month"
      value={props.month ? fromPickerDate(props.month) : ""}
      aria-label={props.label}
      disabled={!props.month}
      onClick={(event) => {
        event.preventDefault();
        props.onClick?.(event);
      }}
      className="grid size-11 place-items-center rounded-sm border border-limestone-200 bg-white text-slate-900 hover:border-slate-900 disabled:border-transparent disabled:bg-transparent disabled:text-limestone-400"
    >
      {props.children}
    </button>
  );
}

/** What the marks under the days mean. */
export function CalendarLegend() {
  const marks = [
    ["Available", "w-5 bg-patina-500"],
    ["Limited", "w-1.5 bg-amber-700"],
    ["Booked", "w-5 bg-red-400"],
  ] as const;
  return (
    <ul
      aria-label="Date legend"
      className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-small text-slate-700"
    >
      {marks.map(([word, mark]) => (
        <li key={word} className="flex items-center gap-2">
          <span aria-hidden className={`h-1 ${mark}`} />
          {word}
        </li>
      ))}
    </ul>
  );
}
