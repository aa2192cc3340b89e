import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { claimReminder } from "./reminders-repository.ts";
import { untoldOf } from "./told-times.ts";

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

/** All of open leads about which nobody has been alerted, as far as their people's beliefs are concerned. */
export function findUnalerted(database: Database): Promise<AppointmentsTable[]> {
  return database
    .selectFrom("appointments")
    .innerJoin("leads", "leads.id", "appointments.lead_id")
    .selectAll("appointments")
    .where("appointments.told_date", "is not", null)
    .where("leads.is_open", "=", 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("reminders")
            .select("reminders.kind")
            .where("reminders.kind", "=", "untold")
            .whereRef("reminders.appointment_id", "=", "appointments.id")
            .whereRef("reminders.date", "=", "appointments.told_date")
            .whereRef("reminders.slot", "=", "appointments.told_slot"),
        ),
      ),
    )
    .orderBy("appointments.id")
    .execute();
}

/**
 * Notes that staff are alerted about a locked appointment, whose person believes in a time that is wrong.
 * @returns false when they were before about the same belief, or there is nothing to tell.
 */
export async function claimUntoldAlert(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  now: Date,
): Promise<boolean> {
  const believed = untoldOf(row);
  if (!believed) return false;
  const { date, timeSlot: slot } = believed;
  return claimReminder(transaction, { ...row, date, slot }, "untold", now);
}

/** Forgets that staff were alerted of what the person of a locked appointment believes: they were told since, and were not. */
export async function forgetUntoldAlert(
  transaction: DatabaseTransaction,
  id: string,
  { date, timeSlot }: AppointmentTime,
): Promise<void> {
  await transaction
    .deleteFrom("reminders")
    .where("appointment_id", "=", id)
    .where("kind", "=", "untold")
    .where("date", "=", date)
    .where("slot", "=", timeSlot)
    .execute();
}
