import { businessProfile } from "#content/business-profile.ts";
import type { BusinessChange, BusinessSettings } from "#domain/business/business-settings.ts";
import { dayHours } from "#domain/calendar/hours-in-words.ts";
import { type WeekHours, week } from "#domain/calendar/opening-hours.ts";

/** What a change of the business settings changed, one line each: `Saturday: 9:00 AM-2:00 PM → closed`. */
export function changeLines({ from, to }: Pick<BusinessChange, "from" | "to">): string[] {
  const [before, after] = [hoursOf(from), hoursOf(to)];
  const days = week
    .map((weekday) => ({
      weekday,
      was: dayHours(before[weekday]),
      is: dayHours(after[weekday]),
    }))
    .filter(({ was, is }) => was !== is)
    .map(({ weekday, was, is }) => `${weekday}: ${was} → ${is}`);
  const [room, newRoom] = [capacityOf(from), capacityOf(to)];
  return room === newRoom ? days : [...days, `Appointments per hour: ${room} → ${newRoom}`];
}

function hoursOf({ hours }: BusinessSettings): WeekHours {
  return hours ?? businessProfile.hours;
}

function capacityOf({ capacity }: BusinessSettings): number {
  return capacity ?? businessProfile.inspection.capacity;
}
