import type { AppointmentForm } from "#domain/appointment/appointment-form.ts";
import { mailboxKey } from "#domain/person/mailbox-key.ts";
import { suspicionOfBooking } from "#domain/spam/suspicion.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { othersAhead } from "./appointments-ahead.ts";
import { insertAppointment, updateAppointment } from "./appointments-repository.ts";
import { type AppointmentWithEvent, changed } from "./changed-appointment.ts";
import type { Moment } from "./moment.ts";
import type { Claim } from "./visitor-times.ts";

/** An appointment to book, and for whom. */
type NewAppointment = Omit<AppointmentForm, "website" | "textConsent"> & {
  customerId: string;
  honeypot: string;
  /** Milliseconds spent filling in the form; null when unknown. */
  fillingTime: number | null;
  /** Whether the office entered it; then it is never suspected. */
  isTrusted?: boolean;
};

/**
 * Books an appointment, in the caller's transaction. `claim` takes its seat and finds its inspector.
 * @throws what `claim` throws.
 */
export async function bookAppointment(
  transaction: DatabaseTransaction,
  form: NewAppointment,
  { profile, now, claim }: Moment & { claim: Claim },
): Promise<AppointmentWithEvent> {
  const row = newRow(form, now);
  await insertAppointment(transaction, row);
  const claimed = { inspector_id: await claim(transaction, row, form) };
  if (claimed.inspector_id) await updateAppointment(transaction, row.id, claimed);
  const others = await othersAhead(transaction, row, { profile, now });
  return changed("booked", row, others.length > 0 ? { others } : {});
}

function newRow(form: NewAppointment, now: Date): AppointmentsTable {
  const at = now.toISOString();
  const suspicion = form.isTrusted
    ? { isSuspected: false, isConfirmationWithheld: false }
    : suspicionOfBooking({
        honeypot: form.honeypot,
        lines: [form.name, form.address],
        text: form.notes,
        fillingTime: form.fillingTime,
      });
  return {
    id: unguessableId(),
    customer_id: form.customerId,
    name: form.name,
    email: form.email,
    phone: form.phone,
    address: form.address,
    notes: form.notes,
    date: form.date,
    slot: form.timeSlot,
    status: "booked",
    sequence: 0,
    mailbox: mailboxKey(form.email),
    suspected: suspicion.isSuspected ? 1 : 0,
    withheld: suspicion.isConfirmationWithheld ? 1 : 0,
    inspector_id: null,
    progress: "booked",
    told_date: null,
    told_slot: null,
    known_at: at,
    telling_id: null,
    lead_id: null,
    pending_until: null,
    pressed_at: null,
    burst_id: null,
    created_at: at,
    updated_at: at,
  };
}
