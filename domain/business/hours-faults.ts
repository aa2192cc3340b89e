import { type Weekday, type WeekHours, week } from "#domain/calendar/opening-hours.ts";

/** What is wrong with opening hours, by weekday; `hours` for the week as a whole. Empty when nothing is. */
export function hoursFaults(hours: WeekHours): Partial<Record<Weekday | "hours", string>> {
  const open = week.flatMap((weekday) => {
    const times = hours[weekday];
    return times ? [{ weekday, ...times }] : [];
  });
  if (open.length === 0) return { hours: "Open on at least one day" };
  return Object.fromEntries(
    open
      .filter(({ opens, closes }) => closes <= opens)
      .map(({ weekday }) => [weekday, "Choose a closing time after the opening time"]),
  );
}
