import type { YearlyDay } from "#domain/calendar/yearly-day.ts";

/**
 * When roofs in Northern Virginia need their owner's care: after the oaks have dropped their
 * catkins, before the first freeze, and after the last leaves. Saturdays, because owners do the
 * work themselves.
 */
export const careDays = {
  springGutters: { month: 5, weekday: 6, nth: 4 },
  inspection: { month: 9, weekday: 6, nth: 2 },
  fallGutters: { month: 12, weekday: 6, nth: 1 },
} as const satisfies Record<string, YearlyDay>;
