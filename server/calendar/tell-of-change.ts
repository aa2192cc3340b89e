import { unsentFor } from "#domain/appointment/told-time.ts";
import { appointmentMailKinds } from "#server/appointment/appointment-mail-kinds.ts";
import type { AppointmentEvent } from "#server/appointment/appointment-mails.tsx";
import { changed } from "#server/appointment/changed-appointment.ts";
import { untoldOf } from "#server/appointment/told-times.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { invalidInput, Refusal } from "#server/refusal.ts";
import { textAboutAppointment } from "#server/text/appointment-texts.ts";
import { unguessableId } from "#server/unguessable-id.ts";

/**
 * Queues the mail about what the person does not know yet, and the text if they want texts, so that the next seconds can
 * unsend both. Either of them tells them.
 * @throws Refusal 400 when they left no email address and want no texts, 409 when they may not be written to: then they are
 * not told.
 * @returns the id of this telling; null when there is nothing to tell.
 */
export async function queueTelling(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  leadId: string,
  { mailOptions, now }: { mailOptions: MailOptions; now: Date },
): Promise<string | null> {
  const payload = changeToTell(row);
  if (!payload) return null;
  const tellingId = unguessableId();
  const told = { ...payload, isTelling: true };
  const mail = { kind: "appointment-confirmation" as const, payload: told, leadId, tellingId };
  const dueAt = new Date(now.getTime() + unsentFor);
  const isMailed =
    row.email !== "" &&
    (await enqueue(transaction, appointmentMailKinds, { ...mail, dueAt }, now)) === "send";
  const text = { event: payload, isOurMove: true, isAlone: !isMailed, tellingId, dueAt };
  const isTexted = await textAboutAppointment(transaction, text, { mailOptions, now });
  if (isMailed || isTexted) return tellingId;
  if (!row.email) throw invalidInput({ email: "We have no email address of this person." });
  throw new Refusal(409, `${row.name} is not to be written to. Please call.`);
}

/** A cancellation names the time that the person knows, which a move nobody told them of may have changed. */
function changeToTell(row: AppointmentsTable): AppointmentEvent | null {
  const told = untoldOf(row);
  if (!told) return null;
  if (row.status === "booked") return changed("moved", row, { previous: told }).event;
  return changed("cancelled", { ...row, date: told.date, slot: told.timeSlot }).event;
}
