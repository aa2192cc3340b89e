import { useCallback, useEffect, useState } from "react";
import { type DayResponse, fetchAvailability } from "#api-client/appointment-calls.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";

/**
 * How full the bookable days are: at first as the server rendered them, then reloaded, because a
 * page can have been open or cached for hours.
 */
export function useAvailability(
  bookableDays: readonly CalendarDay[],
  initial: Record<CalendarDay, DayResponse> | null,
) {
  const [availability, setAvailability] = useState(initial ?? {});
  const [hasFailed, setHasFailed] = useState(initial === null);

  const refresh = useCallback(async () => {
    try {
      setAvailability(await fetchAvailability(bookableDays));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }, [bookableDays]);

  useEffect(() => {
    refresh();
  }, [refresh]);

  return { availability, hasFailed, refresh };
}
