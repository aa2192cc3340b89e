import { withClosedDays } from "#domain/appointment/open-days.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { addDays, type CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Database } from "#server/database/connection.ts";
import { closureOf, findClosures } from "./staffing.ts";

/** Days around a day within which the next open one is sought. */
const before = 14;
const after = 120;

/** The profile as it is around a day, with the days closed that the desk has closed wholly. For one call. */
export async function withDeskClosures(
  database: Database,
  profile: BusinessProfile,
  around: CalendarDay,
): Promise<BusinessProfile> {
  const closures = await findClosures(database, addDays(around, -before), addDays(around, after));
  if (closures.length === 0) return profile;
  const days = Array.from({ length: before + after + 1 }, (_, index) =>
    addDays(around, index - before),
  );
  return withClosedDays(profile, { closures: closures.map(closureOf) }, days);
}
