import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type {
  AppointmentsTable,
  BookingBurstsTable,
} from "#server/database/schema/booking-tables.ts";

/** A visitor's booking, as far as the brake counts it. */
export type VisitorBooking = Pick<
  AppointmentsTable,
  "id" | "mailbox" | "status" | "burst_id" | "created_at"
> & {
  /** Whether the office has taken it back with its burst. */
  isTakenBack: boolean;
};

/** Lets one booking after the other be judged, whichever process takes it, until its transaction ends. */
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

/** What visitors have booked since a moment, canceled or not. The desk's bookings begin no lead of this kind. */
export async function bookingsSince(database: Database, since: Date): Promise<VisitorBooking[]> {
  const rows = await database
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
    .where("leads.kind", "=", "appointment")
    .where("leads.arrived_at", ">", since.toISOString())
    .execute();
  return rows.map(({ taken_back_at, ...row }) => ({
    ...row,
    isTakenBack: taken_back_at !== null && row.status === "cancelled",
  }));
}

/**
 * Those of some mailboxes whose person we knew before a moment: by anything they sent us or the desk noted that does not look
 * like spam, apart from bookings of a burst that nobody has confirmed.
 */
export async function knownMailboxes(
  database: Database,
  mailboxes: readonly string[],
  before: Date,
): Promise<Set<string>> {
  if (mailboxes.length === 0) return new Set();
  const rows = await database
    .selectFrom("leads")
    .leftJoin("appointments", "appointments.id", "leads.source_id")
    .select("leads.person_key")
    .distinct()
    .where("leads.person_key", "in", mailboxes)
    .where("leads.arrived_at", "<=", before.toISOString())
    .where("leads.suspected", "=", 0)
    .where("leads.state", "<>", "spam")
    .where((row) =>
      row.or([
        row("appointments.burst_id", "is", null),
        row("appointments.pressed_at", "is not", null),
      ]),
    )
    .execute();
  return new Set(rows.map(({ person_key }) => person_key));
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

/** Says of bookings that they belong to a burst. */
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

/** Bookings whose seats are no longer kept since nobody confirmed them, the longest first. */
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

/** The bookings of a burst that stand, in the order in which they arrived. */
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
