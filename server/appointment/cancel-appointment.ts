import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { freeSeat, updateAppointment } from "./appointments-repository.ts";
import { type AppointmentWithEvent, changed, unchanged } from "./changed-appointment.ts";
import { noteFreedTime } from "./freed-times.ts";
import type { Moment } from "./moment.ts";
import { isOver, takenPlace } from "./past-appointments.ts";
import { believedTimeOf, knowledgeOf, toldColumnsAfter, untoldOf } from "./told-times.ts";
import { unsendConfirmation } from "./unsent-confirmation.ts";

/**
 * Cancels a locked appointment for its person, and frees its slot. Canceling again changes nothing and gives the same answer.
 * Anyone who cancels what we have canceled without telling them knows it, at the time that they believe in.
 * @throws Refusal 409 when it is past.
 */
export async function cancelAppointment(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  moment: Moment,
): Promise<AppointmentWithEvent> {
  const { now } = moment;
  if (row.status === "cancelled") {
    const believed = untoldOf(row);
    if (!believed) return unchanged(row);
    const told = toldColumnsAfter(knowledgeOf(row), { is: "called-off" });
    const time = { date: believed.date, slot: believed.timeSlot };
    return unchanged(await updateAppointment(transaction, row.id, { ...time, ...told }));
  }
  if (isOver(row, moment)) throw takenPlace();
  await freeSeat(transaction, row.id);
  await noteFreedTime(transaction, row, now);
  const unsent = await unsendConfirmation(transaction, row.id, now);
  // They know nothing of where we may have moved it, now or when they look at it again.
  const { date, timeSlot } = unsent?.previous ?? believedTimeOf(row);
  const cancelled = await updateAppointment(transaction, row.id, {
    status: "cancelled",
    date,
    slot: timeSlot,
    ...toldColumnsAfter(knowledgeOf(row), { is: "called-off" }),
    sequence: row.sequence + 1,
    updated_at: now.toISOString(),
  });
  return changed("cancelled", cancelled);
}
