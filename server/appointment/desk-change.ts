import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import type { Obstacle } from "#domain/appointment/obstacles.ts";
import { isSameTime, knowledgeAfter } from "#domain/appointment/told-time.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { AppointmentConflict } from "./appointment-conflict.ts";
import { freeSeat, updateAppointment } from "./appointments-repository.ts";
import { assignAtDesk, type DeskTime, takeDeskTime } from "./desk-times.ts";
import { noteFreedTime } from "./freed-times.ts";
import type { Moment } from "./moment.ts";
import { believedTimeOf, knowledgeOf, toldColumnsAfter } from "./told-times.ts";
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
  /** Whether a mail that told them of an earlier change was taken back. */
  isUnsent: boolean;
  /** Whether it makes a booking firm that was still to be confirmed. */
  isMadeFirm?: boolean;
  /** Whether the confirmation of that booking tells its person of it. */
  isTold?: boolean;
};

/**
 * Moves a locked appointment, or gives it to another inspector, without telling the person. Its seat changes with its
 * time only. One that is still to be confirmed stays so: whoever moves it makes it firm (`makeFirm`), which tells its person.
 * @throws AppointmentConflict when it is canceled, and what `takeDeskTime` throws.
 */
export async function moveAtDesk(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  wanted: DeskTime,
  { profile, now }: Moment,
): Promise<DeskMove> {
  if (row.status === "cancelled") throw new AppointmentConflict("This inspection is canceled.");
  const isMoved = !isSameTime({ date: row.date, timeSlot: row.slot }, wanted);
  const isSame = wanted.inspectorId === undefined || wanted.inspectorId === row.inspector_id;
  const unmoved = { isMoved: false, isUnsent: false, believed: believedTimeOf(row) };
  if (!isMoved && isSame) return { ...unmoved, after: row, isReassigned: false, obstacles: [] };
  const { inspectorId, obstacles } = isMoved
    ? await takeDeskTime(transaction, row, wanted, { profile, now })
    : await assignAtDesk(transaction, row, wanted, { profile });
  const assigned = {
    inspector_id: inspectorId,
    sequence: row.sequence + 1,
    updated_at: now.toISOString(),
  };
  const isReassigned = inspectorId !== row.inspector_id;
  if (!isMoved) {
    const after = await updateAppointment(transaction, row.id, assigned);
    return { ...unmoved, after, isReassigned, obstacles };
  }
  const { known, believed, isUnsent } = await unsent(transaction, row, now);
  const time = { date: wanted.date, timeSlot: wanted.timeSlot };
  const after = await updateAppointment(transaction, row.id, {
    ...assigned,
    date: time.date,
    slot: time.timeSlot,
    ...toldColumnsAfter(known, { is: "moved", time }),
    progress: "booked",
  });
  return { after, isMoved, isReassigned, obstacles, believed, isUnsent };
}

/**
 * Cancels a locked appointment without telling the person, and frees its seat. `isUnsent`: a mail that told them of an
 * earlier change was taken back.
 */
export async function cancelAtDesk(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  now: Date,
): Promise<{ after: AppointmentsTable; isUnsent: boolean }> {
  const { known, isUnsent } = await unsent(transaction, row, now);
  await freeSeat(transaction, row.id);
  await noteFreedTime(transaction, row, now);
  const after = await updateAppointment(transaction, row.id, {
    status: "cancelled",
    pending_until: null,
    ...toldColumnsAfter(known, { is: "canceled" }),
    sequence: row.sequence + 1,
    updated_at: now.toISOString(),
  });
  return { after, isUnsent };
}

/** Notes that the person of a locked appointment knows from now on how it is. `tellingId`: of the messages that tell them. */
export function markTold(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  now: Date,
  tellingId: string | null = null,
): Promise<AppointmentsTable> {
  const told = { ...toldColumnsAfter(knowledgeOf(row), { is: "told" }), telling_id: tellingId };
  return updateAppointment(transaction, row.id, { ...told, known_at: now.toISOString() });
}

/** What the person knows once a mail about a change that has not left is taken back. */
async function unsent(transaction: DatabaseTransaction, row: AppointmentsTable, now: Date) {
  const mail = await unsendConfirmation(transaction, row.id, now);
  const known = knowledgeOf(row);
  if (!mail?.previous) return { known, believed: believedTimeOf(row), isUnsent: false };
  const believed = mail.previous;
  return { known: knowledgeAfter(known, { is: "unsent", believed }), believed, isUnsent: true };
}
