import type { Database } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";

/** A lead's appointments that were moved or canceled without telling its person, in the order in which they were booked. */
export function untoldOfLead(database: Database, leadId: string): Promise<AppointmentsTable[]> {
  return database
    .selectFrom("appointments")
    .selectAll()
    .where("lead_id", "=", leadId)
    .where("told_date", "is not", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
