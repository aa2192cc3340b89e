import { isOpen } from "#domain/appointment/rescheduling-state.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import {
  findOpenReschedulings,
  finishReschedulings,
} from "#server/appointment/reschedulings-repository.ts";
import type { Connection } from "#server/database/connection.ts";
import { findShownItems } from "./shown-rescheduling.ts";

/**
 * Finishes the reschedulings in which nobody has anything left to do or to answer. A person who was to be moved from a
 * day that is over no longer can be.
 */
export async function finishSettled(
  { database, transact }: Connection,
  { today, now }: { today: CalendarDay; now: Date },
): Promise<void> {
  const rows = await findOpenReschedulings(database);
  if (rows.length === 0) return;
  const items = await findShownItems(
    database,
    rows.map(({ id }) => id),
    // By which ways they could be written to does not matter here.
    {},
  );
  const unfinished = new Set(
    items
      .filter(
        ({ state, original }) => isOpen(state) && (state === "told" || original.date >= today),
      )
      .map(({ reschedulingId }) => reschedulingId),
  );
  const settled = rows.map(({ id }) => id).filter((id) => !unfinished.has(id));
  if (settled.length === 0) return;
  await transact((transaction) => finishReschedulings(transaction, settled, now));
}
