import type { DatabaseTransaction } from "#server/database/connection.ts";
import { deleteUntried } from "#server/mail/delete-untried.ts";
import type { AppointmentEvent } from "./appointment-mails.tsx";

/**
 * Deletes a confirmation of an appointment that is not due yet and has never been tried.
 * @returns what it would have said; undefined when there was none.
 */
export async function unsendConfirmation(
  transaction: DatabaseTransaction,
  appointmentId: string,
  now: Date,
): Promise<AppointmentEvent | undefined> {
  const waiting = await transaction
    .selectFrom("outbox")
    .select(["id", "payload"])
    .where("state", "=", "queued")
    .where("lane", "=", "ordinary")
    .where("due_at", ">", now.toISOString())
    .where("kind", "=", "appointment-confirmation")
    .where("attempts", "=", 0)
    .execute();
  for (const { id, payload } of waiting) {
    const event: AppointmentEvent = JSON.parse(payload);
    if (event.appointment.id !== appointmentId) continue;
    if (await deleteUntried(transaction, id)) return event;
  }
  return undefined;
}
