import { z } from "zod/mini";
import { type CalendarDay, isCalendarDay } from "./calendar-day.ts";

/** A field for a calendar day as `YYYY-MM-DD`; `error` is the message for anything else. */
export function dayField(
  error: string | ((issue: { input?: unknown }) => string),
): z.ZodMiniType<CalendarDay, string> {
  return z.string({ error }).check(z.refine(isCalendarDay, { error })).brand<"CalendarDay">();
}
