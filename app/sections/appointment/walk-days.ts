import type { CalendarDay } from "#domain/calendar/calendar-day.ts";

/**
 * Where a key leads in a grid of weeks, following the grid pattern of the ARIA Authoring Practices.
 * Days outside `reachable` are skipped: left and right go to the next reachable day, up and down to
 * the next one on the same weekday, Home and End stay within the week, and Page Up and Page Down go
 * to the nearest day of the next week that has one or, with Control, Home and End to the first and
 * last of all.
 * @returns undefined for any other key; the day itself when there is nowhere to go.
 */
export function dayAfterKey(
  { key, ctrlKey = false }: { key: string; ctrlKey?: boolean },
  from: CalendarDay,
  weeks: readonly (readonly CalendarDay[])[],
  reachable: ReadonlySet<CalendarDay>,
): CalendarDay | undefined {
  const days = weeks.flat();
  const at = days.indexOf(from);
  const before = days.slice(0, at).reverse();
  const after = days.slice(at + 1);
  const week = weeks.find((some) => some.includes(from)) ?? [];
  const column = week.indexOf(from);
  const isReachable = (day: CalendarDay) => reachable.has(day);
  const isSameColumn = (day: CalendarDay) => weeks.some((some) => some[column] === day);

  /** In the first week that has a reachable day, the one nearest to this weekday. */
  function nearestIn(others: readonly (readonly CalendarDay[])[]): CalendarDay | undefined {
    const next = others.find((some) => some.some(isReachable)) ?? [];
    const distance = (day: CalendarDay) => Math.abs(next.indexOf(day) - column);
    return next.filter(isReachable).sort((one, other) => distance(one) - distance(other))[0];
  }

  function target(): CalendarDay | undefined {
    switch (key) {
      case "ArrowRight":
        return after.find(isReachable);
      case "ArrowLeft":
        return before.find(isReachable);
      case "ArrowDown":
        return after.filter(isSameColumn).find(isReachable);
      case "ArrowUp":
        return before.filter(isSameColumn).find(isReachable);
      case "Home":
        return (ctrlKey ? days : week).find(isReachable);
      case "End":
        return (ctrlKey ? days : week).findLast(isReachable);
      case "PageDown":
        return nearestIn(weeks.slice(weeks.indexOf(week) + 1));
      case "PageUp":
        return nearestIn(weeks.slice(0, weeks.indexOf(week)).reverse());
    }
    return undefined;
  }

  return walkingKeys.has(key) ? (target() ?? from) : undefined;
}

const walkingKeys: ReadonlySet<string> = new Set([
  "ArrowRight",
  "ArrowLeft",
  "ArrowDown",
  "ArrowUp",
  "Home",
  "End",
  "PageDown",
  "PageUp",
]);
