import { isEnded } from "#domain/appointment/visit-stage.ts";
import { impliesHeld } from "#domain/lead/held-visit.ts";
import type { LeadChange } from "#domain/lead/lead-work-contract.ts";
import { lockAppointment } from "#server/appointment/appointments-repository.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import { VisitConflict } from "#server/lead/lead-conflict.ts";
import { pressedBy } from "#server/lead/pressed-at.ts";
import type { StoredLead } from "#server/lead/stored-lead.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { isId } from "#server/unguessable-id.ts";
import { endOfVisit } from "./visit-end.ts";
import { markProgress } from "./visit-progress.ts";

/**
 * Says that the visit of a locked lead was held if what has just become of the lead implies it: the visit whose outcome that
 * is, otherwise the lead's last one. One that has not begun, is canceled, or of which somebody has said how it ended stays as
 * it is.
 * @throws VisitConflict when the outcome is of no visit of this lead.
 */
export async function holdVisit(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  {
    state,
    lostReason,
    visit,
    at: pressed,
  }: Pick<LeadChange, "state" | "lostReason" | "visit" | "at">,
  doing: Doing & { mailOptions: MailOptions },
): Promise<void> {
  const id = visit?.appointmentId ?? lead.appointment_id;
  if (!id || !state || !impliesHeld({ state, lostReason, isOutcome: visit !== undefined })) return;
  const row = isId(id) ? await lockAppointment(transaction, id) : undefined;
  if (row?.lead_id !== lead.id) {
    if (visit) throw await otherVisit(transaction, row);
    return;
  }
  // What was chosen of a lead before its visit began is no outcome of that.
  const isAbout = (began: Date) =>
    visit !== undefined || pressedBy(pressed, { since: row.created_at, now: doing.now }) >= began;
  await endHeld(transaction, row, { leadId: lead.id, pressed, isAbout }, doing);
}

/**
 * The same of a visit that something else says was held, such as a report about it; one of another lead stays as it is.
 */
export async function holdVisitOf(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  { appointmentId, at: pressed }: { appointmentId: string; at: string | undefined },
  doing: Doing & { mailOptions: MailOptions },
): Promise<void> {
  const row = isId(appointmentId) ? await lockAppointment(transaction, appointmentId) : undefined;
  if (row?.lead_id !== lead.id) return;
  await endHeld(transaction, row, { leadId: lead.id, pressed, isAbout: () => true }, doing);
}

async function endHeld(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  {
    leadId,
    pressed,
    isAbout,
  }: { leadId: string; pressed: string | undefined; isAbout: (began: Date) => boolean },
  doing: Doing & { mailOptions: MailOptions },
): Promise<void> {
  if (row.status !== "booked" || isEnded(row.progress ?? "booked")) return;
  const at = await endOfVisit(transaction, row, pressed, doing);
  if (!at || !isAbout(at)) return;
  await markProgress(transaction, row, { leadId, progress: "done", at }, doing);
}

/** What has become of a visit that is no longer the lead's. */
async function otherVisit(
  transaction: DatabaseTransaction,
  row: AppointmentsTable | undefined,
): Promise<VisitConflict> {
  const other = await transaction
    .selectFrom("leads")
    .select("number")
    .where("id", "=", row?.lead_id ?? "")
    .executeTakeFirst();
  return new VisitConflict(
    other
      ? `The inspection that this is about belongs to lead ${other.number} now.`
      : "The inspection that this is about is no longer kept.",
  );
}
