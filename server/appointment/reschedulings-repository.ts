import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { Place } from "#domain/appointment/rescheduling.ts";
import { type ItemState, seenState } from "#domain/appointment/rescheduling-state.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { slotOfLabel } from "#domain/calendar/slot.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type {
  ReschedulingItemsTable,
  ReschedulingsTable,
} from "#server/database/schema/booking-tables.ts";

/** @returns false when somebody else has opened one for the closure. */
export async function insertRescheduling(
  transaction: DatabaseTransaction,
  row: ReschedulingsTable,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto("reschedulings")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("closure_id").where("finished_at", "is", null).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findRescheduling(
  database: Database,
  id: string,
): Promise<ReschedulingsTable | undefined> {
  return database.selectFrom("reschedulings").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The oldest first. */
export function findOpenReschedulings(
  database: Database,
  closureId?: string,
): Promise<ReschedulingsTable[]> {
  return database
    .selectFrom("reschedulings")
    .selectAll()
    .where("finished_at", "is", null)
    .$if(closureId !== undefined, (query) => query.where("closure_id", "=", closureId ?? ""))
    .orderBy("created_at")
    .execute();
}

export async function finishReschedulings(
  transaction: DatabaseTransaction,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable("reschedulings")
    .set({ finished_at: now.toISOString() })
    .where("id", "in", ids)
    .where("finished_at", "is", null)
    .execute();
}

/** Leaves those alone that are there already. */
export async function insertItems(
  transaction: DatabaseTransaction,
  rows: readonly ReschedulingItemsTable[],
): Promise<void> {
  if (rows.length === 0) return;
  await transaction
    .insertInto("rescheduling_items")
    .values([...rows])
    .onConflict((conflict) => conflict.columns(["rescheduling_id", "appointment_id"]).doNothing())
    .execute();
}

export function findItems(
  database: Database,
  reschedulingIds: readonly string[],
): Promise<ReschedulingItemsTable[]> {
  if (reschedulingIds.length === 0) return Promise.resolve([]);
  return database
    .selectFrom("rescheduling_items")
    .selectAll()
    .where("rescheduling_id", "in", reschedulingIds)
    .orderBy("original_date")
    .orderBy("original_slot")
    .orderBy("appointment_id")
    .execute();
}

/** Reads an item and keeps others from changing it. Lock its appointment first. */
export function lockItem(
  transaction: DatabaseTransaction,
  { reschedulingId, appointmentId }: { reschedulingId: string; appointmentId: string },
): Promise<ReschedulingItemsTable | undefined> {
  return transaction
    .updateTable("rescheduling_items")
    .set((row) => ({ version: row.ref("version") }))
    .where("rescheduling_id", "=", reschedulingId)
    .where("appointment_id", "=", appointmentId)
    .returningAll()
    .executeTakeFirst();
}

/** Changes a locked item, and raises its version. */
export async function updateItem(
  transaction: DatabaseTransaction,
  item: ReschedulingItemsTable,
  changes: Partial<ReschedulingItemsTable>,
): Promise<void> {
  await transaction
    .updateTable("rescheduling_items")
    .set({ ...changes, version: item.version + 1 })
    .where("rescheduling_id", "=", item.rescheduling_id)
    .where("appointment_id", "=", item.appointment_id)
    .execute();
}

/** The item by which a person was last told of a move, if any. */
export function findToldItem(
  database: Database,
  appointmentId: string,
): Promise<ReschedulingItemsTable | undefined> {
  return database
    .selectFrom("rescheduling_items")
    .selectAll()
    .where("appointment_id", "=", appointmentId)
    .where("told_at", "is not", null)
    .orderBy("told_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Items whose person has not answered in time, the longest waiting first. */
export function findOverdueItems(
  database: Database,
  now: Date,
  most: number,
): Promise<ReschedulingItemsTable[]> {
  return database
    .selectFrom("rescheduling_items")
    .selectAll()
    .where("state", "=", "told")
    .where("answer_by", "<=", now.toISOString())
    .orderBy("answer_by")
    .limit(most)
    .execute();
}

/** The places that open reschedulings have promised to others but not taken yet. */
export async function findPromised(
  database: Database,
  exceptAppointments: readonly string[],
): Promise<Place[]> {
  const rows = await database
    .selectFrom("rescheduling_items")
    .innerJoin("reschedulings", "reschedulings.id", "rescheduling_items.rescheduling_id")
    // Whoever has canceled or moved meanwhile no longer needs a time.
    .innerJoin("appointments", (join) =>
      join
        .onRef("appointments.id", "=", "appointment_id")
        .onRef("appointments.date", "=", "original_date")
        .onRef("appointments.slot", "=", "original_slot"),
    )
    .select(["appointment_id", "proposed_date", "proposed_slot", "proposed_inspector"])
    .where("finished_at", "is", null)
    .where("appointments.status", "=", "booked")
    .where("state", "in", ["proposed", "call"])
    .execute();
  return rows
    .filter(({ appointment_id }) => !exceptAppointments.includes(appointment_id))
    .flatMap((row) => proposedOf(row) ?? []);
}

/** Where an item's appointment was. */
export function originalOf(item: ReschedulingItemsTable): Place {
  return {
    date: item.original_date,
    timeSlot: item.original_slot,
    inspectorId: item.original_inspector,
  };
}

/** Where it is to go; null: nothing is free. */
export function proposedOf(
  item: Pick<ReschedulingItemsTable, "proposed_date" | "proposed_slot" | "proposed_inspector">,
): Place | null {
  const { proposed_date: date, proposed_slot: timeSlot, proposed_inspector: inspectorId } = item;
  return date && timeSlot ? { date, timeSlot, inspectorId } : null;
}

/** The columns of a proposal. */
export function proposalColumns(place: Place | null | undefined) {
  return {
    proposed_date: place?.date ?? null,
    proposed_slot: place?.timeSlot ?? null,
    proposed_inspector: place?.inspectorId ?? null,
  };
}

/** What an item says, seen together with its appointment. */
export function seenItem(
  item: ReschedulingItemsTable,
  { date, timeSlot, inspectorId, status }: CalendarAppointment,
): ItemState {
  const place: Place = {
    date: date as CalendarDay,
    timeSlot: slotOfLabel(timeSlot),
    inspectorId,
  };
  const places = { original: originalOf(item), proposed: proposedOf(item) };
  return seenState(item.state, places, { ...place, status });
}
