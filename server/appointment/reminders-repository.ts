import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import type {
  AppointmentsTable,
  RemindersTable,
  UnsentReason,
} from "#server/database/schema/booking-tables.ts";
import { findWritable } from "#server/mail/writing-gate.ts";

/** Progress before which a person has to be reminded. */
const ahead: readonly AppointmentsTable["progress"][] = ["booked", "confirmed"];

/**
 * Appointments whose people may be reminded: booked, at a time that they know, and no program's. From
 * `first` to `last`, in order.
 */
export async function findRemindable(
  database: Database,
  { first, last }: { first: CalendarDay; last: CalendarDay },
): Promise<AppointmentsTable[]> {
  const rows = await database
    .selectFrom("appointments")
    .selectAll()
    .where("date", ">=", first)
    .where("date", "<=", last)
    .where("status", "=", "booked")
    .where("progress", "in", ahead)
    .where("told_date", "is", null)
    .orderBy("date")
    .orderBy("slot")
    .orderBy("id")
    .execute();
  return remindable(database, rows);
}

/** Those of these appointments that `findRemindable` would find, for example of one that is locked by now. */
export async function remindable<Row extends AppointmentsTable>(
  database: Database,
  rows: readonly Row[],
): Promise<Row[]> {
  const known = rows.filter(
    ({ status, progress, told_date, pending_until }) =>
      status === "booked" &&
      ahead.includes(progress) &&
      told_date === null &&
      pending_until === null,
  );
  const ids = known.map(({ id }) => id);
  const writable = await findWritable(database, ids, "unasked");
  return known.filter(({ id }) => writable.has(id));
}

/** What was queued for these appointments, whatever time they had then. */
export async function findReminders(
  database: Database,
  { first, last }: { first: CalendarDay; last: CalendarDay },
): Promise<RemindersTable[]> {
  return database
    .selectFrom("reminders")
    .innerJoin("appointments", "appointments.id", "reminders.appointment_id")
    .selectAll("reminders")
    .where("appointments.date", ">=", first)
    .where("appointments.date", "<=", last)
    .execute();
}

/** Whether a reminder was queued before, or found to reach nobody, for the same time. The appointment must be locked. */
export async function isClaimed(
  transaction: DatabaseTransaction,
  { id, date, slot }: AppointmentsTable,
  kind: RemindersTable["kind"],
): Promise<boolean> {
  const claimed = await transaction
    .selectFrom("reminders")
    .select("kind")
    .where("appointment_id", "=", id)
    .where("kind", "=", kind)
    .where("date", "=", date)
    .where("slot", "=", slot)
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Notes that a reminder is queued, in the transaction that queues it, or why nobody gets it.
 * @returns false when it was before, for the same time.
 */
export async function claimReminder(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  kind: RemindersTable["kind"],
  now: Date,
  unsent?: UnsentReason,
): Promise<boolean> {
  const { id, date, slot } = row;
  const claimed = await transaction
    .insertInto("reminders")
    .values({
      ...{ appointment_id: id, kind, date, slot, at: now.toISOString() },
      ...(unsent && { unsent }),
    })
    .onConflict((conflict) =>
      conflict.columns(["appointment_id", "kind", "date", "slot"]).doNothing(),
    )
    .returning("kind")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Locks an appointment; undefined when it is gone, or another session has it: it is looked at again later. */
export async function lockIfFree(
  transaction: DatabaseTransaction,
  engine: Connection["engine"],
  id: string,
): Promise<AppointmentsTable | undefined> {
  return transaction
    .updateTable("appointments")
    .set((row) => ({ sequence: row.ref("sequence") }))
    .where("id", "=", (row) =>
      row
        .selectFrom("appointments as free")
        .select("free.id")
        .where("free.id", "=", id)
        .$if(engine === "postgres", (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .executeTakeFirst();
}
