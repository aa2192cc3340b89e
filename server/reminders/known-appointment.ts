import type { KnownAppointment } from "#domain/appointment/reminders.ts";
import type { Database } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";

/** An appointment and since when its person knows its time. */
export function knownOf({ date, slot, known_at, created_at }: AppointmentsTable): KnownAppointment {
  return { date, timeSlot: slot, knownSince: Date.parse(known_at ?? created_at) };
}

/** The name of whoever inspects; null when nobody is assigned yet. */
export async function inspectorName(
  database: Database,
  { inspector_id }: AppointmentsTable,
): Promise<string | null> {
  if (!inspector_id) return null;
  const staff = await database
    .selectFrom("staff")
    .select("name")
    .where("id", "=", inspector_id)
    .where("is_active", "=", 1)
    .executeTakeFirst();
  return staff?.name ?? null;
}
