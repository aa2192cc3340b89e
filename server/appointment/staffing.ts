import { withHolidays } from "#content/holidays-now.ts";
import type { AppointmentRules } from "#domain/appointment/appointment-rules.ts";
import type { Closure, Inspector, Staffing, StaffingRules } from "#domain/appointment/capacity.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { findBusyTimes } from "#server/database/busy-times.ts";
import type { Database } from "#server/database/connection.ts";
import type { ClosuresTable } from "#server/database/schema/booking-tables.ts";
import { planOf } from "#server/database/stored-duty.ts";

/** The rules by which a contractor's inspectors work now, and within which it is open. */
export function staffingRulesOf(
  profile: BusinessProfile,
): StaffingRules & AppointmentRules & Pick<BusinessProfile, "timeZone"> {
  return withHolidays(profile);
}

/** Who inspects, by name, and what is closed, and who is busy elsewhere, from `first` to `last`. */
export async function readStaffing(
  database: Database,
  first: CalendarDay,
  last: CalendarDay,
): Promise<Staffing> {
  const inspectors = await findInspectors(database);
  const closures = await findClosures(database, first, last);
  const busy = inspectors.length > 0 ? await findBusyTimes(database, first, last) : [];
  return { inspectors, closures: closures.map(closureOf), busy };
}

/** Active staff who inspect, by name. */
export async function findInspectors(database: Database): Promise<Inspector[]> {
  const staff = await database
    .selectFrom("staff")
    .select(["id", "name", "inspection_plan"])
    .where("inspection_plan", "is not", null)
    .where("is_active", "=", 1)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return staff.map(({ id, name, inspection_plan }) => ({
    id,
    name,
    plan: planOf(inspection_plan),
  }));
}

/** Closures that cover some of the days from `first` to `last`, in order. */
export async function findClosures(
  database: Database,
  first: CalendarDay,
  last: CalendarDay,
): Promise<ClosuresTable[]> {
  return database
    .selectFrom("closures")
    .selectAll()
    .where("last_day", ">=", first)
    .where("first_day", "<=", last)
    .orderBy("first_day")
    .orderBy("created_at")
    .execute();
}

/** A row as the rules of capacity read it. */
export function closureOf(row: ClosuresTable): Closure {
  return {
    firstDay: row.first_day,
    lastDay: row.last_day,
    fromSlot: row.from_slot,
    toSlot: row.to_slot,
    inspectorId: row.inspector_id,
  };
}
