import { holidays as holidayRules } from "#content/holidays.ts";
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
  const holidays = undecidedHolidays([today, last], profile, holidayRules);
  if (holidays.length > 0) {
    log.warn({ holidays }, "public holidays can be booked that the profile says nothing of");
  }
}
