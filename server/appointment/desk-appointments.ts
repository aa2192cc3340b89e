import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import type { Obstacle } from "#domain/appointment/obstacles.ts";
import { isSameTime, toldAfterMove } from "#domain/appointment/told-time.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { unknownAppointment } from "#server/refusal.ts";
import { isId } from "#server/unguessable-id.ts";
import { AppointmentConflict } from "./appointment-conflict.ts";
import { freeSeat, lockAppointment, updateAppointment } from "./appointments-repository.ts";
import type { DeskTime, DeskTimes } from "./desk-times.ts";
import { noteFreedTime } from "./freed-times.ts";
import { unsendConfirmation } from "./unsent-confirmation.ts";

/** What a change by the desk did. */
export type DeskMove = {
  after: AppointmentsTable;
  isMoved: boolean;
  isReassigned: boolean;
  /** In spite of what it was made. */
  obstacles: Obstacle[];
  /** Where the person believed it to be before. */
  believed: AppointmentTime;
};

/** Locks an appointment for the desk. @throws Refusal 404 */
export async function lockForDesk(
  transaction: DatabaseTransaction,
  id: string,
): Promise<AppointmentsTable> {
  const row = isId(id) ? await lockAppointment(transaction, id) : undefined;
  if (!row) throw unknownAppointment();
  return row;
}

/**
 * Moves a locked appointment, or gives it to another inspector, without telling the person. Its seat changes with its
 * time only. One that is still to be confirmed stays so: whoever moves it makes it firm (`makeFirm`), which tells its person.
 * @throws AppointmentConflict when it is canceled, and what `DeskTimes` throws.
 */
export async function moveAtDesk(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  wanted: DeskTime,
  { times, now }: { times: DeskTimes; now: Date },
): Promise<DeskMove> {
  if (row.status === "cancelled") throw new AppointmentConflict("This inspection is canceled.");
  const place = timeOf(row);
  const isMoved = !isSameTime(place, wanted);
  const isSame = wanted.inspectorId === undefined || wanted.inspectorId === row.inspector_id;
  if (!isMoved && isSame) {
    return { after: row, isMoved, isReassigned: false, obstacles: [], believed: toldOf(row) };
  }
  const { inspectorId, obstacles } = await times[isMoved ? "take" : "assign"](
    transaction,
    row,
    wanted,
  );
  const believed = isMoved ? await believedOf(transaction, row, now) : toldOf(row);
  const told = isMoved ? toldAfterMove(believed, wanted) : toldColumnsOf(row);
  const after = await updateAppointment(transaction, row.id, {
    date: wanted.date,
    slot: wanted.timeSlot,
    inspector_id: inspectorId,
    told_date: told?.date ?? null,
    told_slot: told?.timeSlot ?? null,
    ...(isMoved && { progress: "booked" as const }),
    sequence: row.sequence + 1,
    updated_at: now.toISOString(),
  });
  const isReassigned = inspectorId !== row.inspector_id;
  return { after, isMoved, isReassigned, obstacles, believed };
}

/** Cancels a locked appointment without telling the person, and frees its seat. */
export async function cancelAtDesk(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  now: Date,
): Promise<AppointmentsTable> {
  const believed = await believedOf(transaction, row, now);
  await freeSeat(transaction, row.id);
  await noteFreedTime(transaction, row, now);
  return updateAppointment(transaction, row.id, {
    status: "cancelled",
    pending_until: null,
    told_date: believed.date,
    told_slot: believed.timeSlot,
    sequence: row.sequence + 1,
    updated_at: now.toISOString(),
  });
}

/** Notes that the person knows from now on how the appointment is. */
export function markTold(
  transaction: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<AppointmentsTable> {
  const known_at = now.toISOString();
  return updateAppointment(transaction, id, { told_date: null, told_slot: null, known_at });
}

/** Where the person believes the appointment to be, if that is not where it is. */
export function toldColumnsOf({ told_date, told_slot }: AppointmentsTable): AppointmentTime | null {
  return told_date && told_slot ? { date: told_date, timeSlot: told_slot } : null;
}

function timeOf(row: AppointmentsTable): AppointmentTime {
  return { date: row.date, timeSlot: row.slot };
}

function toldOf(row: AppointmentsTable): AppointmentTime {
  return toldColumnsOf(row) ?? timeOf(row);
}

/** The same, once a confirmation that has not left is taken back. */
async function believedOf(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  now: Date,
): Promise<AppointmentTime> {
  const unsent = await unsendConfirmation(transaction, row.id, now);
  return unsent?.previous ?? toldOf(row);
}
