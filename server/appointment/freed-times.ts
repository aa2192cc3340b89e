import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { unguessableId } from "#server/unguessable-id.ts";

/** Seats looked up per statement. */
const atOnce = 500;

/** Notes that these appointments leave their seats from a day on, before they are deleted. */
export async function noteFreedBy(
  transaction: DatabaseTransaction,
  appointments: readonly string[],
  { from, now }: { from: CalendarDay; now: Date },
): Promise<void> {
  for (let index = 0; index < appointments.length; index += atOnce) {
    const seats = await transaction
      .selectFrom("seats")
      .select(["date", "slot"])
      .where("appointment_id", "in", appointments.slice(index, index + atOnce))
      .where("date", ">=", from)
      .execute();
    for (const seat of seats) await noteFreedTime(transaction, seat, now);
  }
}

/** Notes that an appointment has left a seat, so that it is offered to whoever wants an earlier time. */
export async function noteFreedTime(
  transaction: DatabaseTransaction,
  { date, slot }: { date: CalendarDay; slot: Slot },
  now: Date,
): Promise<void> {
  await transaction
    .insertInto("freed_times")
    .values({ id: unguessableId(), date, slot, freed_at: now.toISOString(), settled_at: null })
    .execute();
}
