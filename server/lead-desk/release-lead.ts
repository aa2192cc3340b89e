import type { Updateable } from "kysely";
import { startOf } from "#domain/appointment/reminders.ts";
import { answerBy } from "#domain/lead/answer-clock.ts";
import type { ConfirmationFate } from "#domain/lead/confirmed-booking.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import type { LeadsTable } from "#server/database/schema/lead-tables.ts";
import { lastChangedBy } from "#server/lead/appointment-events.ts";
import { changeLead, type Doing } from "#server/lead/change-lead.ts";
import { markBookingSeen, settleBooking } from "#server/lead/confirmed-bookings.ts";
import { addLeadEvent } from "#server/lead/lead-events.ts";
import { keptAnswer } from "#server/lead/returned-leads.ts";
import { factsOf, type StoredLead } from "#server/lead/stored-lead.ts";
import type { OutboxKinds } from "#server/mail/kinds.ts";
import { queueReleased } from "#server/mail/released-mails.ts";

/**
 * Marks a locked lead as not spam: its clock starts, and what was withheld is sent if it still may be. `kinds` are those of
 * the outbox. Doing it again changes nothing.
 */
export async function release(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  doing: Doing,
  kinds: OutboxKinds,
): Promise<void> {
  const isSpam = lead.state === "spam";
  if (!isSpam && lead.suspected === 0) return;
  const { now, staffId } = doing;
  await addLeadEvent(transaction, {
    ...{ leadId: lead.id, at: now, staffId, event: { kind: "released", details: {} } },
  });
  await addAuditEntry(transaction, {
    ...{ at: now, staffId, action: "lead.released", leadId: lead.id, details: {} },
  });
  await trustSource(transaction, lead);
  const clock = isSpam && (await clockOf(transaction, lead, doing));
  const facts = isSpam ? { ...factsOf(lead), state: "new" as const } : undefined;
  await changeLead(
    transaction,
    lead,
    { facts, columns: { suspected: 0, withheld: 0, ...clock } },
    doing,
  );
  const { timeZone } = doing.opening;
  await queueReleased(transaction, kinds, lead.id, { now, timeZone });
  await settleReleased(transaction, lead, { now, timeZone });
}

/**
 * A booking that looked odd, or had no confirmation, is like any other now; whoever released it has seen it. One whose time
 * has begun still asks for a person: nobody may have been there.
 */
async function settleReleased(
  transaction: DatabaseTransaction,
  { id, appointment_id }: StoredLead,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  if (!appointment_id) return;
  const firm = await transaction
    .selectFrom("appointments")
    .select(["date", "slot"])
    .where("id", "=", appointment_id)
    .where("status", "=", "booked")
    .where("pending_until", "is", null)
    .where("told_date", "is", null)
    .executeTakeFirst();
  const confirmation = await transaction
    .selectFrom("outbox")
    .select("state")
    .where("lead_id", "=", id)
    .where("kind", "=", "appointment-confirmation")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!firm || !confirmation) return;
  if (startOf({ date: firm.date, timeSlot: firm.slot }, timeZone) <= now.getTime()) return;
  await settleBooking(transaction, id, fates[confirmation.state], now);
  await markBookingSeen(transaction, { id }, now);
}

const fates: Record<OutboxTable["state"], ConfirmationFate> = {
  queued: "send",
  sending: "send",
  sent: "send",
  withheld: "withhold",
  dead: "undelivered",
};

/**
 * How it waits. If its visitor has canceled, nobody has to be asked; if staff have, as whoever calls a lead spam does, it
 * waits even if it was answered: somebody has to book again.
 */
async function clockOf(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  { now, opening }: Doing,
): Promise<Updateable<LeadsTable>> {
  const isCanceled = await isAppointmentCanceled(transaction, lead);
  const isByStaff = isCanceled && Boolean(await lastChangedBy(transaction, lead.id));
  if (lead.answered_at && !isByStaff) return {};
  return {
    ...(lead.answered_at && keptAnswer(lead)),
    ...(isByStaff && { returned_at: null, return_reason: null }),
    answer_by: answerBy(now, lead.emergency === 1, opening).toISOString(),
    alert_at: isCanceled && !isByStaff ? null : now.toISOString(),
    alerts: 0,
  };
}

async function isAppointmentCanceled(
  transaction: DatabaseTransaction,
  { appointment_id }: StoredLead,
): Promise<boolean> {
  if (!appointment_id) return false;
  const canceled = await transaction
    .selectFrom("appointments")
    .select("id")
    .where("id", "=", appointment_id)
    .where("status", "=", "cancelled")
    .executeTakeFirst();
  return canceled !== undefined;
}

/** Later mails, such as one about a move, are sent too. */
async function trustSource(transaction: DatabaseTransaction, lead: StoredLead): Promise<void> {
  if (lead.appointment_id) {
    await transaction
      .updateTable("appointments")
      .set({ suspected: 0, withheld: 0 })
      .where("id", "=", lead.appointment_id)
      .execute();
  }
  if (lead.kind !== "inquiry" && lead.kind !== "assessment") return;
  await transaction
    .updateTable(lead.kind === "inquiry" ? "inquiries" : "assessments")
    .set({ suspected: 0 })
    .where("id", "=", lead.source_id)
    .execute();
}
