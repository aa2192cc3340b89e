import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";

/* Whoever wants no more reminders of an appointment has a row beside those that were queued, which stays when it moves. */

/** Whether the person of an appointment wants no more reminders of it. */
export async function areRemindersOff(database: Database, appointmentId: string): Promise<boolean> {
  const off = await database
    .selectFrom("reminders")
    .select("kind")
    .where("appointment_id", "=", appointmentId)
    .where("kind", "=", "off")
    .limit(1)
    .executeTakeFirst();
  return off !== undefined;
}

/** Ends reminders of an appointment, or begins them again. The appointment must be locked. */
export async function setReminders(
  transaction: DatabaseTransaction,
  { id, date, slot }: AppointmentsTable,
  { isWanted, now }: { isWanted: boolean; now: Date },
): Promise<void> {
  if (isWanted) {
    await transaction
      .deleteFrom("reminders")
      .where("appointment_id", "=", id)
      .where("kind", "=", "off")
      .execute();
    return;
  }
  const values = { appointment_id: id, kind: "off" as const, date, slot, at: now.toISOString() };
  await transaction.insertInto("reminders").values(values).execute();
}
