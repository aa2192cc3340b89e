import {
  addDays,
  type CalendarDay,
  calendarDay,
  isCalendarDay,
  weekdayIndex,
} from "#domain/calendar/calendar-day.ts";

export const calendarViews = ["day", "week", "month"] as const;

export type CalendarView = (typeof calendarViews)[number];

const daysOfWeek = 7;

/** What the page's address asks for; anything but a view or a day is ignored. */
export function readCalendarAddress(
  params: URLSearchParams,
  otherwise: { view: CalendarView; date: CalendarDay },
): { view: CalendarView; date: CalendarDay } {
  const date = params.get("date") ?? "";
  return {
    view: calendarViews.find((view) => view === params.get("view")) ?? otherwise.view,
    date: isCalendarDay(date) ? date : otherwise.date,
  };
}

/** The address of a view. @param whose An inspector's id or `unassigned`; null: everybody's. */
export function calendarAddress(
  view: CalendarView,
  date: CalendarDay,
  whose: string | null = null,
): string {
  return `?${new URLSearchParams({ view, date, ...(whose !== null && { inspector: whose }) })}`;
}

/** The days that are read for a view: whole weeks from Sunday. A day brings its week, to choose from. */
export function calendarSpan(
  view: CalendarView,
  date: CalendarDay,
): { from: CalendarDay; days: number } {
  if (view !== "month") return { from: weekBegin(date), days: daysOfWeek };
  const from = weekBegin(firstOfMonth(date));
  const end = firstOfMonth(addDays(firstOfMonth(date), 31));
  let days = daysOfWeek;
  while (addDays(from, days) < end) days += daysOfWeek;
  return { from, days };
}

/** The day to show after a step back (-1) or forward (1): a day, a week or a month away. */
export function stepped(view: CalendarView, date: CalendarDay, step: -1 | 1): CalendarDay {
  if (view === "day") return addDays(date, step);
  if (view === "week") return addDays(date, step * daysOfWeek);
  const first = firstOfMonth(date);
  return step === 1 ? firstOfMonth(addDays(first, 31)) : firstOfMonth(addDays(first, -1));
}

/** The Sunday that a day's week begins with. */
export function weekBegin(date: CalendarDay): CalendarDay {
  return addDays(date, -weekdayIndex(date));
}

function firstOfMonth(date: CalendarDay): CalendarDay {
  return calendarDay(`${date.slice(0, 8)}01`);
}
