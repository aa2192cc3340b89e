import { unsentFor } from "#domain/appointment/told-time.ts";
import { changed } from "#server/appointment/appointment-event.ts";
import type { AppointmentEvent } from "#server/appointment/appointment-mails.tsx";
import { toldColumnsOf } from "#server/appointment/desk-appointments.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import { invalidInput } from "#server/refusal.ts";
import { mailKinds } from "#server/services/background/mail-kinds.ts";

/**
 * Queues the mail about what the person does not know yet, so that the next seconds can unsend it.
 * @throws Refusal 400 when they left no email address.
 */
export async function queueTelling(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  leadId: string,
  now: Date,
): Promise<void> {
  if (!row.email) throw invalidInput({ email: "We have no email address of this person." });
  const payload = changeToTell(row);
  if (!payload) return;
  const mail = { kind: "appointment-confirmation" as const, payload, leadId };
  const dueAt = new Date(now.getTime() + unsentFor);
  await enqueue(transaction, mailKinds, { ...mail, dueAt }, now);
}

/** A cancellation names the time that the person knows, which a move nobody told them of may have changed. */
function changeToTell(row: AppointmentsTable): AppointmentEvent | null {
  const told = toldColumnsOf(row);
  if (!told) return null;
  if (row.status === "booked") return changed("moved", row, { previous: told }).event;
  return changed("cancelled", { ...row, date: told.date, slot: told.timeSlot }).event;
}
