import { pendingWords } from "#content/en/pending-booking.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { answerBy, promiseBy } from "#domain/lead/answer-clock.ts";
import { changed } from "#server/appointment/appointment-event.ts";
import { lockAppointment, updateAppointment } from "#server/appointment/appointments-repository.ts";
import { isPressKey } from "#server/appointment/press-key.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { answerPromisesOf } from "#server/lead/answer-promises.ts";
import { addAppointmentNote } from "#server/lead/appointment-events.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import { lockLeadOfAppointment } from "#server/lead/stored-lead.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { Refusal, unknownAppointment } from "#server/refusal.ts";
import { mailKinds } from "#server/services/background/mail-kinds.ts";
import { isId } from "#server/unguessable-id.ts";
import { appointmentMails, changeOf } from "./appointment-lead-mails.ts";
import { tellOfBooking } from "./visitor-changes.ts";

/**
 * Makes a pending booking firm: whoever has the key has read the mail or the text. Its person gets the confirmation that
 * others get at once, the office its notice, and the lead's clock starts. Pressing again changes nothing.
 * @throws Refusal 404 unknown, 400 a wrong key, 409 too late.
 */
export async function press(
  transaction: DatabaseTransaction,
  { id, key }: { id: string; key: string },
  { secret, mailOptions, now }: { secret: string; mailOptions: MailOptions; now: Date },
): Promise<AppointmentsTable> {
  const row = isId(id) ? await lockAppointment(transaction, id) : undefined;
  if (!row) throw unknownAppointment();
  if (!isPressKey(key, id, secret)) throw new Refusal(400, pendingWords.unknown);
  if (row.status === "cancelled") throw tooLate();
  if (row.pending_until === null) return row;
  if (row.pending_until <= now.toISOString()) throw tooLate();
  const at = now.toISOString();
  const firm = await updateAppointment(transaction, id, {
    pending_until: null,
    pressed_at: at,
    known_at: at,
    updated_at: at,
  });
  const lead = await lockLeadOfAppointment(transaction, id);
  const { event } = changed("booked", firm);
  if (event) {
    const { confirmation, notices } = appointmentMails(event, changeOf(event));
    const leadId = lead?.id ?? null;
    await enqueue(transaction, mailKinds, { ...confirmation, leadId }, now);
    for (const notice of notices) {
      await enqueue(transaction, mailKinds, { ...notice, leadId }, now);
    }
  }
  if (lead) {
    await startClock(transaction, lead.id, { profile: mailOptions.profile, now });
    await addAppointmentNote(transaction, lead.id, { event: "pressed" }, { staffId: null, now });
  }
  await addCalendarChange(transaction, now);
  await tellOfBooking(transaction, id, { mailOptions, now });
  return firm;
}

/** The lead of a pending booking alerts nobody until now. */
async function startClock(
  transaction: DatabaseTransaction,
  leadId: string,
  { profile, now }: { profile: BusinessProfile; now: Date },
): Promise<void> {
  await transaction
    .updateTable("leads")
    .set({
      answer_by: answerBy(now, false, profile).toISOString(),
      promise_by: promiseBy(now, false, answerPromisesOf(profile), profile).toISOString(),
      alert_at: now.toISOString(),
    })
    .where("id", "=", leadId)
    .where("answered_at", "is", null)
    .where("state", "=", "new")
    .execute();
}

function tooLate(): Refusal {
  return new Refusal(409, pendingWords.over).because("not confirmed in time");
}
