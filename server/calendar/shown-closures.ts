import type { ShownClosure } from "#domain/appointment/calendar-contract.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { Database } from "#server/database/connection.ts";
import type { ClosuresTable } from "#server/database/schema/booking-tables.ts";
import { staffNames } from "#server/database/staff-names.ts";

/** Closures as the desk shows them, with the names of those who closed. */
export async function shownClosures(
  database: Database,
  rows: readonly ClosuresTable[],
): Promise<ShownClosure[]> {
  const names = await staffNames(
    database,
    rows.map(({ staff_id }) => staff_id),
  );
  return rows.map((row) => ({
    id: row.id,
    firstDay: row.first_day,
    lastDay: row.last_day,
    fromSlot: row.from_slot && slotLabel(row.from_slot),
    toSlot: row.to_slot && slotLabel(row.to_slot),
    inspectorId: row.inspector_id,
    reason: row.reason,
    closedBy: names.get(row.staff_id) ?? null,
  }));
}
