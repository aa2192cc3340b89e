import type { YearlyDay } from "#domain/calendar/yearly-day.ts";

/**
 * When a roof in Northern Virginia asks for its owner: after the oaks have dropped their strings, before the first
 * freeze, and after the last leaves. Saturdays, since owners do it themselves.
 */
export const careDays = {
  springGutters: { month: 5, weekday: 6, nth: 4 },
  inspection: { month: 9, weekday: 6, nth: 2 },
  fallGutters: { month: 12, weekday: 6, nth: 1 },
} as const satisfies Record<string, YearlyDay>;
