import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { deleteUntried } from "#server/mail/delete-untried.ts";
import { unsendTexts } from "#server/text/unsent-texts.ts";
import type { AppointmentEvent } from "./appointment-mails.tsx";

/** Where the person believed an appointment to be before what they are not told anymore. */
type Unsent = { previous?: AppointmentTime };

/**
 * Deletes a confirmation of an appointment that is not due yet and has never been tried, and the texts about it.
 * @returns what it would have told; undefined when there was none, or something of it has left already.
 */
export async function unsendConfirmation(
  transaction: DatabaseTransaction,
  appointmentId: string,
  now: Date,
): Promise<Unsent | undefined> {
  const text = await unsendTexts(transaction, appointmentId, now);
  return (await unsendMail(transaction, appointmentId, now)) ?? text;
}

async function unsendMail(
  transaction: DatabaseTransaction,
  appointmentId: string,
  now: Date,
): Promise<Unsent | undefined> {
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
