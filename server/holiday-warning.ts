import { withHolidays } from "#content/holidays-now.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { addDays, type CalendarDay } from "#domain/calendar/calendar-day.ts";
import { undecidedHolidays } from "#domain/calendar/public-holidays.ts";

/** Tells an owner who forgot next year's closures before the first visitor books Christmas. */
export function warnOfHolidays(
  log: { warn(details: object, message: string): void },
  profile: BusinessProfile,
  today: CalendarDay,
): void {
  const last = addDays(today, profile.inspection.horizonDays);
  const rules = withHolidays(profile);
  const holidays = undecidedHolidays([today, last], rules, rules.holidays);
  if (holidays.length > 0) {
    log.warn({ holidays }, "public holidays can be booked that the profile says nothing of");
  }
}
