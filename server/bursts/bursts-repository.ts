import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type {
  AppointmentsTable,
  BookingBurstsTable,
} from "#server/database/schema/booking-tables.ts";

/** What the brake needs to know of a visitor's booking. */
export type VisitorBooking = Pick<
  AppointmentsTable,
  "id" | "mailbox" | "status" | "burst_id" | "created_at"
> & {
  /** Whether the office has taken it back with its burst. */
  isTakenBack: boolean;
};

/** Makes bookings in all processes wait their turn: each is judged alone, until its transaction ends. */
export async function lockBrake(transaction: DatabaseTransaction, now: Date): Promise<void> {
  const row = { name: "booking-brake", hits: 1, ends_at: now.toISOString() };
  await transaction
    .insertInto("limit_counters")
    .values(row)
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ ends_at: row.ends_at }))
    .execute();
}

/** The burst with the newest booking; undefined when there was none yet. */
export function newestBurst(database: Database): Promise<BookingBurstsTable | undefined> {
  return database
    .selectFrom("booking_bursts")
    .selectAll()
    .orderBy("last_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** What visitors have booked since a moment, canceled or not. Bookings by the desk create no such lead. */
export async function bookingsSince(database: Database, since: Date): Promise<VisitorBooking[]> {
  const rows = await visitorBookings(database)
    .where("leads.arrived_at", ">", since.toISOString())
    .execute();
  return rows.map(({ taken_back_at, ...row }) => ({
    ...row,
    isTakenBack: taken_back_at !== null && row.status === "cancelled",
  }));
}

/** What visitors have booked that still has to be confirmed. */
export async function unconfirmedBookings(database: Database): Promise<VisitorBooking[]> {
  const rows = await visitorBookings(database)
    .where("appointments.status", "=", "booked")
    .where("appointments.pending_until", "is not", null)
    .execute();
  return rows.map(({ taken_back_at: _, ...row }) => ({ ...row, isTakenBack: false }));
}

function visitorBookings(database: Database) {
  return database
    .selectFrom("leads")
    .innerJoin("appointments", "appointments.id", "leads.source_id")
    .leftJoin("booking_bursts", "booking_bursts.id", "appointments.burst_id")
    .select([
      "appointments.id",
      "appointments.mailbox",
      "appointments.status",
      "appointments.burst_id",
      "appointments.created_at",
      "booking_bursts.taken_back_at",
    ])
    .where("leads.kind", "=", "appointment");
}

/**
 * The mailboxes of people we know, by evidence that nobody can fake: the desk has answered them or entered them, or has
 * confirmed an appointment of theirs; they have confirmed one from their mailbox; or one has taken place.
 */
export async function knownMailboxes(
  database: Database,
  mailboxes: readonly string[],
  today: CalendarDay,
): Promise<Set<string>> {
  if (mailboxes.length === 0) return new Set();
  const answered = await database
    .selectFrom("leads")
    .select("person_key as mailbox")
    .distinct()
    .where("person_key", "in", mailboxes)
    .where("state", "<>", "spam")
    .where((row) =>
      row.or([
        row("answered_by", "is not", null),
        row("first_answered_at", "<>", row.ref("booking_confirmed_at")),
        // What the confirmation of a booking has answered, anybody could have booked.
        row.and([
          row("booking_confirmed_at", "is", null),
          row.or([row("answered_at", "is not", null), row("first_answered_at", "is not", null)]),
        ]),
      ]),
    )
    .execute();
  const visited = await database
    .selectFrom("appointments")
    .select("mailbox")
    .distinct()
    .where("mailbox", "in", mailboxes)
    .where((row) =>
      row.or([
        row("pressed_at", "is not", null),
        row.and([
          row("status", "=", "booked"),
          row.or([
            row("progress", "in", ["confirmed", "on-the-way", "done"]),
            row.and([row("progress", "=", "booked"), row("date", "<", today)]),
          ]),
        ]),
      ]),
    )
    .execute();
  return new Set([...answered, ...visited].map(({ mailbox }) => mailbox));
}

export function findBurst(database: Database, id: string): Promise<BookingBurstsTable | undefined> {
  return database.selectFrom("booking_bursts").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function storeBurst(
  transaction: DatabaseTransaction,
  row: BookingBurstsTable,
): Promise<void> {
  await transaction.insertInto("booking_bursts").values(row).execute();
}

export async function updateBurst(
  transaction: DatabaseTransaction,
  id: string,
  changes: Partial<Omit<BookingBurstsTable, "id">>,
): Promise<void> {
  await transaction.updateTable("booking_bursts").set(changes).where("id", "=", id).execute();
}

/** Marks bookings as part of a burst. */
export async function addToBurst(
  transaction: DatabaseTransaction,
  burstId: string,
  appointments: readonly string[],
): Promise<void> {
  if (appointments.length === 0) return;
  await transaction
    .updateTable("appointments")
    .set({ burst_id: burstId })
    .where("id", "in", appointments)
    .execute();
}

/** Bookings that nobody confirmed in time, the oldest deadline first. */
export async function findUnpressed(
  database: Database,
  now: Date,
  atMost: number,
): Promise<string[]> {
  const rows = await database
    .selectFrom("appointments")
    .select("id")
    .where("pending_until", "<=", now.toISOString())
    .where("status", "=", "booked")
    .orderBy("pending_until")
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many bookings a burst had, whatever became of them. */
export async function countOf(database: Database, burstId: string): Promise<number> {
  const { bookings } = await database
    .selectFrom("appointments")
    .select((row) => row.fn.countAll<number | string>().as("bookings"))
    .where("burst_id", "=", burstId)
    .executeTakeFirstOrThrow();
  return Number(bookings);
}

/** The calls that a burst has left: leads of bookings that lapsed, for which nobody has done anything yet. */
export async function callsOf(database: Database, burstId: string): Promise<string[]> {
  const rows = await database
    .selectFrom("appointments")
    .innerJoin("leads", "leads.id", "appointments.lead_id")
    .select("leads.id")
    .where("appointments.burst_id", "=", burstId)
    .where("appointments.status", "=", "cancelled")
    .where("leads.lapsed_at", "is not", null)
    .where("leads.follow_up_reason", "=", "unconfirmed")
    .where("leads.state", "=", "new")
    .where("leads.answered_at", "is", null)
    .orderBy("leads.number")
    .execute();
  return rows.map(({ id }) => id);
}

/** The active bookings of a burst, in the order in which they arrived. */
export function standingOf(database: Database, burstId: string): Promise<AppointmentsTable[]> {
  return database
    .selectFrom("appointments")
    .selectAll()
    .where("burst_id", "=", burstId)
    .where("status", "=", "booked")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
