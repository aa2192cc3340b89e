import {
  type ConfirmationFate,
  isConfirmedBooking,
  isNewBooking,
} from "#domain/lead/confirmed-booking.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { addLeadChange, addLeadEvent } from "./lead-events.ts";
import { lockLead, type StoredLead } from "./stored-lead.ts";

/**
 * Settles the lead of an online booking that needs nobody at the office, in the transaction that confirms it: it is
 * scheduled and nobody is alerted. Its person was answered by no one, so that no answer time counts it. A lead that
 * somebody has worked on stays as it is.
 * @param confirmation what the gate decided of the mail that says when the inspection is.
 */
export async function settleBooking(
  transaction: DatabaseTransaction,
  leadId: string,
  confirmation: ConfirmationFate,
  now: Date,
): Promise<void> {
  const lead = await lockLead(transaction, leadId);
  if (lead?.kind !== "appointment" || lead.state !== "new" || lead.answered_at) return;
  const isSuspected = lead.suspected === 1;
  if (!isConfirmedBooking({ isFirm: true, isSuspected, confirmation })) return;
  const at = now.toISOString();
  await transaction
    .updateTable("leads")
    .set({
      ...{ state: "scheduled", answered_at: at, answered_by: null, answer_minutes: null },
      ...{ alert_at: null, booking_confirmed_at: at, booking_seen_at: null },
    })
    .where("id", "=", leadId)
    .execute();
}

/** Whether nothing but the confirmation of its booking has answered a lead. */
export function isAnsweredByConfirmation(
  lead: Pick<StoredLead, "booking_confirmed_at" | "answered_at" | "answered_by">,
): boolean {
  return lead.booking_confirmed_at !== null && lead.answered_at !== null && !lead.answered_by;
}

/**
 * Whether the confirmation of its booking is all that a lead is owed while its person knows where the inspection is: nothing
 * has made it wait since but that we moved it and told nobody.
 */
export function isConfirmationGood(
  lead: Pick<StoredLead, "booking_confirmed_at" | "first_answered_at" | "returned_at">,
): boolean {
  return (
    lead.booking_confirmed_at !== null &&
    lead.first_answered_at === null &&
    lead.returned_at === null
  );
}

/** The rule of the list of new bookings (`isNewBookingOf` of listed-leads.ts), of one lead. */
export function isNewBookingLead(
  lead: Pick<StoredLead, "booking_confirmed_at" | "booking_seen_at" | "is_open" | "waits">,
): boolean {
  return isNewBooking({
    confirmedAt: lead.booking_confirmed_at,
    seenAt: lead.booking_seen_at,
    isOpen: lead.is_open === 1,
    waits: lead.waits === 1,
  });
}

/** Takes a locked lead off the list of new bookings. Like a note it does not raise the version: nobody's change conflicts. */
export async function markBookingSeen(
  transaction: DatabaseTransaction,
  { id }: Pick<StoredLead, "id">,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable("leads")
    .set({ booking_seen_at: now.toISOString() })
    .where("id", "=", id)
    .execute();
}

/** Says that somebody has seen a locked new booking. @returns false: it is none. */
export async function seeBooking(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  doing: { staffId: string; now: Date },
): Promise<boolean> {
  if (!isNewBookingLead(lead)) return false;
  await markBookingSeen(transaction, lead, doing.now);
  await noteSeen(transaction, lead, "seen", doing);
  return true;
}

/** How long what was done with several leads, or one booking that was seen, can be taken back, in milliseconds. */
export const takenBackWithin = 10 * 60_000;

/** Takes that back. @returns false: it is too late, or somebody has done more with the lead. */
export async function unseeBooking(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  doing: { staffId: string; now: Date },
): Promise<boolean> {
  const seenAt = lead.booking_seen_at;
  const isNew = isNewBookingLead({ ...lead, booking_seen_at: null });
  if (!seenAt || !isNew || !isAnsweredByConfirmation(lead)) return false;
  if (doing.now.getTime() - Date.parse(seenAt) > takenBackWithin) return false;
  await transaction
    .updateTable("leads")
    .set({ booking_seen_at: null })
    .where("id", "=", lead.id)
    .execute();
  await noteSeen(transaction, lead, "unseen", doing);
  return true;
}

async function noteSeen(
  transaction: DatabaseTransaction,
  { id: leadId }: StoredLead,
  event: "seen" | "unseen",
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  const seen = { kind: "appointment" as const, details: { event } };
  await addLeadEvent(transaction, { leadId, at: now, staffId, event: seen });
  await addLeadChange(transaction, leadId, now);
  const action = `lead.booking-${event}` as const;
  await addAuditEntry(transaction, { at: now, staffId, action, leadId, details: {} });
}
