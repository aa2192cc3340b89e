import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Database } from "#server/database/connection.ts";

/**
 * The numbers of leads with an appointment on a day, ordered by slot: everybody's, or those of `assigneeId`. Only
 * booked appointments have a seat; canceled ones do not.
 */
export async function leadsOfDay(
  database: Database,
  day: CalendarDay,
  assigneeId: string | undefined,
): Promise<number[]> {
  const leads = await database
    .selectFrom("seats")
    .innerJoin("leads", "leads.appointment_id", "seats.appointment_id")
    .select("leads.number")
    .where("seats.date", "=", day)
    .$if(assigneeId !== undefined, (query) =>
      query.where("leads.assignee_id", "=", assigneeId ?? ""),
    )
    .orderBy("seats.slot")
    .orderBy("seats.seat")
    .execute();
  return leads.map(({ number }) => number);
}
