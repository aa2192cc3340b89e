import { isOpen } from "#domain/appointment/appointment-rules.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { addDays, type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import type { DemoMoment, WorkingDay } from "./demo-week.ts";

type Rules = Pick<BusinessProfile, "hours" | "closures" | "timeZone">;

/** The days and moments that the week means when the demo starts. */
export function demoCalendar(startsAt: Date, rules: Rules) {
  const today = dayInZone(startsAt.getTime(), rules.timeZone);
  const zero = isOpen(today, rules) ? today : openDayFrom(today, 1, rules);

  function dayOf(count: WorkingDay): CalendarDay {
    let day = count < 0 ? today : zero;
    for (let left = Math.abs(count); left > 0; left -= 1) {
      day = openDayFrom(day, Math.sign(count), rules);
    }
    return day;
  }

  return {
    dayOf,

    /** @returns epoch milliseconds. */
    instantOf(moment: DemoMoment): number {
      if ("minutesAgo" in moment) return startsAt.getTime() - moment.minutesAgo * 60_000;
      return instantInZone(dayOf(moment.day), moment.minute, rules.timeZone);
    },
  };
}

/** @param step 1 for the next open day, -1 for the one before. */
function openDayFrom(day: CalendarDay, step: number, rules: Rules): CalendarDay {
  const next = addDays(day, step);
  return isOpen(next, rules) ? next : openDayFrom(next, step, rules);
}
