import { pendingPageWords } from "#content/en/pending-booking.ts";
import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { isSameTime } from "#domain/appointment/told-time.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { canceledAppointment, Refusal } from "#server/refusal.ts";
import { updateAppointment } from "./appointments-repository.ts";
import { type AppointmentWithEvent, changed, unchanged } from "./changed-appointment.ts";
import type { Moment } from "./moment.ts";
import { isOver, isPast, takenPlace } from "./past-appointments.ts";
import { believedTimeOf, knowledgeOf, toldColumnsAfter, untoldOf } from "./told-times.ts";
import { unsendConfirmation } from "./unsent-confirmation.ts";
import type { Claim } from "./visitor-times.ts";

/**
 * Moves a locked appointment for its person. Moving it to its own time changes nothing, unless they have not been told of that
 * time. `claim` takes the seat of its new time.
 * @throws Refusal 409 when it is canceled, still to be confirmed or past; or what `claim` throws.
 */
export async function moveAppointment(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  target: AppointmentTime,
  { claim, ...moment }: Moment & { claim: Claim },
): Promise<AppointmentWithEvent> {
  const { now } = moment;
  if (row.status === "cancelled") throw canceledAppointment();
  if (row.pending_until !== null) {
    throw new Refusal(409, pendingPageWords.moveFirst).because("not confirmed yet");
  }
  const { date, timeSlot } = target;
  const isThere = row.date === date && row.slot === timeSlot;
  if (isThere && !untoldOf(row)) return unchanged(row);
  if (isOver(row, moment) || (isThere && isPast(row, moment))) throw takenPlace();
  // To where we have moved it already without telling them, it only has to be told.
  const inspectorId = isThere ? row.inspector_id : await claim(transaction, row, target);
  const unsent = await unsendConfirmation(transaction, row.id, now);
  const previous = unsent?.previous ?? believedTimeOf(row);
  const moved = await updateAppointment(transaction, row.id, {
    date,
    slot: timeSlot,
    inspector_id: inspectorId,
    progress: "booked",
    ...toldColumnsAfter(knowledgeOf(row), { is: "agreed", time: { date, timeSlot } }),
    known_at: now.toISOString(),
    sequence: row.sequence + 1,
    updated_at: now.toISOString(),
  });
  // Back where they believe it to be, there is nothing to write to them.
  return changed("moved", moved, isSameTime(previous, target) ? {} : { previous });
}
