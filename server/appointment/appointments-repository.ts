import { sql } from "kysely";
import { type SeatsTaken, seatsTakenAt } from "#domain/appointment/availability.ts";
import type { AssignedSlot } from "#domain/appointment/capacity.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";

export async function insertAppointment(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
): Promise<void> {
  await transaction.insertInto("appointments").values(row).execute();
}

export async function findAppointment(
  database: Database,
  id: string,
): Promise<AppointmentsTable | undefined> {
  return database.selectFrom("appointments").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * Reads an appointment and keeps other transactions from changing it until this one ends. An update that changes
 * nothing locks the row on both engines; SQLite has no `for update`.
 */
export async function lockAppointment(
  transaction: DatabaseTransaction,
  id: string,
): Promise<AppointmentsTable | undefined> {
  return transaction
    .updateTable("appointments")
    .set((row) => ({ sequence: row.ref("sequence") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Waits for the transactions that are changing appointments, and keeps others from beginning to until this one ends. SQLite lets only
 * one transaction write. What follows from it has to be read after it.
 */
export async function lockAppointments(
  transaction: DatabaseTransaction,
  engine: Connection["engine"],
): Promise<void> {
  if (engine === "postgres") {
    await sql`lock table appointments in share row exclusive mode`.execute(transaction);
  }
}

export async function updateAppointment(
  transaction: DatabaseTransaction,
  id: string,
  changes: Partial<Omit<AppointmentsTable, "id">>,
): Promise<AppointmentsTable> {
  return transaction
    .updateTable("appointments")
    .set(changes)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Booked appointments of a mailbox on `from` or later, ordered by day. */
export async function findBookedFrom(
  transaction: DatabaseTransaction,
  mailbox: string,
  from: CalendarDay,
): Promise<AppointmentsTable[]> {
  return transaction
    .selectFrom("appointments")
    .selectAll()
    .where("mailbox", "=", mailbox)
    .where("status", "=", "booked")
    .where("date", ">=", from)
    .orderBy("date")
    .execute();
}

/** Seats taken on each of the given days, by slot, without those of the appointments `except`. */
export async function countSeats(
  database: Database,
  dates: readonly CalendarDay[],
  except: readonly string[] = [],
): Promise<Map<CalendarDay, SeatsTaken>> {
  if (dates.length === 0) return new Map();
  const rows = await database
    .selectFrom("seats")
    .select((row) => ["date", "slot", row.fn.countAll<number | string>().as("taken")])
    .where("date", "in", dates)
    .$if(except.length > 0, (query) => query.where("appointment_id", "not in", except))
    .groupBy(["date", "slot"])
    .execute();
  const byDate = new Map<CalendarDay, SeatsTaken>();
  for (const row of rows) {
    const day = byDate.get(row.date) ?? {};
    day[row.slot] = Number(row.taken);
    byDate.set(row.date, day);
  }
  return byDate;
}

/** Seats that are taken of a slot, or of one that runs into its inspection, which takes up to `minutes`. */
export async function countSeatsAt(
  database: Database,
  { date, slot, minutes }: { date: CalendarDay; slot: Slot; minutes: number },
): Promise<number> {
  const seats = (await countSeats(database, [date])).get(date) ?? {};
  return seatsTakenAt(seats, slot, minutes);
}

/**
 * Keeps other transactions from filling or closing days until this one ends. In the order of the days, so that two that
 * move appointments between the same days never wait for each other.
 */
export async function lockDays(
  transaction: DatabaseTransaction,
  dates: readonly CalendarDay[],
): Promise<void> {
  for (const date of [...new Set(dates)].sort()) {
    await transaction
      .insertInto("calendar_days")
      .values({ date, changes: 1 })
      .onConflict((conflict) =>
        conflict
          .column("date")
          .doUpdateSet((row) => ({ changes: row("calendar_days.changes", "+", 1) })),
      )
      .execute();
  }
}

/**
 * Takes one of the slot's seats. The primary key of `seats` decides who gets it, so two appointments never share a
 * seat, whatever the timing and however many processes. Lock the day first: its capacity may be changing.
 * @param free seats of the slot that are left for it, as counted since the day was locked.
 * @returns false when none is.
 */
export async function takeSeat(
  transaction: DatabaseTransaction,
  seat: { date: CalendarDay; slot: Slot; appointmentId: string; free: number },
): Promise<boolean> {
  const { date, slot } = seat;
  if (seat.free <= 0) return false;
  const rows = await transaction
    .selectFrom("seats")
    .select("seat")
    .where("date", "=", date)
    .where("slot", "=", slot)
    .execute();
  const taken = new Set(rows.map((row) => row.seat));
  const most = taken.size + seat.free;
  for (let number = 1; taken.size < most; number += 1) {
    if (taken.has(number)) continue;
    const row = await transaction
      .insertInto("seats")
      .values({ date, slot, seat: number, appointment_id: seat.appointmentId })
      .onConflict((conflict) => conflict.columns(["date", "slot", "seat"]).doNothing())
      .returning("seat")
      .executeTakeFirst();
    if (row) return true;
    taken.add(number);
  }
  return false;
}

/** A slot of a day at which an inspector has an appointment, and with whom. */
export type AssignedAppointment = AssignedSlot & { id: string; name: string };

/** Booked appointments of a day that have an inspector, as far as assigning another needs them. */
export async function findAssigned(
  transaction: DatabaseTransaction,
  date: CalendarDay,
): Promise<AssignedAppointment[]> {
  const rows = await transaction
    .selectFrom("appointments")
    .select(["id", "name", "slot", "inspector_id"])
    .where("date", "=", date)
    .where("status", "=", "booked")
    .where("inspector_id", "is not", null)
    .execute();
  return rows.map(({ inspector_id, ...row }) => ({ ...row, inspectorId: inspector_id ?? "" }));
}

/** Which inspectors have appointments from `first` to `last`, and when. */
export async function findAssignedBetween(
  database: Database,
  first: CalendarDay,
  last: CalendarDay,
): Promise<(AssignedSlot & { date: CalendarDay })[]> {
  const rows = await database
    .selectFrom("appointments")
    .select(["date", "slot", "inspector_id"])
    .where("date", ">=", first)
    .where("date", "<=", last)
    .where("status", "=", "booked")
    .where("inspector_id", "is not", null)
    .execute();
  return rows.map(({ inspector_id, ...row }) => ({ ...row, inspectorId: inspector_id ?? "" }));
}

export async function freeSeat(
  transaction: DatabaseTransaction,
  appointmentId: string,
): Promise<void> {
  await transaction.deleteFrom("seats").where("appointment_id", "=", appointmentId).execute();
}
