import { startOf } from "#domain/appointment/reminders.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { placedAt } from "#server/lead/appointment-events.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import { pressedBy } from "#server/lead/pressed-at.ts";

/**
 * When a locked appointment ended of which somebody says so, who pressed it at `pressed` by their device's clock. Not before it
 * began: whoever presses that sooner is early, or their clock is slow.
 * @returns null when it has not begun, or had not when they pressed it, and was moved to where it is only after that.
 */
export async function endOfVisit(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  pressed: string | undefined,
  { now, opening: { timeZone } }: Pick<Doing, "now" | "opening">,
): Promise<Date | null> {
  const at = pressedBy(pressed, { since: row.created_at, now });
  const start = new Date(startOf({ date: row.date, timeSlot: row.slot }, timeZone));
  if (start <= at) return at;
  if (start > now) return null;
  const events = await transaction
    .selectFrom("lead_events")
    .select(["at", "kind", "details"])
    .where("lead_id", "=", row.lead_id)
    .where("kind", "=", "appointment")
    .orderBy("number")
    .execute();
  const placed = placedAt(row, events) ?? row.created_at;
  return at < new Date(placed) ? null : start;
}
