import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { answerBy } from "#domain/lead/answer-clock.ts";
import type { WritingDecision } from "#domain/lead/writing-rules.ts";
import { tellInspector } from "#server/alert/tell-inspector.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { answerPromisesOf } from "#server/lead/answer-promises.ts";
import { addAppointmentNote } from "#server/lead/appointment-events.ts";
import { callNoMore } from "#server/lead/called-leads.ts";
import { settleBooking } from "#server/lead/confirmed-bookings.ts";
import { addCalendarChange, addLeadChange } from "#server/lead/lead-events.ts";
import { setClock } from "#server/lead/lead-goal.ts";
import { lockLeadOfAppointment } from "#server/lead/stored-lead.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { textAboutAppointment } from "#server/text/appointment-texts.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { appointmentMailKinds } from "./appointment-mail-kinds.ts";
import { updateAppointment } from "./appointments-repository.ts";
import { changed } from "./changed-appointment.ts";
import { markTold } from "./desk-change.ts";

/**
 * Makes a locked pending booking firm, whether its visitor has pressed the link, the desk has spoken with them, or an earlier
 * release has taken it for firm. Only now the person gets their confirmation, the office its notice and the inspector a
 * message; the lead is settled by it or its clock starts, and open screens show it as new. A booking that is firm already stays as it is.
 * @param staffId who did it, and is not told of it; null: nobody at the desk.
 * @param isConfirmed false: nobody has confirmed it, so that its mailbox is not known by it.
 * @param believed where its person believes it to be, if nothing but its confirmation tells them where it is now.
 * @returns the appointment as it is now, and whether its confirmation tells its person where it is: one that is withheld tells
 * nobody.
 */
export async function makeFirm(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  {
    staffId,
    isConfirmed = true,
    believed,
    mailOptions,
    now,
  }: {
    staffId: string | null;
    isConfirmed?: boolean;
    believed?: AppointmentTime | undefined;
    mailOptions: MailOptions;
    now: Date;
  },
): Promise<{ firm: AppointmentsTable; isTold: boolean }> {
  if (row.pending_until === null) return { firm: row, isTold: false };
  const at = now.toISOString();
  let firm = await updateAppointment(transaction, row.id, {
    pending_until: null,
    pressed_at: isConfirmed ? at : null,
    sequence: row.sequence + 1,
    updated_at: at,
  });
  const lead = await lockLeadOfAppointment(transaction, row.id);
  const leadId = lead?.id ?? null;
  let fate: WritingDecision = "drop";
  let isTold = false;
  const { event: payload } = changed("booked", firm);
  if (payload) {
    const told = { ...payload, ...(believed && { previous: believed, isTelling: true }) };
    const tellingId = unguessableId();
    const row = { payload: told, leadId, tellingId };
    const confirmation = { kind: "appointment-confirmation" as const, ...row };
    fate = await enqueue(transaction, appointmentMailKinds, confirmation, now);
    const text = { event: told, isAlone: fate !== "send", tellingId };
    const isTexted = await textAboutAppointment(transaction, text, { mailOptions, now });
    isTold = fate === "send" || isTexted;
    if (isTold) firm = await markTold(transaction, firm, now, tellingId);
    const notice = { kind: "appointment-notice" as const, payload, leadId };
    await enqueue(transaction, appointmentMailKinds, notice, now);
  }
  if (lead) {
    const { profile } = mailOptions;
    const rules = { opening: profile, promises: answerPromisesOf(profile) };
    // Somebody at the desk has just spoken with the person: no need to alert anybody yet.
    const alertAt = staffId === null ? now : answerBy(now, false, profile);
    await setClock(transaction, lead.id, { from: now, alertAt }, rules);
    // Whoever does it at the desk decides whether that answers the person.
    if (isConfirmed && staffId === null) await settleBooking(transaction, lead.id, fate, now);
    await callNoMore(transaction, lead, now);
    if (isConfirmed && staffId === null) {
      await addAppointmentNote(transaction, lead.id, { event: "pressed" }, { staffId, now });
    }
    await addLeadChange(transaction, lead.id, now, { kind: "arrived" });
  }
  await addCalendarChange(transaction, now);
  await tellInspector(transaction, { before: null, after: firm, staffId }, { mailOptions, now });
  return { firm, isTold };
}
