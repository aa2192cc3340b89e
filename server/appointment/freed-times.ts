import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { unguessableId } from "#server/unguessable-id.ts";

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
