import type { DayPart } from "#domain/appointment/earlier-times.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";

/** Notes that the person of an appointment wants an earlier time. Asking again keeps their place in the line. */
export async function storeWish(
  transaction: DatabaseTransaction,
  { appointmentId, dayPart }: { appointmentId: string; dayPart: DayPart },
  now: Date,
): Promise<void> {
  await transaction
    .insertInto("earlier_wishes")
    .values({ appointment_id: appointmentId, day_part: dayPart, asked_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("appointment_id").doUpdateSet({ day_part: dayPart }))
    .execute();
}

export async function deleteWish(
  transaction: DatabaseTransaction,
  appointmentId: string,
): Promise<void> {
  await transaction
    .deleteFrom("earlier_wishes")
    .where("appointment_id", "=", appointmentId)
    .execute();
}

/** Whether the person of a booked appointment wants an earlier time. */
export async function hasWish(database: Database, appointmentId: string): Promise<boolean> {
  const row = await database
    .selectFrom("earlier_wishes")
    .innerJoin("appointments", "appointments.id", "earlier_wishes.appointment_id")
    .select("appointment_id")
    .where("appointment_id", "=", appointmentId)
    .where("status", "=", "booked")
    .executeTakeFirst();
  return row !== undefined;
}
