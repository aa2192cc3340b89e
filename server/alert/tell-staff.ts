import { understoodPhone } from "#domain/person/understood-phone.ts";
import { oddBooking } from "#domain/spam/suspicion.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { alertMailKinds } from "./alert-mail-kinds.ts";
import type { AlertDetails } from "./alerts-repository.ts";
import { newsDueAt, type UnsentNews } from "./unsent-news.ts";

/** A staff member who was told, and how, as a lead's timeline records it. */
export type StaffTold = AlertDetails & { staffId: string };

/**
 * Queues the mail to one staff member about a changed appointment, and the text if their number can get one and they
 * have not muted alerts. It uses up no ordinary alert: it is about a time in their own calendar. It goes out at once, or
 * can be taken back first when `unsent` is given.
 * @returns how they were told; nothing when they no longer work here.
 */
export async function queueAppointmentChange(
  transaction: DatabaseTransaction,
  { before, after }: { before: AppointmentsTable | null; after: AppointmentsTable },
  { staffId, heading: said, unsent }: { staffId: string; heading: string; unsent?: UnsentNews },
  { mailOptions: { alertSms }, now }: { mailOptions: MailOptions; now: Date },
): Promise<StaffTold[]> {
  const staff = await transaction
    .selectFrom("staff")
    .selectAll()
    .where("id", "=", staffId)
    .where("is_active", "=", 1)
    .executeTakeFirst();
  if (!staff) return [];
  const leadId = await leadOf(transaction, after.id);
  const heading = after.suspected === 1 ? `${said}. ${oddBooking}` : said;
  const time = timesOf(after);
  const isMoved = before && (before.date !== after.date || before.slot !== after.slot);
  const { name, email, phone, address } = after;
  const payload = {
    ...{ leadId, heading, time, previous: isMoved ? timesOf(before) : null },
    ...{ person: { name, email, phone, address }, to: { name: staff.name, email: staff.email } },
    ...(unsent && { unsent }),
  };
  const row = { ...(leadId && { leadId }), ...(unsent && { dueAt: newsDueAt(now) }) };
  const told = (by: StaffTold["by"]): StaffTold => ({ staffId, to: staff.name, by });
  await enqueue(transaction, alertMailKinds, { kind: "appointment-change", payload, ...row }, now);
  const isMuted = staff.alerts_muted_until !== null && staff.alerts_muted_until > now.toISOString();
  const number = alertSms && !isMuted ? understoodPhone(staff.phone)?.e164 : null;
  if (!number) return [told("mail")];
  const text = {
    ...{ leadId, heading, time, to: number, at: now.toISOString() },
    ...(unsent && { unsent }),
  };
  const kind = "appointment-change-text" as const;
  await enqueue(transaction, alertMailKinds, { kind, payload: text, ...row }, now);
  return [told("mail"), told("text")];
}

function timesOf({ date, slot }: AppointmentsTable) {
  return { date, timeSlot: slot };
}

async function leadOf(
  transaction: DatabaseTransaction,
  appointmentId: string,
): Promise<string | null> {
  const appointment = await transaction
    .selectFrom("appointments")
    .select("lead_id")
    .where("id", "=", appointmentId)
    .executeTakeFirst();
  return appointment?.lead_id ?? null;
}
