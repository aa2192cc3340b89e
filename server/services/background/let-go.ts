import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { LostReason } from "#domain/lead/lead.ts";
import { snapshotOf } from "#server/appointment/appointment-snapshot.ts";
import { freeSeat, updateAppointment } from "#server/appointment/appointments-repository.ts";
import type { LetGo } from "#server/appointment/pending-mails.tsx";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { addAppointmentEvent } from "#server/lead/appointment-events.ts";
import { changeLead } from "#server/lead/change-lead.ts";
import { factsOf, lockLead } from "#server/lead/stored-lead.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import { mailKinds } from "./mail-kinds.ts";

/** Why a booking of a burst ends: nobody confirmed it, the desk took the burst back, or its visitor canceled it. */
export type LetGoReason = LetGo["because"] | "canceled";

const saidAtDesk: Record<LetGoReason, string> = {
  unpressed: "Not confirmed in time",
  "taken-back": "Taken back with its burst",
  canceled: "Canceled before it was confirmed",
};

const lostFor: LostReason = "unreachable";

/**
 * Ends a locked booking of a burst: its seat is free, its lead closed, and the person told, unless they did it themselves.
 * @returns the appointment as it is now.
 */
export async function letGo(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  because: LetGoReason,
  { profile, now, staffId }: { profile: BusinessProfile; now: Date; staffId: string | null },
): Promise<AppointmentsTable> {
  await freeSeat(transaction, row.id);
  const after = await updateAppointment(transaction, row.id, {
    status: "cancelled",
    pending_until: null,
    told_date: null,
    told_slot: null,
    sequence: row.sequence + 1,
    updated_at: now.toISOString(),
  });
  const time = { id: row.id, date: row.date, timeSlot: row.slot };
  const event = { ...time, event: "cancelled" as const, reason: saidAtDesk[because] };
  const leadId = await addAppointmentEvent(transaction, event, now, staffId);
  const lead = leadId === undefined ? undefined : await lockLead(transaction, leadId);
  if (lead && (lead.state === "new" || lead.state === "scheduled")) {
    const facts = { ...factsOf(lead), state: "lost" as const, lostReason: lostFor };
    const happening = { staffId, now, opening: profile };
    await changeLead(transaction, lead, { facts }, happening);
  }
  if (because === "canceled") return after;
  const payload = { appointment: snapshotOf(after), because, wasFirm: row.pending_until === null };
  const mail = { kind: "booking-let-go" as const, payload, leadId: leadId ?? null };
  await enqueue(transaction, mailKinds, mail, now);
  return after;
}
